import type { FactBook, Text } from '#src/facts/fact-book.ts'
import type { Reading } from '#src/reading/input.ts'
import { type Said, sceneOf } from '#src/reading/scene.ts'
import type { Heard } from './hearing.ts'

/** An answer, not told yet, to what was heard. */
export interface Candidate {
  heard: Pick<Heard, 'id' | 'field' | 'sentence' | 'stance' | 'quote'>
  answer: Text
  /** All facts of a frame, whose every place one number of hers fills: one sum near the sentence is enough. */
  frame?: readonly string[]
}

const TOKEN = /[RNPHD](\d{1,3})(?!\d)/g
/** How often it is paid, and halves said in passing, are no sums of hers. */
const TIMES = /^ (?:x|vez|vezes|parcelas?|prestac[a-z]+)\b/
const HALF = 50
/** 'Porque o movimento caiu uns 30%': why she asks, and no part of what she asks. */
const FELL =
  /\b(?:cai(?:u|ram)?|despenc(?:ou|aram)|diminui(?:u|ram)|encolheu|reduziu)(?: (?:uns|umas|quase|cerca de|mais de|em))* $/
const COUNTED_FROM = 20
const YEARS = [1990, 2050] as const
/** So many sums in her challenge tell what her question is about. */
const DENSE = 3
const DENSE_FOR_GOAL = 2

/** Sentences around that of a decision whose numbers are of it. */
const REACH = 2

const isYear = (value: number): boolean => value >= YEARS[0] && value <= YEARS[1]

/** Sums of money and shares of a sentence, which an answer to it has to weigh. */
function sumsIn(text: string, said: readonly Said[], counts = false): Said[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, 1: place, index }) => {
    const one = said[Number(place)]
    if (!one || TIMES.test(text.slice(index + token.length)) || (one.kind === 'P' && one.value === HALF)) return []
    if (one.kind === 'P' && FELL.test(text.slice(0, index))) return []
    if (one.kind === 'R' || one.kind === 'P') return [one]
    return counts && one.kind === 'N' && one.value >= COUNTED_FROM && !isYear(one.value) ? [one] : []
  })
}

/**
 * The candidates that answer her question and no other: what she says of money in the sentence of the decision is weighed, at
 * least half of it, by what is answered to that sentence; and of a challenge full of sums something is taken. A goal comes
 * second: beside a challenge with sums of its own it needs one of hers.
 */
export function onQuestion(book: FactBook, { form }: Reading, candidates: readonly Candidate[]): Candidate[] {
  const { sentences, said } = sceneOf(form)
  const valuesOf = ({ answer, frame }: Candidate) =>
    book.valuesBehind([...answer.spans.map(({ fato }) => fato), ...(frame ?? [])])
  const values = new Map(candidates.map((one) => [one, valuesOf(one)]))
  const challenge = sentences.filter(({ field }) => field === 'main_challenge')
  return candidates.filter((one) => {
    const { field, sentence, stance } = one.heard
    const there = sentences.filter((other) => other.field === field)
    if (one.frame) {
      const around = there.slice(Math.max(0, sentence - REACH), sentence + REACH + 1)
      const near = [...around, ...(field === 'future_goals' ? challenge : [])].flatMap(({ text }) =>
        sumsIn(text, said, true),
      )
      return near.length === 0 || near.some(({ value }) => values.get(one)!.has(value))
    }
    const own = there[sentence]
    // 'Dobrar o anúncio e baixar 10%': each takes its own.
    const beside = candidates.filter(({ heard }) => heard.field === field && heard.sentence === sentence)
    const clause = own ? sumsIn(own.text, said) : []
    const taken = clause.filter(({ value }) => beside.some((other) => values.get(other)!.has(value)))
    if (taken.length * 2 < clause.length) return false
    if (taken.length > 0) return true
    const isGoal = field === 'future_goals' && stance === 'goal'
    const all = challenge.flatMap(({ text }) => sumsIn(text, said, isGoal))
    return all.length < (isGoal ? DENSE_FOR_GOAL : DENSE) || all.some(({ value }) => values.get(one)!.has(value))
  })
}
