import type { Quantity } from '#src/consultant/word-sums/quantities.ts'
import type { Figure, Leaf } from './account.ts'
import { pull } from './figures.ts'

/** A number of a follow-up with the words on both sides. */
export interface Said {
  quantity: Quantity
  before: string
  after: string
  text: string
}

/** Words of the parts that a number may have in any sum. */
const PARTS: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'price',
    /\bprec|\bvend|\bcobr|\bmensalidade|\bdiaria|\breajust|\bsubir (?:pra|para|a)\b|\bpassar (?:pra|para)\b|\bfech(?:ar|o) (?:em|por)\b|\bfatur|\bsai\b/,
  ],
  ['cost', /\bcust|\bgast|\bpag[oau]|\bcompr|\bmaterial|\btecid|\bfornec|\bpeca\b|\bmateria/],
  ['rent', /\balug/],
  ['wage', /\bsalari|\bfuncionari|\bajudant|\bdiarista/],
  ['freight', /\bfrete|\bentreg/],
  ['cut', /\bdescont|\babat/],
  ['fee', /\btaxa|\bmaquin|\bcartao|\bcomiss|\bimpost|\brepass|\bapp\b|\bifood/],
  ['margin', /\bmargem|\blucr|\bem cima|\bmarkup|\bganho\b/],
  ['entry', /\bentrada|\bsinal/],
  ['time', /\bdias?\b|\bmes(?:es)?\b|\bsemanas?\b|\bhoras?\b|\bnoites?\b|\bparcel|\bvezes\b/],
]
const partsIn = (words: string) => new Set(PARTS.filter(([, test]) => test.test(words)).map(([name]) => name))

/** 'Pra 72', 'a 30', 'por 15': a price. */
const TO_PRICE = /\b(?:a|por|pra|pro|para|em) (?:uns |r\$ ?)*$/
/** 'Se forem 5', 'com 3': so many. */
const TO_MANY =
  /\b(?:forem|fossem|for|fosse|sao|seriam|com|em vez de|tiver|tivesse|fizer|fizesse|fossem so) (?:as |os |so |uns |umas |mais de )*$/
const GOES_UP =
  /\b(?:sub\w+|aument\w+|reajust\w+|baix\w+|cobr\w+|vend\w+)\b[^\d]{0,14}\b(?:a|pra|pro|para|por) (?:uns |r\$ ?)*$/

function byUnit({ unit, noun }: Quantity, { kind, noun: own }: Leaf): number | null {
  if ((unit === 'part') !== (kind === 'share')) return null
  if (kind === 'share') return 2
  if (unit === 'money') return kind === 'money' ? 1.5 : own === '' ? 0 : null
  if (unit === 'bare') return 0
  if (kind === 'money') return null
  if (noun !== '' && own !== '') return noun === own ? 4 : unit === 'time' || unit === 'size' ? null : -1.5
  return 0.5
}

function bySize(value: number, before: number): number {
  const leap = Math.max(value / before, before / value)
  return leap <= 1.3 ? 2 : leap <= 1.7 ? 1.5 : leap <= 2.6 ? 0.8 : leap <= 4 ? 0 : leap <= 10 ? -1.5 : -4
}

/** Words of the one that stand by the other: 'a tela'. */
function wordsShared(before: string, leaf: Leaf): number {
  const own = new Set(leaf.words.match(/[a-z]{4,}/g))
  return (before.slice(-26).match(/[a-z]{4,}/g) ?? []).filter((word) => own.has(word) && !COMMON_WORDS.test(word))
    .length
}
const COMMON_WORDS =
  /^(?:cada|unidade|semana|mais|para|quanto|fica|esse|essa|pelo|pela|agora|tambem|entao|reais|fosse|forem)$/

/** How far a number may replace one of the sum; null: not at all. */
function fitOf({ quantity, before, after }: Said, figure: Figure, place: number, newest: boolean): number | null {
  const leaf = figure.leaves[place]!
  const unit = byUnit(quantity, leaf)
  if (unit === null || leaf.value === 0) return null
  const around = `${before.slice(-30)} # ${after.slice(0, 20)}`
  const named = [...partsIn(around)].filter((name) => partsIn(leaf.words).has(name)).length
  const shared = Math.max(quantity.near.filter((stem) => leaf.near.includes(stem)).length, wordsShared(before, leaf))
  const priced = TO_PRICE.test(before) && !TO_MANY.test(before)
  const price = GOES_UP.test(before) && leaf.kind === 'money' && pull(figure, place) > 0 ? 1.5 : 0
  const kind =
    quantity.unit !== 'bare'
      ? 0
      : leaf.kind === 'money'
        ? priced
          ? 1.5
          : TO_MANY.test(before)
            ? -0.5
            : 0
        : priced
          ? -1
          : TO_MANY.test(before)
            ? 0.8
            : 0
  const whole = leaf.kind === 'count' && Number.isInteger(leaf.value) && !Number.isInteger(quantity.value) ? -1.5 : 0
  const timed =
    quantity.unit === 'bare' && A_TIME.test(leaf.noun)
      ? leaf.noun === 'parcel' && /\bem $/.test(before)
        ? 2.5
        : -1
      : 0
  const per = quantity.per !== '' && quantity.per === leaf.per ? 1.5 : 0
  return (
    timed +
    per +
    unit +
    bySize(quantity.value, leaf.value) +
    named +
    1.2 * shared +
    price +
    kind +
    whole +
    (newest ? 0.6 : 0)
  )
}

