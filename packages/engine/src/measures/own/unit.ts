import { join, say, type Text } from '#src/facts/fact-book.ts'
import { of } from '#src/measures/measured.ts'
import { termsOf } from '#src/quantities/terms.ts'
import { namesAppFee } from '#src/reading/costs-of-one.ts'
import { MEASURES } from '#src/reading/quantities.data.ts'
import type { Quantity } from '#src/reading/quantity-place.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import type { Own, OwnSum, Value } from './algebra.ts'

/** Whether two things that are said can be one: unnamed, or alike. */
export const sameThing = (a: string, b: string): boolean => a === '' || b === '' || a === b

/** How many she sells, with their period; null: not said, or only of some days. */
export const soldOf = ({ said }: Own, noun: string): Quantity | undefined => {
  const counted = said.filter(({ unit, period, someDays }) => unit === 'qtd' && period !== null && !someDays)
  return (
    counted.find(({ role, noun: thing }) => role === 'vende' && sameThing(thing, noun)) ??
    // 'Ela manda 2.200 kilo por mês'
    counted.find(({ role, noun: thing }) => role === null && noun === thing && MEASURES.test(noun))
  )
}

/** What one sale is paid with; null: several prices, and nothing says which. */
export function priceOf({ said }: Own, noun = ''): Quantity | undefined {
  const prices = said.filter(({ role, noun: thing }) => role === 'preco' && sameThing(thing, noun))
  return prices.length === 1 ? prices[0] : undefined
}

/** What one unit costs her: each of its parts, said beside the price. */
function costsOf(own: Own, price: Quantity): Quantity[] {
  const thing = price.noun || soldOf(own, '')?.noun || ''
  const text = fold(own.sources.reading.form.main_challenge)
  return own.said.filter(
    ({ role, period, noun, sentence, value, event, start, end }) =>
      role === 'custo' &&
      event === undefined &&
      period === null &&
      sentence === price.sentence &&
      (noun === '' || noun === thing || (thing === '' && MEASURES.test(noun))) &&
      value < price.value * 3 &&
      // 'Tirando tudo ficam 7 pra mim': what is left, no cost.
      !/\b(?:ficam?|sobram?|deixam?|lucro|ganho)(?: uns| so| limpos)* (?:r\$ ?)?$/.test(
        text.slice(Math.max(0, start - 24), start),
      ) &&
      // 'O cliente leva 20 a mais': people or things, no reais.
      !/^ ?(?:a mais|a menos|pessoas|convidad|unidades|vezes)/.test(text.slice(end, end + 14)),
  )
}

/** A sale of so many isn't hers: more than the month brings. */
const beyondRevenue = ({ sources, openDays }: Own, { value, period }: Quantity, price: number): boolean => {
  const times = period === 'dia' ? openDays : period === 'semana' ? 52 / 12 : 1
  return sources.revenue !== null && value * times * price > sources.revenue * 1.5
}

/** An app takes its part of the price, too: price less costs isn't what is left. */
export const appTakesPart = ({ sources }: Own): boolean => namesAppFee(sources.reading.form.main_challenge)

/** 'A sala fica com 30%': a share that may be taken of each. */
const sharesSaid = ({ sources }: Own): boolean =>
  termsOf(sceneOf(sources.reading.form)).some(
    ({ dimension, deed, field }) =>
      dimension === 'share' && field === 'main_challenge' && (deed === null || deed === 'taken' || deed === 'fee'),
  )

/** 'O mercado quer 1.200 quilos por mês': not sold yet, so that today's costs are no costs of it. */
const isOffered = ({ sources }: Own): boolean =>
  /\b(?:quer|querem|queria|queriam|compraria[m]?|pediu|pediram|levaria[m]?|fecharia[m]?|ofereceu|encomendaria[m]?|precisa[m]? de|topa|topou)(?: [a-z]+){0,3} \d/.test(
    fold(sources.reading.form.main_challenge),
  )

/** Price − cost of one, × how many a month, ÷ the hours it takes. */
export function unitMargin(own: Own): OwnSum | null {
  const price = priceOf(own)
  if (!price || appTakesPart(own) || sharesSaid(own) || isOffered(own)) return null
  const parts = costsOf(own, price)
  const paid = own.of('R$', price, 'Preço que você cobra')
  if (parts.length === 0) return hourOf(own, price, paid)
  const costs = parts.map((part) => own.of('R$', part, 'Custo de cada um'))
  const [first, ...rest] = costs
  const cost = rest.reduce((sum, one) => own.plus(sum, one, 'Custos de cada um'), first!)
  const left = own.minus(paid, cost, 'O que sobra de cada um')
  if (left.number <= 0) return unitLoss(own, price, [paid, cost, left])
  const rate = own.share(left, paid, 'Parte do preço que sobra')
  // Hardly any cost: a part of it was said, not all.
  if (rate.number > 90) return null
  const more: Value<'R$' | 'qtd' | 'R$/mês' | 'horas'>[] = []
  const texts: Text[] = [
    say`De cada ${of(paid.fact)} que você cobra, ${of(cost.fact)} são custo direto: sobram ${of(left.fact)}, ${of(rate.fact)} do preço.`,
  ]
  const hours =
    price.noun === 'hora'
      ? undefined
      : own.said.find(({ unit, sentence }) => unit === 'horas' && sentence === price.sentence)
  const hour = hours && own.over(left, own.of('horas', hours, 'Horas de trabalho em cada um'), 'Ganho por hora')
  if (hour) {
    more.push(hour, own.of('horas', hours, 'Horas de trabalho em cada um'))
    texts.push(say`Em ${of(more[1]!.fact)} horas de trabalho, são ${of(hour.fact)} por hora.`)
  }
  const sold = soldOf(own, price.noun)
  if (sold && !beyondRevenue(own, sold, price.value)) {
    const count = own.countOf(own.of('qtd', sold, 'Quantos você vende'), sold.period!, 'Quantos por mês')
    const month = own.times(count, left, 'O que sobra deles por mês', 'R$/mês')
    more.push(count, month)
    texts.push(
      say`Em ${of(count.fact)}${sold.word && ` ${sold.word}`} por mês são ${of(month.fact)} para pagar todas as outras contas.`,
    )
  }
  return own.sum(hour ?? left, [paid, cost, left, rate, ...more], join(texts, ' '), [
    'ticket_medio',
    'custo_por_unidade',
  ])
}

