import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Line, volumeOf } from '#src/measures/relations/volume.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { type Answer, beforePay, type Month, monthOf, spoken, taxOf } from './frame.ts'

const NEAR = 0.04
const ORDERS = /^ (?:mais )?(?:pedidos?|entregas?|lanches?|pizzas?|marmitas?|vendas?|por mes)\b/
const WORKER =
  /\b(?:ajudante|funcionari[oa]|chapeiro|cozinheir[oa]|auxiliar|atendente|pessoa|motoboy|entregador|menino|menina|rapaz|moca|alguem)\b/
const IN_APP = /\b(?:ifood|app|aplicativo[s]?|rappi|99|shopee|mercado livre|marketplace|plataforma)\b/

/** Of her costs those that her own numbers prove to come with each order of a channel: 22 × 1.100 = 24.200. */
interface PerOrder {
  value: Value<'R$'>
  inApp: boolean
  direct: boolean
}

/** What one order leaves by the app and by her own way, and what more of the app's would bring. */
export function channels(d: Deriver): Answer | null {
  const month = monthOf(d)
  const line = only(volumeOf(d))
  if (!month || !line) return null
  const { own } = d
  const { items } = own.sources.reading.costs
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const part = partsOf(all, line)
  if (!part) return null
  const fees = all.filter((one) => one.said.kind === 'P' && one.value >= 8 && one.value <= 45)
  const price = line.each.number
  const proofs: Proofs = (value, count) => items.findIndex(({ valor }) => Math.abs(valor / (value * count) - 1) < NEAR)
  const fee = only(fees.filter((one) => proofs((one.value / 100) * price, part.app.value) >= 0)) ?? only(fees)
  if (!fee) return null
  const [inApp, direct, rate] = [
    d.ask.value('qtd', part.app.said, 'Pedidos pelo aplicativo'),
    d.ask.value('qtd', part.direct.said, 'Pedidos diretos'),
    d.ask.value('%', fee.said, 'O que o aplicativo leva'),
  ]
  const costs = costsOfOrder(d, line, part, proofs)
  if (costs.length === 0 || !costs.some((one) => one.direct)) return null
  const tax = taxOf(d)
  const cardValue = cardRateOf(d, all, price * part.direct.value)
  const byApp = keepOf(d, line, 'O que fica de um pedido do aplicativo', {
    rates: [rate, ...(tax ? [tax] : [])],
    costs: costs.filter((one) => one.inApp),
  })
  const byOwn = keepOf(d, line, 'O que fica de um pedido direto', {
    rates: [...(cardValue ? [cardValue] : []), ...(tax ? [tax] : [])],
    costs: costs.filter((one) => one.direct),
  })
  const gap = own.minus(byOwn, byApp, 'A diferença em cada pedido')
  if (gap.number <= 0) return null
  const inputs: (Value<Kind> | null)[] = [
    line.each,
    line.many,
    inApp,
    direct,
    rate,
    tax,
    cardValue,
    byApp,
    byOwn,
    gap,
    month.left,
  ]
  const known = say`De cada ${t(line.each)} ficam ${t(byOwn)} no pedido direto e ${byApp.number < 0 ? say`faltam ${t(byApp)}` : say`${t(byApp)}`} no do aplicativo, depois de ${tax ? 'imposto, ' : ''}comissão e custo do pedido`
  const texts: Text[] = [say`${known}.`]
  if (month.left.number < 0) texts.push(movedText(d, month, { gap, inApp, inputs }))
  const promo = only(costs.filter((one) => !one.direct))
  if (promo) texts.push(halfText(d, promo.value, inApp, inputs))
  const answer = moreThere(d, byApp, inputs)
  return {
    decisions: [
      'entrar_app',
      'produto_novo',
      'contratar',
      'segunda_loja',
      'vender_online',
      'sair_app',
      'anunciar',
      'mais_horas',
    ],
    at: answer?.at ?? part.app,
    main: byApp,
    inputs,
    line: join(texts),
    ...(answer && { verdict: answer.verdict }),
    says: [
      'comissao_entrega',
      'ticket_medio',
      'custo_por_unidade',
      'taxas_cartao',
      'queda_de_volume',
      'ponto_equilibrio',
      'margem',
    ],
    topic: 'canais',
  }
}

/** Where an item of her costs is what `value` each makes of `count`; −1: nowhere. */
type Proofs = (value: number, count: number) => number

interface Part {
  app: Spoken
  direct: Spoken
}

/** How many of her orders come by the app, and how many by her own way. */
function partsOf(all: readonly Spoken[], line: Line): Part | undefined {
  const parts = all.flatMap((app) => {
    const direct = all.find(
      (one) =>
        one !== app &&
        one.said.kind === 'N' &&
        one.sentence === app.sentence &&
        one.value + app.value === line.many.number,
    )
    return app.said.kind === 'N' && direct && APPS.test(clauseOf(app)) && !APPS.test(ahead(direct))
      ? [{ app, direct }]
      : []
  })
  return only(parts)
}