const LEAST = { many: 1.2, only: 0 } as const
const LEAD = { said: 0.7, bare: 1.25 } as const
/** The number of the sum that a new one replaces; 'two': it may be one of two; null: none. */
export function leafMeant(said: Said, figure: Figure, newest: number | null): number | 'two' | null {
  const fits = figure.leaves
    .map((_, place) => ({ place, fit: fitOf(said, figure, place, place === newest) }))
    .filter((one): one is { place: number; fit: number } => one.fit !== null)
    .sort((a, b) => b.fit - a.fit)
  const [first, second] = fits
  const alone =
    fits.length === 1 ||
    (second !== undefined && first!.fit - second.fit > 2 && /\bfor(?:em)? (?:de |so )?$/.test(said.before))
  if (!first || first.fit < (alone && said.quantity.unit === 'bare' ? LEAST.only : LEAST.many)) return null
  if (mayBeShare(said, figure) && !isNamed(said, figure, first.place)) return 'two'
  if (!second) return first.place
  // Only its size speaks for one of two.
  const sized = isNamed(said, figure, first.place) === isNamed(said, figure, second.place)
  const alike = figure.leaves[first.place]!.kind === figure.leaves[second.place]!.kind
  const lead = said.quantity.unit === 'bare' && alike && sized && !GOES_UP.test(said.before) ? LEAD.bare : LEAD.said
  return first.fit - second.fit < lead ? 'two' : first.place
}

/** 'E com 50?' where 40% were spoken of. */
const mayBeShare = ({ quantity: { unit, value }, before }: Said, { leaves }: Figure): boolean =>
  unit === 'bare' &&
  /\b(?:com|for|em) $/.test(before) &&
  value < 100 &&
  leaves.some((leaf) => leaf.kind === 'share' && bySize(value, leaf.value) >= 1.5)

/** Whether its words say that a number is one of the sum. */
export function isNamed({ quantity, before, after }: Said, figure: Figure, place: number): boolean {
  const leaf = figure.leaves[place]!
  const around = partsIn(`${before.slice(-30)} # ${after.slice(0, 20)}`)
  return (
    quantity.near.some((stem) => leaf.near.includes(stem)) ||
    wordsShared(before, leaf) > 0 ||
    [...partsIn(leaf.words)].some((name) => around.has(name) && name !== 'time') ||
    (quantity.noun !== '' && quantity.noun === leaf.noun)
  )
}
const SHARES = ['cut', 'fee', 'margin', 'entry'] as const
/** A share of another kind than one of the sum: a discount where a fee was. */
export function isOtherShare({ before, after }: Said, { words }: Leaf): boolean {
  const [now, own] = [partsIn(`${before} # ${after}`), partsIn(words)]
  const named = SHARES.filter((name) => now.has(name))
  return named.length > 0 && !named.some((name) => own.has(name)) && SHARES.some((name) => own.has(name))
}

/** The number that counts things of a name, or the only one that counts any. */
export function countMeant(noun: string, { leaves }: Figure, time = false): number | null {
  const counts = leaves.flatMap(({ kind, noun: own, value }, place) =>
    kind === 'count' && Number.isInteger(value) && !A_SIZE.test(own) ? [{ place, own }] : [],
  )
  const named = noun === '' ? [] : counts.filter(({ own }) => own === noun)
  if (named.length === 1) return named[0]!.place
  const things = counts.filter(({ own }) => time || !A_TIME.test(own))
  return things.length === 1 ? things[0]!.place : null
}
const A_SIZE = /^(?:quil|kg|litr|metr|gram|km|quilometr|tonel|m2|m3|ml|cm|arrob)/
const A_TIME = /^(?:dia|semana?|mes|ano|hor|noit|parcel|minut)/
/** The price or the cost that a number is said of. */
export function moneyMeant({ before, after }: Said, figure: Figure): number | null {
  const around = partsIn(`${before} # ${after}`)
  const money = figure.leaves.flatMap(({ kind, words }, place) => (kind === 'money' ? [{ place, words }] : []))
  const named = money.filter(({ words }) => [...partsIn(words)].some((name) => around.has(name)))
  if (named.length === 1) return named[0]!.place
  // 'O aluguel subiu 500', where no rent was said.
  if (['rent', 'wage', 'freight', 'fee'].some((name) => around.has(name))) return null
  const [up, down] = [1, -1].map((way) => money.filter(({ place }) => pull(figure, place) === way))
  if (around.has('cost') && !around.has('price')) return down!.length === 1 ? down![0]!.place : null
  return up!.length === 1 ? up![0]!.place : money.length === 1 ? money[0]!.place : null
}
