import type { ComponentProps } from 'react'
import { cx } from '#src/ui/page/cx.ts'
import { CONTROL, FieldFrame, type FieldProps, useField } from './field.tsx'

export interface TextareaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'children'> {}

/** Grows with its text where the browser can. */
export function TextareaField({ label, help, error, id, className, rows = 3, ...rest }: TextareaFieldProps) {
  const { noteId, ...ids } = useField(id, { help, error })
  return (
    <FieldFrame label={label} help={help} error={error} id={ids.id} noteId={noteId} className={className}>
      <textarea rows={rows} {...rest} {...ids} className={cx(CONTROL, 'field-sizing-content min-h-20 py-2')} />
    </FieldFrame>
  )
}
