import type { Placed } from '#src/consultant/calculator-slots.ts'
import { lastClause } from '#src/quantities/around.ts'
import { clauseAfter } from './read.ts'
import type { Item, Quantity } from './solve.ts'
import type { Target } from './target.ts'
import { MONEY, PURE } from './units.ts'
import { TIMES } from './words.ts'

const OFF =
  /\b(?:taxa|comiss\w+|imposto|simples|maquininha|cartao|aplicativo|app|ifood|fica com|leva|cobra|come|morde|repass\w+|shopee|mercado livre)\b/
const LOSS =
  /\b(?:perc[oa]|perd\w+|quebr\w+|estrag\w+|falt\w+|furam|cancel\w+|desist\w+|nao (?:pag|vend|volt|nasc|ving)\w+|jog\w+ fora|morr\w+|defeito|refug\w+|encolh\w+|evapor\w+|inadimpl\w+)\b/
const OF = /^\s*(?:del[ae]s|d[oa]s|n[oa]|em|sao|compr\w+|fech\w+|ocup\w+|de ocupacao)\b/

/** Puts a share on what it is of; false: that can't be told. */
export function takeShare(number: Placed, slot: string, items: Item[], { ofShare: asked, mode }: Target): boolean {
  const share: Quantity = { slot, value: number.value, scale: 1, unit: PURE, sign: null, part: false }
  const near = `${lastClause(number.before)} ${clauseAfter(number.after)}`
  if (number.value <= 0 || number.value >= 100) return false
  const p = number.value / 100
  const counts = items.filter(
    ({ unit, part }) => unit[MONEY] === undefined && !part && !Object.keys(unit).every((noun) => TIMES.has(noun)),
  )
  const amounts = items.filter(({ unit }) => unit[MONEY] === 1)
  const comes = amounts.filter(({ sign }) => sign !== 'out')
  // What somebody takes his part of comes in.
  const put = (on: readonly Item[], kind: 'less' | 'of', lost = false): boolean => {
    for (const one of on)
      items[items.indexOf(one)] = {
        ...one,
        value: one.value * (kind === 'less' ? 1 - p : p),
        part: lost || one.part,
        sign: asked ? 'out' : kind === 'less' && !lost && comes.length === 0 ? 'in' : one.sign,
        tree: { kind, left: one.tree, share },
      }
    return on.length > 0
  }
  if (/\b(?:ocupac|lotac)/.test(near)) return put(counts.slice(0, 1), 'of')
  if (asked || OFF.test(near)) {
    const of = comes.length > 0 ? comes : amounts
    if (asked) return put(of, 'of')
    // Two rates are both taken from the whole.
    return mode !== 'any' && of.length === 1 && of[0]!.tree.kind === 'number' && put(of, 'less')
  }
  if (LOSS.test(near)) {
    const whole = amounts.filter(({ unit }) => Object.keys(unit).length === 1)
    // What is lost of a price is lost of what it was paid for.
    const of = counts.length > 0 ? counts.slice(-1) : amounts.length === 1 ? whole : []
    if (mode === 'any') return false
    if (mode !== 'part') return put(of, 'less')
    return put(of, 'of', true)
  }
  return OF.test(number.after) && put(items.slice(-1), 'of')
}
