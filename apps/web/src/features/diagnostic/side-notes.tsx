import { Check, Clock } from 'lucide-react'

const STEPS = [
  'Responda com o que você sabe hoje. Uma boa estimativa vale mais do que um campo em branco.',
  'Nos custos, escreva o nome e o valor: “aluguel\u00a03.500”.',
  'Pode parar e voltar: o que você preencheu fica guardado neste aparelho.',
]

export function HowToAnswer() {
  return (
    <section aria-labelledby="como-responder" className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="como-responder" className="text-base font-semibold">
          Como responder
        </h2>
        <p className="flex items-center gap-1.5 text-muted">
          <Clock aria-hidden="true" className="size-4" />
          Tempo estimado: 3 a 6 minutos
        </p>
      </div>
      <ol className="mt-4 list-decimal space-y-2 pl-5 marker:text-muted">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

const BENEFITS = [
  'Uma nota geral de 0 a 100 e o que mais pesa nela',
  'Três recomendações que cabem na sua realidade',
  'Plano de ação de 30, 60 e 90 dias, com custo e responsável',
  'Comparação com números públicos do seu setor',
  'Cada número explica de onde veio',
]

export function Benefits() {
  return (
    <aside aria-labelledby="beneficios" className="rounded-lg bg-sunken p-4 sm:p-6">
      <h2 id="beneficios" className="text-base font-semibold">
        O que você recebe
      </h2>
      <ul className="mt-4 space-y-4">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
