import type { Node } from '#src/consultant/word-sums/node.ts'
import { readQuestion } from '#src/consultant/word-sums/quantities.ts'
import { type Account, type Figure, nodeOf, worthOf } from './account.ts'
import { difference, extended, product, withValue } from './figures.ts'
import { countMeant, moneyMeant, type Said } from './leaf-meant.ts'
import { APART, CORRECTS, droppedOnly, holds, isSame, MANY_BARE, numbered, type State } from './numbers.ts'
import { eachOf, newLeaf, overTime, restOf, timeAsked, timesFigure } from './ops.ts'
import { saidIn } from './said.ts'

/** What a follow-up comes to: the sum as it stands then, what is told, and the figure that it is told beside. */
export interface Next {
  now: Figure
  told: Figure
  beside: Figure | null
  /** What is asked is how far the two are apart. */
  apart: boolean
  newest: number | null
  /** Only whole ones count. */
  whole: boolean
}

/** A thousand or a dozen of them, which only the word says. */
const PACKS = /\b(?:milheiros?|cento|duzias?|arrobas?)\b/
const MOST_WORDS = 34
const MOST_NUMBERS = 3
const COMPARES = /\bqual (?:os ambos|(?:dos|das|deles|delas)|e melhor|compensa|vale)|\bo que compensa\b/
const FIRST = /\bprimeir|\bcomeco\b|\binicio\b|\bno comec/
const WANTS_GOAL =
  /\bquant[oa]s? ([a-z]+)?[^.?!]{0,40}\b(?:pra|para|preciso|tenho que|teria que|ate) [^.?!\d]{0,40}(?:pag\w+|compr\w+|junt\w+|tir\w+|cobr\w+|bat\w+|inteir\w+|quit\w+|sobr\w+|ganh\w+|lucr\w+|faz\w+|cheg\w+|ter|dar|empat\w+)\b/
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:o dobro|dobr(?:ar|o|asse|ando)|em dobro)\b/, 2],
  [/\b(?:o triplo|triplic\w+)\b/, 3],
  [/\b(?:a metade|metade|pela metade)\b/, 0.5],
]

/** What a message that leans on a sum comes to; null: it isn't sure, or leans on none. */
export function followed(account: Account, question: string): Next | null {
  const { text, all } = saidIn(question)
  if (text.split(/\s+/).length > MOST_WORDS || all.length > MOST_NUMBERS) return null
  // Numbers of another sum, which leans on nothing.
  if (all.filter((one) => !holds(account.now, one)).length > 1 && !CORRECTS.test(text)) return null
  if (PACKS.test(text) && !PACKS.test(account.text)) return null
  const goal = goalOf(account, text, all)
  if (goal) return goal
  const start = startOf(account, text, all)
  const state =
    all.length === 0 ? (scaled(start, text) ?? droppedOnly(start, text)) : numbered(start, account, text, all)
  if (state === 'unsure') return null
  const done = state ?? start
  const moved = done.told !== start.told || done.restored === true
  const asksApart = APART.test(text) || COMPARES.test(text)
  if (asksApart) {
    const figure = apart(account, done, moved, text, all)
    if (figure) return figure
  }
  const asked = timed(done, account, text, all)
  if (asked) return { ...asked, beside: null, apart: false, whole: false }
  if (!moved) return bare(account, text)
  if ((!isOfMany(done) && isFar(done.told, account.told)) || isMixed(nodeOf(done.told))) return null
  const beside = done.changed && done.told.kind === account.now.kind ? account.now : null
  return { now: done.now, told: done.told, beside, apart: false, newest: done.newest, whole: false }
}

/** 'Vendendo 900': so many of what was told of one. */
const isOfMany = ({ many }: State): boolean => many !== undefined && MANY_BARE.test(many.before)

/** A number that stands for another than is meant makes a figure of another size or side. */
function isFar(figure: Figure, before: Figure): boolean {
  const times = worthOf(figure) / worthOf(before)
  return !(times < MOST_TIMES && times > 1 / MOST_TIMES)
}

/** 'R$ 1.120 + 1,5%': a part is added to no amount. */
function isMixed(node: Node): boolean {
  if (node.kind !== 'sum' && node.kind !== 'product') return false
  if (node.parts.some((part) => isMixed(part.node))) return true
  if (node.kind === 'product') return false
  const shares = node.parts.map((part) => isShare(part.node))
  return shares.includes(true) && shares.includes(false)
}
const isShare = (node: Node): boolean =>
  node.kind === 'slot'
    ? node.part
    : node.kind === 'known'
      ? node.value === 1
      : node.parts.every((part) => isShare(part.node))
const MOST_TIMES = 12

const POINTS = /\b(?:diferenca|diss[oe]|nisso|isso|ess[ea]|dess[ea]|resto)\b/
/** What a message goes on with: the sum as it stands, or as it stood with the numbers that are named again. */
function startOf(account: Account, text: string, all: readonly Said[]): State {
  const { now, told, newest, aside } = account
  const again = APART.test(text)
    ? undefined
    : account.past.findLast((figure) => {
        const others = all.filter((one) => !holds(now, one))
        return others.some((one) => holds(figure, one) && NAMES_AGAIN.test(one.before))
      })
  if (again) return { now: again, told: again, newest: null, changed: false, restored: true }
  const rest = REST.test(text) ? restOf(told) : null
  if (rest) return { now, told: rest, newest, changed: false }
  return { now, told: aside && !POINTS.test(text) && !isTimeOnly(text, all) ? now : told, newest, changed: false }
}
const REST = /\bo rest(?:o|ante)\b/
const NAMES_AGAIN = /\b(?:com|n|d|so|deix\w+ em|fic\w+ (?:em|com|n)) ?(?:[oa]s?|ess[ea]s|del[ea]s)? ?$/
const isTimeOnly = (text: string, all: readonly Said[]) => all.length === 0 && timeAsked(text) !== null

