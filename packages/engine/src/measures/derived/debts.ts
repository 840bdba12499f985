import type { Said } from '#src/reading/scene.ts'
import { clauseOf, isPlain, type Spoken } from './spoken.ts'

const OWES =
  /\b(?:dev[oei][a-z]*|divida|antecip[a-z]+|cartao|boletos?|fornecedor(?:es)?|atrasad[oa]s?|emprest[a-z]+ (?:antigo|velho)|carne)\b/
const LEAST = 500

/** Whether she owes another sum than those: of several debts that a loan pays, nobody knows how much of it one is. */
export const owesBeside = (all: readonly Spoken[], taken: readonly Said[]): boolean =>
  all.some((one) => isPlain(one) && one.value >= LEAST && !taken.includes(one.said) && OWES.test(clauseOf(one)))
