import { NONE_OF_THESE } from '@norteia/contracts/diagnostic'
import { useId } from 'react'
import { Checkbox } from './checkbox-field.tsx'
import { FieldNote, type FieldProps } from './field.tsx'

interface MultiselectFieldProps extends FieldProps {
  id?: string
  name?: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  /** The first box, for the focus on an error. */
  ref?: (element: HTMLInputElement | null) => void
}

/** Several options of a list as a group of checkboxes, all visible and large enough for a thumb. 'Nenhum destes' excludes the others. */
export function MultiselectField(props: MultiselectFieldProps) {
  const { label, help, error, options, value, onChange, onBlur, name, ref } = props
  const generated = useId()
  const noteId = `${props.id ?? generated}-note`
  const toggle = (option: string, on: boolean) =>
    onChange(
      options.filter((other) => {
        if (other === option) return on
        const excluded = on && (option === NONE_OF_THESE || other === NONE_OF_THESE)
        return value.includes(other) && !excluded
      }),
    )
  return (
    <fieldset
      id={props.id ?? generated}
      aria-describedby={error || help ? noteId : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="text-sm font-medium">{label}</legend>
      <FieldNote id={noteId} help={help} error={error} />
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
          <label
            key={option}
            className="flex min-h-10 items-center gap-2.5 rounded-md border border-line bg-card px-3 py-2 text-sm transition-colors duration-150 hover:border-edge has-checked:border-primary has-checked:bg-primary-soft coarse:min-h-11"
          >
            <Checkbox
              ref={index === 0 ? ref : undefined}
              name={name}
              value={option}
              checked={value.includes(option)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(option, event.currentTarget.checked)}
              onBlur={onBlur}
            />
            <span className="min-w-0">{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
