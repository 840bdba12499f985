import { type Placed, placed } from '#src/consultant/calculator-slots.ts'
import { TIMES } from '#src/consultant/composed/words.ts'
import { plainText } from '#src/consultant/flows/text.ts'
import { stem } from '#src/text/stem.ts'
import { mixed, nameOf } from './names.ts'
import { type Word, wordOf } from './words.ts'

/** What a number counts: hundredths, reais, time, size, things, or nothing that is said. */
export type UnitClass = 'part' | 'money' | 'time' | 'size' | 'count' | 'bare'

/** A number of the question with what is known of it, each a name. */
export interface Quantity {
  value: number
  unit: UnitClass
  /** Whether its words say the unit. */
  said: boolean
  /** Stem of the noun after it. */
  noun: string
  /** Stem of what it is said of one of: 'a hora', 'por dia'; '': none. */
  per: string
  clause: number
  start: number
  end: number
  signs: readonly number[]
  /** Stems of words right before and after it. */
  near: readonly string[]
}

export interface Question {
  text: string
  quantities: readonly Quantity[]
  /** Names of the words of what is asked, and of all words. */
  asked: readonly number[]
  all: readonly number[]
  /** How many numbers of each class there are. */
  classes: number
  /** Of what so many are asked for, of one of what, and whether hundredths are. */
  wish: { thing: string; per: string; share: boolean }
}

const SIZE =
  /^(?:g|gr|gramas?|kg|quilos?|ml|l|litros?|m|metros?|m2|m3|cm|km|quilometros?|toneladas?|arrobas?|kwh|hectares?)$/
const TIME = /^(?:horas?|hs?|minutos?|min|dias?|semanas?|mes|meses|anos?)$/
const MONEY = /^(?:reais|real|conto|contos|pila|pilas|centavos)$/
const EMPTY =
  /^(?:de|do|da|dos|das|e|o|a|os|as|no|na|nos|nas|em|por|pra|pro|para|com|mais|menos|que|cada|mas|ao|se|um|uma|so|ja|pelo|pela|eu|ele|ela|quanto|quanta|quantos|quantas|qual|to|ta|fica|sobra|custa|sai|da|vendo|vende|pago|gasto|tenho|preciso|quero|cobro|limpo|livre|fixo)$/
const QUESTION = /^(?:quant[oa]?s?$|%$|qual|quais|calcul|compens|val|percent|diferenc)/
const TOKEN = /\d[\d.,]*|[a-z]+|[%;:!?\n.,]/g
const BREAK = /^[;:!?\n.,]$/
const NEAR = 3
const FAR = 6
const NONE: readonly string[] = []
const MOST_WORDS = 160

interface Token extends Word {
  number: number
  clause: number
}

function tokensOf(text: string, numbers: readonly Placed[]): Token[] {
  const tokens: Token[] = []
  let clause = 0
  let next = 0
  for (const hit of text.matchAll(TOKEN)) {
    while (next < numbers.length && numbers[next]!.end <= hit.index) next++
    const number = numbers[next]
    if (number && hit.index + hit[0].length > number.start && hit.index < number.end) {
      if (tokens.at(-1)?.number !== next) tokens.push({ stem: '#', classes: NONE, number: next, clause })
    } else if (BREAK.test(hit[0])) clause++
    else if (/^[a-z%]/.test(hit[0])) tokens.push({ ...wordOf(hit[0]), number: -1, clause })
  }
  return tokens.slice(0, MOST_WORDS)
}

function unitOf({ unit, scale, after, value }: Placed, said: string): { unit: UnitClass; noun: string } {
  const [first = ''] = /^[ ]*([a-z0-9]+)/.exec(after)?.slice(1) ?? []
  if (unit === '%') return { unit: 'part', noun: '' }
  if (TIME.test(first) || TIMES.has(first)) return { unit: 'time', noun: nounOf(first) }
  if (SIZE.test(first)) return { unit: 'size', noun: nounOf(first) }
  if (unit === 'R$' || scale > 1 || MONEY.test(first) || (/,\d\d$/.test(said.trim()) && first === ''))
    return {
      unit: scale > 1 && first && !EMPTY.test(first) && !MONEY.test(first) && unit !== 'R$' ? 'count' : 'money',
      noun: '',
    }
  if (first && !EMPTY.test(first) && Number.isInteger(value)) return { unit: 'count', noun: nounOf(first) }
  return { unit: 'bare', noun: '' }
}

