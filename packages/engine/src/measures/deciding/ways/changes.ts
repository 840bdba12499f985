import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import { BRINGS, countsOf, type Groups, hasAny, OF_ONE, SPENDS, sumOf, TODAY } from '#src/measures/deciding/effects.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { afterCost, paysBack, paysIn } from '#src/measures/deciding/pays.ts'
import {
  type Each,
  lessOf,
  orLack,
  PER,
  partOfSum,
  plusOf,
  type Sum,
  type Time,
  timeOf,
  togetherOf,
} from '#src/measures/deciding/sums.ts'
import { wageFor } from '#src/measures/deciding/wages.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { RISEN } from './costs.ts'
import { BUYS } from './invests.ts'
import { ADDS } from './terms.ts'

const SPAN = 'dia/semana/mes/ano'

/** Everything that a change brings and takes. */
const OF_CHANGE = {
  ...OF_ONE,
  gain: `ganho_esperado.${SPAN}`,
  loss: `prejuizo.${SPAN}`,
  now: `custo_mes.${SPAN}`,
  bill: `custo_novo.${SPAN}`,
  sales: `faturamento.${SPAN}`,
  part: 'p_parte/p_outro/p_perda/p_queda',
} as const
type Change = Groups & Readonly<Record<Exclude<keyof typeof OF_CHANGE, keyof Groups>, readonly Held[]>>

interface Flow {
  sum: Sum
  /** What it is called. */
  is: string
  bills: Sum | null
  time: Time
  /** What one of them leaves. */
  each?: Each
}

/** A gain told, a loss or bill that ends, a part of one; null: none of these alone. */
function flowOf(c: Case, g: Change, time: Time): Flow | null {
  const { gain, loss, now, bill, part, sales } = g
  if (
    part.length > 1 ||
    now.length > 1 ||
    sales.length > 1 ||
    [gain, loss, now, sales].filter(({ length }) => length > 0).length !== 1
  )
    return null
  const rate = part[0] ? c.share(part[0], 'A parte') : null
  const [first] = [...gain, ...loss, ...now, ...sales]
  const all = togetherOf(
    c,
    [...gain, ...loss, ...now, ...sales],
    time,
    first!.role === 'custo_mes' ? 'A conta de hoje' : 'O que vem',
  )
  if (!all) return null
  const bills = togetherOf(c, bill, time, 'O custo novo')
  if (bill.length > 0 && !bills) return null
  const { margin } = c
  if (now.length > 0) {
    if (margin || (bill.length > 0 && c.d.ask.says(ADDS, ['main_challenge']))) return null
    const saved = rate ? partOfSum(c, all, rate, 'O que deixa de gastar') : all
    // What it becomes is told where no part of it is: another bill in its place.
    return { sum: saved, is: 'O que deixa de gastar', bills, time }
  }
  if (rate && gain.length > 0) return null
  const kept = margin ?? rate
  // Of all that is sold only a part is meant.
  if (sales.length > 0 && !kept) return null
  const is = gain.length > 0 ? 'O ganho' : sales.length > 0 ? 'Essa parte da venda' : 'O que se perde'
  return { sum: kept ? partOfSum(c, all, kept, is) : all, is, bills, time }
}

/** What a change leaves in its time, before its bills; null: her numbers come to none, or to more than one. */
function comesOf(c: Case, g: Change): Flow | null {
  const flows = [...g.gain, ...g.loss, ...g.now, ...g.sales]
  const time =
    timeOf([...countsOf(g).filter((one) => isCounted(g, one)), ...flows, ...g.bill, ...monthlyPrices(g)]) ?? 'vez'
  if (!hasAny(g)) return flowOf(c, g, time)
  if (flows.length + g.part.length > 0) return null
  const made = sumOf(c, g, BRINGS, time) ?? sumOf(c, g, spends(g) ? SPENDS : TODAY, time)
  const bills = togetherOf(c, g.bill, time, 'O custo novo')
  return made && (g.bill.length === 0 || bills) ? { sum: made, is: made.is, bills, time, each: made.each } : null
}

const monthlyPrices = (g: Groups): readonly Held[] =>
  [...g.price, ...g.next, ...g.offer].filter(({ period }) => period === 'mes')

/** How many she makes today is of no time where a new count is told. */
const isCounted = (g: Groups, one: Held): boolean => one.role !== 'quantidade' || g.order.length + g.missed.length === 0

/** 'Pago 22 por cada um', against what she makes of them. */
const PAYS =
  /\b(?:pago|pagamos|paga|gasto|compro|alug[a-z]+|terceiriz[a-z]+|fora|mando|cobram?|me sai|frete|diaria)\b[^.;]{0,40}$/
const spends = (g: Groups): boolean => g.price.length === 0 || g.costs.some(({ at }) => PAYS.test(at.before))

