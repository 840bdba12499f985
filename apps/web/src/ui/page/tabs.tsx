import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { nextTab } from './next-tab.ts'

interface Tab {
  id: string
  label: string
  /** A count behind the label; part of the tab's name. */
  badge?: ReactNode
  /** The pointer or the focus is on the tab: time to fetch what its content needs. */
  onNear?: (() => void) | undefined
  content: ReactNode
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (id: string) => void
  /** Within a tab of others: looks a level lower. */
  inner?: boolean
}

type Cut = 'none' | 'start' | 'end' | 'both'
/** More tabs lie beyond an end that fades. */
const FADES: Readonly<Record<Cut, string>> = {
  none: '',
  start: 'cut-start',
  end: 'cut-end',
  both: 'cut-both',
}

/** Arrow keys, Home and End move and choose; only the chosen tab's content is rendered. */
export function Tabs({ label, tabs, value, onChange, inner = false }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.id === value) ?? tabs[0]
  const currentId = current?.id

  useEffect(() => {
    const selected = list.current?.querySelector<HTMLElement>(`[data-tab="${currentId}"]`)
    const strip = list.current
    if (!selected || !strip) return
    // Only the strip moves, never the page.
    const show = () => {
      if (selected.offsetLeft < strip.scrollLeft) strip.scrollLeft = selected.offsetLeft - 16
      else if (selected.offsetLeft + selected.offsetWidth > strip.scrollLeft + strip.clientWidth)
        strip.scrollLeft = selected.offsetLeft + selected.offsetWidth - strip.clientWidth + 16
    }
    const stop = onceLaidOut(selected, () => {
      stop()
      show()
    })
    return () => stop()
  }, [currentId])

  const cut = useCutEnds(list)
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event, tabs, currentId)
    if (!next) return
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={cx(
          'relative flex gap-1 overflow-x-auto [scrollbar-width:none]',
          FADES[cut],
          inner ? 'w-fit max-w-full rounded-md border border-line bg-sunken p-1' : 'border-b border-line',
        )}
      >
        {tabs.map((tab) => {
          const selected = tab.id === currentId
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-tab-${tab.id}`}
              data-tab={tab.id}
              aria-selected={selected}
              aria-controls={selected ? `${base}-panel-${tab.id}` : undefined}
              tabIndex={selected ? 0 : -1}
              onPointerEnter={tab.onNear}
              onFocus={tab.onNear}
              onClick={() => onChange(tab.id)}
              className={cx(
                'flex items-center gap-2 px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2',
                inner ? 'min-h-8 rounded-sm border coarse:min-h-11' : 'min-h-11 border-b-2',
                selected
                  ? cx('text-ink forced-colors:border-[Highlight]', inner ? 'border-line bg-card' : 'border-primary')
                  : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
              )}
            >
              {tab.label}
              {tab.badge !== undefined && (
                <span className="figure rounded-full bg-sunken px-2 py-0.5 text-xs text-muted">{tab.badge}</span>
              )}
            </button>
          )
        })}
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${base}-panel-${current.id}`}
          aria-labelledby={`${base}-tab-${current.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing to focus
          tabIndex={0}
          className="pt-6"
        >
          {current.content}
        </div>
      )}
    </div>
  )
}

/** Calls back in the frame in which the element is laid out, and whenever its size changes; at once where nothing is laid out. */
function onceLaidOut(element: HTMLElement, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    queueMicrotask(callback)
    return () => undefined
  }
  const watch = new ResizeObserver(callback)
  watch.observe(element)
  return () => watch.disconnect()
}

/** At which ends a strip that scrolls sideways is cut off. */
function useCutEnds(list: RefObject<HTMLElement | null>): Cut {
  const [cut, setCut] = useState<Cut>('none')
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    const look = () => {
      const start = strip.scrollLeft > 1
      const end = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1
      setCut(start && end ? 'both' : start ? 'start' : end ? 'end' : 'none')
    }
    strip.addEventListener('scroll', look, { passive: true })
    // Asked before, the browser would have to lay the whole page out within this effect.
    const stop = onceLaidOut(strip, look)
    return () => {
      strip.removeEventListener('scroll', look)
      stop()
    }
  }, [list])
  return cut
}
