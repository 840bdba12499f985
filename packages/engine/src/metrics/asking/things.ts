import type { Frame } from '#src/metrics/frame.ts'
import type { MetricId } from '#src/metrics/metrics.data.ts'
import { plainName } from '#src/metrics/names.ts'
import type { Point } from '#src/metrics/period-points.ts'
import { type Parts, readParts } from '#src/metrics/reading.ts'
import { Rest } from '#src/metrics/rest.ts'
import { NOTHING_SAID, readTimes, type Times } from '#src/metrics/times.ts'
import { spelledPlain } from '#src/metrics/typed.ts'
import { isCostWord, isGrammarWord, questionWords } from '#src/metrics/vocabulary.ts'
import { WITHDRAWN } from '#src/metrics/withdrawals.ts'
import type { Beside } from './asides.ts'
import type { Asked, WordTag } from './hearing.ts'
import type { Act } from './labels.ts'
import { type MarkContext, type Marked, WHAT, WHEN, WHO } from './marks.ts'

/** Of whom, what and which days a question is: what the ledger knows of its words, and what the talk is of. */

export interface Things {
  who: string[]
  without: string[]
  /** More than one is so called. */
  options: string[]
  categories: string[]
  /** Whom a part of them is paid to. */
  payees: string[]
  withoutCategories: string[]
  accounts: string[]
  /** Each that is named, in the order of the words. */
  each: Thing[]
  times: Times
  widened: boolean
  /** How often they came in and went out. */
  flows: { entrou: number; saiu: number }
  /** The same of those that are left out. */
  outFlows: { entrou: number; saiu: number }
  /** A kind of cost that is a figure of its own: 'folha'. */
  metric?: MetricId | undefined
  /** Words that narrow it, and that nothing knows. */
  missing: string[]
  /** Of whom or what it is was said before. */
  taken?: boolean
}

export interface Thing {
  who: string[]
  categories: string[]
}

const SURE = 0.5
const SMALL = /^(?:[oa]s?|d[aeo]s?|n[ao]s?|pr[ao]s?|ao?s?|com|pra|para|em|de|la|ali|aquel[ea]|ess[ea]|meus?|minhas?)$/
/** A word is taken for a thing the sooner the less is known of it, and the sooner where a thing may stand. */
const LEAST = { grammar: 0.3, of: 0.15, met: 0.08, verb: 0.1, unmet: 0.05, unmetThing: 0 } as const
const VERB = /(?:ei|ou|iu|[aei]ram|[aei]ndo|avam?)$/
/** 'com purpurina', 'mais matrícula', 'quanto nito tirou' */
const VERB_FORM = /(?:ei|ou|iu|[aei]ram|[aei]ndo|avam?|[aei]r|[ae]sse|[ae]ssem)$/
const BEFORE_THING =
  /^(?:[oa]s?|d[aeo]s?|n[ao]s?|pr[ao]s?|pel[ao]s?|aos?|com|para|em|por|mais|menos|quant[oa]s?|meus?|minhas?|noss[oa]s?|ess[ea]s?|cada|ultim[oa]s?|e|ou|sem)$/
