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
  counts: number
  /** Names of what stands between a number and the next. */
  links: readonly (readonly number[])[]
  /** Of what so many are asked for, of one of what, and whether hundredths are. */
  wish: { thing: string; per: string; share: boolean }
}

const SIZE =
  /^(?:g|gr|gramas?|kg|quilos?|ml|l|litros?|m|metros?|m2|m3|cm|km|quilometros?|toneladas?|arrobas?|kwh|hectares?)$/
const TIME = /^(?:horas?|hs?|minutos?|min|dias?|semanas?|mes|meses|anos?)$/
const MONEY = /^(?:reais|real|conto|contos|pila|pilas|centavos)$/
const EMPTY =
  /^(?:de|do|da|dos|das|e|o|a|os|as|no|na|nos|nas|em|por|pra|pro|para|com|mais|menos|que|cada|mas|ao|se|um|uma|so|ja|pelo|pela|eu|ele|ela|quanto|quanta|quantos|quantas|qual|to|ta|fica|sobra|custa|sai|da|vendo|vende|pago|gasto|tenho|preciso|quero|cobro|limpo|livre|fixo)$/
/** No noun: what is done or said next. */
const NO_NOUN =
  /^(?:ou|esse|essa|esses|essas|este|esta|numa|num|nessa|nesse|nele|nela|dela|dele|deles|delas|dessas|entre|me|te|faz|fazem|quando|ate|vai|vao|vou|foi|foram|tem|rende|rendem|dou|deu|nao|hoje|agora|antes|depois|la|aqui|sobre|pras|pros|come|leva|levo|levou|pede|uso|usa|vira|dura|entra|saiu|veio|voa|produz|economiza|consigo|acho|cobro|pinto|abro|alugo|fico|ficou|ficam|perco|pediu|fechou|vendeu|vende|respondeu|comprou|atrasou|aumenta|dispensa|porque|senao|contra|sem|tudo|pelas|bom|boa|ruim|tao|sera|embora|seguir|refazer|derruba|imprime|imagem|custo|passado|d|rs|x|sao|meu|minha)$|(?:aram|eram|iram|ando|endo|indo|[ck]hei|dei|lei|rei|tei|sei|vendi|subi)$/
const SMALL =
  /^(?:de|do|da|dos|das|e|o|a|os|as|no|na|nos|nas|em|por|pra|pro|para|com|mais|menos|que|cada|mas|ao|se|so|ja|pelo|pela|ou|x)$/
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
  /** No word of its own: 'de', 'a', 'por'. */
  small: boolean
}

function tokensOf(text: string, numbers: readonly Placed[]): Token[] {
  const tokens: Token[] = []
  let clause = 0
  let next = 0
  for (const hit of text.matchAll(TOKEN)) {
    while (next < numbers.length && numbers[next]!.end <= hit.index) next++
    const number = numbers[next]
    if (number && hit.index + hit[0].length > number.start && hit.index < number.end) {
      if (tokens.at(-1)?.number !== next) tokens.push({ stem: '#', classes: NONE, number: next, clause, small: false })
    } else if (BREAK.test(hit[0])) clause++
    else if (/^[a-z%]/.test(hit[0])) tokens.push({ ...wordOf(hit[0]), number: -1, clause, small: SMALL.test(hit[0]) })
  }
  return tokens.slice(0, MOST_WORDS)
}

