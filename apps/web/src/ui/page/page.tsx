import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { cx } from './cx.ts'

/** Where a prerender collects the title that effects would set. */
export const TitleSink = createContext<{ title: string } | null>(null)

interface PageProps {
  /** The document's title, without the product's name. */
  title: string
  children: ReactNode
  /** 'form' suits one column of fields, 'text' reading, 'full' brings its own container. */
  width?: 'content' | 'form' | 'text' | 'full'
}

const WIDTHS = {
  content: 'mx-auto w-full max-w-content px-4 pt-6 pb-12 sm:px-6 sm:pt-10 sm:pb-16',
  form: 'mx-auto w-full max-w-lg px-4 py-8 sm:px-6 sm:py-12',
  text: 'mx-auto w-full max-w-2xl px-4 py-8 sm:px-6 sm:py-12',
  full: '',
} as const

/** The frame of a screen. It sets the title; the heading is the screen's own (`PageHeader` gives one). */
export function Page({ title, children, width = 'content' }: PageProps) {
  const full = `${title} · Norteia`
  const sink = use(TitleSink)
  if (sink) sink.title = full
  useLayoutEffect(() => {
    document.title = full
  }, [full])
  return <div className={cx(WIDTHS[width])}>{children}</div>
}

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8">
      <div className="min-w-0 max-w-2xl">
        <h1 className="font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl">{title}</h1>
        {description && <p className="mt-2 text-base text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