const LEFT_OUT = /^(?:tirando|fora|exceto|descontando|excluindo|contar|sem)$/
const FORM = /^(?:boletos?|cheques?)$/
/** Of these the verb says little: 'quanto o hotel depositou', and not 'quantos clientes faltaram'. */
const LITTLE_SAID: ReadonlySet<Act> = new Set([
  'soma',
  'media',
  'fatia',
  'maior',
  'menor',
  'mais',
  'menos',
  'lista',
  'lado',
  'junta',
])
/** 'a última vez que a pousada soltou grana': of whom is named. */
const ONES: ReadonlySet<Act> = new Set(['ultimo', 'primeiro'])
/** Of these acts a verb says what is counted or supposed: 'quantos clientes faltaram'. */
const BY_VERB: ReadonlySet<Act> = new Set(['nomes', 'vezes', 'partes', 'se', 'houve', 'passou', 'mudou'])
const COUNTS = /^(?:quant[oa]s|quem|qual|quais|se)$/
const NEAR = 5
const TINY = 0.01
const TINY_VERB = 0.03
/** Where a thing seldom stands: 'abre a boca' is rare, 'de boca' is not. */
const SELDOM = /^(?:[oa]|mais|um|uma|e|quanto)$/
const AMOUNT = /^(?:mil|mes_|ano_|vem|ca)$/
/** A word that was never met, where it surely narrows nothing: 'sem que eu desconfiasse'. */
function isHarmless(tokens: readonly string[], at: number, { met, narrows }: WordTag, act: Act): boolean {
  const [before, token] = [tokens[at - 1] ?? '', tokens[at]!]
  if (met || isGrammarWord(token)) return false
  if (VERB_FORM.test(token)) {
    const asked = tokens.slice(Math.max(0, at - NEAR), at).some((word) => COUNTS.test(word))
    return narrows < TINY_VERB && !(BY_VERB.has(act) && asked)
  }
  if (AMOUNT.test(token) || before === '#' || before === WHEN) return false
  return narrows < TINY && (!BEFORE_THING.test(before) || SELDOM.test(before))
}

function leastOf(tokens: readonly string[], at: number, { met, strict }: { met: boolean; strict: boolean }): number {
  const [before, token] = [tokens[at - 1] ?? '', tokens[at]!]
  // 'tirando marketplace', 'o menor boleto', 'quanto entrou de obra'
  if (LEFT_OUT.test(before) || FORM.test(token)) return 0
  if (/^(?:de|com)$/.test(before)) return isGrammarWord(token) ? LEAST.of : 0
  if (isGrammarWord(token)) return LEAST.grammar
  if (met) return LEAST.met
  if (strict) return LEAST.unmetThing
  if (VERB.test(token)) return LEAST.verb
  return BEFORE_THING.test(before) ? LEAST.unmetThing : LEAST.unmet
}
const OF_TIME: ReadonlySet<string> = new Set(['tempo', 'tempo2'])

/** What stands beside a mark says who that is: 'o cartão da §'. */
function isBeside(tokens: readonly string[], at: number, step: 1 | -1): boolean {
  let n = at + step
  while (SMALL.test(tokens[n] ?? '')) n += step
  return tokens[n] === WHO || tokens[n] === WHAT
}

/** 'os DAS': a small word that stands for a thing, with none beside it. */
const isLoneThing = (tokens: readonly string[], tags: readonly WordTag[], at: number): boolean =>
  tags[at]!.narrows >= SURE && ![at - 1, at + 1, at - 2, at + 2].some((n) => tokens[n] === WHO || tokens[n] === WHAT)
const isOpen = (token: string) => /^[a-z]/.test(token) && !SMALL.test(token)
/** Words that may narrow the figure, and that nothing of the ledger explains. */
const unknownThings = (tokens: readonly string[], tags: readonly WordTag[], strict: boolean, act: Act): string[] =>
  tokens.filter((token, at) => {
    const { tag, narrows, met } = tags[at]!
    if (isHarmless(tokens, at, tags[at]!, act)) return false
    const least = leastOf(tokens, at, { met, strict })
    if (SMALL.test(token)) return isLoneThing(tokens, tags, at)
    if (!isOpen(token)) return false
    // 'a fita do armarinho': a part of what he is paid.
    const part =
      (!isGrammarWord(token) || isCostWord(token)) && /^d[aeo]s?$/.test(tokens[at + 1] ?? '') && tokens[at + 2] === WHO
    if (narrows < least && !(part && tag !== 'quem') && !(token === OWN_POCKET && tag !== 'cat')) return false
    // 'o cartão da §': who that is.
    return tag !== 'quem' || !(isBeside(tokens, at, 1) || isBeside(tokens, at, -1))
  })
