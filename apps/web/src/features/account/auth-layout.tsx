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
    <div className="mx-auto grid w-full max-w-content gap-12 px-4 pt-2 pb-12 sm:px-6 lg:grid-cols-2 lg:items-stretch lg:pt-6">
      <div className="mx-auto w-full max-w-md lg:py-12">
        <h1 className="font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl">{title}</h1>
        {intro && <p className="mt-2 text-base text-muted">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
      <aside
        aria-label="Sobre a Norteia"
        className="hidden min-h-[38rem] flex-col justify-between gap-12 rounded-xl bg-primary-soft p-12 lg:flex"
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