const nounOf = (word: string) =>
  /^hs?$/.test(word)
    ? 'hor'
    : /^(?:kg|quilos?|kilos?)$/.test(word)
      ? 'quil'
      : word === 'meses' || word === 'mes'
        ? 'mes'
        : stem(word)
const PER =
  /^\s*(?:reais |conto |pila )?(?:(?:por|pela|pelo|a|o|cada|ao|\/|no|na)\s*(?:cada )?)([a-z]{2,}|h\b)(?! (?:reais|mil))/
const NO_PER =
  /^(?:vista|prazo|mais|menos|cima|custo|final|total|resto|todo|que|cliente|prazo|pix|cartao|debito|credito|meu|minha|dele|dela|me|eu|unidade|um|uma|cada|app|ifood)$/
const perOf = (after: string): string => {
  if (/^\s*(?:reais )?(?:cada(?: um| uma)?|a unidade|por unidade|por peca)\b(?! [a-z]{3,}s?\b)/.test(after))
    return 'cada'
  const [, word = ''] = PER.exec(after) ?? []
  return word && !EMPTY.test(word) && !NO_PER.test(word) ? nounOf(word) : ''
}
const countedPer = (after: string): string => {
  const [, word = ''] = /^\s*[a-z0-9]+(?: [a-z]+){0,2} (?:por|ao|no|na|cada) ([a-z]{2,})/.exec(after) ?? []
  return word && !EMPTY.test(word) && !NO_PER.test(word) ? nounOf(word) : ''
}

const sizeOf = (value: number) => Math.min(6, Math.floor(Math.log10(Math.max(0.01, Math.abs(value)))))

/** The words on one side of a number, within its part of the question: the nearest with their place, farther ones by what they do. */
function putAround(tokens: readonly Token[], at: number, step: 1 | -1, put: (...signs: string[]) => void): void {
  const side = step > 0 ? 'r' : 'l'
  const { clause } = tokens[at] ?? { clause: 0 }
  let near = ''
  let passed = false
  for (let k = 1; k <= FAR; k++) {
    const token = tokens[at + step * k]
    if (!token || token.clause !== clause) break
    passed ||= token.number >= 0
    if (k <= NEAR) put(`${side} ${token.stem}`)
    if (k === 1) put(`${side}1 ${token.stem}`)
    if (k <= 2) {
      near = `${token.stem} ${near}`
      if (k === 2) put(`${side}2 ${near}`)
    }
    for (const name of token.classes) put(`${side}. ${name} ${passed ? 'past' : k <= NEAR ? '' : 'far'}`)
  }
}

function signsOf(
  number: Placed,
  own: { unit: UnitClass; noun: string; per: string },
  n: number,
  text: string,
  tokens: readonly Token[],
  numbers: readonly Placed[],
  asked: ReadonlySet<string>,
  wish: Question['wish'],
): number[] {
  const at = tokens.findIndex((token) => token.number === n)
  const signs = [`u ${own.unit}`, `u ${own.unit} ${own.unit === 'time' || own.unit === 'size' ? own.noun : ''}`]
  const put = (...all: string[]) => signs.push(...all)
  putAround(tokens, at, -1, put)
  putAround(tokens, at, 1, put)
  const rank = numbers.filter(({ value, unit }) => unit !== '%' && value > number.value).length
  const many = numbers.filter(({ unit }) => unit !== '%').length
  put(
    `n ${n}`,
    `n ${n}/${numbers.length}`,
    `- ${numbers.length - n}`,
    `s ${own.unit} ${sizeOf(number.value)}`,
    `k ${rank} ${many}`,
    Number.isInteger(number.value)
      ? 'whole'
      : /,\d\d$/.test(text.slice(number.start, number.end).trim())
        ? 'cents'
        : 'part',
  )
  if (own.unit === 'bare' && isYear(number.value)) put('year')
  if (own.noun && asked.has(own.noun)) put('asked')
  if (own.per) put('per', `per ${own.unit}`)
  if (own.noun && own.noun === wish.thing) put('thing')
  if (own.noun && own.noun === wish.per) put('one')
  if (own.per && own.per === wish.thing) put('per thing')
  if (own.per && own.per === wish.per) put('per one')
  if (/^\s*(?:reais )?(?:cada|a unidade|o quilo|o kg|o litro|o metro|por |\/|pelo |d[ao] )/.test(number.after))
    put('each')
  if (/\b(?:cada|por|a)\s*(?:r\$ ?)?$/.test(number.before)) put('by')
  return signs.map(nameOf)
}

