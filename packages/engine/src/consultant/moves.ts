import { learnedFrom } from '#src/retrieval/learned.ts'
import { evened, type Move, moveFeatures } from './move-model.ts'
import { WEIGHTS } from './move-weights.data.ts'

const learned = learnedFrom(WEIGHTS)

/** What a message most likely asks of the answer before it, and its share of all that it may. */
export function moveOf(message: string): { move: Move; share: number } {
  const { classes, sharesOf } = learned()
  const shares = evened(sharesOf(moveFeatures(message)).shares)
  const share = Math.max(...shares)
  return { move: classes[shares.indexOf(share)] as Move, share }
}
