import { fold } from '#src/text/words.ts'
import { asksHowToSay, leavesAsIs } from './continued.ts'
import { type Heard, heardIn, mayDespair, signsIn, toldIn } from './danger.ts'
import { earnestIn } from './danger-earnest.ts'
import type { Memory } from './memory.ts'
import type { Move } from './move-model.ts'
import { moveOf } from './moves.ts'

/** So surely a message asks on that a danger which only its sound recalls is none. */
const ASKS_ON = { danger: 0.7, weighed: 0.5, despair: 0.8 } as const
/** A deed told in full and meant by no more than this is weighed with the message before. */
const HALF_MEANT = 0.6
/** Of these kinds a deed half told may be an ordinary question; who threatens, heals or bribes is heard by less. */
const ORDINARY: ReadonlySet<string> = new Set(['consumer', 'labour', 'data'])
/** What these ask may be the deed itself. */
const MAY_BE_DEED: ReadonlySet<Move> = new Set(['outra', 'pode', 'vale', 'ameaca', 'dizer', 'proposta', 'parente'])
/** Where these are said, despair may be meant. */
const HEAVY: ReadonlySet<Move> = new Set(['outra', 'porque', 'medo', 'pena', 'sozinho', 'briga', 'semverba', 'unico'])

/** Who only tells a deed by half has done it. */
const ASKS = /\?|^(?:(?:e|mas|ai|entao) )*(?:quant|como|qual|quem|quando)/
/** 'Posso descontar o dia?' of who was absent or late: the law allows it. */
const DOCKS = /\bdescont\w+/
const ABSENT = /\b(?:falt(?!a de\b)\w+|atras\w+|nao (?:veio|vem|aparec\w+))/

/** The danger of a message within a conversation. */
export function heardInTalk(question: string, memory: Memory): Heard | undefined {
  if (leavesAsIs(question, memory)) return undefined
  const heard = heardIn(question)
  if (!heard) return toldWithBefore(question, memory.said)
  if (memory.said.length === 0 || !ORDINARY.has(heard.kind)) return heard
  const told = toldIn(question)
  const { move, share } = moveOf(question)
  if (told?.id === 'labour' && move === 'pode' && DOCKS.test(fold(question)))
    return memory.said.some((text) => ABSENT.test(fold(text))) ? undefined : heard
  // What she said before may make it plain that it is none.
  const before = () => !heardIn(`${memory.said.at(-1)}. ${question}`)
  if (told)
    return asksHowToSay(question) && earnestIn(question, signsIn(question, told)) < HALF_MEANT && before()
      ? undefined
      : heard
  if (MAY_BE_DEED.has(move) || !ASKS.test(fold(question))) return heard
  return share >= ASKS_ON.danger || (share >= ASKS_ON.weighed && before()) ? undefined : heard
}

/** 'Posso pôr o nome dela num cartaz?': whose, only what was said before tells. */
const ASKS_LEAVE =
  /^(?:(?:e|mas|ai|entao|ta|certo|ok|e se)[ ,]+)*(?:sera que )?(?:eu )?(?:posso|pode|poderia|da pra|da para|vou|to pensando em|penso em|pensei em|tem (?:algum )?problema (?:se eu|em|de)|e crime|e errado)\b/
const MEANT_WITH_BEFORE = 0.2
function toldWithBefore(question: string, said: readonly string[]): Heard | undefined {
  const text = fold(question)
  // What may be docked is a rule of its own.
  if (!ASKS_LEAVE.test(text) || DOCKS.test(text)) return undefined
  const messages = [...new Set([said.at(-1), said[0]])].filter((before) => before !== undefined && !toldIn(before))
  // A long message tells more than the deed is about.
  for (const before of messages.flatMap((message) => [message!, ...message!.split(SENTENCE)])) {
    const whole = `${before.replace(/[?!.]+$/, '')}. ${question}`
    const told = toldIn(whole)
    if (told && earnestIn(whole, signsIn(whole, told)) >= MEANT_WITH_BEFORE) return told
  }
  return undefined
}
const SENTENCE = /(?<=[.!?;])\s+/

/** 'Por que não de uma vez?' */
const ASKS_WHY_NOT =
  /^(?:(?:e|mas|ue|ai|entao) )*(?:por ?que|pq|porq) nao(?: (?:eu|a gente|posso|da|de uma vez|logo|ja|agora|hoje|direto|tudo|antes|assim|isso|so isso|so|o contrario|junto|fazer isso))*\W*$/
/** Whether a number to call is told with the answer, though no despair was heard. */
export function mayDespairInTalk(question: string, memory: Memory): boolean {
  if (leavesAsIs(question, memory) || !mayDespair(question)) return false
  // It asks of what was answered, and nothing said before was heavy.
  if (memory.said.length > 0 && ASKS_WHY_NOT.test(fold(question)) && !memory.said.some(mayDespair)) return false
  if (memory.said.length === 0 || heardIn(question)?.kind === 'despair') return true
  const { move, share } = moveOf(question)
  return share < ASKS_ON.despair || HEAVY.has(move)
}
