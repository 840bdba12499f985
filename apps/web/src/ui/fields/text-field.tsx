import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#src/ui/page/cx.ts'
import { CONTROL_LINE, FieldFrame, type FieldProps, useField } from './field.tsx'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'children'> {
  /** Shown inside of the control's left edge, such as 'R$'. */
  prefix?: string
  /** Shown inside of the control's right edge. */
  after?: ReactNode
  inputClassName?: string
}

export function TextField({
  label,
  help,
  error,
  id,
  className,
  prefix,
  after,
  inputClassName,
  ...rest
}: TextFieldProps) {
  const { noteId, ...ids } = useField(id, { help, error })
  const input = (
    <input
      {...rest}
      {...ids}
      className={cx(CONTROL_LINE, prefix !== undefined && 'pl-10', after !== undefined && 'pr-12', inputClassName)}
    />
  )
  return (
    <FieldFrame label={label} help={help} error={error} id={ids.id} noteId={noteId} className={className}>
      {prefix === undefined && after === undefined ? (
        input
      ) : (
        <div className="relative">
          {prefix !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted"
            >
              {prefix}
            </span>
          )}
          {input}
          {after}
        </div>
      )}
    </FieldFrame>
  )
}

/** Where one signs in with the address, `autoComplete="username"` lets password managers keep it with the password. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      label="E-mail"
      type="email"
    />
  )
}
