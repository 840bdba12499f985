import type { Fact } from '@norteia/contracts/analysis'
import { expect, test } from 'vitest'
import { Asking } from '#src/measures/asked/asked.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import { Sources } from '#src/measures/measured.ts'
import { Own } from '#src/measures/own/algebra.ts'
import { related } from '#src/measures/relations/relations.ts'
import { amountsByRole } from '#src/measures/roles/told-otherwise.ts'
import { readAmounts } from '#src/reading/amounts.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { DECIDED, type DecidedCase, type Marked, UNSURE, unmarked } from './deciding.fixture.ts'
import { decidingOf } from './deciding.ts'
import { DENSE, NOT_AMONG } from './dense-ways.fixture.ts'
import { judged } from './judged.ts'
import { outcomesOf } from './outcomes.ts'
import { AMONG } from './short-sums.fixture.ts'
import { WAYS } from './ways.ts'
import { COMBINED } from './widening.fixture.ts'

function weighed({ desafio, segmento = 'Comércio Varejista', faturamento = 40_000, custos = '' }: Marked) {
  const { text, roles } = unmarked(desafio)
  const reading = readInput({
    company: { setor: segmento, faturamento, funcionarios: 3 },
    formAnswers: { ...blankForm, market_segment: segmento, main_costs: custos, main_challenge: text },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
  return { deriver: related(new Asking(new Own(new Sources(reading)))), roles }
}

/** The answer and its account are as she may see them, every number of them with its fact. */
function expectAnswer({ main: value, inputs, line, verdict }: Answer, { main, says = [], account }: DecidedCase) {
  expect(Math.abs(value.number)).toBeCloseTo(main, main < 100 ? 1 : 0)
  expect(line!.text).toMatch(account)
  for (const said of says) expect(verdict!.text).toMatch(said)
  const facts = new Map<string, Fact>()
  for (const one of [value, ...inputs])
    for (const fact of one ? [one.fact, ...one.inputs] : []) facts.set(fact.id, fact)
  for (const { text, spans } of verdict ? [line!, verdict] : [line!]) {
    let bare = text
    for (const { inicio, fim, fato } of spans) {
      expect(facts.has(fato), `${fato} of ${text}`).toBe(true)
      bare = bare.slice(0, inicio) + ' '.repeat(fim - inicio) + bare.slice(fim)
    }
    expect(bare).not.toMatch(/\d/)
    expect(text).not.toMatch(/undefined|NaN| {2}|\.\./)
  }
}

test.each([...DECIDED, ...COMBINED])('$way: $desafio', (one) => {
  const { deriver, roles } = weighed(one)
  const decided = decidingOf(deriver, roles).told!
  expect(decided?.id).toBe(one.way)
  expect(decided.answer.verdict).toBeDefined()
  expectAnswer(decided.answer, one)
})

test.each([...AMONG, ...DENSE])('among the outcomes, $way: $desafio', (one) => {
  const { deriver, roles } = weighed(one)
  const made = outcomesOf(deriver, roles).flatMap((outcome) => outcome.made)
  const hers = made.find(
    ({ filled, answer }) =>
      filled.way.id === one.way && filled.over.length === 0 && one.account.test(answer.line!.text),
  )
  expectAnswer(hers!.answer, one)
})

test.each(NOT_AMONG)('not among the outcomes, $way, $why: $desafio', (one) => {
  const { deriver, roles } = weighed(one)
  const made = outcomesOf(deriver, roles).flatMap((outcome) => outcome.made)
  expect(
    made
      .filter(({ filled }) => filled.way.id === one.way && filled.over.length === 0)
      .map(({ answer }) => answer.line?.text),
  ).toEqual([])
})

test.each(UNSURE)('silent: $desafio', (company) => {
  const { deriver, roles } = weighed(company)
  expect(decidingOf(deriver, roles).told).toBeNull()
})

test('where a sum is told, nothing is called left out that another sum may take', () => {
  const { deriver, roles } = weighed({
    desafio:
      'faço uma turma de [12|capacidade|vez] alunos a [250|preco_novo|unidade] cada, a apostila sai por [40|custo_unidade|unidade] e o salão [600|custo_uma_vez|vez]',
  })
  const { told } = decidingOf(deriver, roles)
  expect(told?.confirmed).toBe(false)
  const copy = deriver.ask.scene.said.find(({ value }) => value === 40)!
  expect(deriver.ask.value('qtd', copy, 'A apostila').fact.rotulo).toBe('A apostila')
})

/** The sums of a text in which her numbers make up instalments, by what each of them takes. */
const takenByLoans = (desafio: string): number[][] => {
  const { deriver, roles } = weighed({ desafio })
  return outcomesOf(deriver, roles)
    .flatMap(({ made }) => made)
    .filter(({ filled }) => filled.way.topic === 'emprestimo')
    .map(({ filled }) => [...filled.used].map(({ said }) => said.value))
}

test.each([
  'a van sai com [15 mil|custo_uma_vez|vez] de entrada e [48|parcelas|nada] parcelas de [1.100|parcela_nova|mes]',
  'pedem [15 mil|investimento|vez] como entrada, depois [48|parcelas|nada] parcelas de [1.100|parcela_nova|mes]',
])('no instalment pays a down payment back: %s', (desafio) => {
  const taken = takenByLoans(desafio)
  expect(taken.flat()).not.toContain(15_000)
})

test.each([
  'a van custa [45 mil|investimento|vez] e fazem em [48|parcelas|nada] parcelas de [1.100|parcela_nova|mes]',
  'dou entrada no pedido de [45 mil|divida|vez] no banco, [48|parcelas|nada] parcelas de [1.100|parcela_nova|mes]',
])('what instalments pay back is weighed beside them: %s', (desafio) => {
  expect(takenByLoans(desafio).flat()).toContain(45_000)
})

test('a number that may well be something else decides nothing', () => {
  const { deriver, roles } = weighed(DECIDED[0]!)
  const doubted = roles.map((one, n) =>
    n === 1
      ? {
          ...one,
          may: [
            { ...one, share: 0.25 },
            { ...one, role: 'multa' as const, share: 0.75 },
          ],
        }
      : one,
  )
  expect(decidingOf(deriver, doubted).told).toBeNull()
})

test('a sum that another reader finds is likelier', () => {
  const { deriver, roles } = weighed(DECIDED[0]!)
  const doubted = roles.map((one, n) =>
    n === 1 || n === 2
      ? {
          ...one,
          may: [
            { ...one, share: 0.35 },
            { ...one, role: 'preco_outro' as const, share: 0.65 },
          ],
        }
      : one,
  )
  const outcomes = outcomesOf(deriver, doubted)
  const shareWith = (likely: number) =>
    judged(outcomes, () => likely).find(({ outcome }) => outcome.best.answer.main.number === 4_480)!.share
  expect(shareWith(0.5)).toBeGreaterThan(shareWith(0))
})

test('every way has its own name', () => {
  expect(new Set(WAYS.map(({ id }) => id)).size).toBe(WAYS.length)
})

test('what clients owe her is no debt of hers', () => {
  const main_challenge =
    'O fiado ta me matando. Tenho 41 mil na rua anotado no caderno e ao mesmo tempo devo 34 mil na conta garantida do banco, pagando 2.100 de juros todo mês.'
  const form = { ...blankForm, main_challenge }
  const { itens } = amountsByRole(readAmounts(form, {}), form)
  const of = (value: number) => itens.filter(({ valor }) => valor === value).map(({ assunto }) => assunto)
  expect(of(41_000)).not.toContain('divida')
  expect(of(34_000)).not.toContain('caixa')
})
