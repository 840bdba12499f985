import type { Fact } from '@norteia/contracts/analysis'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { volumeOf } from '#src/measures/relations/volume.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { spoken } from './frame.ts'
import { type Flowing, flowingOf } from './sold-costs.ts'

/** What she sells one at a time, with what comes in proving price and count. */
export interface Sold {
  price: Value<'R$'>
  /** A month. */
  many: Value<'qtd'>
  /** As she calls them, of several; 'vendas' where she doesn't. */
  noun: string
  /** What one more leaves after the costs that come with it. */
  keep: Value<'R$'>
  /** The same at another price: goods stay, tax and fees follow. */
  keepAt(price: Value<'R$'>, rotulo: string): Value<'R$'>
  costs: Flowing
  uses: readonly Spoken[]
}

export const KEPT_OF_ONE = 'O que cada um deixa'

const known = new WeakMap<Deriver, Sold | null>()

/** null: her numbers don't prove what one is sold at, or her list doesn't tell what it takes. */
export function soldOf(d: Deriver): Sold | null {
  const found = known.get(d)
  if (found !== undefined) return found
  const made = read(d)
  known.set(d, made)
  return made
}

/** What is sold at what price, and how many, whatever it costs her; null: her numbers don't prove it. */
export const pricedSales = (d: Deriver): SoldAt | null => byVolume(d) ?? byPair(d) ?? byOffer(d)

function read(d: Deriver): Sold | null {
  const costs = flowingOf(d)
  const base = costs && pricedSales(d)
  if (!costs || !base) return null
  const piece = costs.pieces && d.own.over(costs.pieces, base.many, 'Material e entrega de cada um')
  const keepAt = (price: Value<'R$'>, rotulo: string): Value<'R$'> =>
    d.own.make(
      'R$',
      rotulo,
      round2(price.number * (1 - (costs.rate?.number ?? 0) / 100) - (piece?.number ?? 0)),
      `${money(price.number)}${costs.rate ? ` × (100% − ${percent(costs.rate.number)})` : ''}${piece ? ` − ${money(piece.number)}` : ''}`,
      [price, costs.rate, piece].filter((one): one is Value<'R$'> => one !== null),
    )
  const keep = keepAt(base.price, KEPT_OF_ONE)
  return keep.number > 0 ? { ...base, keep, keepAt, costs: { ...costs, piece } } : null
}

export type SoldAt = Pick<Sold, 'price' | 'many' | 'noun' | 'uses'>

function byVolume(d: Deriver): SoldAt | null {
  const line = only(volumeOf(d).filter(({ price }) => !OF_RIVAL.test(price.before)))
  return (
    (line && {
      price: line.each,
      many: line.many,
      noun: nounAfter(d, line.count),
      uses: [line.count, line.price],
    }) ??
    null
  )
}

const NEAR = 0.03
const NO_PRICE =
  /\b(?:alugue[l]?|parcela|salario|divida|emprestimo|gast[a-z]+|pago|guardad[oa]|dev[eo]|meta|chegar|faltam?|perd[a-z]+|recus[a-z]+)\b[^,;A-Z]{0,20}$/
/** What a rival takes. */
const OF_RIVAL =
  /\b(?:concorren[a-z]+|vizinh[oa]s?|rivais|rival|outr[oa]|rede|lado|eles?|elas?) (?:me |so |la )?(?:cobram?|cobrando|vendem?|faz(?:em)?|botam?|pedem?)\b[^,;A-Z]{0,20}$/
const IS_PRICE =
  /\b(?:a|por|de|cobr[a-z]+|media|medio|sai|e|valor|preco|ticket|mensalidade|diaria|consulta|sessao|hora)(?: de| por| uns| r\$| e)* $/

/** A price and a count told apart from each other; only one pair of her numbers makes what comes in. */
const byPair = (d: Deriver): SoldAt | null => pairMaking(d, (count) => count)

