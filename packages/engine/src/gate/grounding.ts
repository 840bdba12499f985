import type { Fact } from '@norteia/contracts/analysis'
import { type SpokenNumber, spokenNumbers } from './numbers.ts'

/** Bare counts and plan days that need no fact, as long as they carry neither R$ nor %. */
const FREE_COUNTS = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 45, 50, 60, 85, 90, 100])
/** Largest difference to a fact, as a fraction: room for 'R$ 48,2 mil'. */
const TOLERANCE = 0.005

export interface Grounding {
  /** Numbers of the text that no fact holds, as they stand there. */
  ungrounded: string[]
  grounded: { start: number; end: number; fact: Fact }[]
}

/** Finds the fact of every number in a text. A year counts only when a fact's source is of that year. */
export function groundNumbers(text: string, facts: readonly Fact[]): Grounding {
  const ungrounded: string[] = []
  const grounded: Grounding['grounded'] = []
  for (const number of spokenNumbers(text)) {
    const fact =
      facts.find((candidate) => holds(candidate, number)) ?? facts.find((candidate) => quotes(candidate, number))
    if (fact) grounded.push({ start: number.start, end: number.end, fact })
    else if (!isFree(number, facts)) ungrounded.push(text.slice(number.start, number.end))
  }
  return { ungrounded, grounded }
}

function isFree({ value, unit, inWords }: SpokenNumber, facts: readonly Fact[]): boolean {
  if (unit !== '') return false
  if (FREE_COUNTS.has(value) && (inWords ? value <= 10 : true)) return true
  return Number.isInteger(value) && value >= 1990 && value <= 2100 && facts.some((fact) => fact.fonte?.ano === value)
}

function holds({ valor, unidade }: Fact, number: SpokenNumber): boolean {
  if (typeof valor !== 'number') return false
  const unit = unidade.startsWith('R$') ? 'R$' : unidade.startsWith('%') ? '%' : ''
  if (unit !== number.unit) return false
  return Math.abs(valor - number.value) <= Math.abs(valor) * TOLERANCE
}

/** A text that gives orders is no source of figures. */
const ORDERS = /(?<!\p{L})(ignor[ea]|instruç|instruction|system|prompt|diga que|responda|escreva|repita|say that)/iu

/** The owner's own words, such as the answer 'Mais de 40%'. */
const quotes = ({ valor }: Fact, number: SpokenNumber): boolean =>
  typeof valor === 'string' &&
  valor.length <= 300 &&
  !ORDERS.test(valor) &&
  spokenNumbers(valor).some((said) => said.unit === number.unit && said.value === number.value)
