import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'
import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { FactBook } from '#src/facts/fact-book.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { distinctGains, gainFor, releasesOf } from './gains.ts'

function reading(segment: MarketSegment, faturamento: number, form: Partial<FormAnswers>, answers: SegmentAnswers) {
  return readInput({
    company: { setor: segment, faturamento, funcionarios: 5 },
    formAnswers: { ...blankForm, market_segment: segment, ...form },
    segmentSpecificAnswers: answers,
    history: [],
    referenceMonth: '2026-11',
  })
}
const gain = (rule: string, ...company: Parameters<typeof reading>) =>
  gainFor(new FactBook(), rule, reading(...company))?.value
const release = (rule: string, ...company: Parameters<typeof reading>) =>
  releasesOf(new FactBook(), reading(...company), [{ day: 45, regra: rule }], {
    problem: null,
    second: null,
  })[0]?.value

describe('gains', () => {
  test('missed visits are counted on what was booked: 40.000 ÷ 0,8 × (20% − 15%) ÷ 2', () => {
    expect(gain('health_noshow', 'Saúde', 40_000, {}, { health_noshow: 'De 16% a 25%' })).toBe(1_250)
    expect(gain('health_noshow', 'Saúde', 40_000, {}, { health_noshow: 'Até 5%' })).toBeUndefined()
  })

  test('her own figure comes before the middle of the band: 40.000 ÷ 0,82 × 3% ÷ 2', () => {
    const form = { main_challenge: 'Temos 18% de faltas nas consultas' }
    expect(gain('health_noshow', 'Saúde', 40_000, form, { health_noshow: 'De 16% a 25%' })).toBe(732)
  })

  test('churn cumulates: 100.000 × mean of 0,965^m − 0,96^m over twelve months', () => {
    let sum = 0
    for (let month = 1; month <= 12; month++) sum += 0.965 ** month - 0.96 ** month
    expect(sum / 12).toBeCloseTo(0.0244, 3)
    expect(gain('tech_churn', 'Tecnologia', 100_000, {}, { tech_churn: 'De 3% a 5%' })).toBe(
      Number(((100_000 * sum) / 12).toPrecision(3)),
    )
  })

  test('delivery: a fifth of the commission that she pays, else of the published rate', () => {
    expect(gain('food_delivery', 'Alimentação', 60_000, { main_costs: 'iFood 6.000; aluguel 4.000' }, {})).toBe(1_200)
    // 60.000 × 45% × 12% = 3.240, of which a fifth.
    expect(gain('food_delivery', 'Alimentação', 60_000, {}, { food_delivery: 'De 31% a 60%' })).toBe(648)
    expect(gain('food_delivery', 'Alimentação', 60_000, {}, { food_delivery: 'Só canal próprio' })).toBeUndefined()
  })

  test('refused claims: 50.000 × 80% × (7% − 5%) ÷ 2', () => {
    const answers = { health_payer: 'Vários convênios', health_denials: 'De 5% a 10%' }
    expect(gain('health_denials', 'Saúde', 50_000, {}, answers)).toBe(400)
  })

  test('losses are read against shops of the same kind', () => {
    const answers = (retail_products: string) => ({ retail_products, retail_losses: 'Mais de 3% das vendas' })
    // 100.000 × (4% − 3,31%) ÷ 2 and 100.000 × (4% − 1,87%) ÷ 2
    expect(gain('retail_losses', 'Comércio Varejista', 100_000, {}, answers('mercado de bairro'))).toBe(345)
    expect(gain('retail_losses', 'Comércio Varejista', 100_000, {}, answers('loja de roupas femininas'))).toBe(1_070)
  })

  test('kitchens: waste on what is bought, ingredients on sales', () => {
    const form = { main_costs: 'insumos 24.000; folha 15.000' }
    // 24.000 × (6% − 4%) ÷ 2; 60.000 × (40% − 35%) ÷ 2
    expect(gain('food_waste', 'Alimentação', 60_000, form, { food_waste: 'De 4% a 8%' })).toBe(240)
    expect(gain('food_cmv', 'Alimentação', 60_000, form, {})).toBe(1_500)
  })

  test('factories: 80.000 × (6% − 4%) ÷ 2', () => {
    const form = { main_costs: 'matéria-prima 50.000; folha 30.000' }
    expect(gain('industry_scrap', 'Indústria', 100_000, form, { industry_scrap: 'De 4% a 8%' })).toBe(800)
  })

  test('paid hours that nobody is billed for count at their cost: 20.000 × (60% − 50%) ÷ 2', () => {
    const form = { main_costs: 'folha 20.000; aluguel 2.000' }
    expect(gain('service_utilization', 'Serviços', 60_000, form, { service_utilization: 'De 40% a 60%' })).toBe(1_000)
  })

  test('filled seats count with what is left of a sale: 50.000 × (70 ÷ 60 − 1) × 90% ÷ 2', () => {
    const form = { main_costs: 'professores 20.000; impostos 5.000' }
    expect(gain('edu_occupancy', 'Educação', 50_000, form, { edu_occupancy: 'De 50% a 70%' })).toBe(3_750)
  })

  test('stock: 30.000 of purchases a month, 150 days, half of the way to 120', () => {
    const form = { main_costs: 'mercadorias 30.000; aluguel 3.000' }
    const answers = { retail_turnover: 'Mais de 120 dias' }
    // 150.000 in stock × 20% × half
    expect(release('retail_turnover', 'Comércio Varejista', 60_000, form, answers)).toBe(15_000)
    // Nothing is gained a month by who owes nothing; who pays interest saves that of a company of this size.
    expect(gain('retail_turnover', 'Comércio Varejista', 60_000, form, answers)).toBeUndefined()
    const indebted = { main_costs: `${form.main_costs}; juros do banco 900` }
    expect(gain('retail_turnover', 'Comércio Varejista', 60_000, indebted, answers)).toBe(
      Number((15_000 * (1.3154 ** (1 / 12) - 1)).toPrecision(3)),
    )
  })

  test('trust sales: a quarter of what is open comes back, as long as nothing is said of its age', () => {
    const form = { main_challenge: 'Tenho 8 mil de fiado em aberto' }
    expect(release('retail_credit', 'Comércio Varejista', 30_000, form, {})).toBe(2_000)
  })

  test('no formula, no figure', () => {
    expect(gain('kpis', 'Serviços', 60_000, {}, {})).toBeUndefined()
    expect(gain('retail_losses', 'Comércio Varejista', 60_000, {}, { retail_losses: 'Não medimos' })).toBeUndefined()
  })

  test('money that two actions move is counted once', () => {
    const book = new FactBook()
    const form = { main_costs: 'insumos 24.000; folha 15.000' }
    const kitchen = reading('Alimentação', 60_000, form, { food_waste: 'De 4% a 8%' })
    const both = ['food_waste', 'food_cmv', 'food_cmv'].map((rule) => gainFor(book, rule, kitchen)!)
    expect(distinctGains(both).map(({ value }) => value)).toEqual([1_500])
    for (const { fact } of both) for (const id of fact.entradas!) expect(book.has(id), id).toBe(true)
  })

  test('a sum of her own numbers stands alone: a general formula would count part of it again', () => {
    const lunch = analyze({
      company: { setor: 'Alimentação', faturamento: 82_000, funcionarios: 9 },
      history: [],
      referenceMonth: '2026-11',
      formAnswers: {
        ...blankForm,
        market_segment: 'Alimentação',
        main_costs: 'comida uns 33 mil, folha 26 mil, aluguel 7 mil, gas e luz 4.800, imposto 5.400, maquininha 1.800',
        employees: '5 a 9',
        future_goals: 'hoje sobra uns 4 mil quero que sobre 8 mil por mes',
        main_challenge:
          'jogo fora uns 6 kilo de comida pronta todo santo dia, abro 26 dias e cada kilo me custa uns 24',
      },
      segmentSpecificAnswers: { food_waste: 'Mais de 8%', food_cmv: 'De 36% a 40%', food_recipe: 'Algumas' },
    }).completa
    const loss = 6 * 24 * 26
    expect(lunch.desafio?.numero).toContain('R$ 144 por dia')
    expect(lunch.nossaConta.ganhoMensal).toBeGreaterThan(0)
    expect(lunch.nossaConta.ganhoMensal).toBeLessThan(loss)
    expect(lunch.nossaConta.explicacao).not.toContain('insumos economizados')
  })
})
