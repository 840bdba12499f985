import type { Draft } from '#src/consultant/draft.ts'
import { fold } from '#src/text/words.ts'

/** How a formula takes its hundredths: only them, the rest, on top of what it costs, or within the price. */
type Way = 'part' | 'rest' | 'top' | 'within'
function wayOf({ dados }: Draft): Way | null {
  const formula = dados?.formula?.text ?? ''
  if (/÷ \(?100% −|÷ [\d,]+%/.test(formula)) return 'within'
  if (/100% \+|\+ [\d,]+%/.test(formula)) return 'top'
  if (/− [\d,]+%/.test(formula)) return 'rest'
  return /× [\d,]+%/.test(formula) ? 'part' : null
}

const REST =
  /\b(?:sobr\w+|fica (?:pra mim|para mim|comigo)|pra mim|recebo|cai|comigo|limpo|livre|fico com|minha parte|cobro quanto|quanto (?:eu )?cobro|sai por quanto|fica (?:por )?quanto(?! p(?:ra|ara))|quanto fica(?! p(?:ra|ara)))\b/
const PART =
  /\b(?:quanto|qto|qnto|qt) (?:que )?(?:e |eh |da |foi |sai )?(?:o |a |de |do |da |pra |eu )*(?:del[ea]s?|impost\w+|comiss\w+|taxa|desconto|entrada|sinal|juros?|multa|separ\w+|guard\w+|repass\w+|pago (?:de|pr))\b|\bvalor d[oa] (?:impost|comiss|entrada|sinal|desconto|taxa)/
const TOP = /\bem cima\b|\bmarkup\b|\bsobre o custo\b/
const WITHIN = /\bmargem\b|\bsobre o preco\b/

/** Of two sums that differ only in how they take hundredths, the one that her words say; undefined: they don't. */
export function decidedBy(question: string, drafts: readonly Draft[]): Draft | undefined {
  const text = fold(question)
  const asks = text.slice(Math.max(0, text.search(/\bq?u?a?n?t[oa]\b|\bvalor d/) - 12))
  const said: readonly (readonly [Way, boolean])[] = [
    ['top', TOP.test(text) && !WITHIN.test(text)],
    ['within', WITHIN.test(text) && !TOP.test(text)],
    ['part', PART.test(asks)],
    ['rest', REST.test(asks) && !PART.test(asks)],
  ]
  const ways = drafts.map(wayOf)
  if (drafts.length < 2 || new Set(ways).size < ways.length) return undefined
  const pair = new Set<Way | null>(ways)
  const alike = (pair.has('top') && pair.has('within')) || (pair.has('part') && pair.has('rest'))
  const way = said.find(([one, holds]) => holds && pair.has(one))?.[0]
  return alike && way ? drafts[ways.indexOf(way)] : undefined
}
