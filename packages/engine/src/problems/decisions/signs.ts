import { nameOf } from '#src/consultant/word-sums/names.ts'
import type { RoleNumber } from '#src/measures/roles/roles.ts'
import { featuresOf } from '#src/problems/scene-model.ts'
import { sentencesOf } from '#src/problems/sentences.ts'
import { lately } from '#src/text/lately.ts'
import { fold } from '#src/text/words.ts'

/** Who asks without a question mark. */
const WEIGHS =
  /\b(?:vale|compensa|nao sei se|sera que|o que eu faco|penso em|pensando em|duvida|aceito|ou nao|ou (?:continuo|fico|deixo|sigo|espero))\b/
const WORD = /[a-z]+|[?%]/g
/** From this share on a number counts as what it most likely is. */
const ROLE_FROM = 0.4

const wordsOf = (folded: string): string[] => folded.match(WORD) ?? []
const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, n) => `${words[n]}+${word}`)

/** The sentences in which she asks; without any, those in which she weighs. */
export const askingIn = lately((text): readonly string[] => {
  const all = sentencesOf(text)
  const asking = all.filter((sentence) => sentence.includes('?'))
  return asking.length > 0 ? asking : all.filter((sentence) => WEIGHS.test(fold(sentence)))
})

/** What her numbers are, alone and by two: a rent that rises is another matter than a wage. */
function rolesSaid(numbers: readonly RoleNumber[]): string[] {
  const likely = numbers.flatMap(({ role, share, may }) =>
    (may ?? [{ role, share }]).filter((one) => one.share > ROLE_FROM),
  )
  const roles = [...new Set(likely.map(({ role }) => role))].sort()
  return [...roles, ...roles.flatMap((one, n) => roles.slice(n + 1).map((other) => `${one}&${other}`))]
}

/** What a text holds that may tell its decision: stems, meanings and happenings, what she asks in word by word, and what her numbers are. */
export function signsOf(text: string, numbers: readonly RoleNumber[]): number[] {
  const signs = new Set<string>(featuresOf(text).keys())
  for (const pair of pairsOf(wordsOf(fold(text)))) signs.add(`w:${pair}`)
  for (const sentence of askingIn(text)) {
    const words = wordsOf(fold(sentence))
    for (const word of [...words, ...pairsOf(words)]) signs.add(`q:${word}`)
    for (const feature of featuresOf(sentence).keys()) signs.add(`q.${feature}`)
  }
  for (const role of rolesSaid(numbers)) signs.add(`r:${role}`)
  return [...signs].map(nameOf)
}
