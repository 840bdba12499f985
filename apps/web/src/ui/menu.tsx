import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { useFloating } from './floating.ts'
import type { TriggerProps } from './popover.tsx'

export interface MenuAction {
  label: string
  icon?: ReactNode
  onSelect: () => void
  tone?: 'danger'
}

interface MenuProps {
  /** Names the menu. */
  label: string
  trigger: (props: TriggerProps) => ReactNode
  actions: readonly MenuAction[]
  align?: 'start' | 'end'
}

/** A list of actions behind one button; arrow keys, Home, End and first letters move. */
export function Menu({ label, trigger, actions, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) button.current?.focus()
  }, [])
  useFloating(open, button, panel, align, close)
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [open])

  const move = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase('pt-BR') : ''
    const target =
      to !== undefined
        ? all[(to + all.length) % all.length]
        : letter
          ? all.find((item) => item.textContent?.toLocaleLowerCase('pt-BR').startsWith(letter))
          : undefined
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <>
      {trigger({
        ref: button,
        type: 'button',
        onClick: () => setOpen(!open),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className="fixed inset-auto m-0 min-w-48 rounded-lg border border-line bg-card p-1 text-sm text-ink shadow-raise"
        >
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close(true)
                action.onSelect()
              }}
              className={cx(
                'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-sunken focus-visible:-outline-offset-2 coarse:min-h-11',
                action.tone === 'danger' && 'text-negative',
              )}
            >
              {action.icon}
              {action.label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
