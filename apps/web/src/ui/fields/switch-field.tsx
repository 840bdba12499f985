import type { ReactNode } from 'react'
import { cx } from '#src/ui/page/cx.ts'
import type { CheckboxFieldProps } from './checkbox-field.tsx'
import { FieldNote, useField } from './field.tsx'

/** A checkbox that takes effect immediately, exposed as a switch. */
export function SwitchField({ label, help, error, id, className, ...rest }: CheckboxFieldProps & { label: ReactNode }) {
  const { noteId, ...ids } = useField(id, { help, error })
  return (
    <div className={className}>
      <label htmlFor={ids.id} className="flex min-h-6 items-center justify-between gap-4 text-sm coarse:min-h-11">
        <span className="font-medium">{label}</span>
        <input
          {...rest}
          {...ids}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
          role="switch"
          className={cx(
            'relative h-6 w-10 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 checked:border-primary checked:bg-primary forced-colors:appearance-auto',
            'before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:before:translate-x-4 checked:before:bg-on-primary forced-colors:before:hidden',
          )}
        />
      </label>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}
