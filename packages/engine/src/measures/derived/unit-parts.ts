import { costFact } from '#src/measures/asked/unit.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import { rootOf } from '#src/reading/quantity-place.ts'
import type { Deriver } from './deriver.ts'

const RIVAL = /\b(?:concorren[a-z]+|vizinh[oa]|o cara|o pessoal da praca|eles|rede|faz|tabela)\b[^,]{0,20}$/
const EARLIER = /\b(?:era|eram|antes|ano passado|custava|pagava)(?: [a-z]+){0,2} $/
const NO_PRICE_OF_HERS =
  /\b(?:ofereceu|ofereceram|cheque|pediu|me pede|quer(?:em)? pagar|desconto|cupom|multa|taxa de|tirar)(?: [a-z]+){0,4} $/
/** Who else takes it of her. */
const THEIRS = /\bcobr(?:a|am|aram|ou)(?: [a-z]+){0,2} $/
const SUBJECT =
  /(?:^|, |\b(?:o|a|os|as|cada|um|uma|de)) ?([a-z]{4,})(?: [a-z]+){0,3} (?:eu )?(?:e|eh|custa|sai|fica|rende|aqui e|cobro|vendo|vendemos|cobramos|da|vale)(?: por| a| em media| uns| de| em)* $/

export interface Priced {
  term: Term
  price: Value<'R$'>
  noun: string
}

export interface Part {
  value: Value<'R$'>
  name: string
  term: Term | null
  noun: string
}

export function pricesOf(d: Deriver): Priced[] {
  const found: Priced[] = []
  for (const term of d.terms) {
    if (term.dimension !== 'reais' || term.deed !== 'price' || term.field === 'future_goals') continue
    if (term.time !== null && term.time !== 'mes') continue
    const back = term.before.split(/[,:;]/).at(-1)!
    if (RIVAL.test(back) || EARLIER.test(back) || NO_PRICE_OF_HERS.test(back) || THEIRS.test(back)) continue
    if (term.noun === 'hora' || /\bhora\b/.test(back)) continue
    if (FOR_THE_ROAD.test(term.after)) continue
    // A month's sales are no price.
    if (d.revenue && term.value > d.revenue.number * 0.35) continue
    const noun = term.noun !== '' && term.noun !== 'hora' ? term.noun : rootOf(SUBJECT.exec(term.before)?.[1] ?? '')
    found.push({ term, price: d.value('R$', term, 'Preço de cada um'), noun })
  }
  // 'Brigando por mil reais': where another is surely a price, one that no word makes a price is none.
  const sure = found.filter(({ term, noun }) => noun !== '' || term.each || SURE.test(term.before))
  return sure.length > 0 ? sure : found
}
const SURE = /\b(?:cobro|cobramos|vendo|vendemos|sai|ticket|preco|mensalidade|aqui)(?: por| a| de| e| em media| uns)* $/

export function partsOf(d: Deriver, prices: readonly Priced[]): Part[] {
  const named = (d.own.sources.reading.costs.porUnidade ?? []).flatMap((part, place): Part[] => {
    const fact = costFact(part, place)
    const name = nameOf(part.texto)
    if (WAGES.test(name) || IN_ITS_OWN.test(part.coisa)) return []
    if (part.valor !== null) return [{ value: d.own.known('R$', fact), name, term: null, noun: rootOf(part.coisa) }]
    const [price] = prices
    return price && prices.length === 1
      ? [
          {
            value: d.own.portion(d.own.known('%', fact), price.price, name),
            name: `${name}`,
            term: null,
            noun: rootOf(part.coisa),
          },
        ]
      : []
  })
  const fees = d.terms.flatMap((term): Part[] => {
    const [price] = prices
    if (term.deed !== 'fee' || term.dimension !== 'share' || prices.length !== 1 || !price) return []
    const rate: Value<'%'> = { ...d.value('%', term, 'Parte que ele fica'), number: term.value * 100 }
    return [
      {
        value: d.own.portion(rate, price.price, 'O que ele leva de cada um'),
        name: term.noun === 'app' ? 'aplicativo' : 'comissão',
        term,
        noun: '',
      },
    ]
  })
  const told = d.terms.flatMap((term): Part[] => {
    if (term.dimension !== 'reais' || term.deed !== 'cost' || term.time !== null || term.field === 'future_goals')
      return []
    const near = prices.some(
      ({ term: price }) => term.field === price.field && Math.abs(term.sentence - price.sentence) <= 1,
    )
    if (
      !near ||
      term.event ||
      OF_A_MONTH.test(term.after) ||
      MEASURE_OF.test(term.noun) ||
      NOT_OF_ONE.test(term.before)
    )
      return []
    return [{ value: d.value('R$', term, 'Custo de cada um'), name: thingAfter(term), term, noun: term.noun }]
  })
  return [...named, ...fees, ...told]
}

