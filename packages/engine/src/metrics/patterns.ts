/**
 * Ways of saying something, as data: words by spaces, alternatives by '|', '_' for a space inside of one, '*' for any
 * ending. Between the words small ones may stand.
 */
const SMALL =
  '(?:d[eoa]s?|[aoe]s?|meus?|minhas?|nossos?|nossas?|no|na|nos|nas|em|com|para|pro|pra|que|eu|por|se|me|ai|um|uma|ja|ainda|ao|vou|vai|isso|so|somente|apenas|·)'
const GAP = ` (?:${SMALL} )*`

const wordPattern = (word: string) => word.replaceAll('_', ' ').replaceAll('*', '[a-z]*')

/** Meets whole words of a text whose words are parted by single spaces. */
export function waysPattern(ways: readonly string[]): RegExp {
  const all = ways
    .map((way) =>
      way
        .split(' ')
        .map((word) => `(?:${word.split('|').map(wordPattern).join('|')})`)
        .join(GAP),
    )
    .join('|')
  return new RegExp(` (?:${all}) `)
}

/** Every word that ways spell out whole. */
export const literalWords = (ways: readonly string[]): string[] =>
  ways.flatMap((way) => way.split(/[ |_]/)).filter((word) => word !== '' && !word.includes('*'))

export const wordCount = (way: string) => way.split(/[ _]/).length

/** A quick look whether a way can be met at all: for each of its words one of the alternatives must be there. */
export function wayTest(way: string): (present: ReadonlySet<string>) => boolean {
  const needed = way
    .split(' ')
    .map((word) => word.split('|').flatMap((one) => one.split('_').slice(0, 1)))
    .filter((alternatives) => !alternatives.some((word) => word.includes('*')))
  return (present) => needed.every((alternatives) => alternatives.some((word) => present.has(word)))
}
