import { HARMLESS } from './harmless-words.data.ts'
import { SMALL_TALK } from './loose-words.data.ts'
import { isReferringWord } from './shown/referring.ts'
import { spelledPlain } from './typed.ts'
import { isCostWord, isGrammarWord, questionWords } from './vocabulary.ts'
import { FILLING } from './words.data.ts'

const LEAST = 3

/** Words of a turn that name something of their own: no word of figures, of time or of reference, and of those a cost. */
export const newWords = (question: string): string[] =>
  questionWords(spelledPlain(question)).filter(
    (word) =>
      word.length >= LEAST &&
      /^[a-z]+$/.test(word) &&
      !isReferringWord(word) &&
      (isCostWord(word) || !(isGrammarWord(word) || HARMLESS.has(word) || FILLING.has(word) || SMALL_TALK.test(word))),
  )