const LEAVES_OUT =
  /(?:^| )(?:tirando|sem|fora|exceto|menos|excluindo|descontando|sem contar)(?: (?:o|a|os|as|em|mes de|de))*$/
const JOINED = /[§¤] e(?: (?:o|a|os|as|d[aeo]s?|com))*$/

/** Several that are named in a row: 'pousada mais hotel', 'água, luz e internet'. */
const LISTED =
  /[§¤](?: (?:e|ou|mais|com|sem|nem|tirando|contar|contra|x|vs|menos|,|o|a|os|as|d[aeo]s?|n[ao]s?|pr[ao]s?|meus?|minhas?|tambem|junt[oa]s?|,))* (?=[§¤])/g
export const areListed = (tokens: readonly string[]): boolean => {
  const text = tokens.join(' ')
  return (text.match(LISTED) ?? []).length >= (text.match(/[§¤]/g) ?? []).length - 1
}

/** 'a luz': of what is paid for energy and water the part that is paid to those who sell it. */
function categoryOf(
  category: Marked['categories'][number] | undefined,
  context: MarkContext,
): { ids: string[]; payees: string[] } {
  if (!category) return { ids: [], payees: [] }
  const parts = readParts(`quanto gastei com ${category.said}`, { ...context, contrapartes: [] })
  const same = parts && parts.left.length === 0 && parts.categories.join() === category.ids.join()
  return { ids: category.ids, payees: same ? parts.parties : [] }
}

/** What a word means with money that was spent on it: a category by another word, a kind of cost. */
function meantBy(words: readonly string[], context: MarkContext): Pick<Parts, 'categories' | 'metrics'> | undefined {
  const parts = readParts(`quanto gastei com ${words.join(' ')}`, { ...context, contrapartes: [] })
  if (!parts || parts.left.length > 0 || parts.parties.length > 0 || parts.widened) return undefined
  const metrics = parts.metrics.filter((id) => id !== 'despesas')
  return parts.categories.length + metrics.length === 1 ? { categories: parts.categories, metrics } : undefined
}

const wordsOfTime = (tokens: readonly string[], tags: readonly WordTag[]): string[] =>
  tokens.filter((token, at) => isOpen(token) && OF_TIME.has(tags[at]!.tag) && tags[at]!.share >= SURE)

/** Words that may narrow it, but for those that stand beside it; and those that stand by themselves. */
const missingOf = (
  { tokens }: Marked,
  tags: readonly WordTag[],
  { act }: Asked,
  strict: boolean,
  { beside, alone }: Beside,
): string[] => [
  ...unknownThings(tokens, tags, strict, act.is).filter((word) => !beside.has(word)),
  ...tokens.filter((word, at) => alone.has(word) && !tags[at]!.met && isOpen(word) && !isGrammarWord(word)),
]

