import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'
import { leastMilliseconds } from '@norteia/contracts/testing/work-time'
import { describe, expect, test } from 'vitest'
import { readInput } from '#src/reading/input.ts'
import { caseOf } from '#src/testing/cases.ts'
import { absurditiesOf, isSenseless } from './absurdities.ts'
import { contradictionsOf } from './contradictions.ts'
import { DOUBT_CASES, type DoubtCase, say } from './doubt-cases.data.ts'
import { SAID_CHECKS } from './said-checks.data.ts'

const blank = { main_costs: '', main_challenge: '', future_goals: '', operational_flow: '', kpis: '' }

const readingOf = (
  segment: MarketSegment,
  form: Partial<FormAnswers>,
  answers: SegmentAnswers = {},
  company: { faturamento?: number; funcionarios?: number } = {},
) => {
  const input = caseOf(segment, { ...blank, ...form }, answers)
  return readInput({
    ...input,
    company: { ...input.company, faturamento: company.faturamento ?? null, funcionarios: company.funcionarios ?? null },
  })
}

const idsOf = ({ segment, form, answers, company }: DoubtCase) =>
  contradictionsOf(readingOf(segment, form, answers, company)).map(({ id }) => id)

describe('what answers say against each other', () => {
  test.each(DOUBT_CASES)('$id', (given) => expect(idsOf(given)).toContain(given.id))

  test('at least twenty kinds are looked for, and each of those in words has a case', () => {
    const tried = new Set(DOUBT_CASES.map(({ id }) => id))
    expect(SAID_CHECKS.filter(({ id }) => !tried.has(id))).toEqual([])
    expect(tried.size).toBeGreaterThanOrEqual(20)
  })

  test('is said kindly, names both sides and asks to check', () => {
    for (const { id, segment, form, answers, company } of DOUBT_CASES) {
      const doubt = contradictionsOf(readingOf(segment, form, answers, company)).find((found) => found.id === id)!
      const { text, spans } = doubt.texto
      expect(text).toMatch(/^(?:Você|Sua meta)/)
      expect(text).toMatch(/confira/i)
      expect(text).not.toMatch(/\b(?:erro|errado|mentira|falso|contradi)/i)
      expect(doubt.campos.length).toBeGreaterThanOrEqual(2)
      const facts = new Map(doubt.fatos.map((fact) => [fact.id, fact]))
      for (const { fato } of spans) expect([id, fato, facts.has(fato)]).toEqual([id, fato, true])
      for (const { entradas } of facts.values())
        for (const input of entradas ?? []) expect([id, input, facts.has(input)]).toEqual([id, input, true])
      const bare = spans
        .toSorted((a, b) => b.inicio - a.inicio)
        .reduce((rest, { inicio, fim }) => rest.slice(0, inicio) + rest.slice(fim), text)
      expect([id, bare]).toEqual([id, expect.not.stringMatching(/\d/)])
    }
  })

  test.each<[string, DoubtCase]>([
    [
      'the answer agrees',
      {
        id: '',
        segment: 'Comércio Varejista',
        form: say('estoque parado'),
        answers: { retail_turnover: 'Mais de 120 dias' },
      },
    ],
    [
      'the complaint is denied',
      { id: '', segment: 'Saúde', form: say('não tenho problema com faltas'), answers: { health_noshow: 'Até 5%' } },
    ],
    [
      'the account has nothing left',
      {
        id: '',
        segment: 'Serviços',
        form: { ...say('não sobra nada'), main_costs: 'folha 40.000; aluguel 9.000' },
        company: { faturamento: 50_000 },
      },
    ],
    [
      'figures lie close',
      { id: '', segment: 'Saúde', form: say('uns 16% de faltas'), answers: { health_noshow: 'De 6% a 15%' } },
    ],
    [
      'the revenue of the past is another',
      { id: '', segment: 'Serviços', form: say('antes faturava 90 mil'), company: { faturamento: 50_000 } },
    ],
    [
      'it is a part of the revenue',
      {
        id: '',
        segment: 'Saúde',
        form: say('Tem um home care que leva 33 mil dos 55 que eu faturo por mês e paga com 90 dias'),
        company: { faturamento: 55_000 },
      },
    ],
    [
      'the revenue is only a band',
      {
        id: '',
        segment: 'Comércio Varejista',
        form: {
          ...say('não sobra nada'),
          main_costs: 'mercadorias 20.000; aluguel 3.000',
          future_goals: 'abrir filial',
        },
        answers: { retail_markup: 'Até 20%' },
      },
    ],
    ['nothing was written', { id: '', segment: 'Serviços', form: {} }],
  ])('%s: nothing is asked', (_, given) => expect(idsOf(given)).toEqual([]))
})

