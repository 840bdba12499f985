import { useId } from 'react'
import { cx } from '#src/ui/page/cx.ts'

interface SegmentedControlProps<T extends string> {
  /** Names the group. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A radio group that looks like one strip of buttons. */
export function SegmentedControl<T extends string>({ label, options, value, onChange }: SegmentedControlProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap gap-1 justify-self-start rounded-md border border-line bg-sunken p-1"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative flex min-h-8 cursor-pointer items-center rounded-sm border px-3 text-sm font-medium text-muted transition-colors duration-150 hover:text-ink has-checked:bg-card has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-primary coarse:min-h-11',
            option.value === value
              ? 'border-line forced-colors:border-[Highlight]'
              : 'border-transparent forced-colors:border-[Canvas]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
