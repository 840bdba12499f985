import { type ComponentProps, type ReactNode, type RefObject, useCallback, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { useFloating } from './floating.ts'

interface TriggerProps extends Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'aria-haspopup'> {
  ref: RefObject<HTMLButtonElement | null>
  type: 'button'
  onClick: () => void
}

interface PopoverProps {
  /** Names the panel. */
  label: string
  /** Renders the button that opens it: `trigger={(props) => <button {...props}>…</button>}`. */
  trigger: (props: TriggerProps) => ReactNode
  /** A function gets a way to close. */
  children: ReactNode | ((close: () => void) => ReactNode)
  align?: 'start' | 'end'
  className?: string
}

/** A small panel beside its button; not modal. Closes by Esc, a click outside or the focus leaving. */
export function Popover({ label, trigger, children, align = 'start', className }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }, [])
  useFloating(open, button, panel, align, close)
  return (
    <>
      {trigger({
        ref: button,
        type: 'button',
        onClick: () => setOpen(!open),
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div
          ref={panel}
          id={id}
          popover="manual"
          role="group"
          aria-label={label}
          className={cx(
            'fixed inset-auto m-0 max-h-[80dvh] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-card text-sm font-normal text-ink shadow-raise',
            className ?? 'w-80 p-4',
          )}
        >
          {typeof children === 'function' ? children(() => close(true)) : children}
        </div>
      )}
    </>
  )
}
