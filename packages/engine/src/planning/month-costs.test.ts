import { describe, expect, test } from 'vitest'
import { FactBook } from '#src/facts/fact-book.ts'
import { predict } from '#src/predict.ts'
import { type AnalysisInput, readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { monthCosts } from './month-costs.ts'

const company = (main_costs: string, over: Partial<AnalysisInput['company']> = {}): AnalysisInput => ({
  company: { setor: 'Varejo', faturamento: 50_000, funcionarios: 4, ...over },
  formAnswers: { ...blankForm, market_segment: 'Comércio Varejista', main_costs },
  segmentSpecificAnswers: {},
  history: [],
  referenceMonth: '2026-10',
})
const costsOf = (input: AnalysisInput, mes: string, revenue: number) =>
  monthCosts(new FactBook(), readInput(input), { mes, revenue, usual: 50_000 })

describe('the costs of a coming month', () => {
  const shop = company('aluguel 5.000; mercadorias 20.000; comissões 2.000; salários 9.000')

  test('move with sales where they are goods and commissions, and stay where they are rent', () => {
    expect(costsOf(shop, '2026-08', 50_000)?.valor).toBe(36_250)
    expect(costsOf(shop, '2026-08', 100_000)?.valor).toBe(58_250)
    expect(costsOf(shop, '2026-08', 0)?.valor).toBe(14_250)
  })

  test('hold a half of the thirteenth salary in November and December, and holidays over the year', () => {
    expect(costsOf(shop, '2026-11', 50_000)).toMatchObject({ valor: 40_750, decimoTerceiro: 4_500 })
    expect(costsOf(shop, '2026-12', 50_000)?.decimoTerceiro).toBe(4_500)
    expect(costsOf(shop, '2027-01', 50_000)?.decimoTerceiro).toBe(0)
  })

  test.each([
    ['who works alone', company('salários 9.000', { funcionarios: 1 })],
    ["the owner's own pay", company('pró-labore 9.000')],
    ['people who are not employed', company('freelancers 5.000; diarista 800')],
    ['costs that hold it already', company('salários 9.000; décimo terceiro 750; férias 250')],
  ])('pay no thirteenth for %s', (_name, input) => {
    expect(costsOf(input, '2026-12', 50_000)?.decimoTerceiro).toBe(0)
    expect(costsOf(input, '2026-12', 50_000)?.formula).not.toContain('férias')
  })

  test('stay as declared when only their sum is known', () => {
    expect(costsOf(company('total 35.000'), '2026-12', 90_000)).toMatchObject({ valor: 35_000, formula: 'R$ 35.000' })
  })

  test('the prediction takes them off, shows the sum, and mentions the thirteenth', () => {
    const { cashFlowPrediction, fatos } = predict(shop)
    const [november, december, january] = cashFlowPrediction.next3Months
    for (const month of [november!, december!, january!]) {
      const fact = fatos.find(({ id }) => id === `custos_mes.${month.mes}`)
      expect(month.saldo).toBeCloseTo(month.previsto - Number(fact?.valor), 2)
    }
    expect(fatos.find(({ id }) => id === 'custos_mes.2026-12')?.formula).toContain('metade do décimo terceiro')
    expect(cashFlowPrediction.recommendation).toContain('de décimo terceiro em nov/2026 e em dez/2026')
  })
})
