import { fold } from '#src/text/words.ts'
import { signsIn } from './signs.ts'
import { SITUATIONS } from './situations.data.ts'

/** Ids of the cards whose situation a sentence tells, with the one that follows it where that finishes it. */
export function situationsIn(sentence: string, next = ''): Set<string> {
  const alone = fold(sentence)
  const both = next === '' ? alone : `${alone} ${fold(next)}`
  return new Set(
    SITUATIONS.flatMap(({ card, words, not }) =>
      words.test(alone)
        ? not?.test(alone)
          ? []
          : [card]
        : both !== alone && words.test(both) && !not?.test(both)
          ? [card]
          : [],
    ),
  )
}

/** Whether a text names a trouble outright, by a turn of speech or by what happens. */
export const saysClearly = (text: string): boolean =>
  text
    .slice(0, 5_000)
    .split(/(?<=[.!?;])\s+|\n+/)
    .some((sentence) => signsIn(sentence).size > 0 || situationsIn(sentence).size > 0)