describe('absurd input', () => {
  const ids = (segment: MarketSegment, form: Partial<FormAnswers>, company = {}) =>
    absurditiesOf(readingOf(segment, form, {}, company)).map(({ id }) => id)

  test('revenue per person far from the segment’s', () => {
    expect(ids('Serviços', {}, { faturamento: 5_000_000, funcionarios: 2 })).toEqual(['receita_por_pessoa_alta'])
    expect(ids('Serviços', {}, { faturamento: 1_000, funcionarios: 20 })).toEqual(['receita_por_pessoa_baixa'])
    expect(ids('Serviços', {}, { faturamento: 60_000, funcionarios: 6 })).toEqual([])
    expect(ids('Indústria', {}, { faturamento: 14_000, funcionarios: 6 })).toEqual([])
    expect(ids('Outro', {}, { faturamento: 500, funcionarios: 1 })).toEqual([])
  })

  test('costs over three times the revenue', () => {
    expect(
      ids('Serviços', { main_costs: 'folha 100.000; aluguel 60.000' }, { faturamento: 50_000, funcionarios: 6 }),
    ).toEqual(['custos_acima_do_faturamento'])
    expect(
      ids('Serviços', { main_costs: 'folha 100.000; aluguel 40.000' }, { faturamento: 50_000, funcionarios: 6 }),
    ).toEqual([])
  })

  test.each([
    'asdf asdf',
    'jkjkjkjk',
    'aaaaaaa',
    'qwertyuiop',
    'teste teste teste teste',
    'xcvbn mnbvc',
    '....',
    '12345',
    'hhhhh kkkkk',
    'blablabla blablabla',
  ])('%j has no sense', (text) => expect(isSenseless(text)).toBe(true))

  test.each([
    '',
    'crescer',
    'não sei',
    'vender mais',
    'CRM e ERP',
    'falta dinheiro, falta cliente, falta tempo',
    'pagar as contas',
    'PDV',
    'nada',
    'Quero aumentar as vendas e as vendas on-line',
    'ok',
    'show',
  ])('%j has', (text) => expect(isSenseless(text)).toBe(false))

  test('for a senseless challenge asks again, kindly', () => {
    const [doubt] = absurditiesOf(readingOf('Serviços', { main_challenge: 'asdasd asdasd' }))
    expect(doubt?.texto.text).toBe(
      'Não conseguimos entender o que você escreveu em “principal desafio”; pode contar com suas palavras?',
    )
    expect(doubt?.campos).toEqual(['main_challenge'])
  })
})

test('hostile answers are read without an error', () => {
  const texts = [
    'nao sobra '.repeat(500),
    'de um cliente '.repeat(380),
    'atraso na entrega '.repeat(300),
    'ha 10 anos de '.repeat(350),
    '"'.repeat(5_000),
  ]
  for (const text of texts) {
    const reading = readingOf(
      'Indústria',
      { main_challenge: text, future_goals: text, operational_flow: text, main_costs: text },
      { industry_delivery: 'Mais de 95%' },
    )
    const took = leastMilliseconds(() => {
      contradictionsOf(reading)
      absurditiesOf(reading)
    }, 1)
    expect(took).toBeLessThan(1_000)
  }
})
