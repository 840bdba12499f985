import { expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { ownSums } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { DENSE, DENSE_SILENT, LATER, LATER_SILENT } from './dense.data.ts'
import { PARTIES, PARTIES_APART, PARTIES_SILENT, PARTIES_SILENT_APART } from './parties.data.ts'
import { PARTIES_LATER, PARTIES_LATER_SILENT } from './parties-later.data.ts'
import { type Case, SAID, SAID_APART, SILENT, SILENT_APART } from './relations.data.ts'

const sumsOf = ({ segmento, faturamento, pessoas = 3, custos = '', desafio, metas = '' }: Omit<Case, 'diz'>) =>
  ownSums(
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
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  ).sums

/** The values that the sentences show. */
const shownIn = (sums: ReturnType<typeof sumsOf>): number[] =>
  sums.flatMap(({ figure }) => {
    const told = new Set(figure.text.spans.map(({ fato }) => fato))
    return [figure.fact, ...figure.entradas]
      .filter(({ id }) => told.has(id))
      .map(({ valor }) => Math.abs(Number(valor)))
  })

const isNear = (value: number, wanted: number): boolean =>
  Math.abs(value - Math.abs(wanted)) <= Math.max(Math.abs(wanted) * 0.01, 0.05)

test.each([...SAID, ...SAID_APART, ...DENSE, ...LATER, ...PARTIES, ...PARTIES_APART, ...PARTIES_LATER])(
  '$desafio',
  (one) => {
    const sums = sumsOf(one)
    const shown = shownIn(sums)
    for (const wanted of one.diz)
      expect(
        shown.some((value) => isNear(value, wanted)),
        `${wanted} in ${shown.join(', ')}`,
      ).toBe(true)
    for (const { figure } of sums) {
      const facts = new Set([figure.fact, ...figure.entradas].map(({ id }) => id))
      let bare = figure.text.text
      for (const { inicio, fim, fato } of figure.text.spans) {
        expect(facts).toContain(fato)
        bare = bare.slice(0, inicio) + ' '.repeat(fim - inicio) + bare.slice(fim)
      }
      expect(bare).not.toMatch(/\d/)
      for (const { entradas = [] } of [figure.fact, ...figure.entradas])
        for (const id of entradas) expect(facts).toContain(id)
    }
  },
)

test.each([
  ...SILENT,
  ...SILENT_APART,
  ...DENSE_SILENT,
  ...LATER_SILENT,
  ...PARTIES_SILENT,
  ...PARTIES_SILENT_APART,
  ...PARTIES_LATER_SILENT,
])('not of $desafio', (one) => {
  const shown = shownIn(sumsOf(one))
  for (const value of one.nunca) expect(shown.filter((other) => isNear(other, value))).toEqual([])
})
