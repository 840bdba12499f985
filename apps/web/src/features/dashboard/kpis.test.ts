import { type AnalysisRead, ReadAnalysisPage } from '@norteia/contracts/analysis-read'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { countingBefore } from '#src/lib/analysis/score-step.ts'
import { analysis, dashboardReply, page } from '#src/testing/analyses.ts'
import { readDashboard } from './dashboard.queries.ts'
import { dashboardKpis } from './kpis.ts'

/** What the cards say of a company with these figures. */
function cards(company: { faturamento: number; funcionarios: number }, months: readonly number[]) {
  const newest = analysis('a1')
  newest.insights.analiseCompleta.charts[0]!.series[0]!.data = [...months]
  const kpis = dashboardKpis(readDashboard(dashboardReply([newest], company)))
  const said = (id: string) => {
    const { value, change, against, tone } = kpis.find((kpi) => kpi.id === id)!
    return [value, against ? `${change} ${against}` : change, tone]
  }
  return { revenue: said('faturamento'), perPerson: said('pessoa'), gain: said('ganho') }
}

test('a fall is a percentage; what is nearly all lost is not all lost', () => {
  const { revenue, perPerson } = cards({ faturamento: 5_000, funcionarios: 900 }, [100_000, 5_000])
  expect(revenue).toEqual(['R$ 5 mil', '−95% em out/2026', 'negative'])
  expect(perPerson).toEqual(['R$ 5,56', '−99,9% abaixo da referência', 'negative'])
})

test('the score says what it gained since the analysis before, and how', () => {
  const newest = analysis('a2')
  const view = readDashboard(dashboardReply([newest]))
  const list = [60, 55].map((score, place) => {
    const older = analysis(`a${1 - place}`, {
      createdAt: `2026-1${1 - place}-01T12:00:00.000Z`,
      origem: place === 0 ? 'ferramenta' : 'diagnostico',
    })
    older.insights.analiseCompleta.scoreGeral.scoreTotal = score
    return older
  })
  const { analises } = z.parse(ReadAnalysisPage, page([newest, ...list]).body)
  const step = (before: AnalysisRead | null) =>
    dashboardKpis(view, null, [], before).find(({ id }) => id === 'nota')?.step
  const before = countingBefore(view.analise!, analises)
  expect(before?.id).toBe('a0')
  expect(step(before)).toMatchObject({ text: '+3', since: '01/10/2026', tone: 'positive' })
  expect(step(before)?.origin[0]).toMatchObject({ valor: 3, formula: '58 − 55 = 3' })
  expect(step(null)).toBeUndefined()
})

test('one figure is written in one way: on the card, in its fact and in its formula', () => {
  const body = dashboardReply([], { faturamento: 45_000, funcionarios: 6 })
  const { change, changeOrigin } = dashboardKpis(readDashboard(body)).find(({ id }) => id === 'pessoa')!
  expect([change, changeOrigin?.[0].valor]).toEqual(['−6,3%', -6.3])
  expect(changeOrigin?.[0].formula).toBe('R$ 7.500 ÷ R$ 8.000 − 1 = −6,3%')
})

test('months that the owner informed count before the next analysis, a gap between them does not', () => {
  const body = dashboardReply()
  const change = (...months: [string, number][]) =>
    dashboardKpis(
      readDashboard(body),
      undefined,
      months.map(([mes, valor]) => ({ mes, valor })),
    ).find(({ id }) => id === 'faturamento')?.change
  expect(change(['2025-12', 40_000], ['2026-01', 44_000])).toBe('+10%')
  expect(change(['2025-11', 40_000], ['2026-01', 44_000])).toBe('Sem histórico mensal para comparar')
  expect(change()).toBe('Sem histórico mensal para comparar')
})

test('nothing left is −100%', () => {
  const { revenue, perPerson } = cards({ faturamento: 0, funcionarios: 0 }, [40_000, 0])
  expect(revenue).toEqual(['R$ 0', '−100% em out/2026', 'negative'])
  expect(perPerson).toEqual(['R$ 0', '−100% abaixo da referência', 'negative'])
})

test('beyond tenfold it says how many times', () => {
  expect(cards({ faturamento: 1e6, funcionarios: 1 }, [100_000, 1e6]).revenue[1]).toBe('+900% em out/2026')
  const { revenue, perPerson, gain } = cards({ faturamento: 1.2e9, funcionarios: 12 }, [1e6, 1.2e9])
  expect(revenue).toEqual(['R$ 1,2 bilhão', 'mais de mil vezes o mês anterior, em out/2026', 'positive'])
  expect(perPerson).toEqual(['R$ 100 milhões', 'mais de mil vezes a referência', 'positive'])
  expect(gain[1]).toBe('0% do faturamento')
})