/** How far two figures of the talk are apart. */
function apart(account: Account, done: State, moved: boolean, text: string, all: readonly Said[]): Next | null {
  const past = moved ? [...account.past, account.now] : account.past
  const alike = past.filter(({ kind }) => kind === done.told.kind)
  const named = alike.findLast((figure) => all.some((one) => holds(figure, one) && !holds(done.now, one)))
  const other = named ?? (FIRST.test(text) ? alike[0] : alike.at(-1))
  const [base, many] = done.many ? [account.now, done.many] : [done.now, null]
  if (many) {
    const before = alike.filter((figure) => figure !== account.now).at(-1)
    if (!before) return null
    const told = timesFigure(difference(base, before), many, true)
    return {
      now: account.now,
      told: { ...told, time: done.told.time },
      beside: null,
      apart: true,
      newest: done.newest,
      whole: false,
    }
  }
  if (!other || isSame(worthOf(other), worthOf(done.now))) return null
  const figure = difference(done.now, other)
  const time = timeAsked(text)
  const longer = time && time !== figure.time ? overTime(figure, time, text) : null
  return { now: done.now, told: longer ?? figure, beside: other, apart: true, newest: done.newest, whole: false }
}

/** '2 por semana' asks for no week. */
const OF_NUMBER = /\d[\d.,]*(?: [a-z]{3,})? (?:por|ao|na|no|d?ess[ea]) (?:dia|semana|mes|ano)\b/g
/** 'E no ano?', 'por semana dá quanto?' */
function timed(done: State, account: Account, text: string, all: readonly Said[]) {
  const time = timeAsked(text.replace(OF_NUMBER, ' '))
  if (!time || (all.length > 0 && !done.changed) || !/\bquant|\bda\b|\bfica|\bsobra|^e /.test(text)) return null
  const base = done.changed ? done.now : account.told
  const longer = overTime(base, time, text)
  return longer && { now: done.now, told: longer, newest: done.newest }
}

/** No number: the rest of a whole, or a part of it for each. */
function bare({ now, told, text: first, newest }: Account, text: string): Next | null {
  const plain = (figure: Figure): Next => ({
    now: figure,
    told: figure,
    beside: null,
    apart: false,
    newest,
    whole: false,
  })
  if (/\d/.test(text)) return null
  if (/\b(?:pra mim|comigo|o resto|resta|sobra)\b/.test(text)) {
    const rest = restOf(told)
    if (rest) return plain(rest)
  }
  const share = /\bquant[oa]s? ?(?:%|por ?cento)|\bem (?:%|por ?cento)|\bquant[oa]s? %/.test(text)
  if (share) {
    const price = moneyMeant({ quantity: {} as Said['quantity'], before: text, after: '', text }, now)
    const at = price === null ? null : { kind: 'slot' as const, slot: price, part: false }
    return (
      at && { ...plain(extended(now, now.leaves[price!]!, (node) => product(node, at, false), { kind: 'share' })), now }
    )
  }
  if (/\b(?:cada|por (?!dia|semana|mes|ano|que|isso)[a-z]{3,})\b/.test(text) && first !== '') {
    const noun = readQuestion(text).wish.per
    const count = countMeant(noun, now)
    if (count === null || (noun !== '' && now.leaves[count]!.noun !== noun && !/^(?:pesso|unidad|um)/.test(noun)))
      return null
    return plain(extended(told, now.leaves[count]!, (node, many) => product(node, many, false)))
  }
  return null
}

/** 'O dobro', 'a metade': of what is counted, or of the figure. */
function scaled(state: State, text: string): State | null {
  const factor = SCALES.find(([words]) => words.test(text))?.[1]
  if (!factor) return null
  const made = /\b(?:vend|faz|fiz|produ|dobrar|atend|client|cai\b|cair)/.test(text) && !/\bdisso\b|\bsoci/.test(text)
  const count = made ? countMeant('', state.now) : null
  if (made && count === null) return null
  const told =
    count === null
      ? { ...state.told, expr: `(${state.told.expr})*${factor}` }
      : withValue(state.now, count, state.now.leaves[count]!.value * factor)
  return { now: told, told, newest: count, changed: count !== null }
}

/** 'Quantos pra pagar um forno de 2.720?' */
function goalOf(account: Account, text: string, all: readonly Said[]): Next | null {
  const goal = WANTS_GOAL.exec(text)
  const amounts = all.filter(({ quantity }) => quantity.unit === 'money' || quantity.unit === 'bare')
  const wanted = amounts.filter((one) => !holds(account.now, one)).at(-1)
  if (
    !goal ||
    !wanted ||
    all.some((one) => one !== wanted && !holds(account.now, one)) ||
    account.told.kind !== 'money'
  )
    return null
  const asked = readQuestion(text).wish.thing
  const timeOf = /^(?:dia|seman|mes|ano)/.exec(asked)?.[0]
  const own = (account.now.time ?? '').slice(0, 3)
  if (timeOf && own !== '' && timeOf.slice(0, 3) !== own) return null
  const each = timeOf ? account.told : eachOf(account.now, asked)
  if (!each || worthOf(each) <= 0) return null
  const told = extended(each, newLeaf(wanted, 'money'), (node, amount) => product(amount, node, false), {
    kind: 'count',
    time: null,
  })
  return { now: account.now, told, beside: null, apart: false, newest: account.newest, whole: true }
}