/** The only price and count of hers that make what comes in, `paying` so many of those counted. */
export function pairMaking(d: Deriver, paying: (count: number) => number): SoldAt | null {
  const { revenue } = d
  if (!revenue || revenue.fact.id.startsWith('faixa.')) return null
  const pairs = pricesIn(d).flatMap((price) =>
    countsIn(d)
      .filter(
        (count) =>
          (count.one === null || count.one !== price.one) &&
          Math.abs((paying(count.value) * price.value) / revenue.number - 1) <= NEAR,
      )
      .map((count) => ({ price, count })),
  )
  if (new Set(pairs.map(({ price, count }) => `${price.value} ${count.value}`)).size !== 1) return null
  const { price, count } = pairs[0]!
  return {
    price: price.price(),
    many: count.many(),
    noun: count.noun,
    uses: [price.one, count.one].filter((one): one is Spoken => one !== null),
  }
}

const plainIn = (d: Deriver): readonly Spoken[] =>
  spoken(d).filter((one) => one.field !== 'future_goals' && isPlain(one))

const pricesIn = (d: Deriver): readonly Priced[] => [
  ...plainIn(d)
    .filter((one) => IS_PRICE.test(one.before) && !NO_PRICE.test(one.before) && !OF_RIVAL.test(one.before))
    .map((one) => ({ value: one.value, one, price: () => d.ask.value('R$', one.said, 'Preço de cada um') })),
  ...offered(d)
    .filter(({ priced }) => priced)
    .map((one) => ({ value: one.value, one: null, price: () => offeredPrice(d, one) })),
]

const countsIn = (d: Deriver): readonly Counted[] => [
  ...plainIn(d)
    .filter((one) => one.said.kind === 'N' && Number.isInteger(one.value) && one.value >= 2 && COUNTS.test(one.after))
    .map((one) => ({
      value: one.value * timesOf(d, one),
      one,
      noun: nounAfter(d, one),
      many: () => monthlyCount(d, one),
    })),
  ...offered(d)
    .filter(({ priced, noun }) => !priced && noun !== '')
    .map((one) => ({ value: one.value, one: null, noun: one.noun, many: () => offeredCount(d, one) })),
]

interface Priced {
  value: number
  one: Spoken | null
  price: () => Value<'R$'>
}
interface Counted {
  value: number
  one: Spoken | null
  noun: string
  many: () => Value<'qtd'>
}

const COUNTS =
  /^ (?:de )?(?!(?:com|sem|por|para|pra|mais|cada)\b|reais|mil\b|real|por cento|vezes|x\b|anos?|mes(?:es)?\b|dias|horas|km|parcelas?)[a-z]{3,}/

export const timesOf = (d: Deriver, one: Spoken): number => {
  const span = d.timeOf(one)
  return span === 'dia' ? d.ask.days().number : span === 'semana' ? 52 / 12 : span === 'ano' ? 1 / 12 : 1
}

const monthlyCount = (d: Deriver, one: Spoken): Value<'qtd'> => d.manyAMonth(one, 'Quantos você vende')

/** One price alone in what she sells: of the average, what comes in tells how many. */
function byOffer(d: Deriver): SoldAt | null {
  const { revenue } = d
  const one = only(offered(d).filter(({ priced }) => priced))
  if (!one || !revenue || revenue.fact.id.startsWith('faixa.')) return null
  const many = revenue.number / one.value
  if (many < 3 || (!one.average && Math.abs(many - Math.round(many)) > 0.02)) return null
  const price = offeredPrice(d, one)
  return {
    price,
    many: d.own.make(
      'qtd',
      'Quantos o mês de hoje paga',
      Math.round(many),
      `${money(revenue.number)} ÷ ${money(price.number)}`,
      [revenue, price],
    ),
    noun: one.noun === '' ? (calledIn(d, many) ?? 'vendas') : one.noun,
    uses: [],
  }
}

