import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '#src/ui/page/cx.ts'
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
  /** Open from the start, with the focus on its button. */
  defaultOpen?: boolean
}

/** A small panel beside its button; not modal. Closes by Esc, a click outside or the focus leaving. */
export function Popover({ label, trigger, children, align = 'start', className, defaultOpen = false }: PopoverProps) {
  const [open, setOpen] = useState(defaultOpen)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (defaultOpen) button.current?.focus({ preventScroll: true })
  }, [defaultOpen])
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }, [])
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
        <FloatingPanel id={id} anchor={button} label={label} align={align} className={className} onClose={close}>
          {typeof children === 'function' ? children(() => close(true)) : children}
        </FloatingPanel>
      )}
    </>
  )
}

interface FloatingPanelProps {
  id?: string
  anchor: RefObject<HTMLElement | SVGElement | null>
  label: string
  align?: 'start' | 'end'
  className?: string | undefined
  onClose: (returnFocus: boolean) => void
  children: ReactNode
}

/** The panel alone, open while mounted, beside the element it belongs to. */
export function FloatingPanel({
  id,
  anchor,
  label,
  align = 'start',
  className,
  onClose,
  children,
}: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useFloating(anchor, panel, align, onClose)
  return (
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
      {children}
    </div>
  )
}
