import { fold } from '#src/text/words.ts'

/** A text normalised for the gate, with the position of each character in the original. */
export interface Canonical {
  /** NFKC, every run of white space one space. */
  text: string
  /** `text` in lower case without accents, character by character: the same length. */
  plain: string
  /** Index in the original of each character of `text`; one more for its end. */
  at: readonly number[]
}

/** One writing for what looks alike: wide letters and digits, no-break and thin spaces, accents put together or apart. */
export function canonical(original: string): Canonical {
  let text = ''
  let plain = ''
  const at: number[] = []
  for (const { 0: cluster, index } of original.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const written = cluster.normalize('NFKC').replace(/\s+/gu, ' ')
    for (const sign of written.split('')) {
      if (sign === ' ' && (text === '' || text.endsWith(' '))) continue
      text += sign
      plain += fold(sign)[0] ?? ' '
      at.push(index)
    }
  }
  at.push(original.length)
  return { text, plain, at }
}

const QUOTATION = /[“"][^“”"]{1,400}[”"]/g

/** A text with blanks for its quotations: of all of them, or of those that `wanted` says. */
export function unquoted(read: Canonical, wanted: (quotation: string) => boolean = () => true): Canonical {
  const blank = (text: string) =>
    text.replace(QUOTATION, (found, at: number) =>
      wanted(read.plain.slice(at, at + found.length)) ? ' '.repeat(found.length) : found,
    )
  return { ...read, text: blank(read.text), plain: blank(read.plain) }
}
