import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'risky'
export type ButtonSize = 'md' | 'sm'

const BASE =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border text-center font-medium no-underline transition-colors duration-150 ease-calm select-none coarse:min-h-11 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'
const SIZES = {
  md: 'min-h-10 px-4 py-2 text-sm',
  sm: 'min-h-8 px-3 py-1 text-sm',
} as const
const VARIANTS = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong active:bg-primary-strong',
  secondary: 'border-edge bg-card text-ink hover:border-ink hover:bg-sunken active:bg-sunken',
  ghost: 'border-transparent text-ink hover:bg-sunken active:bg-sunken',
  danger: 'border-transparent bg-negative text-on-negative hover:opacity-90',
  /** Leads to something that can't be undone, but asks first. */
  risky: 'border-edge bg-card text-negative hover:border-negative hover:bg-negative-soft',
} as const

export const buttonStyle = (variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string) =>
  cx(BASE, SIZES[size], VARIANTS[variant], className)
