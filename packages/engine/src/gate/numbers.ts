import type { Canonical } from './canonical.ts'
import { CARDINALS, SCALE_WORDS, SCALES, SIZE_PATTERNS } from './number-words.data.ts'

/** How a number is said. 'moeda': another currency; 'vezes': a multiple; 'data': month and year; 'tamanho': a size in words. */
export type FigureUnit = 'R$' | '%' | 'pp' | 'moeda' | 'vezes' | 'data' | 'ordinal' | 'tamanho' | ''

/** An amount as a Portuguese text says it. */
export interface SpokenNumber {
  /** NaN: an amount, but not one that can be read exactly. A share such as '3/4' is in percent. */
  value: number
  unit: FigureUnit
  /** Half of its last digit's place: '48,2 mil' is within 50. */
  rounding: number
  /** Characters [start, end) of the canonical text, unit included. */
  start: number
  end: number
  /** Folded word directly after the number: the counted noun. */
  noun: string
}

interface Atom {
  value: number
  rounding: number
  start: number
  end: number
  /** A lone 'um' or 'uma', which is an article unless a unit follows. */
  article: boolean
}

const BEFORE_MONEY = /(?:(?<![a-z\d])[-−–] ?)?(?:r ?\$|\brs|\bbrl) ?[-−–]?$/
const BEFORE_CURRENCY = /(?:us ?\$|u ?\$|\$|€|£|¥|\busd|\beur|\bbtc) ?[-−–]?$/
const PERCENT_AFTER = /^ ?(?:%|por ?cento(?![a-z])|porcento|percent\w*)/
const POINTS_AFTER =
  /^ ?(?:p\. ?p\.?|pp(?![a-z])|pontos? percentua\w+|pontos? de porcentagem|bps(?![a-z])|pontos? base)/
const MONEY_AFTER = /^ ?(?:de )?(?:reais|real|brl|r\$)(?![a-z])/
const CURRENCY_AFTER =
  /^ ?(?:de )?(?:dolar(?:es)?|euros?|usd|eur|centavos?|pilas?|contos?|paus?|mangos?|pratas?|pratinhas?|merreis|libras?|bitcoins?|€|\$)(?![a-z])/
const TIMES_AFTER = /^ ?(?:x(?![a-z])|×|vezes(?![a-z]))/
const FREQUENCY_AFTER = /^ ?(?:x|×|vezes) (?:por|ao|a cada|na|no) (?:dia|semana|mes|ano|quinzena|trimestre|semestre)/
/** 'Um cliente por dia': one of something, again and again, is an amount. */
const RATE_AFTER =
  /^ [a-z]+(?: [a-z]+)? (?:por|a cada|ao|todo|toda) (?:dia|hora|semana|mes|ano|minuto|noite|turno)(?![a-z])/
const ORDINAL_AFTER = /^(?:[ºª°]|[oa](?![a-z])|\.[ºª°])/
const SHARE_BETWEEN = /^(?: ?(?:\/|÷) ?| (?:em|de|a|para|pra|por) cada | (?:em|entre|para cada) )$/

