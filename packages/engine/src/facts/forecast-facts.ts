import type { Fact } from '@norteia/contracts/analysis'
import { formatMonth, formatNumber, formatPercent } from '@norteia/contracts/format'
import { type RevenueForecast, SCENARIO_BAND } from '#src/forecast/revenue.ts'
import type { Reading } from '#src/reading/input.ts'
import type { FactBook } from './fact-book.ts'

/** A month of the history: `mes` as 'AAAA-MM', `valor` in reais. */
export const historyFact = (mes: string, valor: number): Fact => ({
  id: `historico.${mes}`,
  rotulo: `Faturamento de ${formatMonth(mes)}`,
  valor,
  unidade: 'R$/mês',
  tipo: 'importado',
  origem: 'Histórico de faturamento mensal',
})

/** The facts behind a forecast month: each of its three figures. */
export function forecastFacts(book: FactBook, { reading }: { reading: Reading }, forecast: RevenueForecast) {
  const usados = forecast.usados.map((month) => book.add(historyFact(month.mes, month.valor)))
  const entradas = usados.length > 0 ? usados : reading.revenue ? [book.add(reading.revenue.fact)] : []
  const base = {
    unidade: 'R$/mês',
    tipo: 'estimado' as const,
    origem: forecast.cenario ? 'Cenário, não previsão estatística' : `Previsão estatística: ${forecast.metodo}`,
    ...(entradas.length > 0 && { entradas }),
  }
  const how = forecast.cenario
    ? `Último faturamento conhecido, com faixa de ${formatPercent(SCENARIO_BAND)} para mais e para menos (${forecast.metodo})`
    : `${formatNumber(forecast.usados.length)} meses de faturamento, ${forecast.metodo}; faixa em que se espera que o mês caia em oito de cada dez vezes`
  return (month: RevenueForecast['meses'][number]): Record<'previsto' | 'minimo' | 'maximo', Fact> => ({
    previsto: {
      ...base,
      id: `previsao.${month.mes}`,
      rotulo: `Faturamento previsto para ${formatMonth(month.mes)}`,
      valor: month.previsto,
      formula: how,
    },
    minimo: {
      ...base,
      id: `previsao.${month.mes}.min`,
      rotulo: `Faturamento mínimo em ${formatMonth(month.mes)}`,
      valor: month.minimo,
      formula: how,
    },
    maximo: {
      ...base,
      id: `previsao.${month.mes}.max`,
      rotulo: `Faturamento máximo em ${formatMonth(month.mes)}`,
      valor: month.maximo,
      formula: how,
    },
  })
}
