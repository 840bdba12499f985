import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { APPS } from '#src/quantities/words.data.ts'
import { type Answer, type Month, monthOf, spoken, taxOf, today } from './frame.ts'

const OF_SALES =
  /^ (?:d[aoe]s?|do que|de tudo)? ?(?:minhas |meus |meu |nossas |o que )?(?:vend[a-z]*|fatur[a-z]*|pedidos|movimento|entra|que (?:eu )?vend[a-z]*|receita)\b|^ (?:vem|vendo|sai|entra)\b/
const TAKES = /\b(?:cobr[a-z]+|fica[m]?|leva[m]?|come[m]?|taxa|comissao|tira[m]?|descont[a-z]+|mord[a-z]+)\b/
const TICKET =
  /\b(?:ticket|pedido|venda|conta)s?(?: medi[oa])?(?: (?:e|de|da|em|medio|gira|fica|uns|r\$|por volta|cerca|sai))* $|\bmedia (?:de|e)(?: r\$| uns)* $/
const COURIER = /\b(?:motoboys?|entregador(?:es)?|entrega|motoqueiro|frete)\b/
const OWN_WAY =
  /\b(?:whats[a-z]*|zap|site|direto|proprio|propria|meu (?:canal|app|numero)|telefone|por fora|instagram|insta)\b/

interface Told {
  share: Spoken
  fee: Spoken
  ticket: Spoken
  courier: Spoken
}

/** The app's part of what is sold, its fee, what one order is and what its delivery costs her; null: one lacks, or two fit. */
function told(d: Deriver): Told | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  if (!all.some((one) => APPS.test(d.ask.scene.sentences[one.sentence]!.text))) return null
  const parts = all.filter((one) => one.said.kind === 'P')
  const share = only(parts.filter((one) => one.value >= 15 && one.value <= 98 && OF_SALES.test(one.after)))
  const fee = only(
    parts.filter(
      (one) =>
        one !== share && one.value >= 8 && one.value <= 45 && TAKES.test(`${one.before} ${one.after.slice(0, 20)}`),
    ),
  )
  const ticket = only(
    all.filter((one) => isPlain(one) && one.value >= 8 && one.value <= 2_000 && TICKET.test(one.before)),
  )
  const courier =
    ticket &&
    only(
      all.filter(
        (one) =>
          one !== ticket &&
          isPlain(one) &&
          one.value >= 2 &&
          one.value < ticket.value * 0.6 &&
          COURIER.test(clauseOf(one)) &&
          OWN_WAY.test(d.ask.scene.sentences[one.sentence]!.text),
      ),
    )
  if (!share || !fee || !ticket || !courier || parts.length > 2) return null
  return { share, fee, ticket, courier }
}

/** What the list has of the app's fee is what her words make of it. */
function isProved(d: Deriver, { share, fee }: Told): boolean {
  const listed = d.own.sources.group('comissao_entrega')
  const said = (d.revenue!.number * share.value * fee.value) / 10_000
  return !listed || Math.abs(listed.valor / said - 1) < 0.12
}

/** What goes into an order, as a part of what comes in. */
function goodsOf(d: Deriver): Value<'%'> | null {
  const group = d.own.sources.group('mercadorias')
  return group && d.revenue
    ? d.own.share(
        d.own.known('R$/mês', d.own.sources.groupFact(group), d.own.sources.groupFacts(group)),
        d.revenue,
        'Insumo e embalagem, parte do que entra',
      )
    : null
}

