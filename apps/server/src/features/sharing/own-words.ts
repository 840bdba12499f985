import type { AnalysisDetail, AnalysisField } from '@norteia/contracts/analysis'
import { isFreeWords } from '@norteia/engine/gate/labels'
import { words } from '@norteia/engine/text/words'

/** So many words in a row, the same as in an answer, are the owner's. */
const RUN = 4
const QUOTED = /“([^”]+)”/g
const SENTENCE_END = /(?<=[.!?…;])\s+|\n+/g

const runsOf = (text: string): string[] => {
  const list = words(text)
  return list.flatMap((_, place) => (place + RUN <= list.length ? [list.slice(place, place + RUN).join(' ')] : []))
}

/**
 * Takes sentences out of an analysis that hold words of the owner: where a reference says so, where quotation marks hold
 * what stands in one of her `answers`, be it one word, and wherever four words in a row stand there, since a model may have
 * worded a sentence anew.
 */
export function withoutOwnWords(
  { fatos, referencias }: AnalysisDetail,
  answers: readonly string[],
): (campo: AnalysisField, text: string) => string {
  const free = fatos.filter(isFreeWords)
  const ids = new Set(free.map(({ id }) => id))
  const own = [...answers, ...free.map(({ valor }) => String(valor))]
  const known = new Set(own.flatMap(runsOf))
  const texts = own.map((text) => ` ${words(text).join(' ')} `)
  const isQuoted = (sentence: string) =>
    [...sentence.matchAll(QUOTED)].some(([, quote = '']) => {
      const said = words(quote).join(' ')
      return said !== '' && texts.some((text) => text.includes(` ${said} `))
    })
  return (campo, text) => {
    const spans = referencias.filter((one) => one.campo === campo && ids.has(one.fato))
    let from = 0
    const kept: string[] = []
    for (const sentence of text.split(SENTENCE_END)) {
      const start = text.indexOf(sentence, from)
      const end = start + sentence.length
      from = end
      const quotes = spans.some(({ inicio, fim }) => inicio < end && fim > start)
      if (!quotes && !isQuoted(sentence) && !runsOf(sentence).some((run) => known.has(run))) kept.push(sentence)
    }
    return kept.join(' ').trim()
  }
}
