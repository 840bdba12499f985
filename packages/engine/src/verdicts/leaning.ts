import { fold } from '#src/text/words.ts'
import type { Verdict } from './verdicts.ts'

/** Which way an answer to a decision leans, as its first words say it. */
export type Leaning = 'yes' | 'if' | 'wait' | 'no' | 'open'

const LEANINGS: readonly (readonly [Leaning, RegExp])[] = [
  ['open', /^(?:depende d[aeo]|falta um numero)\b/],
  ['wait', /^(?:ainda nao|nao (?:ainda|agora))\b/],
  // Who may stay where she is, or rent, isn't to do what she asks about.
  ['no', /^(?:nao|assim nao|fique|continue|alugue por enquanto|cuidado)\b/],
  ['if', /^(?:(?:sim|compensa|cabe), (?:se|com|mas)|so|cobre so|separe)\b/],
  ['yes', /^(?:sim|compensa|suba|feche|venda|troque|aceite|mude|alugue|pegue|cabe|faca)\b/],
]

export const leaningOf = ({ answer, open }: Pick<Verdict, 'answer' | 'open'>): Leaning => {
  const said = fold(answer.text)
  return open ? 'open' : (LEANINGS.find(([, words]) => words.test(said))?.[0] ?? 'if')
}
