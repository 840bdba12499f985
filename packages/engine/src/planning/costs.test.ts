import { describe, expect, test } from 'vitest'
import { FactBook } from '#src/facts/fact-book.ts'
import { type AnalysisInput, readInput } from '#src/reading/input.ts'
import { randomCompany, seeded } from '#src/testing/companies.ts'
import { costOf, hourCost, type Work } from './costs.ts'

const shop = (main_costs: string, funcionarios: number | null): AnalysisInput => {
  const base = randomCompany(seeded(1), 'Comércio Varejista')
  return {
    ...base,
    company: { setor: 'Varejo', faturamento: 90_000, funcionarios },
    formAnswers: { ...base.formAnswers, main_costs, employees: '' },
  }
}
const COUNT: Work = { id: '15', horas: { dono: 3, equipe: 20 }, compra: null, mensal: null }
const priced = (input: AnalysisInput, work = COUNT) => {
  const book = new FactBook()
  return { book, cost: costOf(book, readInput(input), work) }
}

describe('what an action costs', () => {
  test('an hour is payroll ÷ (people × 176)', () => {
    const book = new FactBook()
    expect(hourCost(book, readInput(shop('folha 24.000; aluguel 3.000', 9))).value).toBe(15.15)
    expect(hourCost(book, readInput(shop('aluguel 3.000', 9))).fact.id).toBe('fonte.custo_hora.minimo.simples')
  })

  test('the team counting the stock costs its own hours, the owner her time', () => {
    const { cost } = priced(shop('folha 24.000; aluguel 3.000', 9))
    expect(cost.text.text).toBe('Cerca de 20 horas da equipe (R$ 300) e 3 horas suas')
    expect([cost.min, cost.max]).toEqual([300, 300])
    expect(cost.equipe).toMatchObject({ valor: 300, tipo: 'estimado', origem: 'Estimativa da Norteia' })
  })

  test('her own hours cost money where the costs pay her', () => {
    const { cost } = priced(shop('folha 20.000; pró-labore 4.000', 9))
    expect(cost.text.text).toBe('Cerca de 20 horas da equipe (R$ 280) e 3 horas suas (R$ 43)')
    expect(cost.min).toBe(323)
  })

  test('who works alone has no team', () => {
    const { cost } = priced(shop('aluguel 3.000', 1))
    expect(cost.text.text).toBe('Cerca de 13 horas suas')
    expect(cost.horas).toEqual({ dono: 13, equipe: 0 })
    expect(cost.max).toBe(0)
  })

  test('purchases and monthly costs stand beside the hours, each with its fact', () => {
    const work = {
      id: '30',
      horas: { dono: 1, equipe: 0 },
      compra: { item: 'Etiquetas e caixas', min: 60, max: 250 },
      mensal: 120,
    }
    const { cost, book } = priced(shop('aluguel 3.000', 4), work)
    expect(cost.text.text).toBe('Cerca de 1 hora sua, de R$ 60 a R$ 250 em etiquetas e caixas e R$ 120 por mês')
    expect([cost.min, cost.max]).toEqual([60, 250])
    expect(cost.fields.map(([field, { valor }]) => [field, valor])).toEqual([
      ['horas.dono', 1],
      ['horas.equipe', 0],
      ['compra.min', 60],
      ['compra.max', 250],
      ['mensal', 120],
    ])
    expect(cost.fields.every(([, { id }]) => book.has(id))).toBe(true)
    expect(cost.text.spans).toHaveLength(4)
  })
})
