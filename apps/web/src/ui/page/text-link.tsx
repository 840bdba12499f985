import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'

/** A link within or beside text. */
export function TextLink({ className, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link {...rest} className={cx('text-primary underline underline-offset-4 hover:text-primary-strong', className)} />
  )
}
