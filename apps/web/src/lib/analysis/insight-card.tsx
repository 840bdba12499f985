import type { Insight } from '@norteia/contracts/analysis'
import { NO_REFERENCE } from '@norteia/contracts/product-figures'
import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { Explained } from '#src/lib/words/explained.tsx'
import { Badge } from '#src/ui/page/badge.tsx'

const KINDS = {
  risco: { text: 'Risco', icon: CircleAlert, tone: 'negative' },
  oportunidade: { text: 'Oportunidade', icon: Lightbulb, tone: 'warning' },
  força: { text: 'Força', icon: CircleCheck, tone: 'positive' },
} as const
const IMPACTS = { alto: 'Impacto alto', médio: 'Impacto médio', baixo: 'Impacto baixo' } as const

/** `campo` is the insight's path, undefined where its figures can't be asked. */
export function InsightCard({
  insight,
  campo,
}: {
  insight: Insight
  campo: `insights.analiseCompleta.insights.${number}` | undefined
}) {
  const kind = KINDS[insight.tipo]
  const Icon = kind.icon
  const say = (field: 'titulo' | 'valor' | 'benchmark' | 'recomendacao') =>
    campo ? <FactText text={insight[field]} campo={`${campo}.${field}`} /> : <Explained text={insight[field]} />
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-card p-4 sm:p-5">
      <div className="mb-2 flex flex-wrap gap-2">
        <Badge tone={kind.tone}>
          <Icon aria-hidden="true" className="size-3.5" />
          {kind.text}
        </Badge>
        <Badge>{IMPACTS[insight.impacto]}</Badge>
      </div>
      <h3 className="text-base font-semibold">{say('titulo')}</h3>
      {insight.valor && <div className="figure mt-1 text-base">{say('valor')}</div>}
      {insight.benchmark && !insight.benchmark.startsWith(NO_REFERENCE) && (
        <div className="mt-2 text-muted">
          <span className="font-medium">Referência: </span>
          {say('benchmark')}
        </div>
      )}
      {insight.recomendacao && <div className="mt-3 border-t border-line pt-3">{say('recomendacao')}</div>}
    </li>
  )
}
