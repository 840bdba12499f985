import { CARDINALS } from '#src/gate/number-words.data.ts'

/** Amounts that are said in words, where a unit stands after them: 'vinte e cinco mil', 'dez por cento', '3 mil conto'. */

const WORD = Object.keys(CARDINALS)
  .filter((word) => word !== 'mil')
  .join('|')
const SAID = new RegExp(
  ` ((?:${WORD})(?: e (?:${WORD}))*)(?= (?:mil|reais|contos?|pilas?|paus|mangos?|por cento) )`,
  'g',
)
/** 'o conto do vigário' has no number before it. */
const SLANG = /( \d[\d.,]*(?: mil)?) (?:contos?|pilas?|paus|mangos?)(?= )/g

/** The same text with digits for them. @param text folded words parted and ended by single spaces */
export const inDigits = (text: string): string =>
  text
    .replace(SAID, (_, said: string) => ` ${said.split(' e ').reduce((sum, word) => sum + (CARDINALS[word] ?? 0), 0)}`)
    .replace(SLANG, '$1 reais')
