import type { Fact } from '@norteia/contracts/analysis'
import { formatMonth, formatNumber, formatPercent } from '@norteia/contracts/format'
import { MONTH_FACTORS, MONTH_FACTORS_SOURCE } from '#src/forecast/month-factors.data.ts'
import { type RevenueForecast, SCENARIO_BAND, weightOf } from '#src/forecast/revenue.ts'
import { firstOf, lastOf } from '#src/ledger/days.ts'
import { queryOf } from '#src/ledger-facts/ledger-facts.ts'
import type { MonthFactorKey } from '#src/reading/activity-types.ts'
import type { MonthRevenue, Reading } from '#src/reading/input.ts'
import type { FactBook } from './fact-book.ts'

/** A month of the history. */
export const historyFact = ({ mes, valor, origem }: MonthRevenue): Fact => ({
  id: `historico.${mes}`,
  rotulo: `Faturamento de ${formatMonth(mes)}`,
  valor,
  unidade: 'R$/mês',
  tipo: 'importado',
  origem: origem ?? 'Histórico de faturamento mensal',
  ...(origem !== undefined && { consulta: queryOf({ de: firstOf(mes), ate: lastOf(mes) }, 'entrada') }),
})

/** What a calendar month weighs in the year of an activity. */
const weightFact = (key: MonthFactorKey, mes: string): Fact => ({
  id: `peso_mes.${key}.${mes.slice(5)}`,
  rotulo: `Peso do mês ${mes.slice(5)} no ano, ${MONTH_FACTORS[key].nome.toLowerCase()}: mês médio = 1`,
  valor: Math.round(weightOf(key, mes) * 100) / 100,
  unidade: 'índice',
  tipo: 'referência',
  origem: `${MONTH_FACTORS_SOURCE.orgao}, ${MONTH_FACTORS_SOURCE.ano}`,
  fonte: MONTH_FACTORS_SOURCE,
})

/** The facts behind a forecast month: each of its three figures. */
export function forecastFacts(book: FactBook, { reading }: { reading: Reading }, forecast: RevenueForecast) {
  const usados = forecast.usados.map((month) => book.add(historyFact(month)))
  const entradas = usados.length > 0 ? usados : reading.revenue ? [book.add(reading.revenue.fact)] : []
  const { fatores } = forecast
  const base = {
    unidade: 'R$/mês',
    tipo: 'estimado' as const,
    origem: forecast.cenario ? 'Cenário, não previsão estatística' : `Previsão estatística: ${forecast.metodo}`,
  }
  const widened =
    reading.bandWidening > 1
      ? `, ${formatNumber(reading.bandWidening, 2)} vezes mais larga, porque poucas previsões passadas couberam na faixa`
      : ''
  const how = forecast.cenario
    ? `${fatores ? 'Faturamento de um mês médio vezes o peso do mês' : 'Último faturamento conhecido'}, com faixa de ${formatPercent(SCENARIO_BAND)} para mais e para menos (${forecast.metodo})`
    : `${formatNumber(forecast.usados.length)} meses de faturamento, ${forecast.metodo}; faixa em que se espera que o mês caia em oito de cada dez vezes${widened}`
  return (month: RevenueForecast['meses'][number]): Record<'previsto' | 'minimo' | 'maximo', Fact> => {
    const inputs = fatores ? [...entradas, book.add(weightFact(fatores, month.mes))] : entradas
    const figure = (id: string, rotulo: string, valor: number): Fact => ({
      ...base,
      id: `previsao.${month.mes}${id}`,
      rotulo: `${rotulo} ${formatMonth(month.mes)}`,
      valor,
      formula: how,
      ...(inputs.length > 0 && { entradas: inputs }),
    })
    return {
      previsto: figure('', 'Faturamento previsto para', month.previsto),
      minimo: figure('.min', 'Faturamento mínimo em', month.minimo),
      maximo: figure('.max', 'Faturamento máximo em', month.maximo),
    }
  }
}
