import type { Frame } from '#src/metrics/frame.ts'
import { plainName } from '#src/metrics/names.ts'
import type { Reading } from '#src/metrics/question.ts'
import type { Shown } from '#src/metrics/shown/shown.ts'
import { spelledWords } from '#src/metrics/typed.ts'
import { FUTURE } from '#src/metrics/words.data.ts'
import { wordsBeside } from './asides.ts'
import { readingOf } from './framed.ts'
import { type Asked, hearWhole, hearWords, type WordTag } from './hearing.ts'
import { type Act, TAKES, type Take } from './labels.ts'
import { type MarkContext, markedTokens, NUMBER, PERCENT, tokensOf, WHO } from './marks.ts'
import { pastOfFrame } from './past.ts'
import { pointedAt } from './pointing.ts'
import { areListed, type Things, thingsOf, withTaken } from './things.ts'

/** A last hearing, of what stayed unread: what a question asks by learned weights, of whom, what and when by the ledger's own words. */

export interface Heard {
  /** Undefined: it isn't sure what is asked, or no frame has it. */
  reading: Reading | undefined
  /** That it is on her own numbers. */
  hers: number
  /** Of what is asked. */
  share: number
  asked: Asked
  missing: string[]
}

/** Less sure is unread. */
const SURE = { act: 0.8, evident: 0.6, flow: 0.7, by: 0.5, time: 0.5, take: 0.6, other: 0.8, sum: 0.6 } as const
/** Words that leave little doubt. */
const EVIDENT: Partial<Record<Act, RegExp>> = {
  fatia: /%| por cento | porcentagem /,
  se: / se .*(?:%| por cento | metade | dobro )/,
  media: / media | em media /,
  vezes: / quantas vezes /,
}
/** What is still owed no movement tells, whoever owes it. */
const OWED =
  / (?:dev(?:e|em|endo|ia|iam|o)|quit(?:ar|armos|e|es|ou|ad[oa]s?)|pendurad\w+|fiado|caderninho|em aberto|em debito|atrasad\w+|inadimplent\w+|rest(?:a|am|ante)|terminou de pagar|falt(?:a|am) (?:eu |ela? )?(?:pagar|quitar)) /
const ONE_SUM: ReadonlySet<Act> = new Set(['soma', 'houve', 'passou'])
const LAID: ReadonlySet<Act> = new Set(['mais', 'menos', 'lista', 'partes'])
/** Where no name says where the money went, the words do. */
const BY_FLOW: ReadonlySet<Act> = new Set<Act>(['falta', 'saldo', 'igual', 'junta', 'tira', 'fora', 'futuro'])

export function readAsking(
  question: string,
  context: MarkContext,
  before?: Frame,
  shown: readonly Shown[] = [],
): Heard {
  const past = before && before.opcoes.length === 0 ? pastOfFrame(before) : undefined
  const marked = markedTokens(tokensOf(question), context)
  let asked = hearWhole(marked.tokens, past)
  const tags = hearWords(marked.tokens, past !== undefined)
  const talk = past && before && !before.perdido ? { before, shown } : undefined
  const typed = spelledWords(question).split(' ')
  const named = marked.names.length + marked.categories.length + marked.accounts.length > 0
  const pointed = talk && pointedAt(typed, asked.act.is, talk.before, named)
  if (pointed) asked = taking(asked, pointed)
  const own = thingsOf(marked, tags, asked, {
    ...{ context, talk: past !== undefined },
    around: wordsBeside(question, context),
  })
  const without = tags.some(({ tag, share, out }) => tag === 'ref' && share >= SURE.take && out >= SURE.take)
  const things = talk ? withTaken(own, asked, { before: talk.before, without, nomes: context.nomes }) : own
  const { act, flow, by } = asked
  const meant = {
    ...{ act: act.is, flow: flow.is, by: by.is, things },
    words: typed,
    ofFigure: asked.takes('numero') >= SURE.take,
  }
  const sure =
    isSure(asked, things, meant.words, talk !== undefined) &&
    (!past || talk) &&
    !(talk && losesThing(things, asked, talk.before, meant.words)) &&
    (APART.has(act.is) || areListed(marked.tokens)) &&
    isWhole(marked.tokens, asked, meant.words) &&
    !isOfOther(marked.tokens, things.who, asked) &&
    (without || pointsAt(marked.tokens, tags, asked))
  const owed = act.is === 'falta' && act.share >= SURE.evident && OWED.test(` ${typed.join(' ')} `)
  return {
    reading: owed ? { kind: 'unknown', untold: 'aberto' } : sure ? readingOf(meant, context, talk) : undefined,
    ...{ hers: 1 - act.of('fora'), share: act.share, asked, missing: things.missing.filter((word) => word !== '') },
  }
}

