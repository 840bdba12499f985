import { figuresIn, ROUNDED } from '#src/consultant/asks-sum.ts'
import type { Known } from '#src/consultant/company.ts'
import { MONEY } from '#src/consultant/composed/units.ts'
import type { Memory } from '#src/consultant/memory.ts'
import type { Told } from '#src/consultant/sum-told.ts'
import { fold } from '#src/text/words.ts'
import { type SaleAsked, type SaleWish, saleAsked } from './asked.ts'
import { SaleFigures } from './figures.ts'
import { readSaleRoles } from './roles.ts'
import { firstSale, isOfTime, nextTurn, OF_ORDER, type Sale, type Turn } from './sale.ts'
import { type SaleAnswer, saleAnswer } from './told.ts'

/** What a sale has no number for. */
const OTHER =
  /\bemprest\w*|\bfinanci\w*|\bparcel\w*|\bjuros?\b|\bsalario|\bcontrat(?:ar|o|asse)\b|\bsoci[oa]s?\b|\bestoque\b|\bpro ?-?labore|\bfgts\b|\bferias\b|\bmaquina\b(?! de cart)|\binvest\w*|\bhoras?\b|\bgolpe|\bmei\b|\bcaiu\b|\banuncio|\bdivid/
const MOST = 1_000
const MOST_WORDS = 60
/** Said of the sale after something else was spoken of. */
const SUPPOSES = /^(?:e |mas |entao |agora )*se (?:eu |a gente |o |a |as |os )/

function answered(known: Known, memory: Memory, turn: Turn, wish: SaleWish, asked: SaleAsked, ofOrder: boolean) {
  const answer = saleAnswer(new SaleFigures(known, turn), wish, turn, asked, ofOrder)
  return answer && toldOf(memory, answer, { ...turn.sale, wish })
}

const toldOf = (memory: Memory, { draft, value, unit }: SaleAnswer, sale: Sale): Told => ({
  draft,
  memory: {
    ...memory,
    focus: 'sum',
    sum: null,
    flow: null,
    sale,
    result:
      value > 0
        ? {
            kind: unit === 'R$' ? 'money' : unit === '%' ? 'share' : 'count',
            value: Math.round(value * 100) / 100,
            unit: unit === 'R$' ? { [MONEY]: 1 } : {},
            wish: 'income',
          }
        : null,
    choices: [],
  },
})

/** A question that tells a whole sale; null: a number has no sure part, or one lacks. */
export function firstSaleTold(known: Known, question: string, memory: Memory): Told | null {
  const text = fold(question.slice(0, MOST))
  if (OTHER.test(text) || /\bfuncionari/.test(text)) return null
  const read = readSaleRoles(question)
  if (!read || read.got.same !== undefined || read.got.freight !== undefined) return null
  const asked = saleAsked(read.text, read.got)
  const turn = firstSale(read, asked)
  if (!turn || asked.wish === null || USES[asked.wish].length === 0) return null
  const { now, per } = turn.sale
  // A cost above the price is of more than one.
  if (now.price !== undefined && now.cost !== undefined && now.cost >= now.price) return null
  if (!isOfTime(read, per)) return null
  const one = asked.wish === 'left' && asked.of === null && now.many === undefined && now.fixed === undefined
  const wish = one ? 'each' : asked.wish
  if (!usesAll(turn, wish)) return null
  const meant = wish === 'manySame' ? { ...turn, sale: { ...turn.sale, base: withoutCut(turn.sale.base) } } : turn
  return answered(known, memory, meant, wish, asked, false)
}

/** A discount that is thought of is none of today's. */
const withoutCut = ({ cut: _, ...today }: Sale['base']): Sale['base'] => today

const USES: Readonly<Record<SaleWish, readonly string[]>> = {
  each: ['price', 'cost', 'cut', 'fee', 'to'],
  left: ['price', 'cost', 'many', 'fixed', 'dues', 'cut', 'fee', 'days'],
  even: ['price', 'cost', 'fixed', 'dues', 'wanted', 'cut', 'fee'],
  manySame: ['price', 'cost', 'many', 'to', 'cut'],
  priceSame: [],
  priceMargin: ['cost', 'margin'],
  priceWanted: ['wanted', 'many', 'cost', 'fixed'],
  gain: ['price', 'to', 'many', 'days'],
  order: [],
  rest: [],
  share: [],
}
/** Whether each number that was told has its part in what is asked. */
function usesAll({ told, sale: { now, base } }: Turn, wish: SaleWish): boolean {
  const moves = now.price !== base.price
  if ((wish === 'manySame' || wish === 'gain') && !moves && now.cut === undefined) return false
  if ((wish === 'left' || wish === 'even' || wish === 'each') && moves) return false
  return [...told].every((role) => USES[wish].includes(role))
}

