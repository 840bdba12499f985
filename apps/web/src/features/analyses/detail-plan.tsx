import { ESTIMATED } from '@norteia/contracts/analysis'
import type { AnalysisRead, PlanActionRead } from '@norteia/contracts/analysis-read'
import { plural } from '@norteia/contracts/format'
import { ActionCard } from '#src/lib/analysis/action-card.tsx'
import { actionsOf, rangeText, sumRanges } from '#src/lib/analysis/ranges.ts'
import { WordScope } from '#src/lib/words/explained.tsx'
import type { DetailCompany } from './detail-company.ts'
import { fallbackPlan } from './fallback-plan.ts'
import { InvestmentSummary } from './investment-summary.tsx'

const PERIODS = [
  {
    key: 'acoes30Dias',
    title: 'Primeiros 30 dias',
    lead: 'Medir e arrumar a casa',
  },
  { key: 'acoes60Dias', title: 'De 31 a 60 dias', lead: 'Corrigir o que trava' },
  { key: 'acoes90Dias', title: 'De 61 a 90 dias', lead: 'Fixar e ampliar' },
] as const

interface DetailPlanProps {
  company: DetailCompany
  analise: AnalysisRead
  /** The action to begin at, as the plan writes it. */
  acao?: string | null
}

/** The plan of three periods, and what it costs and brings. */
export function DetailPlan({ company, analise, acao = null }: DetailPlanProps) {
  const revenue = company.faturamento ?? ESTIMATED.faturamento
  const { planoAcao, nossaConta } = analise.insights.analiseCompleta
  const estimated = actionsOf(planoAcao).length === 0
  const plan = estimated ? fallbackPlan(revenue) : planoAcao
  return (
    <WordScope>
      <div className="grid grid-cols-1 gap-8">
        {estimated && (
          <p className="text-muted">
            Esta análise não trouxe um plano. Abaixo está o plano básico do produto (estimado).
          </p>
        )}
        {PERIODS.map((period) => (
          <section key={period.key} aria-labelledby={`plano-${period.key}`}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 id={`plano-${period.key}`} className="font-display text-xl font-medium">
                {period.title}
                <span className="ml-2 font-sans text-sm font-normal text-muted">{period.lead}</span>
              </h3>
              <p className="figure text-sm text-muted">{periodTotal(plan[period.key])}</p>
            </div>
            <ol className="grid grid-cols-1 gap-3 lg:grid-cols-2">
              {plan[period.key].map((action, place) => (
                <ActionCard
                  estimated={estimated}
                  sought={acao !== null && action.acao === acao}
                  key={`${action.prazoDias}-${action.acao}`}
                  action={action}
                  campo={estimated ? undefined : `insights.analiseCompleta.planoAcao.${period.key}.${place}`}
                />
              ))}
            </ol>
            {plan[period.key].length === 0 && <p className="text-muted">Nenhuma ação neste período.</p>}
          </section>
        ))}
        <InvestmentSummary company={company} account={nossaConta} plan={plan} />
      </div>
    </WordScope>
  )
}

function periodTotal(actions: readonly PlanActionRead[]): string {
  const total = sumRanges(actions)
  const count = plural(actions.length, 'ação', 'ações')
  return total ? `${count}. Referência do produto: ${rangeText(total)} no total` : count
}