export function thingsOf(
  marked: Marked,
  tags: readonly WordTag[],
  asked: Asked,
  { context, talk, around }: { context: MarkContext; talk: boolean; around: Beside },
): Things {
  const { tokens, names, categories, accounts, widened } = marked
  // What goes on from a talk leaves away too much for its words to be told apart.
  const strict = talk || !(LITTLE_SAID.has(asked.act.is) || (ONES.has(asked.act.is) && tokens.includes(WHO)))
  const things: Things = {
    ...{ who: [], without: [], options: [], categories: [], payees: [], withoutCategories: [], accounts, each: [] },
    ...{
      times: marked.times,
      widened,
      flows: { entrou: 0, saiu: 0 },
      outFlows: { entrou: 0, saiu: 0 },
      missing: missingOf(marked, tags, asked, strict, around),
    },
  }
  let [who, what] = [0, 0]
  let outBefore = false
  for (const [at, token] of tokens.entries()) {
    if (token !== WHO && token !== WHAT && token !== WHEN) continue
    // 'tirando o meu e a parcela'
    const joined: boolean = outBefore && JOINED.test(tokens.slice(0, at).join(' '))
    const out: boolean =
      joined || (token === WHEN ? LEAVES_OUT.test(tokens.slice(0, at).join(' ')) : tags[at]!.out >= SURE)
    outBefore = out && token !== WHEN
    if (token === WHO) addName(things, marked, { n: who++, out }, context)
    else if (token === WHEN && out) things.missing.push('')
    else if (token === WHAT) {
      const { ids, payees } = categoryOf(categories[what++], context)
      ;(out ? things.withoutCategories : things.categories).push(...ids)
      ;(out ? things.without : things.payees).push(...payees)
      if (!out) things.each.push({ who: payees, categories: ids })
    }
  }
  if (names.length > who || categories.length > what) things.missing.push('')
  addHers(things, tokens, tags)
  const [only] = things.missing
  const said = only && things.missing.length === 1 ? meantBy([only], context) : undefined
  if (said) {
    const out = tags[tokens.indexOf(only!)]!.out >= SURE
    ;(out ? things.withoutCategories : things.categories).push(...said.categories)
    if (!out || said.metrics.length === 0) things.missing = []
    if (!out) things.each.push({ who: [], categories: said.categories })
    things.metric = said.metrics[0]
  }
  // Of what is left out it is said nowhere that more than that was.
  if (widened && things.withoutCategories.length > 0) things.missing.push('')
  const timed = wordsOfTime(tokens, tags)
  const whens = tokens.flatMap((token, at) => (token === WHEN ? [tags[at]!.tag] : []))
  const known = marked.times.impossible ? (besideOf(marked, whens) ?? marked.times) : marked.times
  const times = timed.length > 0 ? timesIn(timed, known, asked, context) : known
  if (times)
    things.times = saysNothing(times) && asked.time.of('tudo') >= SURE ? { ...NOTHING_SAID, always: true } : times
  else things.missing.push(...timed)
  return things
}

/** What she takes for herself, where it is said so. */
function addHers(things: Things, tokens: readonly string[], tags: readonly WordTag[]): void {
  const mine =
    tokens.some((token, at) => MINE.test(token) && tags[at]!.tag === 'cat') || FOR_HER.test(` ${tokens.join(' ')} `)
  if (!mine && tokens.some((token) => RETIRED.test(token))) things.missing.push('')
  if (mine && things.categories.length + things.withoutCategories.length === 0) {
    const out = tokens.some((token, at) => MINE.test(token) && tags[at]!.out >= SURE)
    ;(out ? things.withoutCategories : things.categories).push(...WITHDRAWN)
    things.missing = things.missing.filter((word) => tags[tokens.indexOf(word)]?.tag !== 'cat')
  }
}

/** How often those came in and went out. */
export function flowsOf(names: MarkContext['nomes'], who: readonly string[]): Things['flows'] {
  const of = names.filter(({ nome }) => who.includes(nome))
  return {
    entrou: of.reduce((sum, { entrou }) => sum + entrou, 0),
    saiu: of.reduce((sum, { saiu }) => sum + saiu, 0),
  }
}

function addName(
  things: Things,
  { names }: Marked,
  { n, out }: { n: number; out: boolean },
  context: MarkContext,
): void {
  const met = names[n]
  if (!met) return
  // 'esfola' is no 'ESCOLA', and 'flor' no 'FLORES SITE'.
  if (met.guessed) things.missing.push('')
  const of = context.nomes.filter(({ nome }) => met.nomes.includes(nome))
  const each = new Map(of.map(({ nome }) => [plainName(nome), nome]))
  const flows = out ? things.outFlows : things.flows
  const own = flowsOf(context.nomes, met.nomes)
  flows.entrou += own.entrou
  flows.saiu += own.saiu
  if (each.size !== 1) {
    if (out) things.missing.push('')
    else things.options.push(...each.values())
  } else if (out) things.without.push(...met.nomes)
  else {
    things.who.push(...met.nomes)
    things.each.push({ who: met.nomes, categories: [] })
  }
}

