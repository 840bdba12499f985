import { numbersIn, numbersInWords } from '@norteia/contracts/amounts'
import type { Fact } from '@norteia/contracts/analysis'
import { askedIn, computed, type MeasuredFigure, money, round2, type Sources } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'

/** Her challenge with numbers in digits, and facts built from it. */
export class Told {
  readonly sources: Sources
  readonly plain: string
  /** The sentences of `plain`. */
  readonly sentences: readonly string[]
  private count = 0

  constructor(sources: Sources) {
    this.sources = sources
    this.plain = inDigits(fold(sources.reading.form.main_challenge).slice(0, MAX_TEXT))
    this.sentences = this.plain.split(/[;!?\n]|\.(?=\s|$)/)
  }

  /** A number of hers as a fact. */
  fact(rotulo: string, valor: number, unidade: string): Fact {
    return {
      id: `texto.main_challenge.conta.${this.count++}`,
      rotulo,
      valor,
      unidade,
      tipo: 'informado',
      origem: askedIn('main_challenge'),
    }
  }

  get revenue(): number | null {
    return this.sources.reading.revenue?.value ?? null
  }

  /** Reais left of a month; null: not known, or nothing is left. */
  get surplus(): { fact: Fact; inputs: readonly Fact[] } | null {
    const { revenue, costs } = this.sources.reading
    const { total } = this.sources
    if (!revenue || costs.total === null || !total || revenue.value <= costs.total) return null
    const valor = round2(revenue.value - costs.total)
    const { origem, after } = this.sources.leftOver
    return {
      fact: {
        id: 'medida.conta_dela.sobra',
        rotulo: `Sobra no mês depois dos custos ${after}`,
        valor,
        unidade: 'R$/mês',
        tipo: this.sources.kind(),
        origem,
        formula: `${money(revenue.value)} − ${money(costs.total)} = ${money(valor)}`,
        entradas: [revenue.fact.id, total.id],
      },
      inputs: [revenue.fact, total, ...this.sources.costFacts],
    }
  }
}

export type Rule = (told: Told) => MeasuredFigure | null

const MAX_TEXT = 2_000
/** 'doze mil' → '12000', 'um terço' → '33%'. */
function inDigits(plain: string): string {
  const digits = numbersIn(plain, 'text')
  let text = ''
  let at = 0
  for (const { start, end, value, unit } of numbersInWords(plain)) {
    if (start < at || digits.some((one) => start >= one.start && start < one.end)) continue
    text += `${plain.slice(at, start)}${value}${unit === '%' ? '%' : unit === 'R$' ? ' reais' : ''}`
    at = end
  }
  return text + plain.slice(at)
}

export const N = '(?:r\\$ ?)?(\\d[\\d.,]*(?: ?mil\\b| ?k\\b)?)'
export const COUNT =
  '(\\d{1,5})(?![\\d.,]*\\d|%| ?mil|\\/| ?reais| horas?\\b| anos?\\b| dias?\\b| mes(?:es)?\\b| ?h\\b| ?kg| ?%)'
export const value = (text: string): number => numbersIn(text, 'text')[0]?.value ?? Number.NaN

export const PERIODS = { dia: 26, semana: 52 / 12, mes: 1, ano: 1 / 12 } as const
export type PeriodName = keyof typeof PERIODS
export const TIMES: Record<PeriodName, string> = { dia: ' × 26 dias', semana: ' × 52 ÷ 12', mes: '', ano: ' ÷ 12' }

interface Result {
  rotulo: string
  valor: number
  unidade: string
  formula: string
  tipo?: Fact['tipo']
}

export const result = (
  told: Told,
  { tipo, ...sum }: Result,
  inputs: readonly (Fact | null | undefined)[],
  text: Parameters<typeof computed>[2],
): MeasuredFigure =>
  computed(
    {
      ...sum,
      id: 'medida.conta_dela',
      tipo: tipo ?? told.sources.kind(),
      origem: 'Conta com os números que você escreveu',
    },
    inputs,
    text,
  )

const patterns = new Map<string, RegExp>()
const MOST_PATTERNS = 200

/** A pattern, made once. */
export function re(source: string): RegExp {
  const known = patterns.get(source)
  if (known) return known
  if (patterns.size >= MOST_PATTERNS) patterns.clear()
  const made = new RegExp(source)
  patterns.set(source, made)
  return made
}

/** 'flores' and 'flor' alike. */
export const root = (noun: string): string => noun.replace(/(?:es|s)$/, '')
