import type { MarketSegment } from '@norteia/contracts/company'
import { fold } from '#src/text/words.ts'
import type { Guide } from './guides/types.ts'
import { TRADE_FIELDS, type TradeField } from './trade-fields.data.ts'

/** What it takes from the score of a guide that it was written for another trade; what it adds that it was written for hers. */
const FIT = { own: 1, family: -2, kin: -6, foreign: -14, segment: -8 } as const
/** A question that names more trades than these is of none. */
const MOST_NAMED = 2
/** The steps are written for a trade that is named by this many of its words. */
const LEAST_IN_TEXT = 3

const reading = new Map(
  TRADE_FIELDS.map((field) => {
    const words = field.words.split(' ').map((word) => word.replaceAll('_', ' ').replace('*', '[a-z]*'))
    return [field, new RegExp(`\\b(?:${words.join('|')})\\b`, 'g')] as const
  }),
)

/** The trades that a text names, each with how many of its words. */
function fieldsIn(text: string): Map<TradeField, number> {
  const folded = fold(text)
  const found = new Map<TradeField, number>()
  for (const [field, words] of reading) {
    const said = new Set(folded.match(words))
    if (said.size > 0) found.set(field, said.size)
  }
  return found
}

/** 'A obra ou o serviço', 'o cliente (noiva, aluno)': a trade is but one example. */
const EXAMPLES = /\bou\b|\(/
const GENERAL =
  /\b(?:client\w+|servicos?|lojas?|produtos?|empresas?|agenda|vendedor\w*|funcionari\w+|mercadorias?|projetos?|negocios?|terceirizac\w+|tabela|entregador\w*|sitio|associac\w+|entrega)\b/

/** Trades that a guide is written for; none: for everybody. */
function fieldsOf({ ramos, pergunta, resposta, passos }: Guide): TradeField[] {
  if (ramos) return TRADE_FIELDS.filter(({ id }) => ramos.includes(id))
  const asked = fold(pergunta)
  const named = EXAMPLES.test(asked) && GENERAL.test(asked) ? [] : [...fieldsIn(pergunta).keys()]
  if (named.length > 0) return named.length <= MOST_NAMED ? named : []
  const text = [...fieldsIn([resposta, ...passos].join(' '))]
  const families = new Set(text.map(([{ family }]) => family))
  return families.size === 1 ? text.filter(([, words]) => words >= LEAST_IN_TEXT).map(([field]) => field) : []
}

const written = new WeakMap<Guide, TradeField[]>()
function writtenFor(guide: Guide): TradeField[] {
  const known = written.get(guide)
  if (known) return known
  const fields = fieldsOf(guide)
  written.set(guide, fields)
  return fields
}

/** Two trades of which one company may be. */
const isKin = (one: TradeField) => (other: TradeField) =>
  one.segments.some((segment) => segment !== 'Outro' && other.segments.includes(segment))

const isOfLand = ({ segments }: TradeField) => segments[0] === 'Agronegócio'
/** A guide beside rules of the land alone speaks of the land, whatever its words. */
const isForLand = ({ regras = [] }: Guide) => regras.length > 0 && regras.every((rule) => rule.startsWith('agro_'))

/** Whether what a fit takes says that a guide is for somebody else. */
export const isForeign = (fit: number) => fit <= FIT.segment

/** How a guide fits who asks: by the trades that she names, else by her segment. */
export function tradeFit(question: string, segment: MarketSegment): (guide: Guide) => number {
  const asked = [...fieldsIn(question).keys()]
  const families = new Set(asked.map(({ family }) => family))
  // Who says that her place is in town and names no work of the land.
  const inTown = segment !== 'Agronegócio' && segment !== 'Outro' && !asked.some(isOfLand)
  return (guide) => {
    const fields = writtenFor(guide)
    if (inTown && isForLand(guide) && !fields.some((field) => asked.includes(field))) return FIT.foreign
    if (fields.length === 0) return 0
    if (fields.some((field) => asked.includes(field))) return FIT.own
    if (fields.some(({ family }) => families.has(family))) return FIT.family
    if (asked.length > 0) return fields.some((field) => asked.some(isKin(field))) ? FIT.kin : FIT.foreign
    return fields.some(({ segments }) => segments.includes(segment)) ? 0 : FIT.segment
  }
}
