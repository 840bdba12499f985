import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import type { RoleNumber } from '#src/measures/roles/roles.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { adviceText, type Challenge, quoteText } from '#src/problems/challenge.ts'
import type { Reading } from '#src/reading/input.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

/** Where a clause ends: a comma between digits is none. */
const BETWEEN = /[;:?!()]|[.,](?!\d)|\s(?:e|mas|que)\s(?=[^\d]*\d)/g
const [LEAST, MOST] = [2, 6]
const LENGTHS = [8, 70] as const

/** What decides, in words, where neither an answer nor a sum was found; null: it is told otherwise, or no decision is. */
export const whatDecides = ({ frame }: Challenge, verdicts: readonly Verdict[]): string | null =>
  verdicts.length === 0 ? (frame?.porque ?? null) : null

/** Clauses of a text that hold one of its numbers, as she wrote them: whatever they stand for, they belong to her account. */
export function clausesWith(numbers: readonly RoleNumber[], text: string): string[] {
  const ends = [...text.matchAll(BETWEEN)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const clauses = numbers.map(({ from, to }) => {
    const start = ends.findLast(([, after]) => after <= from)?.[1] ?? 0
    const end = ends.find(([before]) => before >= to)?.[0] ?? text.length
    return text.slice(start, end).trim()
  })
  return [...new Set(clauses)].filter(({ length }) => length >= LENGTHS[0] && length <= LENGTHS[1]).slice(0, MOST)
}

/** Numbers of her account that she told, where nobody reckoned it, after what has to be compared unless `said` says it; null: too few. */
export function undecidedText(book: FactBook, why: string, reading: Reading, said: Text): Text | null {
  const told = clausesWith(rolesOf(reading.form), reading.form.main_challenge ?? '')
  if (told.length < LEAST) return null
  const quotes = join(
    told.map((clause, n) => quoteText(book, clause, `numeros.${n}`)),
    '; ',
  )
  const compared = withoutSaid(why, said)
  return join(
    [
      ...(compared === '' ? [] : [adviceText(book, compared)]),
      say`Para essa conta você já deu: ${quotes}. O que faltar, o segundo passo diz onde achar.`,
    ],
    ' ',
  )
}

/** The sentences of an advice that were not said before. */
export const withoutSaid = (advice: string, said: Text): string =>
  advice
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !said.text.includes(sentence))
    .join(' ')
