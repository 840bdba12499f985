import type { AnalysisDetail, AnalysisField } from '@norteia/contracts/analysis'
import { isFreeWords } from '@norteia/engine/gate/free-words'
import { groupOfCost, isPlainCost } from '@norteia/engine/reading/cost-groups'
import { words } from '@norteia/engine/text/words'

/** So many words in a row, the same as in an answer, are the owner's. */
const RUN = 4
const MOST_WORDS = 20_000
const QUOTED = /“([^”]+)”/g
const SENTENCE_END = /(?<=[.!?…;])\s+/g
const BULLET = /^\s*[•*-]\s+/
const COST = 'Custo: '

const wordsOf = (text: string): string[] => words(text, MOST_WORDS)
/** For finding whole words in it. */
const framed = (text: string): string => ` ${wordsOf(text).join(' ')} `

const runsOf = (text: string): string[] => {
  const list = wordsOf(text)
  return list.flatMap((_, place) => (place + RUN <= list.length ? [list.slice(place, place + RUN).join(' ')] : []))
}

export interface OwnWords {
  /** The text of a field without the sentences that hold the owner's words; lines stay lines. */
  clean(campo: AnalysisField, text: string): string
  /** A name of a chart: a cost by its kind where the owner's own name for it says more than that. */
  nameOf(category: string): string
}

/** With all that she wrote. */
export const ALL_WORDS: OwnWords = { clean: (_campo, text) => text, nameOf: (category) => category }

/**
 * Takes words of the owner out of an analysis: sentences where a reference says so, where quotation marks hold what is
 * in one of the `answers`, be it one word, where a cost has the owner's own name, and wherever four words in a row occur
 * there, since a model may have reworded a sentence.
 */
export function withoutOwnWords({ fatos, referencias }: AnalysisDetail, answers: readonly string[]): OwnWords {
  const free = fatos.filter(isFreeWords)
  const ids = new Set(free.map(({ id }) => id))
  const own = [...answers, ...free.map(({ valor }) => String(valor))]
  const known = new Set(own.flatMap(runsOf))
  const texts = own.map(framed)
  const costs = fatos.flatMap(({ rotulo }) => (rotulo.startsWith(COST) ? [rotulo.slice(COST.length)] : []))
  const ownCosts = new Set(costs.filter((nome) => !isPlainCost(nome)).map(framed))
  const isHers = (sentence: string) => {
    const inIt = framed(sentence)
    const quotes = [...sentence.matchAll(QUOTED)].map(([, quote = '']) => framed(quote))
    return (
      quotes.some((quote) => quote.trim() !== '' && texts.some((text) => text.includes(quote))) ||
      [...ownCosts].some((cost) => inIt.includes(cost)) ||
      runsOf(sentence).some((run) => known.has(run))
    )
  }
  return {
    clean(campo, text) {
      const spans = referencias.filter((one) => one.campo === campo && ids.has(one.fato))
      const isSaid = (from: number, to: number) => spans.some(({ inicio, fim }) => inicio < to && fim > from)
      return withoutSentences(text, (sentence, at) => isSaid(at, at + sentence.length) || isHers(sentence))
    },
    nameOf: (category) => (ownCosts.has(framed(category)) ? kindOf(category) : category),
  }
}

/** `goes` decides for each sentence and its place in the text; a line that loses all of its sentences is removed too. */
function withoutSentences(text: string, goes: (sentence: string, at: number) => boolean): string {
  let start = 0
  const lines = text.split('\n').flatMap((line) => {
    const bullet = BULLET.exec(line)?.[0] ?? ''
    let from = start + bullet.length
    start += line.length + 1
    const kept = line
      .slice(bullet.length)
      .split(SENTENCE_END)
      .filter((sentence) => {
        const at = text.indexOf(sentence, from)
        from = at + sentence.length
        return !goes(sentence, at)
      })
    return kept.length === 0 ? [] : [`${bullet}${kept.join(' ')}`]
  })
  return lines.join('\n').trim()
}

const kindOf = (cost: string): string => {
  const kind = groupOfCost(cost).nome.replace(/^(?:os|as|o|a) /, '')
  return kind.charAt(0).toUpperCase() + kind.slice(1)
}
