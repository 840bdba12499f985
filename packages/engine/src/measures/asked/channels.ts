import { say } from '#src/facts/fact-book.ts'
import { type Term, termsOf } from '#src/quantities/terms.ts'
import { MEASURES } from '#src/reading/quantities.data.ts'
import { PER, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'

/** Places where the same thing is sold. */
const CHANNELS =
  /\b(feira|atravessador\w*|entreposto|cooperativa|laticinio|frigorifico|ceasa|atacad\w*|varejo|lojistas?|revend\w+|balcao|convenios?|plano|particular\w*|direto|site|restaurantes?|mercados?|supermercados?|usina|industria|consumidor|porta|pote|tambor|granel|prefeitura|merenda|exportacao|turistas?|hotel|hoteis|agencias?|editoras?)\b/g

interface Channel {
  name: string
  price: Term
  count: Term | null
}

/** '500 kg pro atravessador a 29 o quilo e 100 na feira a 48': what one sold in the better place brings more. */
export const twoChannels: Asked = (ask) => {
  const terms = termsOf(ask.scene)
  const prices = terms.filter(
    ({ dimension, deed, time, field, noun }) =>
      dimension === 'reais' && deed === 'price' && time === null && field === 'main_challenge' && noun !== 'hora',
  )
  const [one, two] = prices
  if (!one || !two || prices.length !== 2 || one.value === two.value) return null
  if (terms.some(({ deed, field }) => field === 'main_challenge' && (deed === 'cost' || deed === 'fee'))) return null
  if (two.sentence - one.sentence > 1 || !isOfOne(one, two)) return null
  const [a, b] = [channelOf(terms, one), channelOf(terms, two)]
  if (!a || !b || a.name === b.name) return null
  const [low, high] = one.value < two.value ? [a, b] : [b, a]
  if (high.price.value > low.price.value * 8) return null
  const { own } = ask
  const [less, more] = [
    ask.value('R$', low.price.said[0]!, `Preço: ${low.name}`),
    ask.value('R$', high.price.said[0]!, `Preço: ${high.name}`),
  ]
  const gap = own.minus(more, less, 'O que um traz a mais')
  const says = ['diferenca_preco', 'ticket_medio', 'receita_por_pessoa'] as const
  const start = say`Cada um rende ${t(more)} (${ask.spelt(high.name, 'main_challenge')}) ou ${t(less)} (${ask.spelt(low.name, 'main_challenge')}): a diferença é de ${t(gap)}, antes do que muda no custo`
  const wished = terms.filter(
    ({ field, dimension, noun, value }) =>
      field === 'future_goals' && dimension === 'things' && value > 1 && isUnit(noun, one, low, high),
  )
  const [goal] = wished
  const now = high.count && goal && (goal.time === null || goal.time === high.count.time) ? high.count : null
  const span = goal?.time ?? now?.time ?? null
  const conta = say`${t(more)} − ${t(less)} = ${t(gap)}`
  if (!goal || wished.length > 1 || span === null)
    return withAccount(own.sum(gap, [less, more], say`${start}.`, says), conta)
  const want = ask.value('qtd', goal.said[0]!, 'Quanto você quer vender assim')
  const today = now ? ask.value('qtd', now.said[0]!, 'Quanto você já vende assim') : null
  const moved = /\b(?:passar|mudar|trocar|migrar|levar)(?: uns| umas| pelo menos)? $/.test(goal.before)
  const extra = !moved && today && want.number > today.number ? own.minus(want, today, 'Quanto a mais') : want
  const total = own.times(
    extra,
    gap,
    `O que isso traz a mais ${PER[span]}`,
    span === 'mes' ? 'R$/mês' : span === 'ano' ? 'R$/ano' : 'R$',
  )
  if (tooMuch(ask, span === 'ano' ? total.number / 12 : total.number))
    return withAccount(own.sum(gap, [less, more], say`${start}.`, says), conta)
  return withAccount(
    own.sum(
      total,
      [less, more, gap, want, today, extra],
      extra === want
        ? say`${start}; com ${t(want)}, são ${t(total)} a mais ${PER[span]}.`
        : say`${start}; passar de ${t(today!)} para ${t(want)} traz ${t(total)} a mais ${PER[span]}.`,
      says,
    ),
    extra === want
      ? say`${conta}; ${t(want)} × ${t(gap)} = ${t(total)} ${PER[span]}`
      : say`${conta}; (${t(want)} − ${t(today!)}) × ${t(gap)} = ${t(total)} ${PER[span]}`,
  )
}

/** Both of the same thing: a measure, or one of the two says of what. */
const isOfOne = (one: Term, two: Term): boolean =>
  one.noun === two.noun ||
  one.noun === '' ||
  two.noun === '' ||
  CHANNEL_ROOT.test(one.noun) ||
  CHANNEL_ROOT.test(two.noun)
const CHANNEL_ROOT = /^(?:particular|conveni|feir|atacad|diret|varej)/

const isUnit = (noun: string, price: Term, low: Channel, high: Channel): boolean =>
  noun === '' || noun === price.noun || noun === low.price.noun || noun === high.price.noun || MEASURES.test(noun)

/** '17 mil direto': counted by the place alone. */
const isOfPlace = ({ dimension, field, after, noun, sentence }: Term, name: string, price: Term): boolean =>
  dimension === 'things' &&
  field === price.field &&
  Math.abs(sentence - price.sentence) <= 1 &&
  (name.startsWith(noun === '' ? '-' : noun) || new RegExp(`\\b${name}\\b`).test(after.split(/,| e /)[0]!))

/** '2.400 kg por ano, 2.000 no tambor e 400 na feira': parts of one time. */
const isWhole = ({ dimension, sentence, time, value }: Term, part: Term): boolean =>
  dimension === 'things' && sentence === part.sentence && time !== null && value >= part.value

/** Where that price is paid: the place named nearest before it in its sentence, or right after. */
function channelOf(terms: readonly Term[], price: Term): Channel | null {
  const ahead = /^(?: (?:o|a|por|no|na|cada) [a-z]+)? (?:na|no|pro|pra|do|da) ([a-z]+)/.exec(price.after)
  const before = terms.find(
    ({ dimension, sentence, place, time, deed }) =>
      dimension === 'things' &&
      sentence === price.sentence &&
      place === price.place - 1 &&
      time !== 'dia' &&
      deed === null,
  )
  const text = `${before ? before.after : ''}${before ? '' : price.before}`
  const named = [...text.matchAll(CHANNELS)].at(-1)?.[1] ?? (ahead && [...ahead[0].matchAll(CHANNELS)].at(-1)?.[1])
  const payer = /\bum(?:a)? ([a-z]{5,})(?: de [a-z]+(?: [a-z]+)?)? (?:me )?paga(?: ate| uns)? $/.exec(price.before)?.[1]
  const name = payer ?? named
  if (!name) return null
  const count = before ?? terms.find((one) => isOfPlace(one, name, price)) ?? null
  const time = count && (count.time ?? terms.find((one) => isWhole(one, count))?.time ?? null)
  return { name, price, count: count && { ...count, time } }
}

/** 'Faço 3.000 a 22, a fábrica leva 1.800 delas e quer pagar 19': what the lower price takes of those. */
export const lowerOffer: Asked = (ask) => {
  const offer = ask.find(
    `@N(?: [a-z]+){0,3}? (?:e |mas |agora )?(?:agora |ja )?(?:quer|querem|pediu|pedem|exige|oferece|oferecem|so quer|so aceita)~8\\b(?:pagar|a|por) @M`,
    ['main_challenge'],
  )
  const [many, paid] = (offer?.numbers ?? []).filter((said) => said !== undefined)
  if (!offer || !many || !paid || many === paid) return null
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  const prices = terms.filter(
    ({ dimension, deed, time, said, value }) =>
      dimension === 'reais' && deed === 'price' && time === null && said[0] !== paid && value > paid.value,
  )
  const all = terms.find(
    ({ dimension, time, value, said }) =>
      dimension === 'things' && time !== null && said[0] !== many && value >= many.value,
  )
  const [price] = prices
  if (!price || prices.length > 1 || !all || all.time === 'ano' || paid.value * 2 < price.value) return null
  const { own } = ask
  const [count, today, then] = [
    ask.value('qtd', many, 'Quantos esse cliente leva'),
    ask.value('R$', price.said[0]!, 'Preço de hoje'),
    ask.value('R$', paid, 'Preço que ele quer'),
  ]
  const gap = own.minus(today, then, 'O que se perde em cada um')
  const once = own.times(count, gap, `O que se perde ${PER[all.time!]}`, all.time === 'mes' ? 'R$/mês' : 'R$')
  const month = all.time === 'mes' ? once : ask.aMonth({ ...once, kind: 'R$' }, all.time, 'O que se perde por mês')
  if (!month || tooMuch(ask, month.number)) return null
  const left =
    own.revenue && own.costs ? own.minus(own.revenue, own.costs, 'Sobra no mês depois dos custos informados') : null
  const total = { ...month, kind: 'R$/mês' as const }
  return withAccount(
    own.sum(
      total,
      [count, today, then, gap, once, left && left.number > 0 ? left : null],
      left && left.number > 0
        ? say`A ${t(then)} em vez de ${t(today)} são ${t(gap)} a menos em cada um: nos ${t(count)} dele, ${t(total)} por mês; hoje sobram ${t(left)}.`
        : say`A ${t(then)} em vez de ${t(today)} são ${t(gap)} a menos em cada um: nos ${t(count)} dele, ${t(total)} por mês.`,
      ['diferenca_preco', 'ticket_medio', 'sobra_mes', 'margem'],
    ),
    say`(${t(today)} − ${t(then)}) × ${t(count)} = ${t(total)} por mês`,
  )
}
