import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const BENEFITS = [
  'Diagnóstico do seu negócio em poucos minutos',
  'Plano de ação de 30, 60 e 90 dias, em linguagem simples',
  'Cada número mostra de onde veio',
]
const STATS = [
  { value: '24/7', label: 'suporte' },
  { value: '+10K', label: 'usuários' },
  { value: '99.9%', label: 'disponibilidade' },
]

/** Account pages: the form, and on wide screens beside it what the product is for. */
export function AuthLayout({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <aside className="hidden flex-col justify-between border-line border-r bg-sunken px-12 py-10 lg:flex xl:px-16">
        <Brand />
        <div className="max-w-md">
          <p className="text-balance font-display text-[2.5rem] leading-tight">
            Uma inteligência artificial para gestão e performance empresarial
          </p>
          <ul className="mt-8 space-y-3">
            {BENEFITS.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        </div>
        <dl className="flex gap-10">
          {STATS.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse">
              <dt className="text-muted text-sm">{stat.label}</dt>
              <dd className="font-display text-2xl figure">{stat.value}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <main className="flex flex-col px-4 py-6 sm:px-8 lg:py-10">
        <div className="lg:hidden">
          <Brand />
        </div>
        <div className="mx-auto my-auto w-full max-w-md py-8">
          <h1 className="font-display text-[2rem] leading-tight">{title}</h1>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
    </div>
  )
}

function Brand() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center font-display text-2xl text-ink no-underline">
      Norteia
    </Link>
  )
}