/** With whom or what is surely taken over, and no other. */
const taking = (asked: Asked, one: Take): Asked => ({
  ...asked,
  takes: (take) => (take === one ? 1 : take === 'numero' ? asked.takes(take) : 0),
})

/** Whether all is sure that the frame is made of. */
function isSure(
  { act, flow, by, time, takes }: Asked,
  { who, categories, options, times, flows }: Things,
  words: readonly string[],
  talk: boolean,
): boolean {
  const named = who.length + categories.length + options.length > 0
  const least = EVIDENT[act.is]?.test(` ${words.join(' ')} `) ? SURE.evident : SURE.act
  const dayed = times.period !== null
  // 'a luz foi paga em maio?', 'quanto de luz em maio?': in days that are said one figure tells both.
  const share = dayed && ONE_SUM.has(act.is) ? act.of('soma') + act.of('houve') + act.of('passou') : act.share
  if (act.is === 'fora' || share < least) return false
  if (!named && !BY_FLOW.has(act.is) && flow.share < SURE.flow) return false
  // 'gastei com', of who only pays her.
  const other = flows.entrou > flows.saiu ? 'saiu' : 'entrou'
  if (
    flows.entrou !== flows.saiu &&
    (flow.of(other) >= SURE.other || flow.of('sobrou') >= SURE.other) &&
    act.is !== 'tira'
  )
    return false
  const undated = times.period === null && !times.always && times.weekdays === null
  // 'quanto foi mesmo?'
  if (!named && undated && act.is === 'soma') return false
  const unit = by.is === 'dia' || by.is === 'semana' ? by.is : ''
  const text = ` ${words.join(' ')} `
  // 'de cada mês', 'quantas pessoas por mês': laid out, or counted.
  if (
    act.is === 'media' &&
    (/ quant[oa]s (?!por cento)/.test(text) || (/ cada mes /.test(text) && !/ medi/.test(text)))
  )
    return false
  // 'de onde vem mais, hotel ou escola': kinds, whoever is so called.
  if (act.is === 'lado' && / onde /.test(text)) return false
  if (act.is === 'media' && times.weekdays !== null && by.is === 'mes') return false
  if (RANKED.has(act.is) && (by.is === 'diasemana') !== / dias? da semana /.test(text) && by.is.startsWith('dia'))
    return false
  if (act.is === 'media' && (by.is === '-' || !words.some((word) => word.startsWith(unit)))) return false
  if (categories.length > 0 && flow.of('entrou') >= 1 / 2) return false
  if (new Set(who.map(plainName)).size > 1 && !SEVERAL.has(act.is)) return false
  if (BOTH.test(text) && new Set(who.map(plainName)).size + categories.length < 2) return false
  if (LEFT_OVER.test(` ${words.join(' ')} `) && takes('quem') < SURE.take) return false
  if (categories.length > 0 && flow.of('sobrou') >= SURE.other) return false
  // 'mês a mês' lays out: no sum.
  if ((act.is === 'soma' || act.is === 'passou') && by.of('-') < SURE.sum) return false
  if (LAID.has(act.is) && by.share < SURE.by) return false
  const dated = times.period !== null || times.always || times.weekdays !== null || times.relative !== null
  // Days that are said, and that no reader took.
  if (!dated && time.of('dito') >= SURE.time) return false
  return !talk || TAKES.every((one) => Math.abs(takes(one) - 0.5) >= SURE.take - 0.5)
}

