import { spelledOut } from '#src/retrieval/tokens.ts'
import { fold } from '#src/text/words.ts'
import { EVENT_RULES } from './event-rules.data.ts'
import { EVENT_TURNS, TURN_RULES } from './event-turns.data.ts'
import { EVENT_WORDS } from './event-words.data.ts'

/** What a rule heard in a complaint. */
export interface Happening {
  card: string
  /** The sentence in which it stands, by its place. */
  place: number
  /** How surely it tells the card: 1 a hint, 4 beyond doubt. */
  strength: number
}

/** Words between the first class of a rule and each of the others, and to what rules it out. */
const REACH = 12
const FAR = 18
/** A new sentence stands this far from the one before. */
const SENTENCE_GAP = 3
/** A word denied is one that stands so near behind the denial. */
const DENIED_WITHIN = 3
/** Words that may stand at a '~' of an expression. */
const OPEN = 3
const MOST_WORDS = 320
/** Lines without a number of their own. */
const PLAIN = 3
const DENIALS = new Set(['nao', 'nem', 'nunca', 'ninguem', 'sem', 'nenhum', 'nenhuma'])
/** 'Parou de pagar' denies like 'não paga'. */
const STOPPED = new Set(['parou', 'pararam', 'para', 'param', 'deixou', 'deixaram', 'deixa', 'deixam'])

interface Rule {
  card: string
  strength: number
  others: readonly (readonly number[])[]
  not: readonly number[]
  reach: number
}
interface Expression {
  parts: readonly { word: string; begins: boolean; open: boolean }[]
  of: number
}

const classes = new Map<string, number>()
const exact = new Map<string, number[]>()
const beginnings = new Map<string, number[]>()
/** By the first letters of their first word. */
const expressions = new Map<string, Expression[]>()
const KEY = 2
/** A class denied has the number of the class and this. */
const DENIED = 2_000
/** What can be denied: these, and what rules ask for as denied. */
const deniable = new Set(['atrs', 'sum', 'queb', 'cai', 'morr', 'falt', 'err'].map(classOf))
let longest = 0

function classOf(name: string): number {
  const known = classes.get(name)
  if (known !== undefined) return known
  classes.set(name, classes.size)
  return classes.size - 1
}

function put<T>(into: Map<string, T[]>, word: string, of: T): void {
  const list = into.get(word)
  if (list) list.push(of)
  else into.set(word, [of])
}

function learn(spelling: string, of: number): void {
  if (/[_~]/.test(spelling)) {
    const parts = [...spelling.matchAll(/([_~]?)([^_~]+)/g)].flatMap(([, join, text]) =>
      spelledOut(text!)
        .split(' ')
        .map((word, place) => ({
          word: word.replace('*', ''),
          begins: word.endsWith('*'),
          open: join === '~' && place === 0,
        })),
    )
    put(expressions, parts[0]!.word.slice(0, KEY), { parts, of })
  } else if (spelling.endsWith('*')) {
    const beginning = spelling.slice(0, -1)
    longest = Math.max(longest, beginning.length)
    put(beginnings, beginning, of)
  } else put(exact, spelling, of)
}

for (const [name, spellings] of [...Object.entries(EVENT_WORDS), ...Object.entries(EVENT_TURNS)])
  for (const spelling of spellings.split(' ')) learn(spelling, classOf(name))

const NUMBER = classOf('num')
/** 'A gente' is no client. */
const HERSELF = classOf('eu')
/** Counts that she tells have fallen or risen, and one part of another. */
const FALLEN = classOf('q_queda')
const RISEN = classOf('q_alta')
const PART_OF = classOf('q_parte')

/** A term of a rule: a class, a denied one, or a word of its own. */
function termOf(term: string): number {
  if (term.startsWith('-')) {
    const of = termOf(term.slice(1))
    deniable.add(of)
    return of + DENIED
  }
  if (term.endsWith('*') && !classes.has(term)) learn(term, classOf(term))
  return classOf(term)
}

