import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { appTold } from './app-told.ts'
import { type Answer, type Month, monthOf, taxOf, today } from './frame.ts'

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
  const found = month && appTold(d)
  const goods = found && goodsOf(d)
  if (!month || !found || !goods) return null
  const { own } = d
  const { share, fee, ticket, courier } = found
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
    at: found.at,
    main: direct,
    inputs,
    line: say`Um pedido de ${t(ticket)} deixa ${inApp.number < 0 ? say`uma falta de ${t(inApp)}` : t(inApp)} no aplicativo e ${t(direct)} no seu canal, depois de insumo e embalagem (${t(goods)})${tax ? say`, imposto (${t(tax)})` : ''} e de ${t(fee)} de comissão lá${courier ? say` ou ${t(courier)} de entrega no seu` : ', sem contar quem entregar no seu'}.`,
    verdict: verdictOf(d, month, { ticket, fee, tax, courier, inApp, direct, orders, inputs }),
    says: ['comissao_entrega', 'ticket_medio', 'custo_por_unidade', 'margem'],
    topic: 'canais',
  }
}

interface Ways {
  ticket: Value<'R$'>
  fee: Value<'%'>
  tax: Value<'%'> | null
  courier: Value<'R$'> | null
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

function verdictOf(d: Deriver, month: Month, ways: Ways): Text {
  const { own } = d
  const { inApp, direct, orders, inputs } = ways
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
    say`Cada um que vier rende ${t(gap)} a mais: ${t(tenth)} por mês, um em cada dez, são ${t(moved)}. `,
    samePrice(d, ways),
    say`${today(month)}.`,
  ])
}

const ONE_PRICE =
  /\b(?:mesmo (?:preco|valor)|preco (?:e )?(?:igual|o mesmo)|valor (?:e )?(?:igual|o mesmo)|precos? iguais)\b/

/** 'Cobro o mesmo nos dois': the price at which one of the app leaves what one of her own way does. */
function samePrice(d: Deriver, { ticket, fee, tax, courier, inApp, direct, inputs }: Ways): Text {
  if (!courier || !d.ask.says(ONE_PRICE, ['main_challenge'])) return say``
  const taken = fee.number + (tax?.number ?? 0)
  const even = d.own.make(
    'R$',
    'O preço no aplicativo que deixa o mesmo',
    Math.ceil(ticket.number + (direct.number - inApp.number) / (1 - taken / 100)),
    `${money(ticket.number)} + (${money(direct.number)} − ${money(inApp.number)}) ÷ (100% − ${percent(taken)})`,
    [ticket, direct, inApp, fee, ...(tax ? [tax] : [])],
  )
  inputs.push(even)
  return say`Cobrar ${t(ticket)} nos dois é o que pesa: lá, só a ${t(even)} um pedido deixa o mesmo que no seu. Suba lá em etapas, mantenha ${t(ticket)} no seu, e conte os pedidos. `
}
