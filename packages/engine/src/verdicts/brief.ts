import { decapitalizeText, partOf, say, type Text } from '#src/facts/fact-book.ts'
import { leaningOf } from './leaning.ts'
import type { Verdict } from './verdicts.ts'

/** Sentences that may stand before the one with the sum. */
const SOON = 3
/** A longer sum is told up to its last clause that ends before. */
const LONGEST = 230

/** The sentences of an answer, each with its facts. */
function sentencesIn(text: Text): Text[] {
  const ends = [...text.text.matchAll(/[.!?](?= |$)/g)].map(({ index }) => index + 1)
  return ends.map((end, at) => {
    const from = at === 0 ? 0 : ends[at - 1]! + 1
    return partOf(text, from, end)
  })
}

/** Up to where a long sentence has said its sum. */
function shortened(sentence: Text): Text {
  if (sentence.text.length <= LONGEST) return sentence
  const ends = [...sentence.text.matchAll(/[;:](?= )/g)].map(({ index }) => index)
  const end = ends.findLast((at) => at <= LONGEST && sentence.spans.some(({ fim }) => fim <= at))
  return end === undefined ? sentence : say`${partOf(sentence, 0, end)}.`
}

/**
 * The answer to her question in two sentences, as a report opens with it: whoever writes an answer begins with what to do, and
 * the first sentence that holds a figure is the sum that decides. null: nothing is decided.
 */
export function briefOf(verdict: Pick<Verdict, 'answer' | 'open'>): { text: Text; reckoned: boolean } | null {
  const { answer } = verdict
  if (leaningOf(verdict) === 'open') return null
  const [first, ...rest] = sentencesIn(answer)
  if (!first) return null
  const sum = first.spans.length > 0 ? undefined : rest.slice(0, SOON).find(({ spans }) => spans.length > 0)
  const said = shortened(first)
  const text = sum ? say`${partOf(said, 0, said.text.length - 1)}; ${decapitalizeText(shortened(sum))}` : said
  return { text: decapitalizeText(text), reckoned: text.spans.length > 0 }
}
