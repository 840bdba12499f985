import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { STATS } from '#src/lib/marketing.ts'

const BENEFITS = [
  'Diagnóstico do seu negócio em poucos minutos',
  'Plano de ação de 30, 60 e 90 dias, em linguagem simples',
  'Cada número mostra de onde veio',
]

/** Account pages: the form, and on wide screens beside it what the product is for. */
export function AuthLayout({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-content gap-x-16 gap-y-12 px-4 pt-4 pb-12 sm:px-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:items-stretch lg:pt-6">
      <div className="mx-auto w-full max-w-md lg:mx-0 lg:py-12">
        <h1 className="font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl">{title}</h1>
        {intro && <p className="mt-2 text-base text-muted">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <aside
        aria-label="Sobre a Norteia"
        className="hidden min-h-[38rem] flex-col justify-between gap-12 rounded-lg bg-primary-soft p-12 lg:flex"
      >
        <div className="max-w-md">
          <p className="font-display text-4xl leading-tight font-medium tracking-tight text-balance">
            Uma inteligência artificial para gestão e performance empresarial
          </p>
          <ul className="mt-8 space-y-4 text-base">
            {BENEFITS.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        </div>
        <ReportSketch />
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {STATS.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse">
              <dt className="text-muted">{stat.label}</dt>
              <dd className="figure font-display text-3xl">{stat.value}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  )
}

const AREAS = [
  ['Finanças', 71],
  ['Vendas e marketing', 57],
  ['Operações', 46],
  ['Gestão', 69],
] as const

/** What waits behind the form, drawn: a picture, not figures to read. */
function ReportSketch() {
  return (
    <div
      aria-hidden="true"
      className="grid max-w-md grid-cols-[auto_1fr] gap-8 rounded-lg border border-line bg-card p-6"
    >
      <div>
        <p className="text-xs text-muted">Exemplo</p>
        <p className="figure mt-2 font-display text-5xl leading-none font-medium">60</p>
        <p className="mt-1 text-xs text-muted">de 100</p>
      </div>
      <div className="grid content-center gap-2">
        {AREAS.map(([name, score]) => (
          <div key={name} className="flex items-center gap-3 text-xs">
            <span className="grow">{name}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-24 shrink-0">
              <rect width="100" height="8" className="fill-sunken" />
              <rect width={score} height="8" className={score < 50 ? 'fill-warning' : 'fill-primary'} />
            </svg>
            <span className="figure">{score}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
