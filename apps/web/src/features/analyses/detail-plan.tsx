import type { PlanAction } from '@norteia/contracts/analysis'
import { formatMoney, plural } from '@norteia/contracts/format'
import type { ReactNode } from 'react'
import { REFERENCE } from '#src/lib/analysis/constants.ts'
import { FactFigure, FactText } from '#src/lib/analysis/fact-text.tsx'
import { type AnalysisView, DEFAULTS } from '#src/lib/analysis/read-analysis.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { DetailCompany } from './detail-company.ts'
import { fallbackPlan } from './fallback-plan.ts'
import { InvestmentSummary } from './investment-summary.tsx'
import { rangeText, sumRanges } from './ranges.ts'

const PERIODS = [
  {
    key: 'acoes30Dias',
    title: 'Primeiros 30 dias',
    lead: 'Medir e arrumar a casa',
    reference: REFERENCE.totals.days30,
  },
  { key: 'acoes60Dias', title: 'De 31 a 60 dias', lead: 'Corrigir o que trava', reference: REFERENCE.totals.days60 },
  { key: 'acoes90Dias', title: 'De 61 a 90 dias', lead: 'Fixar e ampliar', reference: REFERENCE.totals.days90 },
] as const

/** The plan of three periods, and what it costs and brings. */
export function DetailPlan({ company, analise }: { company: DetailCompany; analise: AnalysisView }) {
  const revenue = company.faturamento ?? DEFAULTS.faturamento
  const plan = analise.plano ?? fallbackPlan(revenue)
  const estimated = analise.plano === null
  return (
    <div className="grid gap-8">
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
          <ol className="grid gap-3 lg:grid-cols-2">
            {plan[period.key].map((action, place) => (
              <ActionCard
                key={`${action.prazoDias}-${action.acao}`}
                action={action}
                campo={estimated ? '' : `insights.analiseCompleta.planoAcao.${period.key}.${place}`}
              />
            ))}
          </ol>
          {plan[period.key].length === 0 && <p className="text-muted">Nenhuma ação neste período.</p>}
        </section>
      ))}
      <InvestmentSummary company={company} account={analise.nossaConta} plan={plan} />
    </div>
  )
}

function periodTotal(actions: readonly PlanAction[]): string {
  const total = sumRanges(actions)
  const count = plural(actions.length, 'ação', 'ações')
  return total ? `${count}, ${rangeText(total)} no total` : count
}

const TONES = { ALTA: 'negative', MÉDIA: 'warning', BAIXA: 'neutral' } as const

export function ActionCard({ action, campo }: { action: PlanAction; campo: string }) {
  const say = (field: 'acao' | 'detalhes' | 'resultadoEsperado') =>
    campo ? <FactText text={action[field]} campo={`${campo}.${field}`} /> : action[field]
  return (
    <li className="flex min-w-0 break-inside-avoid flex-col rounded-lg border border-line bg-card p-4 sm:p-5">
      <div className="mb-2 flex flex-wrap gap-2">
        {action.categoria && <Badge>{action.categoria}</Badge>}
        <Badge tone={TONES[action.prioridade]}>Prioridade {action.prioridade}</Badge>
      </div>
      <h4 className="text-base font-semibold">{say('acao')}</h4>
      {action.detalhes && <div className="mt-1 text-muted">{say('detalhes')}</div>}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-3 sm:grid-cols-3">
        <Term name="Responsável">{action.responsavel || 'A definir'}</Term>
        <Term name="Prazo">
          <span className="figure">
            {campo ? (
              <FactFigure campo={`${campo}.prazoDias`}>{plural(action.prazoDias, 'dia')}</FactFigure>
            ) : (
              plural(action.prazoDias, 'dia')
            )}
          </span>
        </Term>
        <Term name="Investimento">
          {action.investimento ? (
            <span className="figure">
              {campo ? (
                <>
                  <FactFigure campo={`${campo}.investimento.min`}>{formatMoney(action.investimento.min)}</FactFigure> a{' '}
                  <FactFigure campo={`${campo}.investimento.max`}>{formatMoney(action.investimento.max)}</FactFigure>
                </>
              ) : (
                `${rangeText(action.investimento)} (estimado)`
              )}
            </span>
          ) : (
            'a definir (informe o faturamento)'
          )}
        </Term>
        {action.resultadoEsperado && (
          <Term name="Resultado esperado" wide>
            {say('resultadoEsperado')}
          </Term>
        )}
      </dl>
    </li>
  )
}

function Term({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
