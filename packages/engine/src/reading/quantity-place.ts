import { fold } from '#src/text/words.ts'
import type { Period } from './amounts.ts'
import { moneyRole } from './money-role.ts'
import { NO_NOUN, type Role, SELLS, WEEKDAYS } from './quantities.data.ts'
import type { Parsed, PlacedNumber, Word } from './spoken-text.ts'

/** A number of her own words with what it surely is. Where anything is in doubt, its role is null. */
export interface Quantity {
  /** The middle of a range. */
  value: number
  unit: 'R$' | '%' | 'qtd' | 'horas' | 'dias'
  role: Role | null
  /** Root of what is counted, or of what the price is for; '' where it isn't said. */
  noun: string
  /** What is counted, in her spelling; '' where it isn't said. */
  word: string
  period: Period | null
  /** Said of some days of the week: never multiplied to a month. */
  someDays: boolean
  /** '13 de 60': what it is a part of. */
  of?: number
  /** What happens, of a cost that comes with it: 'cada refeito me custa 160'. */
  event?: Role
  /** 'cada', 'por carro': said of one. */
  each: boolean
  sentence: number
  /** Characters of the text. */
  start: number
  end: number
}

/** 'flores' and 'flor', 'quilo' and 'kg' alike. */
export function rootOf(noun: string): string {
  if (/^(?:kg|kgs|quilo|quilos|kilo|kilos)$/.test(noun)) return 'kg'
  if (/^botij/.test(noun)) return 'botij'
  return noun.replace(/(?:oes|aos|ao)$/, 'a').replace(/(?:es|s|e)$/, '')
}

const HOURS = /^(?:h|hr|hrs|hs|hora|horas)$/
const SPANS: Readonly<Record<string, number>> = {
  dia: 1,
  dias: 1,
  semana: 7,
  semanas: 7,
  mes: 30,
  meses: 30,
  ano: 365,
  anos: 365,
}
const ABOUT = /^(?:mais|menos|cerca|perto|torno|media|volta|acima|uns|umas)$/
const SIZES = /^(?:kg|kgs|quilo|quilos|g|gr|gramas|l|lt|litro|litros|ml|cm|m|metros|polegadas)$/

const MOST_WORDS = 14

/** The words around one number, up to its neighbours. */
export class Place {
  readonly parsed: Parsed
  readonly number: PlacedNumber
  /** Nearest first. */
  readonly back: readonly Word[]
  readonly ahead: readonly Word[]
  /** The next word, where nothing but a space is between. */
  readonly next: string

  /** `first`: the lower end of a range that `number` ends, else the same. */
  constructor(
    parsed: Parsed,
    first: PlacedNumber,
    number: PlacedNumber,
    before: PlacedNumber | undefined,
    after: PlacedNumber | undefined,
  ) {
    this.parsed = parsed
    this.number = number
    const { words, source } = parsed
    const from = before && before.sentence === first.sentence ? before.at : 0
    const to = after && after.sentence === number.sentence ? after.at : words.length
    const same = ({ sentence }: Word) => sentence === number.sentence
    this.back = words
      .slice(Math.max(from, first.at - MOST_WORDS), first.at)
      .filter(same)
      .reverse()
    this.ahead = words.slice(number.at, Math.min(to, number.at + MOST_WORDS)).filter(same)
    const next = words[number.at]
    this.next =
      next && next.sentence === number.sentence && /^[^\S\n]*$/.test(source.slice(number.end, next.start))
        ? next.text
        : ''
  }

  /** Whether one of the words ahead in the same clause, or before, fits. */
  near(pattern: RegExp, ahead = 5, back = 4): boolean {
    return (
      this.ahead.slice(0, ahead).some(({ text, clause }) => clause === this.number.clause && pattern.test(text)) ||
      this.back.slice(0, back).some(({ text, clause }) => clause === this.number.clause && pattern.test(text))
    )
  }

  /** Anywhere between its neighbours. */
  around(pattern: RegExp): boolean {
    return this.back.some(({ text }) => pattern.test(text)) || this.ahead.some(({ text }) => pattern.test(text))
  }

  before(steps = 1): string {
    return this.back[steps - 1]?.text ?? ''
  }
}

