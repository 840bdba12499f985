import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#src/ui/page/cx.ts'
import { FieldNote, useField } from './field.tsx'

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

const CHECKBOX =
  'size-5 shrink-0 appearance-none rounded-sm border border-edge bg-card bg-center bg-no-repeat transition-colors duration-150 hover:border-ink checked:border-primary checked:bg-primary forced-colors:appearance-auto'

/** A square with its tick; the tick is drawn above the box, so that it follows the theme. */
export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <span className={cx('relative inline-flex', className)}>
      <input {...rest} type="checkbox" className={cx(CHECKBOX, 'peer')} />
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 hidden text-on-primary peer-checked:block forced-colors:hidden"
      >
        <path
          d="m5 10.5 3.5 3.5L15 6.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}

export function CheckboxField({ label, help, error, id, className, ...rest }: CheckboxFieldProps) {
  const { noteId, ...ids } = useField(id, { help, error })
  return (
    <div className={className}>
      <label htmlFor={ids.id} className="inline-flex min-h-6 items-center gap-2.5 text-sm coarse:min-h-11">
        <Checkbox {...rest} {...ids} />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}