const RANKED: ReadonlySet<Act> = new Set(['mais', 'menos'])
const SAYS_ALL = / (?:tud[oa]|total|ao todo|geral|loja|empresa|firma|caixa|lucr\w+|fatur\w+|vend\w+|despesas?|receita) /
/** 'na média por mês fica em?': of whom was asked before, and nothing says that it is of all now. */
const losesThing = (
  { who, categories, options }: Things,
  { takes }: Asked,
  { filtros }: Frame,
  words: readonly string[],
): boolean =>
  filtros.contrapartes.length + filtros.categorias.length > 0 &&
  who.length + categories.length + options.length === 0 &&
  takes('quem') + takes('cat') < SURE.take &&
  !SAYS_ALL.test(` ${words.join(' ')} `)

const SEVERAL: ReadonlySet<Act> = new Set(['lado', 'tira', 'junta'])
/** Who is meant, what else is asked, or since when, that no frame here holds. */
const PRONOUN = /^[dn]?el[ea]s?$/
/** 'ela' of a question that names nobody before it is somebody else; else it is who was named, where one was. */
function isOfOther(tokens: readonly string[], who: readonly string[], { takes }: Asked): boolean {
  const at = tokens.findIndex((token) => PRONOUN.test(token))
  if (at < 0 || takes('quem') >= SURE.take) return false
  return !tokens.slice(0, at).includes(WHO) || new Set(who.map(plainName)).size !== 1 || tokens[at]!.endsWith('s')
}
const LEFT_OVER = / (?:total .* media|media .* total|gasta|gastam|ganhava|antes de|semana santa|quanto tempo|lixo) /
/** 'os dois juntos dão quanto?' is no figure of the last one. */
const BOTH = / (?:[oa]s (?:dois|duas|tres)|ambos|ambas|juntos|juntas|somad[oa]s) /
/** Each is set beside the other, wherever they stand. */
const APART: ReadonlySet<Act> = new Set(['lado', 'tira'])
const MEASURED: ReadonlySet<Act> = new Set(['se', 'partes', 'mais', 'menos', 'passou'])
/** 'se não tivesse aumentado' */
const SUPPOSED = / se .*(?:[ai]sse|(?<! |d|n)esse)m? /
const SCALED = / (?:dobro|triplo|metade|dobr[a-z]+) /
/** A number that no act uses narrows the figure, and what is to come is in no movement. */
const isWhole = (tokens: readonly string[], { act }: Asked, words: readonly string[]): boolean =>
  (MEASURED.has(act.is) || !tokens.some((token) => token === NUMBER || token === PERCENT)) &&
  (act.is === 'se' ||
    !(
      SCALED.test(` ${words.join(' ')} `) ||
      FUTURE.test(` ${words.join(' ')} `) ||
      SUPPOSED.test(` ${words.join(' ')} `)
    ))

const OTHER = /^(?:outr[oa]s?|primeir[oa]s?|segund[oa]|terceir[oa]|ambos|ambas)$/
/** What points at something told is taken over; which of several it is, other readers say. */
function pointsAt(tokens: readonly string[], tags: readonly WordTag[], { takes, act }: Asked): boolean {
  if (takes('lista') >= 0.3 || takes('outro') >= 0.3) return false
  const ones = act.is === 'primeiro' || act.is === 'ultimo'
  return tokens.every((token, at) => {
    if (OTHER.test(token)) return ones
    return tags[at]!.tag !== 'ref' || takes('quem') + takes('cat') + takes('numero') + takes('coisa') >= SURE.take
  })
}
