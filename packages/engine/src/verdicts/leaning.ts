import { fold } from '#src/text/words.ts'
import type { Verdict } from './verdicts.ts'

/** Which way an answer to a decision leans, as its first words say it. */
export type Leaning = 'yes' | 'if' | 'wait' | 'no' | 'open'

const LEANINGS: readonly (readonly [Leaning, RegExp])[] = [
  ['open', /^(?:depende d[aeo]|falta um numero)\b/],
  ['wait', /^ainda nao\b/],
  ['no', /^nao\b/],
  ['if', /^(?:sim, (?:se|com)\b|so\b)/],
  ['yes', /^(?:sim|suba|feche|venda|troque|aceite|mude|alugue|pegue|cabe)\b/],
]

export const leaningOf = ({ answer, open }: Pick<Verdict, 'answer' | 'open'>): Leaning => {
  const said = fold(answer.text)
  return open ? 'open' : (LEANINGS.find(([, words]) => words.test(said))?.[0] ?? 'if')
}