/** 'Faz o serviço de dois' */
const REPLACES =
  /\b(?:faz(?:er|ia)? o (?:servico|trabalho) de|substitui[a-z]*|dispens[a-z]+|no lugar de|em vez de|demit[a-z]+|mand[a-z]+ embora)\b/

/** Whom it replaces, by what her list pays them, with what else it brings; a bill that her list hasn't is a new one. */
function withWage(c: Case, g: Change, wage: Value<'R$/mês'>): Flow | null {
  const { items } = c.d.own.sources.reading.costs
  if (g.gain.length + g.loss.length + g.sales.length + g.part.length > 0) return null
  if (g.now.some(({ said }) => items.some(({ valor }) => valor === said.value))) return null
  const spent = [...g.now, ...g.bill].sort((a, b) => a.at.place - b.at.place)
  const bills = togetherOf(c, spent, 'mes', 'O custo novo')
  const effect = hasAny(g) ? sumOf(c, g, BRINGS, 'mes') : null
  if ((spent.length > 0 && !bills) || (hasAny(g) && !effect)) return null
  const own: Sum = { value: wage, account: say`${t(wage)}`, made: false }
  return {
    sum: effect ? plusOf(c, own, effect, 'O que traz por mês') : own,
    is: 'O que deixa de pagar de gente',
    bills,
    time: 'mes',
  }
}

/** A purchase against all that it brings and takes, as far as she tells. */
const bought = way({
  id: 'compra_e_efeitos',
  topic: 'compra',
  wide: true,
  decisions: BUYS,
  needs: {},
  may: { times: 'parcelas', pays: 'parcela_nova.mes', cash: 'caixa.ponto' },
  lists: { purchase: 'investimento/custo_uma_vez', fine: 'multa.vez', people: 'pessoas', ...OF_CHANGE },
  beside: ['prazo', 'capacidade', 'p_juros', 'p_sinal', 'retirada'],
  tell(c, { times, pays, cash }, { purchase, fine, people, ...g }) {
    const once = [...purchase, ...fine]
    const cost = togetherOf(c, once, 'vez', 'O que custa uma vez')
    const wage = people.length === 1 && c.d.ask.says(REPLACES, ['main_challenge']) ? wageFor(c, people[0]!) : null
    const comes = cost && (wage ? withWage(c, g, wage) : comesOf(c, g))
    if (!comes || (pays && g.part.length > 0)) return null
    // A repair is no way to end a bill.
    if (
      !wage &&
      !hasAny(g) &&
      g.now.length > 0 &&
      g.bill.length + g.part.length === 0 &&
      once.some(({ role }) => role !== 'investimento')
    )
      return null
    const spent = cost.value as Value<'R$'>
    const rest = lessOf(c, comes.sum, comes.bills, 'O que fica')
    if (rest.value.number <= 0) return comes.bills && (wage || g.now.length === 0) ? lacks(c, spent, rest, comes) : null
    if (comes.time === 'vez') return onceOnly(c, spent, rest, comes)
    const paid =
      comes.time === 'mes'
        ? paysBack(c, spent, rest.value as Value<'R$/mês'>, 'isso vier mesmo')
        : paysIn(c, spent, rest.value as Value<'R$'>, comes.time, 'isso vier mesmo')
    const bills = comes.bills
      ? say`; pagos ${t(comes.bills.value)} de custo novo ficam ${t(rest.value)}${PER[comes.time]}`
      : say``
    const sum = rest.made ? say`${rest.account} = ${t(rest.value)}${PER[comes.time]}; ` : say``
    const by = pays && comes.time === 'mes' ? instalmentOf(c, rest.value as Value<'R$/mês'>, spent, pays, times) : null
    if (pays && !by) return null
    return {
      main: by?.after ?? paid.main,
      head: by?.head ?? paid.head,
      text: say`${what(comes)}${bills}.${by?.text ?? ''} ${paid.text}${besides(c, spent, comes, cash)}`,
      line: say`A conta: ${sum}${by ? say`${by.line}; ` : ''}${paid.line}.`,
    }
  },
})

/** How many of them pay it, and what lacks to pay it at once. */
function besides(c: Case, spent: Value<'R$'>, { each }: Flow, cash: Held | undefined): Text {
  const needed =
    each && each.value.number > 0 && each.value.number < spent.number
      ? c.needed(spent, each.value, 'Quantos pagam isso')
      : null
  const has = cash ? c.reais(cash, 'Dinheiro guardado') : null
  const lack = has && has.number < spent.number ? c.minus(spent, has, 'O que falta para pagar') : null
  return say`${needed ? say` São ${t(needed)} para pagar.` : ''}${lack ? say` À vista faltam ${t(lack)}.` : ''}`
}