/** 'Desde 1994', 'até 2027' */
const isYear = (value: number) => Number.isInteger(value) && value >= 1950 && value <= 2040

const LEAST_NEAR = 4
function nearOf(tokens: readonly Token[], n: number): string[] {
  const at = tokens.findIndex(({ number }) => number === n)
  return tokens
    .slice(Math.max(0, at - NEAR), at + NEAR)
    .flatMap(({ stem, number }) => (number < 0 && stem.length >= LEAST_NEAR ? [stem] : []))
}

/** 'Quantos meses', 'quanto por hora', 'quanto sai cada copo' */
function wishOf(text: string): Question['wish'] {
  const hit = /\b(?:q?u?a?n?t[oa]s|quant[oa]s|qnts|qts|em quanto|em qto) (?:e |mais )?([a-z]{2,})/.exec(text)
  const asks = /\b(?:q?u?a?n?t[oa]|quanto|quanta|qual|qnto)\b([^.;!?]*)/.exec(text)?.[1] ?? text.slice(-40)
  const per =
    /\b(?:por|cada|de cada|(?:custa|sai|valor d|preco d|custo d|e)\s?[oa]|pelo|d[oa]|[oa]) ([a-z]{2,})/.exec(
      asks,
    )?.[1] ?? ''
  return {
    thing: hit ? nounOf(hit[1]!) : '',
    per: per && !EMPTY.test(per) && !NO_PER.test(per) ? nounOf(per) : '',
    share: /%\s*(?:$|[?.!,]|[a-z ]+\??$)|porcent|percent|\bq(?:uan)?t[oa]?s? ?%|por cento/.test(asks),
  }
}

/** The words that ask: those around the word that does, or the last ones. */
function askedWords(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ stem }) => QUESTION.test(stem))
  if (at < 0) return tokens.slice(-8)
  const { clause } = tokens[at]!
  return tokens.filter((token, n) => n >= at - 5 && n <= at + 8 && token.clause === clause)
}

function bagOf(mark: string, words: readonly Token[], pairs: boolean): number[] {
  const names = new Set<string>()
  words.forEach(({ stem, classes }, n) => {
    names.add(`${mark} ${stem}`)
    for (const name of classes) {
      names.add(`${mark}. ${name}`)
      const other = words[n + 1]
      if (pairs && other) for (const next of other.classes) names.add(`${mark}. ${name} ${next}`)
    }
    if (pairs && n > 0) names.add(`${mark} ${words[n - 1]!.stem} ${stem}`)
  })
  return [...names].map(nameOf)
}

export function readQuestion(question: string): Question {
  const text = plainText(question)
  const numbers = placed(text)
  const tokens = tokensOf(text, numbers)
  const asked = askedWords(tokens)
  const nouns = new Set(asked.map(({ stem }) => stem))
  const units = numbers.map((number) => {
    const own = unitOf(number, text.slice(number.start, number.end))
    const per = own.noun ? countedPer(number.after) : own.unit === 'part' ? '' : perOf(number.after)
    return {
      ...own,
      unit: own.unit === 'bare' && per ? ('money' as const) : own.unit,
      said: own.unit !== 'bare',
      per: per === own.noun ? '' : per,
    }
  })
  const wish = wishOf(text)
  const quantities = numbers.map(
    (number, n): Quantity => ({
      value: number.value,
      ...units[n]!,
      clause: tokens.find((token) => token.number === n)?.clause ?? 0,
      near: nearOf(tokens, n),
      start: number.start,
      end: number.end,
      signs: signsOf(number, units[n]!, n, text, tokens, numbers, nouns, wish),
    }),
  )
  const count = (unit: UnitClass) => units.filter((one) => one.unit === unit).length
  return {
    text,
    quantities,
    asked: bagOf('q', asked, true),
    all: bagOf('w', tokens, false),
    wish,
    classes: mixed(nameOf(`${count('part')} ${count('time')} ${count('size')}`), 0),
  }
}
