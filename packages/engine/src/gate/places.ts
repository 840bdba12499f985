import type { Canonical } from './canonical.ts'
import { measuresOf } from './labels.ts'
import type { SpokenNumber } from './numbers.ts'

/** Context of a figure. All words are folded. */
export interface Place {
  /** The figure itself. */
  said: string
  /** Its sentence, its clause (between commas and 'e'), and the clause's words before and after it. */
  sentence: string
  before: string
  words: string[]
  beforeWords: string[]
  afterWords: string[]
  sentenceWords: string[]
  /** Words of 'de …' right after the figure: '12% de lucro'. */
  afterOf: string[]
  /** What it is left after: 'depois de pagar os custos'. */
  leftAfter: string[]
  /** That 'de' has an article: '12% do faturamento'. */
  afterArticle: boolean
  /** Parts of the sentence before its own. */
  earlier: string[][]
  /** The nearest word before is tied to it: 'faturamento mensal de R$ …', 'margem: …', 'Finanças (…'. */
  joined: boolean
  /** Words between the amount before it and this one, and what follows with 'de': its own label, if it has one. */
  near: string[]
  /** Months with their year in the sentence, as in `monthIndex`. */
  dates: number[]
  /** Months (0 to 11) named in the sentence, and in its own part. */
  months: number[]
  ownMonths: number[]
  /** 'Mais de', 'menos de', 'até', 'a partir de' before it. */
  bound: 'over' | 'under' | 'top' | 'floor' | null
  /** One end of 'de … a …'. */
  range: boolean
  /** 'Uma vez por semana', 'uma hora por dia': how often, not how much. */
  isFrequency: boolean
  /** The quotation that contains it, with quotation marks; '': none. */
  quote: string
}

const BOUNDS: readonly [NonNullable<Place['bound']>, RegExp][] = [
  [
    'over',
    /(?:mais d[eo]s?|acima d[eo]s?|passam? d[eo]s?|passou d[eo]s?|passar d[eo]s?|superam?|superou|superior(?:es)? a|maior(?:es)? (?:do )?que|ultrapassa\w*|alem d[eo]s?|excede\w*) (?:uns )?$/,
  ],
  ['under', /(?:menos d[eo]s?|abaixo d[eo]s?|inferior(?:es)? a|menor(?:es)? (?:do )?que|nao chega[m]? a) (?:uns )?$/],
  ['top', /(?:ate|no maximo|limite de|teto de) (?:o maximo de )?$/],
  ['floor', /(?:a partir de|pelo menos|no minimo|ao menos) $/],
]
const MONTH_NAMES = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')
const MONTH =
  /(?<![a-z])(?:(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?![a-z])|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?=\.? ?\/))/g

const monthsIn = (plain: string) => [...plain.matchAll(MONTH)].map((match) => MONTH_NAMES.indexOf(match[0].slice(0, 3)))
const wordsIn = (plain: string) => plain.match(/[a-z]+/g) ?? []

/** The surroundings of each amount, in the same order. */
export function placesOf({ text, plain }: Canonical, numbers: readonly SpokenNumber[]): Place[] {
  // 'É' is no 'e'. Amounts are covered, so that their own points and words split and say nothing.
  let covered = plain.replace(/(?<= )e(?= )/g, (and, at: number) => (text[at] === 'e' ? and : '='))
  // One name, though it has an 'e' in it.
  covered = covered.replace(/(vendas|pessoas|digital) e (?=marketing|produtividade|ia(?![a-z]))/g, '$1 & ')
  for (const { start, end } of numbers) covered = covered.slice(0, start) + '0'.repeat(end - start) + covered.slice(end)
  return numbers.map((number) => placeOf(plain, covered, number, numbers))
}

const SENTENCE_END = /[.!?…]+[”")]? |\n| • /g
const PART_END = /[,;]| e | mas | enquanto | porem | contra | ou seja | e$/g

function cut(text: string, at: number, ends: RegExp): [number, number] {
  let from = 0
  let to = text.length
  for (const match of text.matchAll(ends)) {
    if (match.index + match[0].length <= at) from = match.index + match[0].length
    else if (match.index >= at) {
      to = match.index
      break
    }
  }
  return [from, to]
}

const quoteAt = (plain: string, at: number) =>
  [...plain.matchAll(/[“"][^“”"]{1,200}[”"]/g)].find(
    ({ index, 0: all }) => index < at && at < index + all.length,
  )?.[0] ?? ''

/** '12% de lucro', '12% do faturamento', '12% como lucro', '12% é o lucro': what the figure is said to be. */
const FOLLOWED_BY =
  /^ (?:por mes |ao mes |mensais |mensal |anuais )?(?:(d[ao]s?|n[ao]s?)|de|em|com(?! um)|como|=|sao|foi|foram|era|eram|vira|viram|virou)((?: [a-z]+){1,4})/

function placeOf(plain: string, covered: string, { start, end }: SpokenNumber, all: readonly SpokenNumber[]): Place {
  const [from, to] = cut(covered, start, SENTENCE_END)
  const sentence = covered.slice(from, to)
  const [partFrom, partTo] = cut(sentence, start - from, PART_END)
  const before = covered.slice(from + partFrom, start)
  const after = covered.slice(end, from + partTo)
  const of = FOLLOWED_BY.exec(after)
  const bound = BOUNDS.find(([, pattern]) => pattern.test(before))?.[0] ?? null
  const around = covered.slice(end, end + 24)
  const words = wordsIn(covered.slice(from + partFrom, from + partTo))
  const afterOf = of ? wordsIn(of[2]!) : []
  const since = Math.max(
    from + partFrom,
    ...all.filter((one) => one.end <= start && one.unit !== 'data').map((one) => one.end),
  )
  const between = wordsIn(covered.slice(since, start))
  const earlier = sentence.slice(0, partFrom).split(PART_END).map(wordsIn)
  const said = between.some((word) => measuresOf(word).length > 0) || afterOf.length > 0
  return {
    said: plain.slice(start, end),
    sentence: plain.slice(from, to),
    before,
    words,
    near: said
      ? [...between, ...afterOf]
      : words.some((word) => measuresOf(word).length > 0)
        ? words
        : [...(earlier.at(-1) ?? []), ...words],
    dates: all.filter((one) => one.unit === 'data' && one.start >= from && one.end <= to).map((one) => one.value),
    beforeWords: wordsIn(before),
    afterWords: wordsIn(after),
    sentenceWords: wordsIn(sentence),
    afterOf,
    leftAfter: wordsIn(/(?:depois|antes) d(?:e|[ao]s?) .*/.exec(after)?.[0] ?? ''),
    afterArticle: of?.[1] !== undefined,
    earlier,
    joined: /[a-z]+(?: [a-z]+)? ?(?: =)?(?: de|:|\(| =) ?$/.test(before),
    months: monthsIn(plain.slice(from, to)),
    ownMonths: monthsIn(plain.slice(from + partFrom, from + partTo)),
    bound,
    range: /^ (?:a|e|ate) 0/.test(around) || /0 (?:a|e|ate) $/.test(covered.slice(Math.max(0, start - 12), start)),
    isFrequency: /^ (?:meia )?(?:vez|hora|minutos?|reuniao|conversa|horario) /.test(around),
    quote: quoteAt(plain, start),
  }
}
