import { say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import { PERSON } from '#src/measures/frames/burden.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { challengeOf, type Way } from './way.ts'

/** People by their number, at so much a month each. */
export interface Hands extends Way {
  each: Value<'R$'>
  count: Value<'qtd'>
}

const WHO = new RegExp(`^ (?:${PERSON}|rapazes|mocas)\\b`)
const EACH_BEFORE = /\bcada (?:um|uma)(?: me)? (?:custa|sai|fica|ganha)(?: por| em| a| uns)* $/
const EACH_AFTER = /^ (?:reais )?(?:por mes )?(?:cada|por cabeca|por pessoa)\b/

/** '4 costureiras a R$ 3.400 cada', '3 rapaz ensacando, cada um me custa 2.450'; null: none, or several. */
export function handsOf(d: Deriver, uses: readonly Said[]): Hands | null {
  const all = challengeOf(d).filter(({ said }) => !uses.includes(said))
  const pairs = all.flatMap((one) => {
    const each = all.find(({ place, sentence }) => place === one.place + 1 && sentence === one.sentence)
    return each &&
      one.said.kind === 'N' &&
      Number.isInteger(one.value) &&
      one.value >= 1 &&
      one.value <= 40 &&
      WHO.test(one.after) &&
      isPlain(each) &&
      each.value >= 600 &&
      each.value <= 15_000 &&
      (EACH_AFTER.test(each.after) || EACH_BEFORE.test(each.before))
      ? [{ one, each }]
      : []
  })
  const pair = only(pairs)
  if (!pair) return null
  const [count, each] = [
    d.ask.value('qtd', pair.one.said, 'Quantas pessoas'),
    d.ask.value('R$', pair.each.said, 'O que cada pessoa custa por mês'),
  ]
  const month = ofMonth(d.own.times(count, each, 'O que essas pessoas custam por mês', 'R$/mês'))
  return {
    count,
    each,
    month,
    account: say`${t(count)} × ${t(each)} = ${t(month)}`,
    values: [count, each, month],
    at: pair.each,
    uses: [pair.one.said, pair.each.said],
  }
}