function unitOf({ unit, scale, after, value }: Placed, said: string): { unit: UnitClass; noun: string } {
  const [first = ''] = /^[ ]*([a-z0-9]+)/.exec(after)?.slice(1) ?? []
  if (unit === '%') return { unit: 'part', noun: '' }
  if (scale === 1 && (TIME.test(first) || TIMES.has(first))) return { unit: 'time', noun: nounOf(first) }
  if (SIZE.test(first)) return { unit: 'size', noun: nounOf(first) }
  if (unit === 'R$' || scale > 1 || MONEY.test(first) || (/,\d\d$/.test(said.trim()) && first === ''))
    return {
      unit:
        scale > 1 && first && !EMPTY.test(first) && !NO_NOUN.test(first) && !MONEY.test(first) && unit !== 'R$'
          ? 'count'
          : 'money',
      noun: '',
    }
  if (first && !EMPTY.test(first) && !NO_NOUN.test(first) && Number.isInteger(value))
    return { unit: 'count', noun: nounOf(first) }
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
const A_TIME = new Set(['hor', 'dia', 'seman', 'mes', 'ano', 'noit', 'turn'])
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
    if (!token) break
    if (token.clause !== clause) {
      // What stands before a comma may still be what the number is of.
      for (let m = k; m < k + 2; m++) {
        const over = tokens[at + step * m]
        if (!over) break
        put(`${side}~ ${over.stem}`)
        for (const name of over.classes) put(`${side}~. ${name}`)
      }
      break
    }
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

const MOST_LINK = 6
/** What stands between two numbers that follow each other: its small words in order, and what the others do. */
function linksOf(tokens: readonly Token[], count: number): number[][] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, n) => {
    const from = tokens.findIndex(({ number }) => number === n)
    const to = tokens.findIndex(({ number }) => number === n + 1)
    const between = from < 0 || to < 0 ? [] : tokens.slice(from + 1, to)
    const breaks = from < 0 || to < 0 ? 9 : tokens[to]!.clause - tokens[from]!.clause
    const mark = breaks > 1 ? '..' : breaks === 1 ? '.' : ''
    const form = between.map(({ stem, small }) => (small ? stem : '_')).join(' ')
    const names = new Set([`k ${Math.min(between.length, MOST_LINK)} ${mark}`, `kb ${mark}`])
    if (between.length <= MOST_LINK) names.add(`kf ${form} ${mark}`)
    const last = between.at(-1)
    if (last) names.add(`kl ${last.stem} ${mark}`)
    const first = between[0]
    if (first) names.add(`k1 ${first.stem} ${mark}`)
    for (const { classes } of between) for (const name of classes) names.add(`kc ${name}`)
    return [...names].map(nameOf)
  })
}

const LEAST_NEAR = 4
function nearOf(tokens: readonly Token[], n: number): string[] {
  const at = tokens.findIndex(({ number }) => number === n)
  return tokens
    .slice(Math.max(0, at - NEAR), at + NEAR)
    .flatMap(({ stem, number }) => (number < 0 && stem.length >= LEAST_NEAR ? [stem] : []))
}

const ASKED_OF = /\b(?:por|de cada|em cada|cada|num|numa|pra cada) ([a-z]{2,})/
/** 'Quantos meses', 'quanto por hora', 'quanto sai cada copo', 'por criança sobra quanto' */
function wishOf(text: string): Question['wish'] {
  const hit = /\b(?:q?u?a?n?t[oa]s|quant[oa]s|qnts|qts|em quanto|em qto) (?:e |mais )?([a-z]{2,})/.exec(text)
  const asking = /([^.;,!?]*)\b(?:q?u?a?n?t[oa]s?|quant[oa]s?|qual|qnto)\b([^.;!?]*)/.exec(text)
  const asks = asking?.[2] ?? text.slice(-40)
  const named = [
    ASKED_OF.exec(asks),
    ASKED_OF.exec(asking?.[1] ?? ''),
    /\b(?:(?:custa|sai|valor d|preco d|custo d|e)\s?[oa]|pelo|d[oa]|[oa]) ([a-z]{2,})/.exec(asks),
  ]
  const per = named.flatMap((one) => (one && !EMPTY.test(one[1]!) && !NO_PER.test(one[1]!) ? one[1]! : []))[0]
  return {
    thing: hit ? nounOf(hit[1]!) : '',
    per: per ? nounOf(per) : '',
    share: /%\s*(?:$|[?.!,]|[a-z ]+\??$)|porcent|percent|\bq(?:uan)?t[oa]?s? ?%|por cento/.test(asks),
  }
}

/** The words that ask: those around the word that does, or the last ones. */
function askedWords(tokens: readonly Token[]): { asked: readonly Token[]; at: number } {
  const at = tokens.findIndex(({ stem }) => QUESTION.test(stem))
  if (at < 0) return { asked: tokens.slice(-8), at }
  const { clause } = tokens[at]!
  return { asked: tokens.filter((token, n) => n >= at - 5 && n <= at + 8 && token.clause === clause), at }
}

