import { expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import type { Case } from '#src/measures/relations/relations.data.ts'
import { decidedByOwn } from '#src/measures/told-figures.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { DECIDED, UNDECIDED } from './frames.data.ts'
import { DECIDED_APART, SILENT_APART } from './frames-apart.data.ts'
import { DECIDED_BY_CASE, SILENT_BY_CASE } from './frames-by-case.data.ts'
import { DECIDED_BY_CAUSE, SILENT_BY_CAUSE } from './frames-by-cause.data.ts'
import { DECIDED_BY_LIST, SILENT_BY_LIST } from './frames-by-list.data.ts'
import { DECIDED_BY_UNIT } from './frames-by-unit.data.ts'
import { DECIDED_BY_WAYS, SILENT_BY_WAYS } from './frames-by-ways.data.ts'
import { DECIDED_LATER } from './frames-later.data.ts'
import { NOT_OFFERED, OFFERED } from './offers.data.ts'

interface Told extends Omit<Case, 'diz'> {
  oferta?: string
}

const answerOf = ({ segmento, faturamento, pessoas = 3, custos = '', desafio, metas = '', oferta }: Told) =>
  decidedByOwn(
    new Sources(
      readInput({
        company: { setor: segmento, faturamento, funcionarios: pessoas },
        formAnswers: {
          ...blankForm,
          market_segment: segmento,
          main_costs: custos,
          main_challenge: desafio,
          future_goals: metas,
        },
        segmentSpecificAnswers: oferta ? { other_description: oferta } : {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  )

const isNear = (value: number, wanted: number): boolean => Math.abs(value - wanted) <= Math.max(wanted * 0.01, 0.05)

test.each([
  ...DECIDED,
  ...DECIDED_LATER,
  ...DECIDED_BY_UNIT,
  ...DECIDED_BY_LIST,
  ...DECIDED_BY_WAYS,
  ...DECIDED_BY_CAUSE,
  ...DECIDED_BY_CASE,
  ...OFFERED,
  ...DECIDED_APART,
])('$desafio', (one) => {
  const answer = answerOf(one)
  const { figure, line } = answer!
  const texts = [figure.text, ...(line ? [line] : [])]
  const facts = new Map([figure.fact, ...figure.entradas].map((fact) => [fact.id, fact]))
  const shown = texts.flatMap(({ spans }) => spans.map(({ fato }) => Math.abs(Number(facts.get(fato)?.valor))))
  for (const wanted of one.diz)
    expect(
      shown.some((value) => isNear(value, wanted)),
      `${wanted} in ${shown.join(', ')}`,
    ).toBe(true)
  for (const { text, spans } of texts) {
    let bare = text
    for (const { inicio, fim, fato } of spans) {
      expect(facts.has(fato), `${fato} of ${text}`).toBe(true)
      bare = bare.slice(0, inicio) + ' '.repeat(fim - inicio) + bare.slice(fim)
    }
    expect(bare).not.toMatch(/\d/)
    expect(text).not.toMatch(/undefined|NaN| {2}/)
  }
  for (const { entradas = [] } of facts.values()) for (const id of entradas) expect(facts.has(id), id).toBe(true)
})

test.each([...UNDECIDED, ...SILENT_BY_LIST, ...SILENT_BY_WAYS, ...NOT_OFFERED, ...SILENT_APART, ...SILENT_BY_CASE])(
  'silent: $desafio',
  (one) => {
    expect(answerOf(one)?.verdict ?? null).toBeNull()
  },
)

test.each(SILENT_BY_CAUSE)('another question: $desafio', (one) => {
  expect(answerOf(one)?.figure.text.text ?? '').not.toMatch(one.nunca)
})
