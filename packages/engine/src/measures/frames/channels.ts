import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { volumeOf } from '#src/measures/relations/volume.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { type Answer, beforePay, monthOf, spoken, taxOf } from './frame.ts'

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
  const part = only(parts)
  if (!part) return null
  const fees = all.filter((one) => one.said.kind === 'P' && one.value >= 8 && one.value <= 45)
  const price = line.each.number
  const proofs = (value: number, count: number) =>
    items.findIndex(({ valor }) => Math.abs(valor / (value * count) - 1) < NEAR)
  const fee = only(fees.filter((one) => proofs((one.value / 100) * price, part.app.value) >= 0)) ?? only(fees)
  if (!fee) return null
  const [inApp, direct, rate] = [
    d.ask.value('qtd', part.app.said, 'Pedidos pelo aplicativo'),
    d.ask.value('qtd', part.direct.said, 'Pedidos diretos'),
    d.ask.value('%', fee.said, 'O que o aplicativo leva'),
  ]
  const costs = all
    .filter(
      (one) =>
        one !== part.app &&
        one !== part.direct &&
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
      if (proofs(one.value, part.app.value) >= 0)
        return [{ value: d.ask.value('R$', one.said, label), inApp: true, direct: false }]
      return []
    })
  if (costs.length === 0 || !costs.some((one) => one.direct)) return null
  const tax = taxOf(d)
  const card = own.sources.group('taxas_cartao')
  const cardRate =
    card &&
    only(
      all.filter(
        (one) =>
          one.said.kind === 'P' &&
          one.value < 8 &&
          Math.abs(card.valor / ((one.value / 100) * price * part.direct.value) - 1) < 0.06,
      ),
    )
  const cardValue = cardRate ? d.ask.value('%', cardRate.said, 'Taxa do cartão') : null
  const keep = (rotulo: string, app: boolean) => {
    const rates = [...(app ? [rate] : cardValue ? [cardValue] : []), ...(tax ? [tax] : [])]
    const some = costs.filter((one) => (app ? one.inApp : one.direct)).map(({ value }) => value)
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
    return own.make('R$', rotulo, number, formula, [line.each, ...rates, ...some])
  }
  const byApp = keep('O que fica de um pedido do aplicativo', true)
  const byOwn = keep('O que fica de um pedido direto', false)
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
  const missing = month.left.number < 0
  const known = say`De cada ${t(line.each)} ficam ${t(byOwn)} no pedido direto e ${byApp.number < 0 ? say`faltam ${t(byApp)}` : say`${t(byApp)}`} no do aplicativo, depois de ${tax ? 'imposto, ' : ''}comissão e custo do pedido`
  const texts: Text[] = [say`${known}.`]
  if (missing) {
    const moved = own.make(
      'qtd',
      'Pedidos a passar ao direto para zerar',
      Math.ceil(-month.left.number / gap.number),
      `${money(-month.left.number)} ÷ ${money(gap.number)}`,
      [month.left, gap],
    )
    inputs.push(moved)
    texts.push(
      moved.number <= inApp.number
        ? say` Faltam ${t(month.left)} por mês${beforePay(month)}: passar ${t(moved)} dos ${t(inApp)} pedidos do aplicativo para o direto zera isso.`
        : say` Faltam ${t(month.left)} por mês${beforePay(month)}.`,
    )
  }
  const promo = only(costs.filter((one) => !one.direct))
  if (promo) {
    const half = own.make(
      'R$/mês',
      'Cortar pela metade o que você banca lá',
      Math.round((promo.value.number * inApp.number) / 2),
      `${inApp.number} × ${money(promo.value.number)} ÷ 2`,
      [inApp, promo.value],
    )
    inputs.push(half, promo.value)
    texts.push(
      say` Cortar pela metade os ${t(promo.value)} que você banca em cada pedido de lá vale até ${t(half)} por mês, se os pedidos não caírem.`,
    )
  }
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