const AFTER: readonly (readonly [RegExp, Period])[] = [
  [
    /^(?:[a-z]+ ){0,5}?(?:por|ao|no|todo|cada|a|ate o fim do|esse|este|nesse|neste) (?:santo )?mes\b|^(?:[a-z]+ ){0,2}?(?:mensais|mensal|\/ ?mes)\b/,
    'mes',
  ],
  [
    /^(?:[a-z]+ ){0,3}?(?:por|na|toda|cada|a|p|essa|nessa|esta|nesta) semana\b|^(?:[a-z]+ ){0,2}?semana(?:is|l)\b/,
    'semana',
  ],
  [/^(?:[a-z]+ ){0,5}?(?:por|ao|no|todo|cada|p) (?:santo )?dia\b|^(?:[a-z]+ ){0,2}?diari[oa]s?\b/, 'dia'],
  [/^(?:[a-z]+ ){0,3}?(?:por|ao|no|todo|cada|esse|este|nesse|neste) ano\b/, 'ano'],
]
const BEFORE: readonly (readonly [RegExp, Period])[] = [
  [/\b(?:todo|cada|por|no) (?:santo )?mes\b|\bmes passado\b|\besse mes\b|\bultimo mes\b/, 'mes'],
  [/\b(?:toda|cada|por|na) (?:santa )?semana\b|\bsemana passada\b|\bessa semana\b|\bnesta semana\b/, 'semana'],
  [/\b(?:todo|cada|por) (?:santo )?dia\b/, 'dia'],
  [/\b(?:esse|este|nesse|neste|por|no) ano\b/, 'ano'],
]

/** The period said right after; of a count also the nearest before in the same sentence. A named day has none. */
export function periodOf(place: Place, sentenceStart: number, counted: boolean): Period | null {
  const { number, parsed } = place
  const clause = place.ahead.filter(({ clause }) => clause === number.clause)
  const behind = clause.map(({ text }) => text).join(' ')
  for (const [pattern, period] of AFTER) if (pattern.test(behind)) return period
  if (/^ ?\/ ?(?:mes|m\b)/.test(parsed.source.slice(number.end, number.end + 8).toLowerCase())) return 'mes'
  if (!counted || place.back.slice(0, 3).some(({ text }) => WEEKDAYS.test(text))) return null
  const ahead = fold(parsed.source.slice(sentenceStart, number.start))
  let last: Period | null = null
  let at = -1
  for (const [pattern, period] of BEFORE) {
    const found = ahead.search(pattern)
    if (found > at) [last, at] = [period, found]
  }
  return last
}

type Unit = Quantity['unit']

/** null: a date, a clock, the size of a thing, or nothing that is sure. */
export function unitOf(place: Place): { unit: Unit; value: number; noun: string } | null {
  const { number, next, parsed } = place
  const { value } = number
  if (number.unit !== '') return { unit: number.unit, value, noun: '' }
  if (HOURS.test(next)) return /^(?:as|das|ate|desde)$/.test(place.before()) ? null : { unit: 'horas', value, noun: '' }
  if (Object.hasOwn(SPANS, next)) return { unit: 'dias', value: value * SPANS[next]!, noun: '' }
  if (place.before() === 'dia' && number.scale === 1 && value <= 31) return null
  if (/^(?:as|das|ate)$/.test(place.before()) && value <= 24 && /^(?:da|as)$/.test(next)) return null
  if (/^(?:ano|em)$/.test(place.before()) && value >= 1990 && value <= 2100 && next === '') return null
  if (SIZES.test(next) && place.before() === 'de' && !ABOUT.test(place.before(2))) return null
  const counted = next !== '' && next.length > 1 && !NO_NOUN.test(next)
  const priced = SELLS.test(place.before()) && /^(?:cob|pre|tic|tiq|men)/.test(place.before())
  if (counted && !priced) return { unit: 'qtd', value, noun: rootOf(next) }
  if (number.scale > 1)
    return {
      unit: moneyRole(fold(parsed.source), number.start, number.end) === 'contagem' ? 'qtd' : 'R$',
      value,
      noun: '',
    }
  if (!Number.isInteger(value) || /,\d\d$/.test(parsed.source.slice(number.start, number.end)))
    return { unit: 'R$', value, noun: '' }
  return { unit: 'qtd', value, noun: '' }
}
