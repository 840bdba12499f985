/**
 * Where an amount was written. Only a lone comma before exactly three digits ('10,500') depends on it:
 * - `field`: one typed into a form may mean 10,50 or 10.500, so it is refused;
 * - `csv`: a spreadsheet writes two decimals or none, so it groups thousands;
 * - `text`: owners who write 'folha 10,500' mean thousands;
 * - `model`: a Portuguese sentence is read as its reader reads it, so it is a decimal mark.
 */
export type AmountSource = 'field' | 'csv' | 'text' | 'model'

const SCALES: Readonly<Record<string, number>> = {
  mil: 1e3,
  k: 1e3,
  mi: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
  bi: 1e9,
  bilhao: 1e9,
  bilhoes: 1e9,
}
const SCALE = 'milhoes|milhao|bilhoes|bilhao|mil|mi|bi|k'

/** What a lone mark does: '' groups thousands, the mark itself is decimal, null can't be decided. */
function roleOf(mark: ',' | '.', digits: string, source: AmountSource): ',' | '.' | '' | null {
  const parts = digits.split(mark)
  if (parts.length > 2) return ''
  const [whole = '', fraction = ''] = parts
  if (fraction.length !== 3 || whole.length > 3 || /^0*$/.test(whole)) return mark
  if (mark === '.' || source === 'csv' || source === 'text') return ''
  return source === 'model' ? mark : null
}

/** The value of digits with '.' and ',' only, such as '1.234,56'; null when the marks make no number ('1.500.0'). */
export function readDigits(digits: string, source: AmountSource): number | null {
  const comma = digits.lastIndexOf(',')
  const dot = digits.lastIndexOf('.')
  let mark: ',' | '.' | '' | null = ''
  if (comma >= 0 && dot >= 0) mark = comma > dot ? ',' : '.'
  else if (comma >= 0) mark = roleOf(',', digits, source)
  else if (dot >= 0) mark = roleOf('.', digits, source)
  if (mark === null) return null
  const at = mark === '' ? digits.length : digits.lastIndexOf(mark)
  const whole = digits.slice(0, at)
  const fraction = digits.slice(at + 1)
  if (whole === '' && fraction === '') return null
  if (mark !== '' && whole.includes(mark)) return null
  if (whole.includes(',') && whole.includes('.')) return null
  const groups = whole.split(/[.,]/)
  if (groups.length > 1 && !groups.every((group, place) => (place === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group)))
    return null
  const value = Number(`${groups.join('') || '0'}.${fraction || '0'}`)
  return Number.isFinite(value) ? value : null
}

/** Lower case without accents; every character keeps its place where the text is Portuguese. */
function plain(text: string): string {
  const lower = text.toLowerCase()
  return /[\u0080-\uffff]/.test(lower) ? lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : lower
}

/** 'milhões' times a decimal leaves dust behind the cents. */
const toCents = (value: number) => Math.round(value * 100) / 100

const WHOLE = new RegExp(`^([-+−]?)(?:r\\$)?([-+−]?)([\\d.,]+)(${SCALE})?(?:(?:de)?(?:reais|real))?$`)
/** More is no amount that a person writes. */
const MAX_LENGTH = 60

/**
 * Reais of a text that is one amount and nothing else: '1.234,56', 'R$ 1234,5', '3,5 mil', '2 milhões'.
 * null when it is none, or could mean two. Negative ones keep their sign; '(5)' is −5 in a table.
 */
