import { Check } from 'lucide-react'

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