/** Every amount said in a text, in digits or in words, in order; none overlap. */
export function spokenNumbers(read: Canonical): SpokenNumber[] {
  const { plain } = read
  const dates = monthsOf(plain)
  const atoms = [...digitAtoms(read.text, dates), ...wordAtoms(plain, dates), ...romanAtoms(read.text)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((atom, i, all) => i === 0 || atom.start >= all[i - 1]!.end)
  const found: SpokenNumber[] = [...dates]
  for (let i = 0; i < atoms.length; i += 1) {
    const atom = atoms[i]!
    const next = atoms[i + 1]
    if (next && SHARE_BETWEEN.test(plain.slice(atom.end, next.start))) {
      found.push({
        value: (atom.value / next.value) * 100,
        rounding: 0.5,
        unit: '%',
        start: atom.start,
        end: next.end,
        noun: nounAt(plain, next.end),
      })
      i += 1
      continue
    }
    const figure = withUnit(plain, atom)
    if (figure) found.push(figure)
  }
  for (const size of sizesOf(plain)) if (!found.some((one) => overlap(one, size))) found.push(size)
  for (const lone of loneUnits(plain)) if (!found.some((one) => overlap(one, lone))) found.push(lone)
  return found.sort((a, b) => a.start - b.start)
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end

/** Adds an atom's surrounding words. Null for 'um' and 'uma' as articles. */
function withUnit(plain: string, atom: Atom): SpokenNumber | null {
  const before = plain.slice(Math.max(0, atom.start - 8), atom.start)
  let rest = plain.slice(atom.end, atom.end + 60)
  const money = BEFORE_CURRENCY.exec(before)?.[0].includes('r') ? null : BEFORE_CURRENCY.exec(before)
  const reais = BEFORE_MONEY.exec(before)
  let unit: FigureUnit = reais ? 'R$' : money ? 'moeda' : ''
  let end = atom.end
  const take = (pattern: RegExp, as: FigureUnit) => {
    const match = pattern.exec(rest)
    if (!match || (unit !== '' && unit !== as)) return false
    unit = as
    end += match[0].length
    rest = rest.slice(match[0].length)
    return true
  }
  if (FREQUENCY_AFTER.test(rest) && unit === '') {
    return { ...atom, unit: '', noun: 'vezes' }
  }
  const said =
    take(POINTS_AFTER, 'pp') ||
    take(PERCENT_AFTER, '%') ||
    take(MONEY_AFTER, 'R$') ||
    take(CURRENCY_AFTER, 'moeda') ||
    take(TIMES_AFTER, 'vezes') ||
    (/\d$/.test(plain.slice(0, atom.end)) && take(ORDINAL_AFTER, 'ordinal'))
  if (atom.article && !said && unit === '' && !RATE_AFTER.test(rest)) return null
  if (atom.article && unit === 'R$' && plain.includes('cada real')) return null
  const prefix = reais ?? money
  const lead = prefix ? prefix[0].length : /(?<![a-z\d])[-−–+]$/.test(before) ? 1 : 0
  const negative = /[-−–]/.test(plain.slice(atom.start - lead, atom.start))
  return {
    value: negative ? -atom.value : atom.value,
    rounding: atom.rounding,
    unit,
    start: atom.start - lead,
    end,
    noun: nounAt(plain, end),
  }
}

const nounAt = (plain: string, end: number) => /^ ([a-z]+)/.exec(plain.slice(end, end + 40))?.[1] ?? ''

/** Runs of digits. 'Mil', 'k' and their like belong to them. */
function* digitAtoms(text: string, taken: readonly SpokenNumber[]): Generator<Atom> {
  for (const match of text.matchAll(/\d+(?:[.,]\d+)*/g)) {
    const start = match.index
    if (taken.some((one) => start >= one.start && start < one.end)) continue
    const digits = match[0]
    let end = start + digits.length
    let [value, rounding] = readDigits(digits)
    for (;;) {
      const scale =
        /^ ?(mil|k|milh(?:ao|ão|oes|ões)|mi|mm|m|bilh(?:ao|ão|oes|ões)|bi|b|trilh(?:ao|ão|oes|ões)|tri)(?![\p{L}²³])/iu.exec(
          text.slice(end, end + 10),
        )
      const factor = scale && SCALES[scale[1]!.toLowerCase().replace('ã', 'a').replace('õ', 'o')]
      if (!factor) break
      value *= factor
      rounding *= factor
      end += scale[0].length
    }
    yield { value, rounding, start, end, article: false }
  }
}

/** Value and half of the last digit's place; a writing that is no number of ours is NaN. */
function readDigits(digits: string): [number, number] {
  const grouped = /^\d{1,3}(?:\.\d{3})+(?:,(\d+))?$/.exec(digits)
  const decimal = /^\d+[.,](\d+)$/.exec(digits)
  if (grouped) {
    const value = Number(digits.replaceAll('.', '').replace(',', '.'))
    return [value, grouped[1] ? 0.5 / 10 ** grouped[1].length : placeOf(value)]
  }
  if (decimal) return [Number(digits.replace(',', '.')), 0.5 / 10 ** decimal[1]!.length]
  if (/^\d+$/.test(digits)) return [Number(digits), placeOf(Number(digits))]
  return [Number.NaN, 0]
}

/** Round thousands may be rounded to their zeros, smaller numbers only to the unit. */
function placeOf(value: number): number {
  let place = 1
  while (value >= 1000 && value % (place * 10) === 0 && place < value) place *= 10
  return place / 2
}

/** Runs of number words such as 'trinta e cinco' or 'dois mil'. */
function* wordAtoms(plain: string, taken: readonly SpokenNumber[]): Generator<Atom> {
  const tokens = [...plain.matchAll(/[a-z]+|[^a-z]+/g)].map((match) => ({ word: match[0], at: match.index }))
  const isWord = (i: number) => {
    const token = tokens[i]
    if (!token || taken.some((one) => token.at >= one.start && token.at < one.end)) return false
    if (token.word === 'cento' && /por $/.test(plain.slice(0, token.at))) return false
    return Object.hasOwn(CARDINALS, token.word) || SCALE_WORDS.has(token.word)
  }
  for (let i = 0; i < tokens.length; i += 1) {
    if (!isWord(i)) continue
    const first = i
    let total = 0
    let part = 0
    let last = i
    for (let next = i; isWord(next); ) {
      const { word } = tokens[next]!
      if (SCALE_WORDS.has(word)) {
        total += (part || 1) * SCALES[word]!
        part = 0
      } else part += CARDINALS[word]!
      last = next
      const joint = tokens[next + 1]?.word ?? ''
      if (/^ ?[-‐‑–]? ?$/.test(joint) && isWord(next + 2)) next += 2
      else if (/^[ -]$/.test(joint) && tokens[next + 2]?.word === 'e' && isWord(next + 4)) next += 4
      else break
    }
    i = last
    const start = tokens[first]!.at
    const end = tokens[last]!.at + tokens[last]!.word.length
    const alone = first === last && /^uma?$/.test(tokens[first]!.word)
    yield { value: total + part, rounding: 0, start, end, article: alone }
  }
}

const ROMAN =
  /(?<![\p{L}\d])(?=[IVXLCDM]{1,})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\d])/gu
