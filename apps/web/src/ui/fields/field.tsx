import { type ReactNode, useId } from 'react'
import { cx } from '#src/ui/page/cx.ts'

export interface FieldProps {
  label: string
  help?: ReactNode
  /** Stands above the help. */
  error?: string | undefined
}

export interface FieldIds {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** What links a control to its label and to the line under it. */
export function useField(
  given: string | undefined,
  { help, error }: Omit<FieldProps, 'label'>,
): FieldIds & { noteId: string } {
  const generated = useId()
  const id = given ?? generated
  const noteId = `${id}-note`
  return {
    id,
    noteId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || help ? noteId : undefined,
  }
}

export const CONTROL =
  'block w-full rounded-md border border-edge bg-card px-3 text-base text-ink transition-colors duration-150 placeholder:text-muted hover:border-ink focus-visible:border-primary focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-negative aria-invalid:outline-negative sm:text-sm'
export const CONTROL_LINE = cx(CONTROL, 'h-10 coarse:h-11')

interface FrameProps extends FieldProps {
  id: string
  noteId: string
  className?: string | undefined
  children: ReactNode
}

/** Label above, control, then the error and the help. */
export function FieldFrame({ label, help, error, id, noteId, className, children }: FrameProps) {
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-ink">
        {label}
      </label>
      {children}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  )
}

/** Under an error the help stays in sight, since it often holds the example that is needed now; it describes no longer. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {error && (
        <p id={id} className="mt-2 flex gap-2 text-sm text-negative">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0">
            <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
            <path d="M8 4.75v4M8 11v.25" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          </svg>
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p id={error ? undefined : id} className={cx('text-sm text-muted', error ? 'mt-1' : 'mt-2')}>
          {help}
        </p>
      )}
    </>
  )
}