const byFirst = new Map<number, Rule[]>()
for (const [card, lines] of [...Object.entries(EVENT_RULES), ...Object.entries(TURN_RULES)])
  for (const line of lines.split('\n').filter((text) => text.trim() !== '')) {
    const terms = line.trim().split(' ')
    const strength = /^\d$/.test(terms[0]!) ? Number(terms.shift()) : PLAIN
    const reach = terms.find((term) => term.startsWith('@'))
    const not = terms.filter((term) => term.startsWith('!')).map((term) => termOf(term.slice(1)))
    const [firsts, ...others] = terms.filter((term) => !/^[!@]/.test(term)).map((term) => term.split('|').map(termOf))
    const rule = { card, strength, others, not, reach: reach ? Number(reach.slice(1)) : REACH }
    for (const first of firsts!) byFirst.set(first, [...(byFirst.get(first) ?? []), rule])
  }

/** The classes of a word that stands alone. */
const NONE: readonly number[] = []
const known = new Map<string, readonly number[]>()
const MOST_KNOWN = 5_000
function classesOf(word: string): readonly number[] {
  const before = known.get(word)
  if (before) return before
  const found = [...(exact.get(word) ?? [])]
  if (/^\d/.test(word)) found.push(NUMBER)
  for (let length = 2; length <= Math.min(longest, word.length); length++)
    for (const of of beginnings.get(word.slice(0, length)) ?? []) if (!found.includes(of)) found.push(of)
  const kept = found.length === 0 ? NONE : found
  if (known.size < MOST_KNOWN) known.set(word, kept)
  return kept
}

/** Where each class stands, by the place of its word. */
type Places = Map<number, number[]>

function add(places: Places, of: number, at: number): void {
  const list = places.get(of)
  if (list) list.push(at)
  else places.set(of, [at])
}

function stands({ parts }: Pick<Expression, 'parts'>, said: readonly string[], at: number): boolean {
  let place = at - 1
  for (const { word, begins, open } of parts) {
    const last = open ? place + 1 + OPEN : place + 1
    let found = -1
    for (let next = place + 1; next <= last && next < said.length; next++)
      if (begins ? said[next]!.startsWith(word) : said[next] === word) {
        found = next
        break
      }
    if (found < 0) return false
    place = found
  }
  return true
}

const WORDS = /\d+(?:[.,]\d+)*|[a-z]+/g

const opening = new Map<string, readonly Expression[]>()
/** Expressions that a word may begin; kept, since the same words come again and again. */
function expressionsFrom(word: string): readonly Expression[] {
  const before = opening.get(word)
  if (before) return before
  const found = (expressions.get(word.slice(0, KEY)) ?? []).filter(({ parts }) =>
    stands({ parts: parts.slice(0, 1) }, [word], 0),
  )
  if (opening.size < MOST_KNOWN) opening.set(word, found)
  return found
}

/** Reads one clause from place `at` on; gives the place behind it. */
function readClause(clause: string, at: number, places: Places): number {
  const said = (fold(clause).match(WORDS) ?? []).flatMap((word) => spelledOut(word).split(' '))
  let denial = -DENIED_WITHIN - 1
  for (let n = 0; n < said.length; n++) {
    const word = said[n]!
    const place = at + n
    const denied = (of: number) => (n - denial <= DENIED_WITHIN && deniable.has(of) ? of + DENIED : of)
    let herself = false
    for (const expression of expressionsFrom(word))
      if (stands(expression, said, n)) {
        add(places, denied(expression.of), place)
        herself ||= expression.of === HERSELF
      }
    if (herself) {
      n += 1
      continue
    }
    for (const of of classesOf(word)) add(places, denied(of), place)
    if (DENIALS.has(word)) denial = n
    else if (STOPPED.has(word) && said[n + 1] === 'de') denial = n + 1
  }
  return at + said.length
}

