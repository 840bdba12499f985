import { numbersIn, numbersInWords, type WrittenNumber } from '@norteia/contracts/amounts'
import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { costFacts } from '#src/facts/figures.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'

export type SlotUnit = 'R$' | '%' | 'meses' | 'pessoas' | 'unidades' | 'horas' | 'kg' | 'g' | 'km'

/** One number that a sum needs. */
export interface Slot {
  id: string
  rotulo: string
  unit: SlotUnit
  /** Folded words before the number that name it. */
  before?: RegExp
  /** Folded words right after it. */
  after?: RegExp
  /** Words before it in a follow-up, where the sum is known: 'e em 24?' */
  again?: RegExp
  /** Asked when it is missing. */
  pergunta: string
  /** The least that it can be. */
  least?: number
  /** Takes the one number of its unit that nothing names. */
  alone?: boolean
  /** What the company's own record gives instead. */
  company?: 'faturamento' | 'custos'
  optional?: boolean
}

/** What reading numbers for a sum depends on. */
export interface Slots {
  slots: readonly Slot[]
  /** 'faturo 62 mil e gasto 57': a bare number takes the scale of the other. */
  sharesScale?: boolean
  /** The slot that 'e com 5%?' means where several would take the number. */
  varies?: string
}

/** The read slots by id, and the numbers that belong to none. */
export interface Filled {
  values: Map<string, Fact>
  /** Slots that were read from the question itself. */
  said: string[]
  left: number
  /** 'tiro 30 e pago 28' was taken for thousands. */
  thousands: boolean
}

export interface Placed extends WrittenNumber {
  before: string
  after: string
}

const MAX_CHARACTERS = 1_000
const LABEL = 40

/** 'cortar mil reais': a thousand without a numeral. */
const bareThousands = (text: string): WrittenNumber[] =>
  [...text.matchAll(/\bmil reais\b/gi)].map(({ 0: said, index }) => ({
    value: 1_000,
    scale: 1_000,
    unit: 'R$',
    start: index,
    end: index + said.length,
  }))

/** 'O cento' is a pack; the number is called 'cem'. */
const notPack = (text: string) => (number: WrittenNumber) =>
  text.slice(number.start, number.end).trim().toLowerCase() !== 'cento'

/** The numbers of a question, each with the words around it up to its neighbours. */
export function placed(text: string): Placed[] {
  const digits = numbersIn(text, 'text')
  const all = [...digits]
  for (const number of [...numbersInWords(text).filter(notPack(text)), ...bareThousands(text)])
    if (!all.some(({ start, end }) => start < number.end && number.start < end)) all.push(number)
  all.sort((a, b) => a.start - b.start)
  return all.map((number, index) => ({
    ...number,
    before: fold(text.slice(Math.max(all[index - 1]?.end ?? 0, number.start - LABEL), number.start)),
    after: fold(text.slice(number.end, Math.min(all[index + 1]?.start ?? text.length, number.end + LABEL))),
  }))
}

/** 'faturo 62 mil e gasto 57': the second is in thousands as the first is. */
export function sharingScale(numbers: readonly Placed[]): Placed[] {
  const scaled = numbers.find(({ scale, unit }) => scale > 1 && unit !== '%')
  if (!scaled) return [...numbers]
  return numbers.map((number) => {
    if (
      number.scale !== 1 ||
      number.unit !== '' ||
      number.value >= 1_000 ||
      COUNT.test(number.after) ||
      PER_SALE.test(number.before)
    )
      return number
    const value = number.value * scaled.scale
    return value <= scaled.value * 5 && value >= scaled.value / 5 ? { ...number, value } : number
  })
}

/** The value of one sale is never in thousands because the month's is. */
const PER_SALE = /(?:ticket|media|cada (?:venda|cliente))[^,;.\d]{0,18}$/
const COUNT =
  /^\s*(?:x\b|vezes|parcelas?|prestac|mes(?:es)?\b|anos?\b|dias?\b|kg|pessoas?|clientes?|unidades?|vendas?|funcionari|ajudante|vendedor|atendente)/
const TIMES = /^\s*(?:x\b|vezes|parcelas?|prestac\w+|mes(?:es)?\b|anos?\b)/

/** Words that end like a plural and count nothing. */
const NO_COUNT =
  /^\s*(?:reais|mais|menos|mas|pros|pras|dos|das|nos|nas|aos|os|as|depois|apos|custos|despesas|contas|gastos|fixos|fixas|vendas|tres|seis|nas|quais|juros|iguais|brutos|liquidos|mensais)\b/
/** '300 bolos', '3 horas': no money. */
export const isCount = ({ unit, scale, after }: Placed) =>
  unit === '' && scale === 1 && (COUNT.test(after) || (/^\s+[a-z]{3,}s\b/.test(after) && !NO_COUNT.test(after)))

/** How much of something: no reais. */
const MEASURED = /^\s*(?:g|gr|gramas?|ml|litros?|quilos?|metros?|m2?|cm|km|minutos?|min|horas?|hs?)\b/
/** 'Vence dia 10', 'abro às 8' */
const DATE = /\bdia\s*$|\b(?:abr\w+|fech\w+|comec\w+|das|ate) as\s*$/

export function fits(slot: Slot, number: Placed, named: boolean): boolean {
  if (slot.least !== undefined && number.value < slot.least) return false
  switch (slot.unit) {
    case '%':
      return number.unit === '%' || (named && number.unit === '' && number.scale === 1 && number.value < 100)
    case 'R$':
      return (
        number.unit !== '%' &&
        !DATE.test(number.before) &&
        !MEASURED.test(number.after) &&
        !COUNT.test(number.after) &&
        !isCount(number)
      )
    case 'pessoas':
    case 'unidades':
      return number.unit === '' && number.scale === 1 && named && Number.isInteger(number.value)
    default:
      return number.unit === '' && number.scale === 1 && (named || TIMES.test(number.after))
  }
}

