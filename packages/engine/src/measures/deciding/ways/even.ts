import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import { eachOf } from '#src/measures/deciding/effects.ts'
import { afterCost, ofLeft } from '#src/measures/deciding/pays.ts'
import { type Each, type Sum, timeOf, togetherOf } from '#src/measures/deciding/sums.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { BUYS } from './invests.ts'

const SPAN = 'dia/semana/mes/ano'
const STATE = ['prazo', 'capacidade', 'faturamento', 'p_ocupacao', 'quantidade_antes', 'parcelas', 'estoque_qtd', 'caixa', 'retirada'] as const // biome-ignore format: a list

/** So many sales pay it: a purchase, a loss or a bill, by what one leaves. */
const even = way({
  id: 'quantos_pagam',
  topic: 'compra',
  wide: true,
  decisions: [...BUYS, 'contratar', 'anunciar', 'segunda_loja', 'mudar_ponto'],
  needs: {},
  lists: {
    once: 'investimento/custo_uma_vez.vez',
    bills: `custo_novo/parcela_nova.${SPAN}`,
    next: 'preco_novo.unidade/mes',
    price: 'preco/ticket.unidade/mes',
    keep: 'sobra.unidade',
    costs: 'custo_unidade.unidade/mes',
    nextCosts: 'custo_unidade_novo.unidade/mes',
    rates: 'p_desconto',
  },
  beside: STATE,
  may: { gone: 'clientes_perdidos', many: 'quantidade', who: 'clientes' },
  tell(c, { gone, many, who }, { once, bills, next, price, keep, costs, nextCosts, rates }) {
    const paid = bills.length > 0 ? bills : once
    const prices = keep.length > 0 ? keep : next.length > 0 ? next : price
    if (paid.length === 0 || prices.length !== 1 || keep.length + next.length > 1) return null
    const one = prices[0]!
    // Who goes for want of it, each so much: another sum.
    if (gone && one.period !== 'mes') return null
    if ((many && timeOf([many]) === null) || (who && once.length > 0)) return null
    const spent = keep.length > 0 ? [] : nextCosts.length > 0 ? nextCosts : costs
    // An instalment against what each costs today is another sum.
    if (many && spent.length > 0 && bills.some(({ role }) => role === 'parcela_nova')) return null
    if (spent.some(({ period }) => period !== one.period)) return null
    const time = bills.length === 0 ? 'vez' : (timeOf(bills) ?? 'mes')
    const cost = togetherOf(c, paid, time, 'O que custa')
    // A dearer price for what she sells already: so many at the difference pay it.
    const dearer = next.length > 0 && price.length > 0 && spent.length === 0
    if (dearer && (bills.length === 0 || price.length > 1 || price[0]!.said.value >= one.said.value)) return null
    const value = c.reais(one, keep.length > 0 ? 'O que cada um deixa' : 'O preço novo')
    const each = dearer
      ? addedTo(c, value, c.reais(price[0]!, 'O preço de hoje'))
      : keep.length > 0
        ? keptOf(value)
        : eachOf(c, one, spent, rates)
    if (!cost) return null
    if (!each || each.value.number <= 0 || cost.value.number < each.value.number) return null
    return answer(c, cost, each, time)
  },
})

const addedTo = (c: Case, next: Value<'R$'>, now: Value<'R$'>): Each => ({
  value: c.minus(next, now, 'O que o preço novo acrescenta'),
  terms: say`${t(next)} − ${t(now)}`,
  made: true,
})

const keptOf = (value: Value<'R$'>) => ({ value, terms: say`${t(value)}`, made: false }) satisfies Each

const PER = { vez: '', dia: ' por dia', semana: ' por semana', mes: ' por mês', ano: ' por ano' } as const

function answer(c: Case, cost: Sum, each: Each, time: keyof typeof PER) {
  const needed = c.needed(cost.value, each.value, 'Quantos pagam isso')
  const per = PER[time]
  const after =
    time === 'vez'
      ? ofLeft(c, cost.value as Value<'R$'>)
      : time === 'mes'
        ? afterCost(c, cost.value as Value<'R$/mês'>, 'sem nenhuma venda a mais')
        : say``
  return {
    main: needed,
    head:
      time === 'vez'
        ? say`Só se trouxer venda a mais que você consiga contar.`
        : say`Só com essa venda a mais garantida antes.`,
    text: say`Cada um deixa ${t(each.value)}${each.made ? say` (${each.terms})` : ', antes de material e imposto'}: os ${t(cost.value)}${per} pedem ${t(needed)}${per}.${after}`,
    line: say`A conta: ${cost.made ? say`(${cost.account})` : t(cost.value)} ÷ ${each.made ? say`(${each.terms})` : t(each.value)} = ${t(needed)}${per} para pagar.`,
  }
}

/** By the part that stays of each sale, or the day that one person sells. */
const byMargin = way({
  id: 'contas_pela_margem',
  topic: 'pessoa',
  wide: true,
  decisions: ['contratar', 'segunda_loja', 'mudar_ponto', 'anunciar', 'reforma'],
  needs: { margin: 'p_margem' },
  lists: { bills: `custo_novo.${SPAN}`, now: `custo_mes.${SPAN}`, once: 'investimento/custo_uma_vez.vez' },
  beside: STATE,
  tell(c, { margin }, { bills, now, once }) {
    const rate = c.share(margin, 'O que fica de cada venda')
    const isOnce = once.length > 0
    if (
      bills.length > 0 === isOnce ||
      now.length > 1 ||
      (isOnce && now.length > 0) ||
      rate.number < 2 ||
      rate.number > 95
    )
      return null
    const time = isOnce ? 'vez' : timeOf(bills)!
    const all = togetherOf(c, isOnce ? once : bills, time, 'O que custa')
    const today = now[0] && time === 'mes' ? c.monthly(now[0], 'A conta de hoje') : null
    if (!all || (now[0] && !today)) return null
    const cost = today
      ? c.make(
          'R$/mês',
          'O que passa a custar a mais',
          all.value.number - today.number,
          say`${all.account} − ${t(today)}`,
          [all.value, today],
        )
      : all.value
    if (cost.number <= 0) return null
    const sales = c.make(
      cost.kind,
      'Venda que paga isso',
      (cost.number / rate.number) * 100,
      say`${t(cost)} ÷ ${t(rate)}`,
      [cost, rate],
    )
    const per = PER[time]
    return {
      main: sales,
      head: say`Só com essa venda a mais garantida antes.`,
      text: say`Ficam ${t(rate)} de cada venda: para pagar os ${t(cost)}${per} são precisos ${t(sales)} em vendas a mais${per}.${time === 'mes' ? afterCost(c, cost as Value<'R$/mês'>, 'sem nenhuma venda a mais') : ''}`,
      line: say`A conta: ${today || all.made ? say`(${all.account}${today ? say` − ${t(today)}` : ''})` : t(cost)} ÷ ${t(rate)} = ${t(sales)} em vendas${per}.`,
    }
  },
})

export const EVEN: readonly Way[] = [even, byMargin]
