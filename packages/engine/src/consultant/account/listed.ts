import { MAX_TALK } from '#src/consultant/asks-sum.ts'
import { joined, type Node, written } from '#src/consultant/word-sums/node.ts'
import type { Figure } from './account.ts'
import { product, sum, withOnTop, without } from './figures.ts'
import { saidIn } from './said.ts'
import { newLeaf, type Said } from './sums.ts'

const ASKS = /\b(?:quant[oa]s?|q(?:n|uan)?to|qt|qual|por quanto|total)\b/
const LEFT = /\b(?:sobr\w+|lucr\w+|ganho|fica (?:pra|para|comigo)|limpo|livre)\b/
const COMES =
  /\b(?:cobr(?:o|ei|ar|ando)|fech(?:ei|o|ar)|receb\w+|vend(?:o|i|er|endo)|pagou|faturei|entr(?:ou|a|aram))\b[^,;.\d]*$/
const COSTS = /\b(?:cust\w*|sai|gast\w*|pag\w*|da|fica|dar|total|despes\w*)\b/
const SALARY = /\bsalari/
const OF_SALARY = /\b(?:fgts|inss|encargos?|ferias|decimo)\b/
const TOP = /\bem cima\b|\bsobre o custo\b|\bmarkup\b/
const WITHIN = /\bmargem\b|\bsobre o preco\b/
const CUT = /\b(?:descont\w+|abat\w+)\b/
const OF_ONE = /\bdescont\w+ (?:so )?(?:na|no|nas|nos) (?!total|final|valor|preco|conta|geral)/
/** What is paid by the number of something else is no plain amount. */
const BY_MANY =
  /^\s*(?:reais )?(?:cada|por (?!mes)|a (?:unidade|hora|diaria|peca)|o (?:kg|quilo|kilo|metro|litro|cento|milheiro)|\/|x\b|vezes|parcelas?)/
const OTHER =
  /\b(?:horas?|dias?|parcel\w+|vezes|juros|emprest\w+|metade|soci[oa]s?|desde|antes|agora|aument\w+|baix\w+|perd\w+|empat\w+|cada)\b/
const PRICED = /\b(?:cobr|vend)/
const TIMED = /\b(?:por|no|ao) (?:dia|semana|mes|ano)\b/
const MOST = 7

const isAmount = ({ quantity: { unit, per, noun }, after }: Said) =>
  (unit === 'money' || (unit === 'bare' && noun === '')) && (per === '' || per === 'mes') && !BY_MANY.test(after)

/** Amounts that are put together, with hundredths of one or of all; null: a number of it is none of these. */
export function listed(question: string): Figure | null {
  const { text, all } = saidIn(question.slice(0, MAX_TALK))
  if (!ASKS.test(text) || OTHER.test(text) || all.length < 2 || all.length > MOST) return null
  const shares = all.filter(({ quantity }) => quantity.unit === 'part')
  const amounts = all.filter(({ quantity }) => quantity.unit !== 'part')
  if (shares.length > 1 || amounts.length < 2 || !amounts.every(isAmount)) return null
  const asking = text.slice(Math.max(0, text.search(ASKS) - 16))
  const left = LEFT.test(asking)
  const income = amounts.findIndex(({ before }) => COMES.test(before))
  // What is left of nothing that comes in, or costs beside a price.
  if (
    left !== income >= 0 ||
    (left ? TIMED.test(asking) : !COSTS.test(asking) && !(shares.length === 1 && PRICED.test(asking)))
  )
    return null
  const leaves = all.map((said) => newLeaf(said, said.quantity.unit === 'part' ? 'share' : 'money'))
  const slot = (said: Said): Node => ({ kind: 'slot', slot: all.indexOf(said), part: said.quantity.unit === 'part' })
  const ordered = left ? [amounts[income]!, ...amounts.filter((_, n) => n !== income)] : amounts
  const whole = joined(
    'sum',
    ordered.map((said, n) => ({ up: !left || n === 0, node: slot(said) })),
  )
  const node = shares[0] ? withShare(whole, slot(shares[0]), shares[0], text, { amounts, slot, left }) : whole
  if (!node) return null
  return {
    expr: written(node),
    leaves,
    kind: 'money',
    time: /\b(?:por|no|ao) mes\b/.test(text) ? 'mes' : null,
    gain: left,
    how: 'first',
  }
}

interface List {
  amounts: readonly Said[]
  slot: (said: Said) => Node
  left: boolean
}
function withShare(whole: Node, part: Node, said: Said, text: string, { amounts, slot, left }: List): Node | null {
  const around = `${said.before.slice(-24)} # ${said.after.slice(0, 30)}`
  if (OF_SALARY.test(around) && !left) {
    const of = amounts.filter(({ before }) => SALARY.test(before))
    return of.length === 1 ? sum(whole, product(slot(of[0]!), part)) : null
  }
  if (left || OF_ONE.test(text)) return null
  if (CUT.test(around)) return product(whole, without(part))
  if (TOP.test(around)) return product(whole, withOnTop(part))
  return WITHIN.test(around) ? product(whole, without(part), false) : null
}
