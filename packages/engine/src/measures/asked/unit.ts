import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { askedIn, money, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { termsOf } from '#src/quantities/terms.ts'
import type { UnitCost } from '#src/reading/cost-units.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, text as t } from './asked.ts'
import { type Asked, type AskedSum, withAccount } from './money.ts'

/** Other words for a thing that owners mix. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^(?:quilo|kilo|kg)/, '(?:quilos?|kilos?|kgs?)'],
  [/^(?:viag|frete)/, '(?:viagem|viagens|fretes?)'],
  [/^(?:hora|h$)/, '(?:horas?|h)'],
  [/^(?:par|pares)$/, '(?:par|pares)'],
]
const wordFor = (thing: string): string =>
  ALIKE.find(([pattern]) => pattern.test(thing))?.[1] ?? `${thing.slice(0, Math.max(4, thing.length - 3))}[a-z]{0,5}`

export const costFact = (part: UnitCost, place: number): Fact => ({
  id: `custo_por_unidade.${place}.valor`,
  rotulo: 'Custo de cada um',
  valor: part.valor ?? part.percentual!,
  unidade: part.valor === null ? '%' : 'R$',
  tipo: 'informado',
  origem: askedIn('main_costs'),
})

/** A cost of one thing, out of the list of costs. */
function costValue({ own }: Asking, part: UnitCost, place: number, price: Value<'R$'>): Value<'R$'> {
  const fact = costFact(part, place)
  return part.valor === null ? own.portion(own.known('%', fact), price, 'Parte do preço') : own.known('R$', fact)
}

interface Sold {
  count: Said
  price: Said
}

const PER_SALE = /^(?:entregas?|pedidos?|vendas?|envios?|encomendas?|viage(?:m|ns))$/
/** Each goes on its own, at her cost. */
const ONE_EACH =
  /\b(?:entrega|frete|envio)s? (?:gratis|gratuit[oa]|inclus[oa]|de graca|por minha conta)|\buma? por uma?\b/

/** '600 troféus por mês a 22', where the costs of one name no thing. */
function soldThing(ask: Asking, all: readonly UnitCost[]): string | undefined {
  if (all.length < 2) return undefined
  return ask.find('@N ([a-z]{3,})~16(?:por|ao|no) mes~16\\b(?:a|por)(?: uns| umas)? @M')?.words[1]
}

/** 'Cobro 40', where her challenge has no other price. */
function onlyPrice(ask: Asking): Said | undefined {
  const prices = termsOf(ask.scene).filter(
    ({ dimension, deed, time, field }) =>
      dimension === 'reais' && deed === 'price' && time === null && field === 'main_challenge',
  )
  return prices.length === 1 && /\b(?:cobro|cobramos|vendo|vendemos)(?: a| por| uns| so)* $/.test(prices[0]!.before)
    ? prices[0]!.said[0]
    : undefined
}

/** How many a month, and what one is sold for. */
function soldOf(ask: Asking, thing: string): Sold | null {
  const word = wordFor(thing)
  const month = '(?:por|ao|no) mes'
  const together = ask.find(`@N ${word}\\b~16${month}~16\\b(?:a|por)(?: uns| umas)? @M`)
  const [count, price] = together?.numbers ?? []
  if (count && price) return { count, price }
  const many = ask.number([`@N ${word}\\b~16${month}`])
  const one = ask.number([
    `@M (?:o|a|por|cada) ${word}\\b`,
    `\\b${word}\\b~14\\b(?:e|sai a|custa|vendo a|cobro|a|por) @M`,
    `\\bcobr[a-z]+~10@M~12${word}\\b`,
  ])
  const paid = one ?? onlyPrice(ask)
  return many && paid && many !== paid ? { count: many, price: paid } : null
}

/** Places of the costs of one, and what is said of the others; null: how many go in one delivery, nobody knows. */
function partsOf(ask: Asking, all: readonly UnitCost[], thing: string): { of: number[]; without: Text } | null {
  const delivered = all.some(({ coisa }) => PER_SALE.test(coisa)) && !PER_SALE.test(thing)
  if (delivered && !ask.says(ONE_EACH)) return null
  const isPart = ({ coisa }: UnitCost) => coisa === '' || wordFor(coisa) === wordFor(thing) || PER_SALE.test(coisa)
  const aside = all.filter((part) => !isPart(part)).map(({ texto }) => `“${texto}”`)
  return {
    of: all.flatMap((part, place) => (isPart(part) ? [place] : [])),
    without:
      aside.length > 0
        ? say`, sem contar ${aside.join(' e ')}`
        : delivered
          ? say`, com uma entrega para cada venda`
          : say``,
  }
}

/** 'Faço 6 portões por mês a 4.500; em cada vai 2.100 de aço': price − costs of one, × how many. */
export const unitAccount: Asked = (ask) => {
  const all = ask.own.sources.reading.costs.porUnidade ?? []
  const thing = all.find(({ coisa }) => coisa !== '' && !PER_SALE.test(coisa))?.coisa ?? soldThing(ask, all)
  if (thing === undefined) return null
  if (wordFor(thing) === wordFor('hora')) return hoursOfJob(ask, all)
  const sold = soldOf(ask, thing)
  if (!sold) return null
  const { own } = ask
  const count = ask.value('qtd', sold.count, 'Quantos por mês')
  const price = ask.value('R$', sold.price, 'Preço de cada um')
  const shares = partsOf(ask, all, thing)
  if (!shares) return null
  const parts = shares.of.map((place) => costValue(ask, all[place]!, place, price))
  const [first, ...rest] = parts
  if (!first) return null
  const cost = rest.reduce((sum, part) => own.plus(sum, part, 'Custos de cada um'), first)
  // A cost beyond its price by far was read of something else.
  if (cost.number > price.number * 2 || count.number < 2 || price.number <= 0) return null
  const left = own.minus(price, cost, 'O que sobra de cada um')
  const month = own.times(count, left, 'O que deixam por mês, antes das outras contas', 'R$/mês')
  const word = ask.thing(sold.count)
  const many = word ? say`${t(count)} ${word}` : say`${t(count)}`
  const { without } = shares
  const texts: Text[] =
    left.number > 0
      ? [
          say`De cada ${t(price)} que você cobra, ${t(cost)} são custo direto: sobram ${t(left)}${without}.`,
          say`Em ${many} por mês são ${t(month)} para pagar todas as outras contas.`,
        ]
      : [
          say`Cada um custa ${t(cost)} e é vendido a ${t(price)}${without}: faltam ${t(left)} em cada. Em ${many} por mês faltam ${t(month)}, antes das outras contas.`,
        ]
  const sum = own.sum(left.number > 0 ? month : left, [price, ...parts, cost, left, count, month], join(texts, ' '), [
    'ticket_medio',
    'custo_por_unidade',
    'custo_hora',
  ])
  return withAccount(
    left.number > 0 ? sum : { ...sum, proves: 'preço abaixo do custo' },
    left.number < 0
      ? say`(${t(price)} − ${t(cost)}) × ${many}: faltam ${t(month)} por mês`
      : say`(${t(price)} − ${t(cost)}) × ${many} = ${t(month)} por mês`,
  )
}

/** 'A hora da equipe custa 82, gastamos 610 horas num projeto de 48 mil'. */
function hoursOfJob(ask: Asking, all: readonly UnitCost[]): AskedSum | null {
  const place = all.findIndex(({ valor, coisa }) => valor !== null && wordFor(coisa) === wordFor('hora'))
  const spent = ask.number(['\\b(?:gast|lev|consum|us)[a-z]*~16@H', '@H~20\\b(?:em media|de verdade|na pratica)'])
  const paid = ask.number([
    '\\b(?:ticket|projeto|contrato|obra|servico|preco|cobr[a-z]*)\\b~30\\b(?:de|e|por|a|em) @R',
    '@R~8\\bpor (?:projeto|contrato|obra|servico)',
  ])
  if (place < 0 || !spent || !paid) return null
  const { own } = ask
  const price = ask.value('R$', paid, 'Preço do trabalho')
  const hours = ask.value('horas', spent, 'Horas gastas no trabalho')
  const rate = costValue(ask, all[place]!, place, price)
  const cost = own.make(
    'R$',
    'Custo das horas do trabalho',
    round2(hours.number * rate.number),
    `${formatNumber(hours.number, 1)} × ${money(rate.number)}`,
    [hours, rate],
  )
  const left = own.minus(price, cost, 'O que o trabalho deixa')
  const conta = say`${t(hours)} × ${t(rate)} = ${t(cost)}`
  const said =
    left.number >= 0
      ? say`${conta} de trabalho em cada um, e você recebe ${t(price)}: sobram ${t(left)}.`
      : say`${conta} de trabalho em cada um, e você recebe ${t(price)}: em cada um faltam ${t(left)}.`
  return withAccount(own.sum(left, [hours, rate, cost, price], said, ['ticket_medio', 'custo_hora']), conta)
}