const what = ({ is, sum, time }: Flow): Text => say`${is}: ${t(sum.value)}${PER[time]}`

function lacks(c: Case, spent: Value<'R$'>, rest: Sum, comes: Flow): Told {
  return {
    main: rest.value,
    head: say`Não assim: o que traz não paga nem o custo novo.`,
    text: say`${what(comes)}${comes.bills ? say`, contra ${t(comes.bills.value)} de custo novo` : ''}: faltam ${t(rest.value)}${PER[comes.time]}, sem contar os ${t(spent)}.${c.today()}`,
    line: say`A conta: ${rest.account} = ${orLack(rest.value)}${PER[comes.time]}.`,
  }
}

/** A month with the instalment, and what paying so costs more. */
function instalmentOf(c: Case, gain: Value<'R$/mês'>, spent: Value<'R$'>, pays: Held, times: Held | undefined) {
  const instalment = c.monthly(pays, 'A parcela')
  const after = c.minus(gain, instalment, 'O que fica depois da parcela')
  const count = times ? c.count(times, 'Parcelas') : null
  const all = count
    ? c.make('R$', 'O que se paga ao todo', count.number * instalment.number, say`${t(count)} × ${t(instalment)}`, [
        count,
        instalment,
      ])
    : null
  if (all && (all.number < spent.number * 0.98 || all.number > spent.number * 5)) return null
  const extra =
    all && all.number > spent.number
      ? c.make('R$', 'Juros', all.number - spent.number, say`${t(all)} − ${t(spent)}`, [all, spent])
      : null
  return {
    after,
    head:
      after.number >= 0
        ? say`Compensa, se isso vier mesmo.`
        : say`Não com essa parcela: ela é maior do que o que isso traz.`,
    text: say` Paga a parcela de ${t(instalment)}, ${after.number >= 0 ? 'ficam' : 'faltam'} ${t(after)} por mês${all && extra ? say`; ao todo são ${t(all)}, ${t(extra)} de juros` : ''}.`,
    line: say`${t(gain)} − ${t(instalment)} = ${orLack(after)} por mês`,
  }
}

/** What comes of one order or season: it pays the purchase, or only so often. */
function onceOnly(c: Case, spent: Value<'R$'>, rest: Sum, comes: Flow): Told {
  const gain = rest.value
  const left = c.make('R$', 'O que sobra depois da compra', gain.number - spent.number, say`${t(gain)} − ${t(spent)}`, [
    gain,
    spent,
  ])
  return {
    main: left,
    head: left.number >= 0 ? say`Compensa, se a venda for certa.` : say`Só se a venda se repetir.`,
    text: say`${what(comes)}; pagos os ${t(spent)}, ${left.number >= 0 ? 'sobram' : 'faltam'} ${t(left)}.${c.today()}`,
    line: say`A conta: ${rest.account} − ${t(spent)} = ${orLack(left)}.`,
  }
}

/** New bills against all that they bring. */
const billed = way({
  id: 'custo_novo_e_efeitos',
  topic: 'pessoa',
  wide: true,
  decisions: [
    'contratar',
    'terceirizar',
    'segunda_loja',
    'mudar_ponto',
    'produto_novo',
    'mais_horas',
    'entrega_propria',
    'anunciar',
  ],
  needs: {},
  lists: OF_CHANGE,
  beside: ['prazo', 'capacidade', 'parcelas', 'clientes_antes', 'p_ocupacao'],
  tell(c, _, g) {
    const comes = g.bill.length > 0 ? comesOf(c, g) : null
    // What a bill of today becomes is paid instead of it, and of nothing else.
    if (!comes?.bills || (g.now.length > 0 && g.bill.some(({ at }) => RISEN.test(at.left)))) return null
    const rest = lessOf(c, comes.sum, comes.bills, 'O que fica')
    const { value } = rest
    const [ends, per] = [g.now.length > 0, PER[comes.time]]
    const { each } = comes
    const even = each && each.value.number > 0 ? c.needed(comes.bills.value, each.value, 'Quantos empatam') : null
    return {
      main: value,
      head:
        value.number > 0
          ? ends
            ? say`Compensa, se for só isso que muda.`
            : say`Compensa, se isso vier mesmo.`
          : say`Não: custa mais do que traz.`,
      text: say`${what(comes)}; pagos os ${t(comes.bills.value)} de custo novo, ${value.number > 0 ? 'ficam' : 'faltam'} ${t(value)}${per}.${even ? say` Empata com ${t(even)}${per}.` : ''}${comes.time === 'mes' ? afterCost(c, comes.bills.value as Value<'R$/mês'>, 'se não vier nada') : ''}`,
      line: say`A conta: ${rest.account} = ${orLack(value)}${per}.`,
    }
  },
})

export const CHANGES: readonly Way[] = [bought, billed]
