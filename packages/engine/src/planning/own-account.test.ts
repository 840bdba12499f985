import { describe, expect, test } from 'vitest'
import { FactBook } from '#src/facts/fact-book.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { costOf, type Work } from './costs.ts'
import { type Gain, gainFor } from './gains.ts'
import { ownAccount } from './own-account.ts'

const clinic = (faturamento: number | null) =>
  readInput({
    company: { setor: 'Saúde', faturamento, funcionarios: 10 },
    formAnswers: { ...blankForm, market_segment: 'Saúde', main_costs: 'folha 17.600; aluguel 4.000' },
    segmentSpecificAnswers: { health_noshow: 'De 16% a 25%' },
    history: [],
    referenceMonth: '2026-11',
  })
const STEPS: Work[] = [
  { id: '15', horas: { dono: 2, equipe: 10 }, compra: null, mensal: null },
  { id: '45', horas: { dono: 1, equipe: 0 }, compra: { item: 'Etiquetas', min: 100, max: 300 }, mensal: 50 },
]
const planOf = (book: FactBook, faturamento: number | null, gains: Gain[] = [], guarded = false) => ({
  actions: STEPS.map((step) => ({ cost: costOf(book, clinic(faturamento), step) })),
  gains,
  releases: [],
  guarded,
})

describe('the own account', () => {
  test('holds hours and purchases against the gains that have a formula', () => {
    const book = new FactBook()
    const reading = clinic(40_000)
    // 17.600 ÷ (10 × 176) = R$ 10 an hour; 40.000 ÷ 0,8 × 5% ÷ 2 = 1.250.
    const gains = [gainFor(book, 'health_noshow', reading)!]
    const { account, text, facts } = ownAccount(book, reading, planOf(book, 40_000, gains))
    expect(account.investimento).toEqual({ min: 200, max: 400 })
    expect(account.ganhoMensal).toBe(1_250)
    // 200 ÷ (1.250 − 50) and 400 ÷ 1.200 months; the return would be 3.500%, more than the hypothesis bears.
    expect(account.paybackMeses).toEqual({ min: 0.2, max: 0.3 })
    expect(account.roi).toBeNull()
    expect(text.text).toBe(
      'O plano pede cerca de 10 horas da equipe (R$ 100), 3 horas suas, compras de R$ 100 a R$ 300 em etiquetas e R$ 50 por mês. Ganho mensal do plano: R$ 1.250 (horários recuperados); o dinheiro gasto volta em menos de um mês.',
    )
    for (const [, fact] of facts) for (const id of fact.entradas!) expect(book.has(id), id).toBe(true)
  })

  test('without a formula there is no safe account, whatever the revenue', () => {
    const book = new FactBook()
    const { account, text } = ownAccount(book, clinic(40_000), planOf(book, 40_000, [], true))
    expect(account).toMatchObject({ ganhoMensal: null, paybackMeses: null, roi: null })
    expect(text.text).not.toContain('anho')
    expect(text.text).not.toContain('1.200')
  })

  test('without a revenue it asks for it', () => {
    const book = new FactBook()
    const { account, text } = ownAccount(book, clinic(null), planOf(book, null))
    expect(account.investimento).toBeNull()
    expect(text.text).toContain('a definir (informe o faturamento)')
  })
})
