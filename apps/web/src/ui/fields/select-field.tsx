import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '#src/ui/page/cx.ts'
import { CONTROL_LINE, FieldFrame, type FieldProps, useField } from './field.tsx'

type Option = string | { value: string; label: string }

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[]
  /** The empty first choice; null leaves it out. */
  placeholder?: string | null
}

/** A native select: the phone shows its own picker. */
export function SelectField({
  label,
  help,
  error,
  id,
  className,
  options,
  placeholder = 'Selecione',
  ...rest
}: SelectFieldProps) {
  const { noteId, ...ids } = useField(id, { help, error })
  return (
    <FieldFrame label={label} help={help} error={error} id={ids.id} noteId={noteId} className={className}>
      <div className="relative">
        <select {...rest} {...ids} className={cx(CONTROL_LINE, 'appearance-none truncate pr-9')}>
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value}>
                {text}
              </option>
            )
          })}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  )
}
