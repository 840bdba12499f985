const PACKS: readonly (readonly [words: RegExp, many: number])[] = [
  [/\bduzias?\b/, 12],
  [/\bcentos?\b/, 100],
  [/\bmilheiros?\b/, 1_000],
]
/** How many the pack has that a message names. */
export const packIn = (text: string): number | undefined => PACKS.find(([words]) => words.test(text))?.[1]
