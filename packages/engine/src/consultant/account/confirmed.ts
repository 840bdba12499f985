import { fold } from '#src/text/words.ts'

const OPENS = '(?:(?:sim|ah|ok|e|eh|isso|entao|acho que|seria) )*'
const END = '(?: (?:conta|mesmo|mesma|ai|opcao|sim|isso|por favor))*$'
const ORDINALS = [
  new RegExp(`^${OPENS}(?:a |o )?(?:primeir[ao]|1a?|um|uma)${END}`),
  new RegExp(`^${OPENS}(?:a |o )?(?:segund[ao]|2a?|dois|duas)${END}`),
]
const YES =
  /^(?:(?:ah|e|eh|ta|ok|sim|isso|exato|exatamente|certo|certinho|correto|perfeito|confere|confirmo|positivo|mesmo|ai|essa|esta)(?: |$))+$/

/** Which of so many sums that she was asked about is hers, from 0; -1: she says of none. */
export function confirmedOf(question: string, count: number): number {
  const text = fold(question)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const named = ORDINALS.slice(0, count).findIndex((words) => words.test(text))
  return named < 0 && count === 1 && YES.test(text) ? 0 : named
}
