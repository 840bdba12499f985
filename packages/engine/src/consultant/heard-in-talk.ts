import { leavesAsIs } from './continued.ts'
import { type Heard, heardIn, mayDespair, toldIn } from './danger.ts'
import type { Memory } from './memory.ts'
import type { Move } from './move-model.ts'
import { moveOf } from './moves.ts'

/** So surely a message asks on that a danger which only its sound recalls is none. */
const ASKS_ON = { danger: 0.7, despair: 0.8 } as const
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
  if (!heard || memory.said.length === 0 || !ORDINARY.has(heard.kind) || toldIn(question)) return heard
  const { move, share } = moveOf(question)
  return share >= ASKS_ON.danger && !MAY_BE_DEED.has(move) ? undefined : heard
}

/** Whether a number to call is told with the answer, though no despair was heard. */
export function mayDespairInTalk(question: string, memory: Memory): boolean {
  if (leavesAsIs(question, memory) || !mayDespair(question)) return false
  if (memory.said.length === 0 || heardIn(question)?.kind === 'despair') return true
  const { move, share } = moveOf(question)
  return share < ASKS_ON.despair || HEAVY.has(move)
}