/** 'O cliente paga 12 na volta' */
const FOR_THE_ROAD = /^ (?:reais )?(?:na volta|n?o frete|d[eo] frete|d[ea] entrega|pra trocar|de envio|n?o envio)\b/
/** 'Gasto mais 350 de energia' */
const OF_A_MONTH = /^ (?:reais )?(?:de|em|com) (?:energia|luz|aluguel|internet|contador|contabilidade)\b/
/** 'Entram 40 e compra 15': who buys. 'Parcela de 3.450': of a month. */
const NOT_OF_ONE = /\bcompr(?:a|am)(?: uns| umas| so)? $|\b(?:parcelas?|prestac[a-z]+|financiad[oa])(?: [a-z]+){0,2} $/
const MEASURE_OF = /^(?:kg|litr|sac|sacc|metr|tonelad|arrob|hor)/
/** Paid by the day, whatever is sold. */
export const WAGES = /\b(?:diarias?|ajudantes?|menin[oa]s?|funcionari[a-z]+|diaristas?|salarios?|plantonistas?)\b/
/** 'Ração a 2,15 o quilo': a kilo of what is bought, not of what is sold. */
export const IN_ITS_OWN = /^(?:kg|kgs|quilos?|kilos?|litros?|sacas?|sacos?|metros?|toneladas?|arrobas?|hora|horas|h)$/

const thingAfter = ({ after }: Term): string =>
  /^ (?:reais )?(?:de|da|do|em|com|na|no|pro|pra) ([a-z]{3,})/.exec(after)?.[1] ?? ''
export const nameOf = (text: string): string =>
  text
    .replace(/ [\d.,%]+.*$/, '')
    .replace(/\b(?:uns|umas|cerca de|leva|paga|cada|por)\b/g, '')
    .replace(/[:=–-]\s*$/, '')
    .replace(/^(?:cotei|orcei|orçei|pago|pagamos|gasto|gastamos|compro|custa) /i, '')
    .replace(/^(?:o|a|os|as) /i, '')
    .trim()
    .toLowerCase()

const OF_EACH_SALE = ['mercadorias', 'variaveis', 'outros'] as const
/** Listed by the month though each sale causes it, in reais; what follows from the cost of one isn't among it. */
export function goodsByMonth({ own: { sources } }: Deriver): number {
  const { items } = sources.reading.costs
  return OF_EACH_SALE.flatMap((id) => sources.group(id)?.itens ?? [])
    .map((place) => items[place]!)
    .reduce((sum, { valor, porUnidade }) => (porUnidade ? sum : sum + valor), 0)
}

const [SMALL, MOST_OF_IT] = [0.08, 0.7]
/** Goods that she lists by the month, and that what one costs doesn't hold: reais of price and cost. */
export function leavesGoods(d: Deriver, price: number, cost: number): boolean {
  const goods = goodsByMonth(d)
  return (
    d.revenue !== null && goods > d.revenue.number * SMALL && cost * (d.revenue.number / price) < goods * MOST_OF_IT
  )
}

export function belongs(part: Part, one: Priced, prices: readonly Priced[]): boolean {
  if (part.value.number >= one.price.number * 3 || part.value.number < one.price.number / 200) return false
  if (prices.length === 1 || (part.term?.each && part.noun === '')) return true
  if (part.term) {
    const { field, sentence } = part.term
    const near = prices
      .filter(({ term }) => term.field === field && term.sentence <= sentence)
      .sort((a, b) => b.term.sentence - a.term.sentence)[0]
    return near === one && sentence - one.term.sentence <= 1
  }
  return part.noun !== '' && part.noun === one.noun
}
