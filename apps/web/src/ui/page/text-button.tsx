import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A button that reads as a link within or below text; gone on paper. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'min-h-11 font-medium text-primary underline underline-offset-4 sm:min-h-8 print:hidden',
        className,
      )}
    />
  )
}
