import { type AgentField, PROBABILITY_CAPTION, type PredictiveRead } from '@norteia/contracts/agent'
import { formatMoney, formatMonth, formatNumber, formatPercent } from '@norteia/contracts/format'
import type { ReactNode } from 'react'
import { Chart } from '#src/charts/chart.tsx'
import { FactFigure, FactText } from '#src/lib/facts/fact-text.tsx'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { Explained, WordScope } from '#src/lib/words/explained.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Card } from '#src/ui/page/card.tsx'

const CONFIDENCE_TONES = { alta: 'positive', média: 'warning', baixa: 'neutral' } as const

/** Cash flow of three months, opportunities and risks. */
export function PredictiveResult({ result }: { result: PredictiveRead }) {
  return (
    <FactsProvider status="ready" fatos={result.fatos} referencias={result.referencias}>
      <WordScope>
        <div className="grid grid-cols-1 gap-4">
          <CashFlow result={result} />
          <Opportunities result={result} />
          <Risks result={result} />
        </div>
      </WordScope>
    </FactsProvider>
  )
}

function CashFlow({ result }: { result: PredictiveRead }) {
  const { next3Months: months, recommendation, confidence, metodo } = result.cashFlowPrediction
  const withCosts = months.some((month) => known(month.saldo))
  return (
    <Card
      title="Fluxo de caixa dos próximos três meses"
      actions={confidence && <Badge tone={CONFIDENCE_TONES[confidence]}>Confiança {confidence}</Badge>}
    >
      {months.length > 0 && (
        <>
          <Chart chart={cashChart(months)} />
          <div className="mt-4 overflow-x-auto">
            <table className="w-full">
              <caption className="pb-1 text-left text-xs text-muted">Valores em reais, estimados</caption>
              <thead>
                <tr className="text-xs text-muted">
                  <th scope="col" className="py-2 text-left font-medium">
                    Mês
                  </th>
                  <th scope="col" className="py-2 text-right font-medium">
                    Mínimo
                  </th>
                  <th scope="col" className="py-2 text-right font-medium">
                    Previsto
                  </th>
                  <th scope="col" className="py-2 text-right font-medium">
                    Máximo
                  </th>
                  {withCosts && (
                    <th scope="col" className="py-2 text-right font-medium">
                      Saldo
                    </th>
                  )}
                </tr>
              </thead>
              <tbody className="figure">
                {months.map((month, place) => {
                  const path = `cashFlowPrediction.next3Months.${place}` as const
                  return (
                    <tr key={month.mes} className="h-10 border-t border-line">
                      <th scope="row" className="text-left font-normal">
                        {monthName(month.mes)}
                      </th>
                      <Money value={month.minimo} campo={`${path}.minimo`} />
                      <Money value={month.previsto} campo={`${path}.previsto`} strong />
                      <Money value={month.maximo} campo={`${path}.maximo`} />
                      {withCosts && <Money value={month.saldo} campo={`${path}.saldo`} />}
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        </>
      )}
      {recommendation && (
        <div className={months.length > 0 ? 'mt-4 border-t border-line pt-4' : ''}>
          <FactText text={recommendation} campo="cashFlowPrediction.recommendation" />
        </div>
      )}
      {metodo && (
        <div className="mt-2 text-xs text-muted">
          <Explained text={`Método: ${metodo}`} />
        </div>
      )}
    </Card>
  )
}

const monthName = (month: string) => (/^\d{4}-\d{2}$/.test(month) ? formatMonth(month) : month)

function Money({ value, campo, strong = false }: { value: Figure; campo: AgentField; strong?: boolean }) {
  return (
    <td
      className={
        strong ? 'pl-2 text-right font-semibold whitespace-nowrap sm:pl-4' : 'pl-2 text-right whitespace-nowrap sm:pl-4'
      }
    >
      {known(value) ? (
        <FactFigure campo={campo} plain>
          {formatNumber(Math.round(value))}
        </FactFigure>
      ) : (
        '—'
      )}
    </td>
  )
}

function cashChart(months: PredictiveRead['cashFlowPrediction']['next3Months']): unknown {
  return {
    id: 'cash',
    type: 'line',
    title: { text: 'Faturamento previsto' },
    descricao: 'A faixa mostra entre que valores o faturamento deve ficar.',
    categories: months.map((month) => monthName(month.mes)),
    series: [
      {
        name: 'Previsto',
        data: months.map((month) => month.previsto),
        line: { dash: 'dash' },
        faixa: { min: months.map((month) => month.minimo), max: months.map((month) => month.maximo) },
      },
    ],
    unidade: 'R$',
    tipoDado: 'estimado',
  }
}

function Opportunities({ result }: { result: PredictiveRead }) {
  if (result.marketOpportunities.length === 0) return null
  return (
    <Card title="Oportunidades">
      <ul className="grid gap-3 lg:grid-cols-2">
        {result.marketOpportunities.map((item, place) => {
          const path = `marketOpportunities.${place}` as const
          return (
            <li key={item.opportunity} className="rounded-md border border-line p-4">
              <h3 className="font-semibold">
                <FactText text={item.opportunity} campo={`${path}.opportunity`} />
              </h3>
              {item.timeframe && (
                <div className="mt-0.5 text-muted">
                  Prazo: <FactText text={item.timeframe} campo={`${path}.timeframe`} />
                </div>
              )}
              <dl className="figure mt-3 grid grid-cols-2 gap-3 border-t border-line pt-3">
                <Term name="Receita possível em 12 meses">
                  {figure(item.potentialRevenue, formatMoney, `${path}.potentialRevenue`)}
                </Term>
                <Term name="Investimento">
                  {figure(item.investmentRequired, formatMoney, `${path}.investmentRequired`)}
                </Term>
                <Term name="Retorno (ROI)">{figure(item.roi, (value) => formatPercent(value), `${path}.roi`)}</Term>
                <Term name="Chance">
                  {figure(item.probability, formatPercent, `${path}.probability`)}
                  <span className="block text-xs text-muted">{PROBABILITY_CAPTION}</span>
                </Term>
              </dl>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** null or undefined where the answer has none. */
type Figure = number | null | undefined
const known = (value: Figure) => typeof value === 'number'
const figure = (value: Figure, write: (value: number) => string, campo: AgentField) =>
  known(value) ? <FactFigure campo={campo}>{write(value)}</FactFigure> : '—'

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">
        <Explained text={name} />
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

/** 'ALTA' is shown as destructive. */
function Risks({ result }: { result: PredictiveRead }) {
  if (result.riskAlerts.length === 0) return null
  return (
    <Card title="Riscos a acompanhar">
      <ul className="grid gap-3 lg:grid-cols-2">
        {result.riskAlerts.map((item, place) => {
          const path = `riskAlerts.${place}` as const
          const high = item.severity === 'ALTA'
          return (
            <li
              key={item.risk}
              className={high ? 'rounded-md border border-negative p-4' : 'rounded-md border border-line p-4'}
            >
              {item.severity && (
                <Badge tone={high ? 'negative' : item.severity === 'BAIXA' ? 'neutral' : 'warning'} className="mb-2">
                  Gravidade {item.severity}
                </Badge>
              )}
              <h3 className="font-semibold">
                <FactText text={item.risk} campo={`${path}.risk`} />
              </h3>
              {item.impact && (
                <div className="mt-1 text-muted">
                  <FactText text={item.impact} campo={`${path}.impact`} />
                </div>
              )}
              {item.mitigation && (
                <div className="mt-3 border-t border-line pt-3">
                  <span className="font-medium">O que fazer: </span>
                  <FactText text={item.mitigation} campo={`${path}.mitigation`} />
                </div>
              )}
              {item.deadline && (
                <div className="mt-1 text-muted">
                  Prazo: <FactText text={item.deadline} campo={`${path}.deadline`} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
