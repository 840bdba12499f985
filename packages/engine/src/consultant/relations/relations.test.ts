import { expect, it } from 'vitest'
import { tell } from '#src/consultant/answer.ts'
import { CALCULATORS } from '#src/consultant/calculators.data.ts'
import { readCompany } from '#src/consultant/company.ts'
import { writeDraft } from '#src/consultant/draft.ts'
import { NO_MEMORY } from '#src/consultant/memory.ts'
import { ASKED_SUMS, type Asker } from './asked-sums.fixture.ts'
import { HELD_STORIES, HELD_SUMS, SEEN_STORIES } from './held-sums.fixture.ts'
import { RELATIONS } from './relations.data.ts'

const ask = ([faturamento, funcionarios]: Asker, question: string) => {
  const company = { setor: 'Outro', faturamento, funcionarios }
  const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
  const { draft, memory } = tell(known, question, NO_MEMORY)
  return { answer: writeDraft(known.book, draft).answer, memory }
}

const figuresIn = (answer: string) =>
  [...answer.matchAll(/\d[\d.]*(?:,\d+)?/g)].map(([said]) =>
    Number(said.replace(/\.$/, '').replaceAll('.', '').replace(',', '.')),
  )
/** Cents, or the rounding of a share that is written with two places. */
const near = (said: number, meant: number) => Math.abs(said - meant) <= Math.max(0.06, 0.0002 * meant)

it('does nineteen of twenty sums that owners ask for, and none wrongly', () => {
  const missed: string[] = []
  const all = [...ASKED_SUMS, ...HELD_SUMS]
  for (const [asker, question, ...figures] of all) {
    const { answer, memory } = ask(asker, question)
    const right = figures.every((meant) => figuresIn(answer).some((said) => near(said, meant)))
    if (right) continue
    expect(memory.focus === 'sum' && memory.sum?.missing === null, `${question}: ${answer}`).toBe(false)
    missed.push(question)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(all.length / 20)
})

it.each([...SEEN_STORIES, ...HELD_STORIES])(
  'takes no story for a sum: %s people of %s, %s',
  (month, people, question) => {
    const { answer, memory } = ask([month, people], question)
    expect(memory.focus).not.toBe('sum')
    expect(answer).not.toContain('não a monto por esta frase')
  },
)

it('gives every relation a name that no other sum has', () => {
  const ids = CALCULATORS.map(({ id }) => id)
  expect(RELATIONS.filter(({ id }) => ids.filter((other) => other === id).length > 1)).toEqual([])
})