/** A month of whole days, of open ones, or told as a month. */
const TIMES = [1, 26, 30]
const PRICED_PER = /\d (?:reais )?(?:por|cada) (?!mes\b|ano|dia|semana|unidade|media)([a-z]{4,})/
/** 'Fábrica de tijolo': where it is made is not what is sold. */
const NOT_SOLD =
  /^(?:fabric|loja|empres|vend|produ|fazend|sitio|granja|industri|oficin|escol|clinic|padari|acoug|restaur|mercad|distrib|servi|escrit|salao|academ|confec|marcen|serralh|grafic|ateli|cooper|estud|agenc|comerc|fornec|criac|cultiv|plant|lavour|horta|estufa|usina|olaria|cerami|provedor|sistem)/
const FIRST_THING =
  /^([a-z]{4,})(?: [a-z]+){0,4},(?: [^;\d]{0,24})?(?: (?:\d[\d.,]* reais,))?(?: (?:uns|umas|cerca de))? ?(\d[\d.]*)( mil)? (?:por|ao) (?:mes|dia)\b/

/** What is sold, where only its price is told: '540 litros por dia a 2,30', '330 por criança', 'bloco, 24 mil por mês'; null: not named. */
function calledIn(d: Deriver, many: number): string | null {
  const raw = offerOf(d.own.sources.reading.answers)
  const text = fold(raw)
  const isAll = (count: number, slack: number) => TIMES.some((times) => Math.abs((count * times) / many - 1) <= slack)
  const spelt = (word: string): string =>
    plural((raw.split(/[^\p{L}]+/u).find((one) => fold(one) === word) ?? word).toLowerCase())
  const counted = offered(d).filter(
    ({ priced, noun, value }) => !priced && noun !== '' && noun !== 'mil' && isAll(value, 0.02),
  )
  const per = PRICED_PER.exec(text)?.[1]
  if (counted.length === 1) return spelt(counted[0]!.noun)
  if (per) return spelt(per)
  const first = NOT_SOLD.test(text) ? null : FIRST_THING.exec(text)
  const count = first ? Number(first[2]!.replaceAll('.', '')) * (first[3] ? 1_000 : 1) : 0
  return first && isAll(count, 0.03) ? spelt(first[1]!) : thingSold(d, text)
}

interface Offered {
  value: number
  priced: boolean
  average: boolean
  noun: string
}

const NUMBER = /(?<![\d.,])(?:r\$ ?)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?(?![\d.,%]*\d)( mil\b)?/g
const BEFORE_PRICE =
  /\b(pagando|pagam|cobrando|media|medio|ticket|mensalidade|diaria|consulta|sessao|aula|hora|corte|preco|valor|cobro|por|a|de|plano)(?: media| medio| de| e| a| por| uns| r\$)*:? $/
const AFTER_PRICE = /^ ?(?:reais|o |a |por |cada|\/)/
/** 'Umas 1300 por mês' are so many; '149 por mês' is what one pays. */
const MANY = /(?:^|\b(?:umas|uns|cerca de|quase|media de|vend[a-z]+|faco|fazemos|produz[a-z]+)|,) ?$/
const A_MONTH = /^ ?(?:(?:por|ao|no|todo) mes|\/ ?mes|mensa[a-z]+)\b/

/** Numbers in what she says that she sells: 'diária média 290', '62 crianças, mensalidade 890', 'corte, 40 reais'. */
function offered(d: Deriver): readonly Offered[] {
  const text = fold(offerOf(d.own.sources.reading.answers))
  if (!/\d/.test(text)) return []
  return [...text.matchAll(NUMBER)].map((found) => {
    const before = text.slice(0, found.index)
    const after = text.slice(found.index + found[0].length)
    const value = Number(`${found[1]!.replaceAll('.', '')}.${found[2] ?? '0'}`) * (found[3] ? 1_000 : 1)
    const at = BEFORE_PRICE.exec(before)
    const thing = /^ ([a-z]{3,})/.exec(after)?.[1] ?? ''
    const many = A_MONTH.test(after) && !found[0].startsWith('r$') && (found[3] !== undefined || MANY.test(before))
    const priced =
      !many && (found[0].startsWith('r$') || AFTER_PRICE.test(after) || (at !== null && !COUNTS.test(after)))
    const named = /\b(diaria|consulta|sessao|aula|corte|mensalidade|visita|hora)s?\b/.exec(at?.[0] ?? '')?.[1]
    return {
      value,
      priced,
      average: /\bmedi[ao]|ticket\b/.test(at?.[0] ?? ''),
      noun: priced ? (named ? plural(named) : '') : many ? (thingSold(d, text) ?? 'vendas') : thing,
    }
  })
}

