import { expect, test } from 'vitest'
import { analysis } from '#src/testing/analyses.ts'
import { aurora } from '#src/testing/people.ts'
import { readDashboard } from './dashboard.queries.ts'
import { dashboardKpis } from './kpis.ts'

/** What the cards say of a company with these figures. */
function cards(company: { faturamento: number; funcionarios: number }, months: readonly number[]) {
  const newest = analysis('a1')
  newest.insights.analiseCompleta.charts[0]!.series[0]!.data = [...months]
  const body = { success: true, empresa: { ...aurora, ...company, analises: [newest] }, dashboard: {} }
  const kpis = dashboardKpis(readDashboard(body))
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

test('nothing left is −100%', () => {
  const { revenue, perPerson } = cards({ faturamento: 0, funcionarios: 0 }, [40_000, 0])
  expect(revenue).toEqual(['R$ 0', '−100% em out/2026', 'negative'])
  expect(perPerson).toEqual(['R$ 0', '−100% abaixo da referência', 'negative'])
})

test('beyond tenfold it is told how many times', () => {
  expect(cards({ faturamento: 1e6, funcionarios: 1 }, [100_000, 1e6]).revenue[1]).toBe('+900% em out/2026')
  const { revenue, perPerson, gain } = cards({ faturamento: 1.2e9, funcionarios: 12 }, [1e6, 1.2e9])
  expect(revenue).toEqual(['R$ 1,2 bilhão', 'mais de mil vezes o mês anterior, em out/2026', 'positive'])
  expect(perPerson).toEqual(['R$ 100 milhões', 'mais de mil vezes a referência', 'positive'])
  expect(gain[1]).toBe('0% do faturamento')
})
