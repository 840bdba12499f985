import { PredictiveResult, SectorInsights } from '@norteia/contracts/agent'
import type { Fact, FactReference } from '@norteia/contracts/analysis'
import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { describe, expect, test } from 'vitest'
import { predict } from './predict.ts'
import { assess } from './scoring/assessment.ts'
import { serves } from './scoring/fit.ts'
import { sectorInsights } from './sector-insights.ts'
import { blankForm, extremeCompany, monthBefore, randomCompany, seeded } from './testing/companies.ts'

/** Digits without a fact, and holes in sentences. */
function faultsOf(result: { fatos: Fact[]; referencias: FactReference[] }): string[] {
  const { fatos, referencias, ...data } = result
  const ids = new Set(fatos.map(({ id }) => id))
  const faults = referencias.filter(({ fato }) => !ids.has(fato)).map(({ campo, fato }) => `${campo} → ${fato}`)
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (/undefined|NaN|Infinity|\.\.| {2}| [.,]|\{/.test(value)) faults.push(`${path}: ${value}`)
      if (/\.mes$|\.severity$/.test(path)) return
      for (const { index } of value.matchAll(/\d/g))
        if (!referencias.some(({ campo, inicio, fim }) => campo === path && index >= inicio && index < fim))
          faults.push(`${path}: ${value}`)
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) faults.push(`${path} = ${value}`)
      if (!referencias.some(({ campo }) => campo === path)) faults.push(`${path} has no fact`)
    } else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key)
  }
  walk(data, '')
  return faults
}

const COMPANIES = Array.from({ length: 360 }, (_, seed) => randomCompany(seeded(seed), MARKET_SEGMENTS[seed % 9]))
const restaurant = extremeCompany('Alimentação', false)

describe('the prediction', () => {
  test('backs every number and every sentence with facts, over random companies', { tags: 'corpus' }, () => {
    expect(COMPANIES.flatMap((input) => faultsOf(predict(input)))).toEqual([])
  })

  test('has the shape of the contract and is the same again', { tags: 'corpus' }, () => {
    for (const input of COMPANIES.slice(0, 40)) {
      const result = predict(input)
      expect(PredictiveResult.parse(result)).toEqual(result)
      expect(predict(structuredClone(input))).toEqual(result)
      expect(result.cashFlowPrediction.next3Months.map(({ mes }) => mes)).toEqual(['2026-12', '2027-01', '2027-02'])
      // At a loss, or beside a problem that more buyers don't mend, no growth is added to what has a formula.
      const { evaluation, challenge } = assess(input)
      const growth = { rule: 'crescer_canal', dimension: 'VEN', gain: 0, priority: 0 } as const
      const fits = (evaluation.margin?.percent ?? 0) >= 0 && serves(growth, challenge.card)
      expect(result.marketOpportunities.length).toBeGreaterThanOrEqual(fits ? 2 : 0)
      expect(result.marketOpportunities.length).toBeLessThanOrEqual(4)
      for (const { roi } of result.marketOpportunities) expect(roi).toBeGreaterThan(0)
      for (const { probability, roi, potentialRevenue, investmentRequired } of result.marketOpportunities) {
        expect(probability).toBeLessThanOrEqual(0.85)
        expect(roi).toBeCloseTo((potentialRevenue - investmentRequired) / investmentRequired, 1)
      }
    }
  })

  test('without any revenue predicts nothing and asks for it', () => {
    const result = predict({
      ...restaurant,
      company: { setor: 'Alimentação', faturamento: null, funcionarios: null },
      formAnswers: { ...restaurant.formAnswers, revenue: '' },
    })
    expect(result.cashFlowPrediction.next3Months).toEqual([])
    expect(result.cashFlowPrediction.recommendation).toContain('Informe o faturamento mensal')
    expect(result.marketOpportunities).toEqual([])
    expect(faultsOf(result)).toEqual([])
  })

  test('without history calls itself a scenario, with three months a forecast', () => {
    const scenario = predict(restaurant).cashFlowPrediction
    expect(scenario.recommendation).toContain('cenário, não previsão estatística')
    expect(scenario.confidence).toBe('baixa')
    const history = [3, 2, 1].map((back) => ({ mes: monthBefore('2026-11', back), valor: 20_000 }))
    const forecast = predict({ ...restaurant, history }).cashFlowPrediction
    expect(forecast.recommendation).not.toContain('cenário')
    expect(forecast.next3Months[0]!.previsto).toBeCloseTo(20_000, -2)
  })

  test('the balance is revenue minus the costs of the month, and absent when they are unknown', () => {
    const alone = { ...restaurant, company: { ...restaurant.company, funcionarios: 1 } }
    const form = { ...alone.formAnswers, employees: 'Só eu', main_costs: 'aluguel 7.000' }
    const known = predict({ ...alone, formAnswers: form }).cashFlowPrediction.next3Months[0]!
    expect(known.saldo).toBe(known.previsto - 7_000)
    const unknown = predict({
      ...restaurant,
      formAnswers: { ...restaurant.formAnswers, main_costs: 'insumos e folha' },
    })
    expect(unknown.cashFlowPrediction.next3Months[0]).not.toHaveProperty('saldo')
    expect(unknown.cashFlowPrediction.recommendation).toContain('Informe os principais custos em reais')
  })

  test('raises an alarm for what is an alarm by itself, and none for a strong company', () => {
    const risks = (input: typeof restaurant) =>
      predict(input).riskAlerts.map(({ risk, severity }) => `${severity} ${risk}`)
    const indebted = {
      ...restaurant,
      formAnswers: { ...restaurant.formAnswers, main_challenge: 'dívidas com o banco' },
    }
    expect(risks(indebted)).toEqual(
      expect.arrayContaining([
        'ALTA Custos maiores que o faturamento',
        'ALTA Dívidas apontadas como principal desafio',
        'ALTA Empresa no primeiro ano',
        expect.stringMatching(/^ALTA .*levam mais de 40% das vendas$/),
      ]),
    )
    const strong = risks(extremeCompany('Alimentação', true))
    expect(strong).toEqual([
      'MÉDIA Reserva de caixa não informada',
      'MÉDIA Faturamento mês a mês não informado por um ano inteiro',
    ])
  })
})

