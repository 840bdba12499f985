import { leavesAsIs } from './continued.ts'
import { type Heard, heardIn, mayDespair, signsIn, toldIn } from './danger.ts'
import { earnestIn } from './danger-earnest.ts'
import type { Memory } from './memory.ts'
import type { Move } from './move-model.ts'
import { moveOf } from './moves.ts'

/** So surely a message asks on that a danger which only its sound recalls is none. */
const ASKS_ON = { danger: 0.7, despair: 0.8 } as const
/** A deed told in full and meant by no more than this is weighed with the message before. */
const HALF_MEANT = 0.6
/** Of these kinds a deed half told may be an ordinary question; who threatens, heals or bribes is heard by less. */
const ORDINARY: ReadonlySet<string> = new Set(['consumer', 'labour', 'data'])
/** What these ask may be the deed itself. */
const MAY_BE_DEED: ReadonlySet<Move> = new Set(['outra', 'pode', 'vale', 'ameaca', 'dizer', 'proposta', 'parente'])
/** Where these are said, despair may be meant. */
const HEAVY: ReadonlySet<Move> = new Set(['outra', 'porque', 'medo', 'pena', 'sozinho', 'briga', 'semverba', 'unico'])

/** The danger of a message within a conversation. */
export function heardInTalk(question: string, memory: Memory): Heard | undefined {
  if (leavesAsIs(question, memory)) return undefined
  const heard = heardIn(question)
  if (!heard || memory.said.length === 0 || !ORDINARY.has(heard.kind)) return heard
  const told = toldIn(question)
  // What she said before may make it plain that it is none.
  const doubted = !told || earnestIn(question, signsIn(question, told)) < HALF_MEANT
  if (doubted && !heardIn(`${memory.said.at(-1)}. ${question}`)) return undefined
  const { move, share } = moveOf(question)
  return !told && share >= ASKS_ON.danger && !MAY_BE_DEED.has(move) ? undefined : heard
}

/** Whether a number to call is told with the answer, though no despair was heard. */
export function mayDespairInTalk(question: string, memory: Memory): boolean {
  if (leavesAsIs(question, memory) || !mayDespair(question)) return false
  if (memory.said.length === 0 || heardIn(question)?.kind === 'despair') return true
  const { move, share } = moveOf(question)
  return share < ASKS_ON.despair || HEAVY.has(move)
}