/** '65% vem do iFood, que fica com 27%; pedido médio de 72, e no zap pago 8 ao motoboy': what an order leaves by each way, and when leaving pays. */
export function appShare(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = month && told(d)
  const goods = found && goodsOf(d)
  if (!month || !found || !goods || !isProved(d, found)) return null
  const { own } = d
  const [share, fee] = [
    d.ask.value('%', found.share.said, 'Parte que vem do aplicativo'),
    d.ask.value('%', found.fee.said, 'O que o aplicativo leva'),
  ]
  const ticket = d.ask.value('R$', found.ticket.said, 'Um pedido')
  const courier = d.ask.value('R$', found.courier.said, 'A entrega que você paga')
  const tax = taxOf(d)
  const base = [goods, ...(tax ? [tax] : [])]
  const keep = (rotulo: string, rates: readonly Value<'%'>[], less: Value<'R$'> | null): Value<'R$'> =>
    own.make(
      'R$',
      rotulo,
      round2(ticket.number * (1 - rates.reduce((sum, { number }) => sum + number, 0) / 100) - (less?.number ?? 0)),
      `${money(ticket.number)} × (100% − ${rates.map(({ number }) => percent(number)).join(' − ')})${less ? ` − ${money(less.number)}` : ''}`,
      [ticket, ...rates, ...(less ? [less] : [])] as Value<Kind>[],
    )
  const inApp = keep('O que fica de um pedido do aplicativo', [...base, fee], null)
  const direct = keep('O que fica de um pedido direto', base, courier)
  const orders = own.make(
    'qtd',
    'Pedidos do aplicativo por mês',
    Math.round((month.revenue.number * share.number) / 100 / ticket.number),
    `${percent(share.number)} × ${money(month.revenue.number)} ÷ ${money(ticket.number)}`,
    [share, month.revenue, ticket],
  )
  const inputs: (Value<Kind> | null)[] = [share, fee, ticket, courier, tax, goods, inApp, direct, orders, month.left]
  return {
    decisions: ['sair_app', 'entrega_propria', 'entrar_app', 'vender_online', 'aumentar_preco'],
    at: found.share,
    main: direct,
    inputs,
    line: say`Um pedido de ${t(ticket)} deixa ${inApp.number < 0 ? say`uma falta de ${t(inApp)}` : t(inApp)} no aplicativo e ${t(direct)} no seu canal, depois de insumo e embalagem (${t(goods)})${tax ? say`, imposto (${t(tax)})` : ''} e de ${t(fee)} de comissão lá ou ${t(courier)} de entrega no seu.`,
    verdict: verdictOf(d, month, { inApp, direct, orders, inputs }),
    says: ['comissao_entrega', 'ticket_medio', 'custo_por_unidade', 'margem'],
    topic: 'canais',
  }
}

interface Ways {
  inApp: Value<'R$'>
  direct: Value<'R$'>
  orders: Value<'qtd'>
  inputs: (Value<Kind> | null)[]
}

const whole = (d: Deriver, many: Value<'qtd'>, each: Value<'R$'>, rotulo: string): Value<'R$/mês'> =>
  d.own.make('R$/mês', rotulo, Math.round(many.number * each.number), `${many.number} × ${money(each.number)}`, [
    many,
    each,
  ])

function verdictOf(d: Deriver, month: Month, { inApp, direct, orders, inputs }: Ways): Text {
  const { own } = d
  if (direct.number <= 0)
    return say`Nem num canal nem no outro: um pedido fica com ${t(direct)} a menos do que custa no seu canal. Acerte preço e custo do pedido antes de trocar de canal. ${today(month)}.`
  const brings = whole(d, orders, inApp, 'O que os pedidos do aplicativo deixam')
  inputs.push(brings)
  if (inApp.number <= 0)
    return say`Sim, ou suba o preço lá. Os ${t(orders)} pedidos por mês do aplicativo fazem faltar ${t(brings)}; no seu canal cada um deixa ${t(direct)}. ${today(month)}.`
  const gap = own.minus(direct, inApp, 'A diferença em cada pedido')
  if (gap.number <= 0) {
    inputs.push(gap)
    return say`Não. No seu canal um pedido deixa menos do que no aplicativo: ${t(direct)} contra ${t(inApp)}. Os ${t(orders)} pedidos de lá deixam ${t(brings)} por mês. ${today(month)}.`
  }
  const even = own.make(
    'qtd',
    'Pedidos que precisam vir junto para empatar',
    Math.ceil(brings.number / direct.number),
    `${money(brings.number)} ÷ ${money(direct.number)}`,
    [brings, direct],
  )
  const part = own.make(
    '%',
    'Parte deles',
    round1((even.number / orders.number) * 100),
    `${even.number} ÷ ${orders.number}`,
    [even, orders],
  )
  const tenth = own.make('qtd', 'Um em cada dez pedidos', Math.round(orders.number / 10), `${orders.number} ÷ 10`, [
    orders,
  ])
  const moved = whole(d, tenth, gap, 'O que um em cada dez traz a mais')
  inputs.push(gap, even, part, tenth, moved)
  return join([
    say`Não saia de uma vez: passe pedidos para o seu canal. Os ${t(orders)} pedidos por mês do aplicativo deixam ${t(brings)}, e sair só empata se ${t(even)} deles (${t(part)}) vierem junto. `,
    say`Cada um que vier rende ${t(gap)} a mais: ${t(tenth)} por mês, um em cada dez, são ${t(moved)}. ${today(month)}.`,
  ])
}