describe('the risks', () => {
  const bakery = (form: Partial<(typeof restaurant)['formAnswers']>) => {
    const best = extremeCompany('Alimentação', true)
    return predict({ ...best, formAnswers: { ...best.formAnswers, ...form } })
  }
  const first = (form: Parameters<typeof bakery>[0]) => bakery(form).riskAlerts[0]!

  test('warn who is short of cash, with the figure where she wrote one', () => {
    expect(first({ main_challenge: 'não sobra dinheiro no fim do mês' })).toMatchObject({
      risk: 'Caixa curto para as contas do mês',
      severity: 'ALTA',
    })
    // 23.000 in cash against costs of 230.000 a month.
    expect(first({ main_challenge: 'tenho só 23 mil em caixa' }).impact).toContain('paga 3 dias de custos')
  })

  test('say what costs money by a formula, though the answer is no alarm', () => {
    const clinic = extremeCompany('Saúde', true)
    const answers = { ...clinic.segmentSpecificAnswers, health_noshow: 'De 16% a 25%' }
    // Her own problem comes before it.
    const { riskAlerts } = predict({ ...clinic, segmentSpecificAnswers: answers })
    const risk = riskAlerts.find(({ risk }) => risk.includes('de quem marca falta sem avisar'))
    expect(risk).toMatchObject({ severity: 'MÉDIA' })
    // 380.000 ÷ 0,8 × 5% ÷ 2, to three digits.
    expect(risk!.impact).toContain('cerca de R$ 11.900 por mês')
  })

  test('are never empty: what nobody knows is a risk and says so', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { riskAlerts } = predict(randomCompany(seeded(seed)))
      expect(riskAlerts.length).toBeGreaterThan(0)
      expect(riskAlerts.length).toBeLessThanOrEqual(6)
    }
  })

  test('a company at a loss is promised no growth', () => {
    const { marketOpportunities } = bakery({ main_costs: 'insumos 300.000; folha 120.000; aluguel 20.000' })
    for (const { opportunity } of marketOpportunities) expect(opportunity).not.toMatch(/canal|produto novo/i)
  })
})

describe('the insights of a sector', () => {
  test('give three of each for every segment, every number backed by a source', () => {
    for (const segment of MARKET_SEGMENTS)
      for (const best of [true, false]) {
        const result = sectorInsights(extremeCompany(segment, best))
        expect(SectorInsights.parse(result)).toEqual(result)
        for (const list of [result.trends, result.opportunities, result.challenges]) expect(list).toHaveLength(3)
        expect(faultsOf(result)).toEqual([])
        const cited = result.fatos.filter(({ tipo }) => tipo === 'referência')
        if (segment === 'Educação' || segment === 'Outro') expect(cited.filter(({ fonte }) => fonte)).toEqual([])
        else expect(cited.filter(({ fonte }) => fonte).length).toBeGreaterThanOrEqual(3)
      }
  })

  test('say nothing of answers that were never given', () => {
    const first = sectorInsights({
      ...restaurant,
      company: { setor: 'Saúde', faturamento: null, funcionarios: null },
      formAnswers: blankForm,
      segmentSpecificAnswers: {},
    }).opportunities[0]
    expect(first).toMatch(/Faça o diagnóstico para saber por onde começar na sua empresa\.$/)
    expect(first).not.toContain('nenhuma resposta')
  })

  test('put the weakest dimension first and speak of the company', () => {
    const weakSales = sectorInsights({
      ...restaurant,
      formAnswers: {
        ...blankForm,
        market_segment: 'Alimentação',
        acquisition_channels: ['Indicações'],
        kpis: 'margem, NPS, caixa, estoque',
      },
      segmentSpecificAnswers: { food_cmv: 'Até 30%', food_recipe: 'Todas' },
    })
    expect(weakSales.opportunities[0]).toContain('canal próprio')
    expect(weakSales.opportunities[0]).toContain('Na sua empresa, comece pela receita por pessoa')
  })
})

test('a band that held too few months before is wider, around the same middle, and says so', () => {
  const history = Array.from({ length: 24 }, (_, i) => ({
    mes: `${2024 + Math.floor((i + 10) / 12)}-${String(((i + 10) % 12) + 1).padStart(2, '0')}`,
    valor: 50_000 + 3_000 * ((i * 7) % 5),
  }))
  const input = { ...randomCompany(seeded(1)), history, referenceMonth: '2026-11' }
  const [usual] = predict(input).cashFlowPrediction.next3Months
  const { cashFlowPrediction, fatos } = predict({ ...input, bandWidening: 1.5 })
  const [wider] = cashFlowPrediction.next3Months
  expect(wider!.previsto).toBe(usual!.previsto)
  expect(wider!.maximo - wider!.previsto).toBeCloseTo(1.5 * (usual!.maximo - usual!.previsto), -1)
  expect(wider!.previsto - wider!.minimo).toBeCloseTo(1.5 * (usual!.previsto - usual!.minimo), -1)
  expect(fatos.find(({ id }) => id === `previsao.${wider!.mes}`)!.formula).toContain('1,5 vezes mais larga')
})
