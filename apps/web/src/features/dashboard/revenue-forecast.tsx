import type { PredictiveRead } from '@norteia/contracts/agent'
import { formatMoney, formatMonth } from '@norteia/contracts/format'
import { useQuery } from '@tanstack/react-query'
import { Chart } from '#src/charts/chart.tsx'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { Explained } from '#src/lib/words/explained.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { forecastQuery } from './forecast.queries.ts'
import { shiftMonth } from './revenue-months.ts'

interface RevenueForecastProps {
  companyId: string
  months: readonly { mes: string; valor: number }[]
  version: number
}

/** What was saved, and the months that are likely to follow. */
export function RevenueForecast({ companyId, months, version }: RevenueForecastProps) {
  const query = useQuery(forecastQuery(companyId, version))
  if (query.isPending)
    return (
      <div role="status" aria-label="Calculando a previsão...">
        <Skeleton className="h-80" />
      </div>
    )
  const cash = query.data?.cashFlowPrediction
  return (
    <div className="grid grid-cols-1 gap-4">
      <Chart chart={forecastChart(months, cash?.next3Months ?? [])} size="lg" />
      {query.data && cash?.recommendation && (
        <FactsProvider status="ready" fatos={query.data.fatos} referencias={query.data.referencias}>
          <div>
            <FactText text={cash.recommendation} campo="cashFlowPrediction.recommendation" />
          </div>
        </FactsProvider>
      )}
      {cash?.metodo && (
        <div className="text-xs text-muted">
          <Explained text={`Método: ${cash.metodo}`} />
        </div>
      )}
      {query.isError && (
        <p className="text-muted">
          O faturamento foi salvo. A previsão não pôde ser calculada agora e virá na próxima análise.
        </p>
      )}
    </div>
  )
}

/** Every month from the first to the last, so that one without a figure stays a gap. */
function forecastChart(
  months: readonly { mes: string; valor: number }[],
  next: PredictiveRead['cashFlowPrediction']['next3Months'],
): unknown {
  const all = [...months.map((month) => month.mes), ...next.map((month) => month.mes)].sort()
  const first = all[0]
  const last = all.at(-1)
  const span: string[] = []
  for (let month = first; month && last && month <= last; month = shiftMonth(month, 1)) span.push(month)
  const known = new Map(months.map((month) => [month.mes, month.valor]))
  const coming = new Map(next.map((month) => [month.mes, month]))
  const of = (key: 'previsto' | 'minimo' | 'maximo') => span.map((month) => coming.get(month)?.[key] ?? null)
  const end = next.at(-1)
  const sentence = end
    ? `Em ${formatMonth(end.mes)} o faturamento previsto é de ${formatMoney(Math.round(end.previsto))}${end.minimo !== null && end.maximo !== null ? `, entre ${formatMoney(Math.round(end.minimo))} e ${formatMoney(Math.round(end.maximo))}` : ''}.`
    : 'O seu faturamento mês a mês.'
  return {
    id: 'revenue',
    type: 'line',
    title: { text: 'Faturamento e previsão' },
    descricao: sentence,
    categories: span.map(formatMonth),
    series: [
      ...(months.length > 0 ? [{ name: 'Realizado', data: span.map((month) => known.get(month) ?? null) }] : []),
      ...(next.length > 0
        ? [
            {
              name: 'Previsto',
              data: of('previsto'),
              line: { dash: 'dash' },
              faixa: { min: of('minimo'), max: of('maximo') },
            },
          ]
        : []),
    ],
    unidade: 'R$',
  }
}
