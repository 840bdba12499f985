import type { ReactNode } from 'react'
import { Page } from '#src/ui/page/page.tsx'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  intro: string
  /** 'dd/mm/aaaa' */
  updated?: string
  sections: readonly LegalSection[]
}

/** A long text with its contents beside it on wide screens. */
export function LegalPage({ title, intro, updated, sections }: LegalPageProps) {
  return (
    <Page title={title}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_14rem]">
        <header className="lg:col-span-2">
          <h1 className="font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl">{title}</h1>
          <p className="mt-2 max-w-2xl text-base text-muted">{intro}</p>
          {updated && <p className="figure mt-3 text-muted">Versão de {updated}.</p>}
        </header>
        <nav aria-label="Nesta página" className="self-start lg:sticky lg:top-24 lg:order-last print:hidden">
          <p className="text-xs font-medium text-muted">Nesta página</p>
          <ul className="mt-2 border-l border-line">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ml-px flex min-h-8 items-center border-l border-transparent pl-3 text-muted hover:border-primary hover:text-ink coarse:min-h-11"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-10">
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className="grid gap-3 text-base leading-relaxed [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_ul]:marker:text-muted"
            >
              <h2 className="font-display text-2xl font-medium tracking-tight">{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