export function companyFact({ book, reading }: Known, source: 'faturamento' | 'custos'): Fact | null {
  const fact = source === 'faturamento' ? (reading.revenue?.fact ?? null) : costFacts(book, reading)
  if (fact) book.add(fact)
  return fact
}

const MONTHLY = /\b(?:por|no|ao|todo) mes\b|\bmensa\w+|\bfatur/
/** A month of 30 against one of 28 is thousands: nobody counts a company's months in tens of reais. */
const inThousands = (numbers: readonly Placed[]) =>
  numbers.length >= 2 &&
  numbers.every(
    (number) => number.unit === '' && number.scale === 1 && number.value >= 2 && number.value < 100 && !isCount(number),
  )

const IN_YEAR =
  /(?:^|\s)(?:em|ate|desde|ano|ano de|(?:fim|final|inicio|comeco|meio|meados) de|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]{0,6}(?: de)?)\s*$/
/** 'em 2026': no money. */
const isYear = ({ unit, scale, value, before }: Placed) =>
  unit === '' && scale === 1 && Number.isInteger(value) && value >= 2_010 && value <= 2_040 && IN_YEAR.test(before)

/** How much land was planted changes no sum of a harvest. */
export const LAND = /^\s*(?:hectares?|ha\b|alqueires?|tarefas)/

/** Reads the slots out of a question: named numbers first, then the only one left of a unit, then what is known. */
export function fillSlots(
  known: Known,
  question: string,
  { slots, sharesScale }: Slots,
  before: Readonly<Record<string, number>>,
): Filled {
  const found = placed(question.slice(0, MAX_CHARACTERS)).filter(
    (number) => !isYear(number) && (number.unit !== '' || !LAND.test(number.after)),
  )
  const thousands = sharesScale === true && MONTHLY.test(fold(question)) && inThousands(found)
  const scaled = thousands ? found.map((number) => ({ ...number, value: number.value * 1_000, scale: 1_000 })) : found
  const numbers = sharesScale ? sharingScale(scaled) : scaled
  const free = new Set(numbers)
  const values = new Map<string, Fact>()
  const take = (slot: Slot, number: Placed) => {
    free.delete(number)
    values.set(slot.id, saidFact(slot, inUnit(slot, number)))
  }
  for (const slot of slots) {
    const named = [...free].find((number) => names(slot, number))
    if (named) take(slot, named)
  }
  for (const slot of slots) {
    if (values.has(slot.id) || !slot.alone) continue
    const candidates = [...free].filter((number) => fits(slot, number, false))
    if (candidates.length === 1) take(slot, candidates[0]!)
  }
  const said = [...values.keys()]
  complete(known, slots, values, before)
  return { values, said, left: free.size, thousands }
}

/** What a sum's own reader found in the question, and what the company's record knows of the rest. */
export function readSlots(known: Known, { slots }: Slots, numbers: Readonly<Record<string, number>>): Filled {
  const values = new Map(
    slots.flatMap((slot): [string, Fact][] =>
      numbers[slot.id] === undefined ? [] : [[slot.id, saidFact(slot, numbers[slot.id]!)]],
    ),
  )
  complete(
    known,
    slots.filter(({ company }) => company),
    values,
    {},
  )
  return { values, said: Object.keys(numbers), left: 0, thousands: false }
}

/** Adds what she said before, then what the company's record gives. */
function complete(
  known: Known,
  slots: readonly Slot[],
  values: Map<string, Fact>,
  before: Readonly<Record<string, number>>,
): void {
  for (const slot of slots) {
    if (values.has(slot.id)) continue
    const earlier = before[slot.id]
    const fact =
      earlier === undefined ? slot.company && companyFact(known, slot.company) : saidFact(slot, earlier, BEFORE)
    if (fact) values.set(slot.id, fact)
  }
}

/** The facts of a sum whose numbers are known by slot. */
export function knownSlots(
  known: Known,
  { slots }: Slots,
  numbers: Readonly<Record<string, number>>,
): Map<string, Fact> {
  const values = new Map<string, Fact>()
  complete(known, slots, values, numbers)
  return values
}

export const inUnit = (slot: Slot, { value, after }: Placed) =>
  slot.unit === 'meses' && /^\s*anos?\b/.test(after) ? value * 12 : value

export const names = (slot: Slot, number: Placed) =>
  (slot.before?.test(number.before) && fits(slot, number, true)) ||
  (slot.after?.test(number.after) && fits(slot, number, slot.unit !== '%'))

const BEFORE = 'O que você disse antes nesta conversa'

const saidFact = ({ id, rotulo, unit }: Slot, valor: number, origem = 'Sua pergunta'): Fact => ({
  id: `pergunta.${id}`,
  rotulo,
  valor,
  unidade: unit,
  tipo: 'informado',
  origem,
})

/** The numbers of a sum that she said herself, by slot. */
export const saidNumbers = (values: ReadonlyMap<string, Fact>): Record<string, number> =>
  Object.fromEntries(
    [...values].flatMap(([id, fact]) => (fact.id.startsWith('pergunta.') ? [[id, Number(fact.valor)]] : [])),
  )

/** A figure as a sentence says it, cents only where there are some. */
export function figure({ valor, unidade }: Fact): string {
  const value = Number(valor)
  if (unidade.startsWith('R$')) return formatMoney(Math.abs(value))
  if (unidade.startsWith('%')) return `${formatNumber(value, Math.abs(value) < 10 ? 2 : 1).replace(/,00$/, '')}%`
  return formatNumber(value, 1)
}
