import { numbersIn, numbersInWords, type WrittenNumber } from '@norteia/contracts/amounts'
import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { costFacts } from '#src/facts/figures.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'

export type SlotUnit = 'R$' | '%' | 'meses' | 'vezes'

/** One number that a sum needs. */
export interface Slot {
  id: string
  rotulo: string
  unit: SlotUnit
  /** Folded words before the number that name it. */
  before?: RegExp
  /** Folded words right after it. */
  after?: RegExp
  /** Asked when it is missing. */
  pergunta: string
  /** Takes the one number of its unit that nothing names. */
  alone?: boolean
  /** What the company's own record gives instead. */
  company?: 'faturamento' | 'custos'
  optional?: boolean
}

/** The read slots by id, and the numbers that belong to none. */
export interface Filled {
  values: Map<string, Fact>
  /** How many were read from the question itself. */
  said: number
  left: number
}

interface Placed extends WrittenNumber {
  before: string
  after: string
}

const MAX_CHARACTERS = 1_000
const LABEL = 40

/** The numbers of a question, each with the words around it up to its neighbours. */
function placed(text: string): Placed[] {
  const digits = numbersIn(text, 'text')
  const spoken = numbersInWords(text).filter(
    ({ start, end }) => !digits.some((number) => start < number.end && number.start < end),
  )
  const all = [...digits, ...spoken].sort((a, b) => a.start - b.start)
  return all.map((number, index) => ({
    ...number,
    before: fold(text.slice(Math.max(all[index - 1]?.end ?? 0, number.start - LABEL), number.start)),
    after: fold(text.slice(number.end, Math.min(all[index + 1]?.start ?? text.length, number.end + LABEL))),
  }))
}

/** 'faturo 62 mil e gasto 57': the second is in thousands as the first is. */
function sharingScale(numbers: readonly Placed[]): Placed[] {
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
const COUNT = /^\s*(?:x\b|vezes|parcelas?|prestac|mes(?:es)?\b|anos?\b|dias?\b|kg|pessoas?|clientes?|unidades?|vendas?)/
const TIMES = /^\s*(?:x\b|vezes|parcelas?|prestac\w+|mes(?:es)?\b|anos?\b)/

function fits(slot: Slot, number: Placed, named: boolean): boolean {
  switch (slot.unit) {
    case '%':
      return number.unit === '%' || (named && number.unit === '' && number.scale === 1 && number.value < 100)
    case 'R$':
      return number.unit !== '%' && !COUNT.test(number.after)
    default:
      return number.unit === '' && number.scale === 1 && TIMES.test(number.after)
  }
}

function companyFact({ book, reading }: Known, source: 'faturamento' | 'custos'): Fact | null {
  const fact = source === 'faturamento' ? (reading.revenue?.fact ?? null) : costFacts(book, reading)
  if (fact) book.add(fact)
  return fact
}

/** Reads the slots out of a question: named numbers first, then the only one left of a unit, then the company's own. */
export function fillSlots(known: Known, question: string, slots: readonly Slot[], sharesScale: boolean): Filled {
  const found = placed(question.slice(0, MAX_CHARACTERS))
  const numbers = sharesScale ? sharingScale(found) : found
  const free = new Set(numbers)
  const values = new Map<string, Fact>()
  const take = (slot: Slot, number: Placed) => {
    free.delete(number)
    const years = slot.unit === 'meses' && /^\s*anos?\b/.test(number.after)
    values.set(slot.id, saidFact(slot, years ? number.value * 12 : number.value))
  }
  for (const slot of slots) {
    const named = [...free].find(
      (number) =>
        (slot.before?.test(number.before) && fits(slot, number, true)) ||
        (slot.after?.test(number.after) && fits(slot, number, slot.unit !== '%')),
    )
    if (named) take(slot, named)
  }
  for (const slot of slots) {
    if (values.has(slot.id) || !slot.alone) continue
    const candidates = [...free].filter((number) => fits(slot, number, false))
    if (candidates.length === 1) take(slot, candidates[0]!)
  }
  const said = values.size
  for (const slot of slots) {
    if (values.has(slot.id) || !slot.company) continue
    const fact = companyFact(known, slot.company)
    if (fact) values.set(slot.id, fact)
  }
  return { values, said, left: free.size }
}

const saidFact = ({ id, rotulo, unit }: Slot, valor: number): Fact => ({
  id: `pergunta.${id}`,
  rotulo,
  valor,
  unidade: unit,
  tipo: 'informado',
  origem: 'Sua pergunta',
})

/** A figure as a sentence says it, cents only where there are some. */
export function figure({ valor, unidade }: Fact): string {
  const value = Number(valor)
  if (unidade.startsWith('R$')) return formatMoney(Math.abs(value))
  if (unidade.startsWith('%')) return `${formatNumber(value, Math.abs(value) < 10 ? 2 : 1).replace(/,00$/, '')}%`
  return formatNumber(value, 1)
}