/** The first words after the one that asks, and the last of all. */
function headOf(tokens: readonly Token[], at: number): number[] {
  const after = at < 0 ? [] : tokens.slice(at + 1, at + 5).filter(({ small, number }) => !small && number < 0)
  const end = tokens.filter(({ small, number }) => !small && number < 0).slice(-2)
  const names = new Set<string>()
  const put = (mark: string, words: readonly Token[]) => {
    for (const { stem, classes } of words)
      for (const name of [stem, ...classes.map((one) => `. ${one}`)]) names.add(`${mark} ${name}`)
  }
  put('h', after.slice(0, 1))
  put('h2', after.slice(0, 2))
  put('z', end)
  names.add(at < 0 ? 'unasked' : `asks ${tokens[at]!.stem}`)
  return [...names].map(nameOf)
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

/** 'Em 2024' names a year. */
const isYear = ({ value, unit, start, end, before }: Placed, text: string) =>
  unit === '' &&
  value >= 1950 &&
  value < 2050 &&
  /^\d{4}$/.test(text.slice(start, end).trim()) &&
  /\b(?:em|de|desde|ate|ano) $/.test(before)

/** Whether what is asked takes up what a number is said with: 'voltaram 63, quantos % voltaram?', not 'venderam?' */
function echoOf(tokens: readonly Token[], n: number, asked: readonly Token[], share: boolean): string[] {
  const at = tokens.findIndex(({ number }) => number === n)
  if (at < 0) return []
  const near = tokens
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .filter(
      (token) => token.clause === tokens[at]!.clause && token.number < 0 && !token.small && !asked.includes(token),
    )
  const stems = new Set(near.map(({ stem }) => stem))
  const names = new Set(near.flatMap(({ classes }) => classes))
  const said = asked.some(({ stem, small }) => !small && stems.has(stem))
  const like = asked.flatMap(({ classes }) => classes).filter((name) => names.has(name))
  const mark = share ? '%' : ''
  return [`echo ${said} ${mark}`, `echo. ${like.length > 0} ${mark}`, ...new Set(like.map((name) => `echo ${name}`))]
}

function placeInAsked(tokens: readonly Token[], n: number, at: number): string {
  const own = tokens.findIndex(({ number }) => number === n)
  if (at < 0 || own < 0) return 'in none'
  const clauses = tokens[own]!.clause - tokens[at]!.clause
  return `in ${Math.max(-2, Math.min(2, clauses))} ${clauses === 0 ? (own < at ? 'before' : 'after') : ''}`
}

export function readQuestion(question: string): Question {
  const text = plainText(question)
  const numbers = placed(text).filter((number) => !isYear(number, text))
  const tokens = tokensOf(text, numbers)
  const { asked, at } = askedWords(tokens)
  const nouns = new Set(asked.map(({ stem }) => stem))
  const units = numbers.map((number) => {
    const own = unitOf(number, text.slice(number.start, number.end))
    const per = own.noun ? countedPer(number.after) : own.unit === 'part' ? '' : perOf(number.after)
    return {
      ...own,
      // '45 por dia' may be things: '3,20 por peça' is money.
      unit:
        own.unit === 'bare' && per && !(A_TIME.has(per) && Number.isInteger(number.value))
          ? ('money' as const)
          : own.unit,
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
      signs: [
        ...signsOf(number, units[n]!, n, text, tokens, numbers, nouns, wish),
        nameOf(placeInAsked(tokens, n, at)),
        ...echoOf(tokens, n, asked, wish.share).map(nameOf),
      ],
    }),
  )
  const count = (unit: UnitClass) => units.filter((one) => one.unit === unit).length
  return {
    text,
    quantities,
    asked: [...bagOf('q', asked, true), ...headOf(tokens, at)],
    links: linksOf(tokens, numbers.length),
    all: bagOf('w', tokens, false),
    wish,
    classes: mixed(nameOf(`${count('part')} ${count('time')} ${count('size')}`), 0),
    counts: nameOf(`c ${count('part')} ${count('money')} ${count('count')}`),
  }
}
