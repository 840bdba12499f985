import { fold } from '#src/text/words.ts'
import type { Guide } from './guides/types.ts'

/** What it takes from the score of a guide that what is only feared or wished is done there, and the other way round. */
const OTHER_TENSE = -7

/** What somebody has done, and the same as it may come. */
const DEEDS: readonly (readonly [done: RegExp, ahead: RegExp])[] = [
  [
    /\b(?:saiu|sairam|foi embora|foram embora|largou|abandonou|pediu (?:demissao|as? contas?)|perdi)\b/,
    /\b(?:sair|sairem|saia|ir embora|for embora|forem embora|largar|abandonar|pedir (?:demissao|as? contas?)|perder|(?:ele|ela|el[ea]s) (?:for|forem|sair))\b/,
  ],
  [/\b(?:levou|levaram|roubou)\b/, /\b(?:levar|levarem|leve|roubar|roubarem)\b/],
  [/\b(?:abriu|abriram|montou)\b/, /\b(?:abrir|abra|abrirem|abrindo|montar|montando)\b/],
  [/\b(?:processou|me processando|notificou)\b/, /\b(?:processar|processarem|processe)\b/],
  [/\b(?:quebrou|quebraram)\b/, /\b(?:quebrar|quebrarem)\b/],
]
type Tense = 'done' | 'ahead'
const tensesOf = (text: string): (Tense | undefined)[] =>
  DEEDS.map(([done, ahead]) => (done.test(text) === ahead.test(text) ? undefined : done.test(text) ? 'done' : 'ahead'))

const read = new WeakMap<Guide, readonly (Tense | undefined)[]>()
function tensesIn(guide: Guide): readonly (Tense | undefined)[] {
  const known = read.get(guide)
  if (known) return known
  const told = tensesOf(fold(guide.pergunta))
  read.set(guide, told)
  return told
}

/** How a guide fits what is done or may come: 'e se ela levar as clientes?' of who is still there is no 'saiu e levou'. */
export function tenseFit(question: string): (guide: Guide) => number {
  const asked = tensesOf(fold(question))
  if (asked.every((tense) => tense === undefined)) return () => 0
  return (guide) => {
    const told = tensesIn(guide)
    return asked.some((tense, n) => tense && told[n] && told[n] !== tense) ? OTHER_TENSE : 0
  }
}