/** Acronyms of trade that happen to be numerals. */
const ACRONYMS = new Set(['CMV', 'CD', 'CV', 'MC', 'DI', 'DC', 'MIX'])
const ROMAN_DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

/** Roman numerals of two letters or more, or of one where a unit follows. */
function* romanAtoms(text: string): Generator<Atom> {
  for (const match of text.toUpperCase().matchAll(ROMAN)) {
    const roman = match[0]
    const start = match.index
    const end = start + roman.length
    const capital = text.slice(start, end) === roman
    const united = /^ ?(?:%|por ?cento|vezes|reais|mil(?![\p{L}])|milh)/iu.test(text.slice(end))
    if (roman === '' || ACRONYMS.has(roman) || !(united || (capital && roman.length > 1))) continue
    const digits = [...roman].map((sign) => ROMAN_DIGITS[sign]!)
    const value = digits.reduce((sum, digit, i) => sum + (digit < (digits[i + 1] ?? 0) ? -digit : digit), 0)
    yield { value, rounding: 0, start, end, article: false }
  }
}

const MONTHS =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'
const MONTH_YEAR = new RegExp(`(?<![a-z])(?:${MONTHS})(?:\\.? ?/ ?| de )(\\d{4})(?!\\d)`, 'g')

/** 'Dez/2026', 'dezembro de 2026': `value` is months since year 0, as in `monthIndex`. */
function monthsOf(plain: string): SpokenNumber[] {
  return [...plain.matchAll(MONTH_YEAR)].map((match) => ({
    value: Number(match[1]) * 12 + Math.floor('janfevmarabrmaijunjulagosetoutnovdez'.indexOf(match[0].slice(0, 3)) / 3),
    unit: 'data',
    rounding: 0,
    start: match.index,
    end: match.index + match[0].length,
    noun: '',
  }))
}

const SIZES = new RegExp(`(?<![a-z])(?:${SIZE_PATTERNS.join('|')})(?![a-z])`, 'g')
const sizesOf = (plain: string): SpokenNumber[] => [...plain.matchAll(SIZES)].map((match) => unread(match, 'tamanho'))

/** A unit without a number that we can read before it: 'trita por cento', 'muitos %'. */
const LONE_UNITS = /%|‰|(?<![a-z])por ?cento(?![a-z])|(?<![a-z])p\.p\.|r ?\$|€|£/g
const loneUnits = (plain: string): SpokenNumber[] => [...plain.matchAll(LONE_UNITS)].map((match) => unread(match, '%'))

const unread = (match: RegExpExecArray, unit: FigureUnit): SpokenNumber => ({
  value: Number.NaN,
  unit,
  rounding: 0,
  start: match.index,
  end: match.index + match[0].length,
  noun: '',
})
