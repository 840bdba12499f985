import { describe, expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { ownSums } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { LEFT, TOLD } from './learned.fixture.ts'

const sumsOf = (main_challenge: string) =>
  ownSums(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento: 30_000, funcionarios: 3 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', main_challenge },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  ).sums

describe('the account that her numbers ask for first', () => {
  test.each(TOLD)('%s', (challenge, told) => {
    const [sum] = sumsOf(challenge)
    expect(sum?.figure.text.text).toBe(told)
    const facts = new Set([sum!.figure.fact, ...sum!.figure.entradas].map(({ id }) => id))
    let bare = told
    for (const { inicio, fim, fato } of sum!.figure.text.spans) {
      expect(facts).toContain(fato)
      bare = bare.slice(0, inicio) + ' '.repeat(fim - inicio) + bare.slice(fim)
    }
    expect(bare).not.toMatch(/\d/)
  })

  test.each(LEFT)('nothing follows: %s', (challenge) => expect(sumsOf(challenge)).toEqual([]))
})
