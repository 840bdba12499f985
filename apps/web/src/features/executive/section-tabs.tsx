import { type KeyboardEvent, useRef } from 'react'
import { cx } from '#src/ui/page/cx.ts'
import { nextTab } from '#src/ui/page/next-tab.ts'

export interface SectionTab {
  id: string
  label: string
  /** Id of the section it scrolls to. */
  section: string
}

interface SectionTabsProps {
  label: string
  tabs: readonly SectionTab[]
  value: string
  onChange: (tab: SectionTab) => void
}

/** Tabs that hide nothing: choosing one scrolls to its section. */
export function SectionTabs({ label, tabs, value, onChange }: SectionTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event, tabs, value)
    if (!next) return
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="sticky top-16 z-10 -mx-4 flex gap-1 overflow-x-auto border-b border-line bg-background px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 xl:mx-0 xl:px-0"
    >
      {tabs.map((tab) => {
        const selected = tab.id === value
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`aba-${tab.id}`}
            data-tab={tab.id}
            aria-selected={selected}
            aria-controls={tab.section}
            tabIndex={selected ? 0 : -1}
            onClick={() => onChange(tab)}
            className={cx(
              'min-h-11 border-b-2 px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2',
              selected ? 'border-primary text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        )
      })}
    </div>
  )
}