/** Sold for no more than it costs. */
function unitLoss(
  own: Own,
  price: Quantity,
  [paid, cost, left]: readonly [Value<'R$'>, Value<'R$'>, Value<'R$'>],
): OwnSum {
  const sold = left.number < 0 ? soldOf(own, price.noun) : undefined
  const count = sold && own.countOf(own.of('qtd', sold, 'Quantos você vende'), sold.period!, 'Quantos por mês')
  const month = count && own.times(count, left, 'O que falta neles por mês', 'R$/mês')
  const said = say`Cada um custa ${of(cost.fact)} e você cobra ${of(paid.fact)}: ${left.number === 0 ? say`não sobra nada` : say`faltam ${of(left.fact)}`} antes das outras contas.`
  return own.sum(
    left,
    [paid, cost, count, month],
    count && month ? say`${said} Em ${of(count.fact)} por mês faltam ${of(month.fact)}.` : said,
    ['ticket_medio'],
  )
}

/** What an hour is paid with, before costs. */
function hourOf(own: Own, price: Quantity, paid: Value<'R$'>): OwnSum | null {
  const spent = own.said.find(({ unit, sentence }) => unit === 'horas' && sentence === price.sentence)
  // 'Minha hora é 70' says it already.
  const several = own.said.filter(({ unit, sentence }) => unit === 'horas' && sentence === price.sentence).length > 1
  if (!spent || several || spent.period !== null || price.noun === 'hora') return null
  const hours = own.of('horas', spent, 'Horas de trabalho em cada um')
  // 'Farmácia 24h'; of '2h30' the half is unread.
  if (hours.number === 24 || /\d ?h ?\d/.test(own.sources.reading.form.main_challenge)) return null
  const hour = own.over(paid, hours, 'O que cada hora recebe, antes dos custos')
  return own.sum(
    hour,
    [paid, hours],
    say`${of(paid.fact)} em ${of(hours.fact)} horas de trabalho são ${of(hour.fact)} por hora, antes dos custos.`,
    ['ticket_medio'],
  )
}

const NAMES: Readonly<Record<string, string>> = {
  kg: 'quilo',
  peca: 'peça',
  duzia: 'dúzia',
  cabeca: 'cabeça',
  botij: 'botijão',
  maco: 'maço',
  pe: 'pé',
}

/** Beyond this part of the revenue she sells other things, too, and the costs aren't of these units alone. */
const ONE_PRODUCT = 0.25
/** The part of the revenue that rounding explains; what is more comes of other goods, with costs of their own. */
const OTHER_GOODS = 0.05

/** All costs ÷ units of the month, beside the price of one: litre, kilo, saca. */
export function unitCost(own: Own): OwnSum | null {
  if (isOffered(own)) return null
  const { costs, revenue } = own
  const price = own.said.find(({ role, noun }) => role === 'preco' && MEASURES.test(noun))
  const sold = price && soldOf(own, price.noun)
  if (!price || !sold || sold.noun !== price.noun || !costs || !revenue) return null
  const count = own.countOf(own.of('qtd', sold, 'Produção'), sold.period!, 'Produção do mês')
  const sales = count.number * price.value
  if (sales - revenue.number > revenue.number * ONE_PRODUCT || revenue.number - sales > revenue.number * OTHER_GOODS)
    return null
  const paid = own.of('R$', price, 'Preço que você recebe')
  const cost = own.over(costs, count, 'Custo de cada um, com todas as contas')
  const left = own.minus(paid, cost, 'O que sobra de cada um')
  const name = NAMES[price.noun] ?? price.noun
  return own.sum(
    cost,
    [paid, count, costs, left],
    left.number >= 0
      ? say`Cada ${name} custa ${of(cost.fact)} (${of(costs.fact)} de contas em ${of(count.fact)} por mês) e é pago a ${of(paid.fact)}: sobram ${of(left.fact)}.`
      : say`Cada ${name} custa ${of(cost.fact)} (${of(costs.fact)} de contas em ${of(count.fact)} por mês) e é pago a ${of(paid.fact)}: faltam ${of(left.fact)}.`,
    ['custo_por_unidade', 'ticket_medio'],
  )
}
