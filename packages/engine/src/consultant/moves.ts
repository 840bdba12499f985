import { learnedFrom } from '#src/retrieval/learned.ts'
import { fold } from '#src/text/words.ts'
import { evened, type Move, moveFeatures } from './move-model.ts'
import { WEIGHTS } from './move-weights.data.ts'

const learned = learnedFrom(WEIGHTS)

/** 'Devolvo o dinheiro ou deixo para outra data?': whatever would lead to it, she weighs two deeds of her own. */
const EITHER = /\b[a-z]{2,}[^aeiou\s]o\b[^,.?!]{0,30}\bou (?:eu )?(?:[a-z]{3,}o|nao)\b/
export const weighsTwo = (message: string): boolean => EITHER.test(fold(message.slice(0, MOST_WEIGHED)))
const MOST_WEIGHED = 400

/** What a message most likely asks of the answer before it, and its share of all that it may. */
export function moveOf(message: string): { move: Move; share: number } {
  const { classes, sharesOf } = learned()
  const shares = evened(sharesOf(moveFeatures(message)).shares)
  const share = Math.max(...shares)
  const move = classes[shares.indexOf(share)] as Move
  return { move: move === 'recusa' && weighsTwo(message) ? 'vale' : move, share }
}