/** Two months, wherever they stand: the one that is asked about, and what it is held against. */
function besideOf({ points }: Marked, tags: readonly string[]): Times | undefined {
  const [one, other] = points
  if (!one || !other || points.length > 2 || tags.length !== 2 || one.relative || other.relative) return undefined
  const first = tags[0] === 'tempo2' ? other : tags[1] === 'tempo2' ? one : one.de > other.de ? one : other
  const second = first === one ? other : one
  return { ...NOTHING_SAID, period: daysOf(first), comparison: daysOf(second) }
}
const daysOf = ({ de, ate }: Point) => ({ de, ate })

const saysNothing = ({ period, always, weekdays, relative, comparison }: Times): boolean =>
  !always && [period, weekdays, relative, comparison].every((one) => one === null)

const THESE = /^(?:d?n?ess[ea]s?|tod[oa]s?|aqui|tempo|periodo|meses|tud[oa])$/
const ALL_TIME = /\b(?:tod[oa]s?|tudo|inteir[oa]|hoje|agora|sempre|historia|ate aqui)\b/
/** Words of time that no reader took where they stand: by themselves, or as all there is. */
function timesIn(words: readonly string[], known: Times, { time }: Asked, { hoje }: MarkContext): Times | undefined {
  const text = words.join(' ')
  // 'saiu o quê nesse dia?', of the day that the question names.
  if (known.period !== null || known.always)
    return words.every((word) => THESE.test(word) || /^dia|^mes/.test(word)) ? known : undefined
  if (words.every((word) => THESE.test(word))) return { ...NOTHING_SAID, always: true }
  const times = readTimes(new Rest(questionWords(spelledPlain(text))), hoje, false)
  if (times.period !== null || times.always) return times
  if (time.is === 'tudo' || (ALL_TIME.test(text) && time.of('tudo') > 0.2)) return { ...NOTHING_SAID, always: true }
  return time.is === 'mesmo' ? known : undefined
}

/** 'peguei pra mim', and not 'soma pra mim'. */
const FOR_HER =
  / (?:tir|retir|peg|pux|sac|arranq|botei|botando|boto|mex)\w*(?: \S+){0,4}? (?:(?:para|pra|p) (?:mim|nos)|(?:no|meu) bolso|no meu) /
const OWN_POCKET = 'bolso'
const RETIRED = /^(?:retirad\w+|tirei|retirei|saquei)$/
/** What she takes for herself. */
const MINE = /^(?:mim|bolso|retirad\w+|eu|meu)$/

const LEAST_TAKEN = 0.5
/** With what is taken over from the question before. */
export function withTaken(
  things: Things,
  { takes, time }: Asked,
  { before, without, nomes }: { before: Frame; without: boolean; nomes: MarkContext['nomes'] },
): Things {
  const { eleito, filtros, quando, periodo } = before
  const named = things.who.length + things.options.length + things.categories.length > 0
  const from = eleito ?? filtros
  const taken = { ...things }
  // 'sem ela fica quanto'
  if (without) {
    taken.without = [...things.without, ...from.contrapartes]
    taken.withoutCategories = [...things.withoutCategories, ...from.categorias]
  }
  const none = without || named || things.accounts.length > 0
  if (!none && (takes('quem') >= LEAST_TAKEN || takes('cat') >= LEAST_TAKEN || takes('coisa') >= LEAST_TAKEN)) {
    taken.who = from.contrapartes
    taken.categories = from.categorias
    taken.accounts = filtros.contas
    taken.flows = flowsOf(nomes, from.contrapartes)
    taken.taken = true
    taken.each = [{ who: from.contrapartes, categories: from.categorias }]
  }
  const said = things.times.period !== null || things.times.always || things.times.relative !== null
  if (!said && time.is === 'mesmo') {
    const days = quando ?? periodo
    if (days) taken.times = { ...things.times, period: days, assumed: true }
  }
  return taken
}