/** Fairs beside a sale that goes by another time: how many go at one of them, nobody said. */
export function isOfOtherTime(question: string, { sale, sum, focus }: Memory): boolean {
  const turn = /\b\d+ (feira|evento)s?\b/.exec(fold(question.slice(0, MOST)))?.[1]
  return focus === 'sum' && turn !== undefined && (sale === null ? sum !== null : sale.per !== turn)
}

/** What goes on from a sale: one of its numbers changes, or another figure of it is asked for. */
export function nextSaleTold(known: Known, question: string, memory: Memory): Told | null {
  const { sale, focus } = memory
  const text = fold(question.slice(0, MOST))
  if (!sale || OTHER.test(text) || (focus !== 'sum' && !SUPPOSES.test(text)) || text.split(/\s+/).length > MOST_WORDS)
    return null
  const turn = nextTurn(question, sale)
  if (!turn) return null
  // Both prices and costs anew are another sale.
  if (turn.told.has('price') && turn.told.has('cost') && !/\bse\b/.test(text)) return null
  const asked = saleAsked(turn.read.text, turn.read.got)
  const wish = wishIn(turn, asked, sale)
  if (!wish) return null
  const buys = turn.sale.order !== null && turn.sale.order !== sale.order
  return answered(
    known,
    memory,
    turn,
    wish,
    asked,
    buys || (turn.sale.order !== null && /\bdel[ea]s?\b|\bpedido\b/.test(asked.whole)),
  )
}

function wishIn({ sale: { order, now }, told, read }: Turn, asked: SaleAsked, before: Sale): SaleWish | null {
  const buys = order !== null && order !== before.order && told.has('many')
  const ofOrder = order !== null && (told.has('freight') || OF_ORDER.test(read.text))
  if (buys) return asked.wish === 'each' ? 'each' : asked.wish === 'left' || asked.wish === null ? 'order' : null
  if (ofOrder && (asked.wish === null || asked.wish === 'left') && !asked.many) return 'order'
  if (asked.wish === 'even' && order !== null && ofOrder) return 'rest'
  if (asked.wish !== null)
    return asked.wish === 'left' && now.many === undefined ? (now.fixed === undefined ? 'each' : null) : asked.wish
  // 'E isso por ano?'
  if (told.size === 0)
    return asked.of === 'ano' && /\bisso\b|\bquanto\b/.test(read.text) && before.wish === 'left' ? 'left' : null
  if (asked.many) return AGAIN.has(before.wish) ? before.wish : now.fixed === undefined ? null : 'even'
  // 'E por quanto?' asks a price that nothing says.
  if (/\bpreco\b|\bpor quanto\b/.test(asked.whole)) return null
  // How many are said, so what they leave is asked.
  if ((AGAIN.has(before.wish) || before.wish === 'each') && MANY_ROLES.some((role) => told.has(role)))
    return now.cost === undefined ? null : 'left'
  return before.wish
}
const MANY_ROLES = ['many', 'more', 'less', 'lost', 'gained'] as const
const AGAIN: ReadonlySet<SaleWish> = new Set(['even', 'manySame', 'rest'])

/** Whether an answer says the figure of a sale. */
export function saysSale({ draft }: Told, sale: Told | null): boolean {
  const value = sale?.draft.dados?.valor
  const said = figuresIn(draft.answer.text.split('Conta: ')[0]!)
  return value != null && said.some((one) => Math.abs(one - Math.abs(Number(value.valor))) < ROUNDED)
}

/** The sale that a story told, where it comes to the same figure; whatever else was read is forgotten with its numbers. */
export function withSale(known: Known, question: string, told: Told, memory: Memory): Told {
  if (told.memory.sale !== memory.sale || told.memory.focus !== 'sum') return told
  const first = told.draft.dados?.valor ? firstSaleTold(known, question, memory) : null
  const sale =
    first && saysSale(told, first)
      ? first.memory.sale
      : /\d/.test(question) && !OTHER.test(fold(question.slice(0, MOST)))
        ? null
        : memory.sale
  return sale === told.memory.sale ? told : { ...told, memory: { ...told.memory, sale } }
}
