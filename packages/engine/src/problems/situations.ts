import { fold } from '#src/text/words.ts'
import { signsIn } from './signs.ts'
import { SITUATIONS, type Situation } from './situations.data.ts'

const known = new Map<string, ReadonlySet<Situation>>()
const KEPT = 64

/** Situations whose words stand in a folded text. The last are kept: the match and the confidence ask of the same sentences. */
function toldBy(text: string): ReadonlySet<Situation> {
  const before = known.get(text)
  if (before) return before
  const told = new Set(SITUATIONS.filter(({ words }) => words.test(text)))
  if (known.size >= KEPT) known.clear()
  known.set(text, told)
  return told
}

/** Ids of the cards whose situation a sentence tells, with the one that follows it where that finishes it. */
export function situationsIn(sentence: string, next = ''): Set<string> {
  const text = fold(sentence)
  const both = next === '' ? text : `${text} ${fold(next)}`
  const alone = toldBy(text)
  const together = both === text ? alone : toldBy(both)
  const tells = (one: Situation) => (alone.has(one) ? !one.not?.test(text) : together.has(one) && !one.not?.test(both))
  return new Set(SITUATIONS.filter(tells).map(({ card }) => card))
}

/** Whether a text names a trouble outright, by a turn of speech or by what happens. */
export const saysClearly = (text: string): boolean =>
  text
    .slice(0, 5_000)
    .split(/(?<=[.!?;])\s+|\n+/)
    .some((sentence) => signsIn(sentence).size > 0 || situationsIn(sentence).size > 0)