/** 'Bloco de concreto, 24 mil por mês', where she goes on to tell of 'blocos'; null: what she sells isn't told first. */
function thingSold(d: Deriver, offer: string): string | null {
  const word = /^[a-z]{4,}/.exec(offer)?.[0]
  if (!word) return null
  const several = plural(word)
  return d.ask.says(new RegExp(`\\b${several}\\b`), ['main_challenge']) ? d.ask.spelt(several, 'main_challenge') : null
}

/** The only price in what she says that she sells. */
export function offeredAlone(d: Deriver): Value<'R$'> | null {
  const one = only(offered(d).filter(({ priced }) => priced))
  return one ? offeredPrice(d, one) : null
}

const offeredFact = (id: string, rotulo: string, valor: number, unidade: string): Fact => ({
  id: `medida.${id}.${valor}`,
  rotulo,
  valor,
  unidade,
  tipo: 'informado',
  origem: 'O que você escreveu sobre o que vende',
})
const offeredPrice = (d: Deriver, { value }: Offered): Value<'R$'> =>
  d.own.known('R$', offeredFact('preco_de_hoje', 'O preço de hoje', value, 'R$'))
const offeredCount = (d: Deriver, { value }: Offered): Value<'qtd'> =>
  d.own.known('qtd', offeredFact('quantos_de_hoje', 'Quantos você tem hoje', value, ''))

const NO_NOUN =
  /^(?:mais|vezes|reais|depois|por|que|cada|mas|com|pra|para|nos?|nas?|dos?|das?|ao|todo|toda|tudo|novos?|novas?|fix[oa]s?)$/

/** Short for what she sells by. */
const MEASURED_IN: Readonly<Record<string, string>> = {
  kg: 'quilos',
  k: 'quilos',
  lt: 'litros',
  l: 'litros',
  cx: 'caixas',
  pc: 'peças',
  dz: 'dúzias',
  un: 'unidades',
  sc: 'sacas',
  pe: 'pés',
}

/** 'Vendo 2.400 marmita': as she spells it, of several; 'vendas' where no thing is named. */
export function nounAfter(d: Deriver, one: Spoken): string {
  const measure = MEASURED_IN[/^ (?:mil )?(?:de )?([a-z]{1,2})\b/.exec(one.after)?.[1] ?? '']
  if (measure) return measure
  const word = /^ (?:mil )?(?:de )?([a-z]{3,})/.exec(one.after)?.[1]
  return word && !NO_NOUN.test(word) ? plural(d.ask.spelt(word, one.field)) : 'vendas'
}

const plural = (word: string): string =>
  /s$/.test(word)
    ? word
    : /[rz]$/.test(word)
      ? `${word}es`
      : /m$/.test(word)
        ? `${word.slice(0, -1)}ns`
        : /(?:ao|ão)$/.test(word)
          ? `${word.slice(0, -2)}ões`
          : /[aeiouéêã]l$/.test(word)
            ? `${word.slice(0, -1)}is`
            : `${word}s`

/** How many of something a sum needs: one decimal place while they are few. */
export function neededFor(d: Deriver, sum: Value<Kind>, each: Value<'R$'>, rotulo: string): Value<'qtd'> {
  const exact = sum.number / each.number
  return d.own.make(
    'qtd',
    rotulo,
    exact < 10 ? round1(exact) : Math.ceil(exact - 0.05),
    `${money(sum.number)} ÷ ${money(each.number)}`,
    [sum, each],
  )
}
