import type { Frame } from '#src/metrics/frame.ts'
import { plainName } from '#src/metrics/names.ts'
import { isGrammarWord } from '#src/metrics/vocabulary.ts'
import { FUTURE } from '#src/metrics/words.data.ts'
import type { Asked, WordTag } from './hearing.ts'
import { type Act, TAKES } from './labels.ts'
import { NUMBER, PERCENT, WHAT, WHO } from './marks.ts'
import { areListed, type Things } from './things.ts'

/** What speaks against a reading by learned weights: each by its name, as `trust.ts` weighs it. */

/** Less sure is unread. */
export const SURE = { act: 0.8, evident: 0.6, flow: 0.7, by: 0.5, time: 0.5, take: 0.6, other: 0.8, sum: 0.6 } as const
/** Words that leave little doubt. */
const EVIDENT: Partial<Record<Act, RegExp>> = {
  fatia: /%| por cento | porcentagem /,
  se: / se .*(?:%| por cento | metade | dobro )/,
  media: / media | em media /,
  vezes: / quantas vezes /,
}
const ONE_SUM: ReadonlySet<Act> = new Set(['soma', 'houve', 'passou'])
const LAID: ReadonlySet<Act> = new Set(['mais', 'menos', 'lista', 'partes'])
/** Where no name says where the money went, the words do. */
const BY_FLOW: ReadonlySet<Act> = new Set<Act>(['falta', 'saldo', 'igual', 'junta', 'tira', 'fora', 'futuro'])

interface Said {
  asked: Asked
  things: Things
  tokens: readonly string[]
  tags: readonly WordTag[]
  /** Words as they are typed, short forms spelt out. */
  words: readonly string[]
  /** A question goes before it. */
  talk: boolean
  /** The frame that was told before, where it goes on from there. */
  before: Frame | undefined
  /** Who was spoken of is left out. */
  without: boolean
}

export function doubtsOf(said: Said): string[] {
  const { asked, things, tokens, tags, words, talk, before, without } = said
  const doubts: string[] = []
  const doubt = (name: string) => void doubts.push(name)
  ofParts(said, doubt)
  if (talk && !before) doubt('lost')
  if (before && losesThing(things, asked, before, words)) doubt('losesThing')
  if (!APART.has(asked.act.is) && !areListed(tokens)) doubt('apart')
  if (!isWhole(tokens, asked, words)) doubt('number')
  if (isOfOther(tokens, things.who, asked)) doubt('other')
  if (!without && !pointsAt(tokens, tags, asked)) doubt('points')
  if (things.missing.length > 0) doubt('missing')
  if (things.times.impossible) doubt('impossible')
  if (things.taken && before?.eleito && ONES.has(asked.act.is)) doubt('elected')
  if (tokens.some((token, at) => tokens[at - 1] === WHAT && isUnknown(token) && !tags[at]!.met)) doubt('kind')
  if (TURNED.test(` ${words.join(' ')} `)) doubt('turn')
  return doubts
}

/** Who is new, who came no more, how far it is from the mean: other readers know, and no act says it. */
const TURNED =
  / (?:nov[oa]s?|deix(?:ou|aram|am|a) de|par(?:ou|aram|am|a)|sum(?:iu|iram)|nao .*mais|nunca mais|volt(?:ou|aram|am|a)|falt(?:ou|aram)|contra a media|acima da media|abaixo da media) /

const ONES: ReadonlySet<Act> = new Set(['maior', 'menor', 'ultimo', 'primeiro'])
/** 'material escolar' is a part of what is spent on material. */
const isUnknown = (token: string): boolean => /^[a-z]{4}/.test(token) && !isGrammarWord(token)

/** Of what the frame is made of. */
function ofParts({ asked, things, words, before }: Said, doubt: (name: string) => void): void {
  const { act, flow, by, time, takes } = asked
  const { who, categories, options, times, flows } = things
  const talk = before !== undefined
  const named = who.length + categories.length + options.length > 0
  const least = EVIDENT[act.is]?.test(` ${words.join(' ')} `) ? SURE.evident : SURE.act
  const dayed = times.period !== null
  // 'a luz foi paga em maio?', 'quanto de luz em maio?': in days that are said one figure tells both.
  const share = dayed && ONE_SUM.has(act.is) ? act.of('soma') + act.of('houve') + act.of('passou') : act.share
  if (act.is === 'fora' || share < least) doubt('act')
  if (!named && !BY_FLOW.has(act.is) && flow.share < SURE.flow) doubt('flow')
  // 'gastei com', of who only pays her.
  const other = flows.entrou > flows.saiu ? 'saiu' : 'entrou'
  const against = flow.of(other) >= SURE.other || flow.of('sobrou') >= SURE.other
  if (flows.entrou !== flows.saiu && against && act.is !== 'tira') doubt('otherFlow')
  const undated = times.period === null && !times.always && times.weekdays === null
  // 'quanto foi mesmo?'
  if (!named && undated && act.is === 'soma') doubt('bare')
  const unit = by.is === 'dia' || by.is === 'semana' ? by.is : ''
  const text = ` ${words.join(' ')} `
  // 'de cada mês', 'quantas pessoas por mês': laid out, or counted.
  if (
    act.is === 'media' &&
    (/ quant[oa]s (?!por cento)/.test(text) || (/ cada mes /.test(text) && !/ medi/.test(text)))
  )
    doubt('laidMean')
  // 'de onde vem mais, hotel ou escola': kinds, whoever is so called.
  if (act.is === 'lado' && / onde /.test(text)) doubt('kinds')
  if (act.is === 'media' && times.weekdays !== null && by.is === 'mes') doubt('weekdayMean')
  if (RANKED.has(act.is) && (by.is === 'diasemana') !== / dias? da semana /.test(text) && by.is.startsWith('dia'))
    doubt('weekdayRank')
  if (act.is === 'media' && (by.is === '-' || !words.some((word) => word.startsWith(unit)))) doubt('meanUnit')
  if (categories.length > 0 && flow.of('entrou') >= 1 / 2) doubt('cameIn')
  if (new Set(who.map(plainName)).size > 1 && !SEVERAL.has(act.is)) doubt('several')
  if (BOTH.test(text) && new Set(who.map(plainName)).size + categories.length < 2) doubt('both')
  if (LEFT_OVER.test(` ${words.join(' ')} `) && takes('quem') < SURE.take) doubt('takenOver')
  if (categories.length > 0 && flow.of('sobrou') >= SURE.other) doubt('leftFrom')
  // 'mês a mês' lays out: no sum.
  if ((act.is === 'soma' || act.is === 'passou') && by.of('-') < SURE.sum) doubt('laidSum')
  if (LAID.has(act.is) && by.share < SURE.by) doubt('by')
  const dated = times.period !== null || times.always || times.weekdays !== null || times.relative !== null
  // Days that are said, and that no reader took.
  if (!dated && time.of('dito') >= SURE.time) doubt('days')
  if (talk && TAKES.some((one) => Math.abs(takes(one) - 0.5) < SURE.take - 0.5)) doubt('takes')
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