export function readAmount(text: string, source: AmountSource): number | null {
  if (text.length > MAX_LENGTH) return null
  let typed = plain(text).replace(/[\s\u00a0\u202f]/g, '')
  let sign = 1
  if (source === 'csv') {
    typed = typed.replace(/^'/, '')
    if (/^\(.+\)$/.test(typed)) {
      typed = typed.slice(1, -1)
      sign = -1
    }
  }
  const match = WHOLE.exec(typed)
  if (!match) return null
  const [, before = '', inside = '', digits = '', scale] = match
  if (before !== '' && inside !== '') return null
  const value = readDigits(digits, source)
  if (value === null) return null
  if (before + inside !== '' && before + inside !== '+') sign = -sign
  return sign * (scale ? toCents(value * SCALES[scale]!) : value)
}

/** A number in a running text. */
export interface WrittenNumber {
  /** Its scale ('mil') taken in, the sign left out. */
  value: number
  /** 1, 1e3, 1e6 or 1e9: the scale that was written. */
  scale: number
  /** How it is said; '' when neither currency nor percent sign is beside it. */
  unit: 'R$' | '%' | ''
  /** Characters [start, end) of the text, currency, scale and percent included. */
  start: number
  end: number
}

const NUMBER = /(r\$[^\S\n]{0,3})?(\d[\d.,]*)/g
const AFTER = new RegExp(
  `^(?:[^\\S\\n]{0,2}(${SCALE})(?![a-z]))?(?:[^\\S\\n]{0,2}(%|por cento(?![a-z]))|[^\\S\\n]{0,2}(?:de )?(reais|real)(?![a-z]))?`,
)
/** Long texts of nothing but digits are nobody's answer. */
const MAX_NUMBERS = 200

/**
 * The numbers in digits of a text in Portuguese, in order, at most 200. Dates, times, ordinals ('13º'), telephone
 * numbers and parts of words ('B2B') are none. Linear in the length of the text.
 */
export function numbersIn(text: string, source: 'text' | 'model'): WrittenNumber[] {
  const folded = plain(text)
  // Folding may change lengths (ligatures); places then would lie.
  const search = folded.length === text.length ? folded : text.toLowerCase()
  const found: WrittenNumber[] = []
  for (const match of search.matchAll(NUMBER)) {
    if (found.length >= MAX_NUMBERS) break
    const currency = match[1]
    const digits = match[2]!.replace(/[.,]+$/, '')
    const from = match.index + (currency?.length ?? 0)
    const to = from + digits.length
    const previous = search.slice(Math.max(0, match.index - 2), match.index)
    const next = search.slice(to, to + 24)
    if (!currency && (/[a-z]$/.test(previous) || /\d[/:]$/.test(previous))) continue
    if (/^(?:[/:]\d|[ºª°]|[oa](?![a-z]))/.test(next)) continue
    // '0800', '0300': a telephone.
    if (!currency && /^0[358]00$/.test(digits)) continue
    if (!currency && (/^-\d{4}(?!\d)/.test(next) || (/\d-$/.test(previous) && /^\d{4}$/.test(digits)))) continue
    const [whole, scale, percent, reais] = AFTER.exec(next)!
    const value = readDigits(digits, percent ? 'model' : source)
    if (value === null) continue
    const times = scale ? SCALES[scale]! : 1
    found.push({
      value: scale ? toCents(value * times) : value,
      scale: times,
      unit: percent ? '%' : currency || reais ? 'R$' : '',
      start: match.index,
      end: to + whole.length,
    })
  }
  return found
}

const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 quatorze=14 catorze=14',
    'quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70',
    'oitenta=80 noventa=90 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400',
    'quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800',
    'oitocentas=800 novecentos=900 novecentas=900',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([word, value]) => [word!, Number(value)]),
)
const WORD = Object.keys(NUMBER_WORDS).join('|')
/** 'Mil e duzentos', 'mil reais', 'juros mil' at the end of a part, 'umas mil saem'; after a figure it is that figure's scale. */
const BARE_THOUSAND = `(?:(?<!\\d ?)mil(?= (?:e (?:${WORD})|reais)(?![a-z])|[^\\S\\n]*(?:[,;\\n]|$))|(?<=(?<![a-z])(?:uns|umas) )mil(?![a-z]| (?:coisas?|vezes|motivos|problemas|ideias)))`
const SPOKEN = new RegExp(
  `(?<![a-z])(?<!por )(?:(?:${WORD}|${BARE_THOUSAND})(?: (?:e )?(?:${WORD}|mil|milhoes|milhao)(?![a-z]))*|metade|um terco|dois tercos)(?![a-z])`,
  'g',
)
const SHARES: Readonly<Record<string, number>> = { metade: 50, 'um terco': 33, 'dois tercos': 67 }

/** 'cento e vinte mil' → [120.000, 1.000]: the value, and the scale said last. */
function spokenValue(said: string): [value: number, scale: number] {
  let total = 0
  let part = 0
  let scale = 1
  for (const word of said.split(' ')) {
    if (word === 'e') continue
    if (word in NUMBER_WORDS) part += NUMBER_WORDS[word]!
    else {
      scale = SCALES[word]!
      total += (part || 1) * scale
      part = 0
    }
  }
  return [total + part, scale]
}

/** The numbers in letters of a text ('quarenta mil', 'três', 'metade' as 50%), in order. 'Um' and 'uma' are articles. */
export function numbersInWords(text: string): WrittenNumber[] {
  const folded = plain(text)
  const search = folded.length === text.length ? folded : text.toLowerCase()
  const found: WrittenNumber[] = []
  for (const { 0: said, index } of search.matchAll(SPOKEN)) {
    if (found.length >= MAX_NUMBERS) break
    const end = index + said.length
    if (Object.hasOwn(SHARES, said)) {
      found.push({ value: SHARES[said]!, scale: 1, unit: '%', start: index, end })
      continue
    }
    const [value, scale] = spokenValue(said)
    const [whole, , percent, reais] = AFTER.exec(search.slice(end, end + 24))!
    found.push({
      value,
      scale,
      unit: percent ? '%' : reais ? 'R$' : '',
      start: index,
      end: end + (percent || reais ? whole.length : 0),
    })
  }
  return found
}