/** Before the first of two counts, and before the second: 'de 140 por dia passei pra 50'. */
const BEFORE = new Set(
  'de dos das eram era tinha tive tinhamos antes atendia vendia fazia fazendo entravam entrava foi foram entraram comecaram mandei mandamos levou levaram emprestei saiu sairam'.split(
    ' ',
  ),
)
const AFTER = new Set(
  'vieram veio voltou devolveu devolveram pra para sobraram sobrou sobrando so hoje agora restaram renovaram renovou voltaram ficaram ficou ficaram virou apenas viraram'.split(
    ' ',
  ),
)
const SPANS = /^(?:dias?|horas?|minutos?|anos?|mes|meses|semanas?|km|h|x)$/
/** So much less or more is a fall or a rise. */
const CHANGE = 0.96
const BETWEEN = 9

const countOf = (word: string, next: string | undefined): number =>
  Number(word.replace(/\.(?=\d{3}\b)/g, '').replace(',', '.')) * (next === 'mil' ? 1_000 : 1)

/** Two counts of one sentence that she sets against each other. */
function readCounts(sentence: string, at: number, places: Places): void {
  const said = fold(sentence).match(WORDS) ?? []
  const numbers = said.flatMap((word, n) => (/^\d/.test(word) && !SPANS.test(said[n + 1] ?? '') ? [n] : []))
  for (let k = 1; k < numbers.length; k++) {
    const [a, b] = [numbers[k - 1]!, numbers[k]!]
    if (b - a > BETWEEN) continue
    const [first, second] = [countOf(said[a]!, said[a + 1]), countOf(said[b]!, said[b + 1])]
    const opened = BEFORE.has(said[a - 1] ?? '') || BEFORE.has(said[a - 2] ?? '')
    const cada = said.slice(Math.max(0, a - 2), b).includes('cada')
    const turned = said.slice(a + 1, b).some((word) => AFTER.has(word))
    if (cada || (opened && said[b + 1] !== 'mil' && second < first && !turned)) add(places, PART_OF, at + b)
    else if (opened && turned && second < first * CHANGE) add(places, FALLEN, at + b)
    else if (opened && turned && second * CHANGE > first) add(places, RISEN, at + b)
    else if (said.slice(a + 1, b).includes('antes') && second * CHANGE > first) add(places, FALLEN, at + b)
  }
}

const isNear = (places: readonly number[] | undefined, at: number, reach: number): boolean => {
  if (places) for (const place of places) if (Math.abs(place - at) <= reach) return true
  return false
}

const names: string[] = []
function nameOf(of: number): string {
  if (names.length < classes.size) names.splice(0, names.length, ...classes.keys())
  return names[of]!
}

/** The classes of words of a text, by name; a denied one begins with '-'. */
export function saidIn(text: string): Set<string> {
  const places: Places = new Map()
  let at = 0
  for (const clause of text.split(/[,;:().!?]\s*/)) at = readClause(clause, at, places)
  return new Set([...places.keys()].map((of) => (of < DENIED ? nameOf(of) : `-${nameOf(of - DENIED)}`)))
}

/** What happens in these sentences, each card once, by its surest rule. */
export function eventsIn(sentences: readonly string[]): Happening[] {
  const places: Places = new Map()
  const ends: number[] = []
  let at = 0
  for (const [n, sentence] of sentences.entries()) {
    if (at > MOST_WORDS) break
    readCounts(`${sentence} ${sentences[n + 1] ?? ''}`, at, places)
    for (const clause of sentence.split(/[,;:()]\s*/)) at = readClause(clause, at, places)
    ends.push(at)
    at += SENTENCE_GAP
  }
  const found = new Map<string, Happening>()
  for (const [first, anchors] of places)
    for (const { card, strength, others, not, reach } of byFirst.get(first) ?? []) {
      if ((found.get(card)?.strength ?? 0) >= strength) continue
      const anchor = anchors.find(
        (place) =>
          others.every((any) => any.some((of) => isNear(places.get(of), place, reach))) &&
          !not.some((of) => isNear(places.get(of), place, FAR)),
      )
      if (anchor !== undefined) found.set(card, { card, place: ends.findIndex((end) => anchor < end), strength })
    }
  return [...found.values()]
}
