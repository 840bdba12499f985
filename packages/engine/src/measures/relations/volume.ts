import type { Span } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, type Spoken, spokenIn } from '#src/measures/derived/spoken.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { timeAfter, timeOf } from '#src/quantities/around.ts'
import { crossedPairs } from './crossed.ts'

/** So many at so much, which together are what comes in. */
export interface Line {
  count: Spoken
  price: Spoken
  /** In a month. */
  many: Value<'qtd'>
  each: Value<'R$'>
}

const NEAR_ENOUGH = 0.05
/** Several lines may come near it by chance. */
const LINES_NEAR = 0.015
const LEAST_LINE = 0.05
const MOST_LINES = 3
const LEAST_PRICE = 0.05
const MOST_PAIRS = 12
/** A part of what is sold, another's price, a thing she buys. */
const NO_PRICE = /\b(?:alugue[l]?|parcela|salario|divida|emprestimo|de volta|devolv[a-z]+)\b[^,]{0,16}$/
/** 'Quer fechar 4 dos meus 9 quartos, pagando 2.400' is no price of today. */
const ASKED = /\b(?:quer(?:em)?|ofere[a-z]+|propo[a-z]+) [^;]*\bpagando\b/
/** 'A 18', 'média de 240', 'pagando 300', 'cada aula é 80' */
const PRICED =
  /(?:^|[ ,])(?:a|por|de|em|pag[a-z]+|cobr[a-z]+|media|vale[m]?|custa[m]?|sai|saem|da|dao|(?:cada|[ao]s?|mensalidade|preco|valor|ticket|diaria|hora|media)(?: [a-z]+){0,2} e)(?: r\$| uns| umas| so| cerca de)? $/
const RECEIVED = /\b(?:receb[a-z]+|ganh(?:o|amos))(?: r\$| uns| so)* $/
const OF_SERIES = /^ (?:vezes|x|parcelas|prestacoes)\b/
const SPANS: Readonly<Record<Span, number>> = { dia: 26, semana: 52 / 12, mes: 1, ano: 1 / 12 }

const known = new WeakMap<Deriver, readonly Line[]>()

/**
 * What she sells and at which price, proved by what comes in: 60 a day of 22 days at 18 are the 23.760 of her month. No words
 * have to tell what each number is of, and where it doesn't come to that, something else is sold too: then nothing is known.
 */
export function volumeOf(d: Deriver): readonly Line[] {
  const found = known.get(d) ?? find(d)
  known.set(d, found)
  return found
}

function find(d: Deriver): readonly Line[] {
  const { revenue } = d
  if (!revenue || revenue.fact.id.startsWith('faixa.')) return []
  const all = spokenIn(d.ask.scene).filter((one) => one.field === 'main_challenge')
  const pairs = all
    .filter(isPlain)
    .flatMap((count) =>
      all
        .filter(
          (price) =>
            price !== count &&
            isPlain(price) &&
            Math.abs(price.sentence - count.sentence) <= 1 &&
            Math.abs(price.place - count.place) <= 2 &&
            price.value >= LEAST_PRICE &&
            !OF_SERIES.test(price.after) &&
            !OF_SERIES.test(count.after) &&
            count.value >= 2 &&
            Number.isInteger(count.value) &&
            PRICED.test(price.before) &&
            !isOther(d, count, price) &&
            !NO_PRICE.test(price.before) &&
            !ASKED.test(price.left),
        )
        .map((price) => ({ count, price, reais: count.value * timesOf(d, count) * price.value })),
    )
  const closes = (reais: number, near = NEAR_ENOUGH) => Math.abs(reais / revenue.number - 1) <= near
  const singles = pairs.filter(({ reais, price }) => closes(reais) && price.value < revenue.number / 2)
  const beside = singles.filter(isBeside)
  if (beside.length === 1) return [lineOf(d, beside[0]!)]
  if (beside.length > 1) return []
  const near = pairs
    .filter((pair) => isBeside(pair) && inOneSentence(pair) && pair.reais > revenue.number * LEAST_LINE)
    .slice(0, MOST_PAIRS)
  for (let size = 2; size <= MOST_LINES; size++)
    for (const some of combinations(near, size)) {
      const used = new Set(some.flatMap(({ count, price }) => [count, price]))
      if (
        used.size === size * 2 &&
        closes(
          some.reduce((sum, { reais }) => sum + reais, 0),
          LINES_NEAR,
        )
      )
        return some.map((one) => lineOf(d, one))
    }
  const [single] = singles
  if (single && singles.length === 1) return [lineOf(d, single)]
  const crossed = crossedPairs(
    all,
    ({ before }) => (PRICED.test(before) || RECEIVED.test(before)) && !NO_PRICE.test(before),
  ).filter((some) =>
    closes(
      some.reduce((sum, { count, price }) => sum + count.value * timesOf(d, count) * price.value, 0),
      LINES_NEAR,
    ),
  )
  return crossed.length === 1 ? crossed[0]!.map((one) => lineOf(d, one)) : []
}

/** 'Vendo a 32, sai umas 420 por mês': what is surely counted is no price, and a price no count. */
function isOther(d: Deriver, count: Spoken, price: Spoken): boolean {
  const [of, at] = [count, price].map(({ said }) => d.terms.find((term) => term.said[0] === said))
  return (
    (at?.dimension === 'things' && (at.time !== null || at.noun !== '')) ||
    (of?.dimension === 'reais' && of.deed === 'price' && of.each)
  )
}

const inOneSentence = ({ count, price }: { count: Spoken; price: Spoken }): boolean => price.sentence === count.sentence
const isBeside = ({ count, price }: { count: Spoken; price: Spoken }): boolean => price.place === count.place + 1

const timeOfCount = (count: Spoken): Span | null => timeAfter(count.after) ?? timeOf({ ...count, place: 0 })
const timesOf = (d: Deriver, count: Spoken): number => {
  const span = timeOfCount(count) ?? d.timeOf(count)
  return span === 'dia' ? d.ask.days().number : SPANS[span]
}

function lineOf(d: Deriver, { count, price }: { count: Spoken; price: Spoken }): Line {
  const span = timeOfCount(count) ?? d.timeOf(count)
  const many = d.ask.value('qtd', count.said, 'Quantos você vende')
  return {
    count,
    price,
    many: d.ask.aMonth(many, span, 'Quantos você vende por mês')!,
    each: d.ask.value('R$', price.said, 'Preço de cada um'),
  }
}

function* combinations<T>(all: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield []
  else
    for (let i = from; i <= all.length - size; i++)
      for (const rest of combinations(all, size - 1, i + 1)) yield [all[i]!, ...rest]
}

/** What one sold brings on average, whatever it is sold at. */
export function averageOf(d: Deriver, lines = volumeOf(d)): Value<'R$'> | null {
  const { revenue } = d
  const [first, ...rest] = lines
  if (!first || !revenue) return null
  if (rest.length === 0) return first.each
  const sum = lines.reduce((all, { many }) => all + many.number, 0)
  const all = d.own.make(
    'qtd',
    'Quantos você vende por mês',
    sum,
    lines.map(({ many }) => String(many.number)).join(' + '),
    lines.map(({ many }) => many),
  )
  return d.own.over(revenue, all, 'O que cada um traz em média')
}