/** What she says each order costs, proven by her list. */
function costsOfOrder(d: Deriver, line: Line, { app, direct }: Part, proofs: Proofs): PerOrder[] {
  const price = line.each.number
  return spoken(d)
    .filter(({ field }) => field === 'main_challenge')
    .filter(
      (one) =>
        one !== app &&
        one !== direct &&
        isPlain(one) &&
        one.value >= 0.5 &&
        one.value < price &&
        one.said !== line.price.said &&
        one.said !== line.count.said,
    )
    .flatMap((one): PerOrder[] => {
      const label = 'Custo de cada pedido'
      if (proofs(one.value, line.many.number) >= 0)
        return [{ value: d.ask.value('R$', one.said, label), inApp: true, direct: true }]
      if (proofs(one.value, app.value) >= 0)
        return [{ value: d.ask.value('R$', one.said, label), inApp: true, direct: false }]
      return []
    })
}

/** The card's rate, where her list proves it on what is sold direct. */
function cardRateOf(d: Deriver, all: readonly Spoken[], sold: number): Value<'%'> | null {
  const card = d.own.sources.group('taxas_cartao')
  const cardRate =
    card &&
    only(
      all.filter(
        (one) => one.said.kind === 'P' && one.value < 8 && Math.abs(card.valor / ((one.value / 100) * sold) - 1) < 0.06,
      ),
    )
  return cardRate ? d.ask.value('%', cardRate.said, 'Taxa do cartão') : null
}

interface Taking {
  rates: readonly Value<'%'>[]
  costs: readonly PerOrder[]
}

/** What an order leaves after its rates and its costs. */
function keepOf(d: Deriver, line: Line, rotulo: string, { rates, costs }: Taking): Value<'R$'> {
  const price = line.each.number
  const some = costs.map(({ value }) => value)
  const number = round2(
    price -
      rates.reduce((sum, one) => sum + (price * one.number) / 100, 0) -
      some.reduce((sum, one) => sum + one.number, 0),
  )
  const formula = [
    money(price),
    ...rates.map((one) => `${percent(one.number)} × ${money(price)}`),
    ...some.map((one) => money(one.number)),
  ].join(' − ')
  return d.own.make('R$', rotulo, number, formula, [line.each, ...rates, ...some])
}

interface Moving {
  gap: Value<'R$'>
  inApp: Value<'qtd'>
  inputs: (Value<Kind> | null)[]
}

/** The orders to pass to her own way for the month to close. */
function movedText(d: Deriver, month: Month, { gap, inApp, inputs }: Moving): Text {
  const moved = d.own.make(
    'qtd',
    'Pedidos a passar ao direto para zerar',
    Math.ceil(-month.left.number / gap.number),
    `${money(-month.left.number)} ÷ ${money(gap.number)}`,
    [month.left, gap],
  )
  inputs.push(moved)
  return moved.number <= inApp.number
    ? say` Faltam ${t(month.left)} por mês${beforePay(month)}: passar ${t(moved)} dos ${t(inApp)} pedidos do aplicativo para o direto zera isso.`
    : say` Faltam ${t(month.left)} por mês${beforePay(month)}.`
}

/** Half of what she pays for promotions in the app. */
function halfText(d: Deriver, promo: Value<'R$'>, inApp: Value<'qtd'>, inputs: (Value<Kind> | null)[]): Text {
  const half = d.own.make(
    'R$/mês',
    'Cortar pela metade o que você banca lá',
    Math.round((promo.number * inApp.number) / 2),
    `${inApp.number} × ${money(promo.number)} ÷ 2`,
    [inApp, promo],
  )
  inputs.push(half, promo)
  return say` Cortar pela metade os ${t(promo)} que você banca em cada pedido de lá vale até ${t(half)} por mês, se os pedidos não caírem.`
}

/** 'Mais 300 pedidos, com um ajudante de 2.400'. */
function moreThere(
  d: Deriver,
  byApp: Value<'R$'>,
  inputs: (Value<Kind> | null)[],
): { at: Spoken; verdict: Text } | null {
  const { own } = d
  const all = spoken(d)
  const { sentences } = d.ask.scene
  const more = only(
    all.filter(
      (one) =>
        one.field === 'future_goals' &&
        one.said.kind === 'N' &&
        one.value >= 10 &&
        ORDERS.test(one.after) &&
        /\bmais(?: uns| umas)? $/.test(one.before),
    ),
  )
  if (!more || !sentences.some(({ field, text }) => field === 'future_goals' && IN_APP.test(text))) return null
  const wage = only(
    all.filter(
      (one) =>
        one.field === 'future_goals' &&
        isPlain(one) &&
        one.value >= 600 &&
        one.value <= 12_000 &&
        WORKER.test(one.before),
    ),
  )
  const count = d.ask.value('qtd', more.said, 'Pedidos a mais')
  const brings = own.times(count, byApp, 'O que eles deixam', 'R$/mês')
  inputs.push(count, brings)
  if (!wage)
    return {
      at: more,
      verdict: say`${byApp.number <= 0 ? 'Não' : 'Só depois de encher o caminho direto'}. ${t(count)} pedidos a mais por lá, a ${t(byApp)} cada, deixam ${t(brings)} por mês, e o seu negócio fica mais preso ao aplicativo.`,
    }
  const pay = ofMonth(d.ask.value('R$', wage.said, 'Quem faria os pedidos'))
  const rest = own.minus(brings, pay, 'O que sobra deles')
  inputs.push(pay, rest)
  return {
    at: more,
    verdict: say`Não agora. ${t(count)} pedidos a mais no aplicativo deixam ${t(brings)} por mês; pagos os ${t(pay)} da pessoa, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`sobram ${t(rest)}, antes dos encargos dela`}, e você fica mais preso a quem já leva a maior parte. Passe primeiro pedidos de lá para o seu canal; com a mesma cozinha, cada um rende mais.`,
  }
}
