import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Any, Case } from '#src/measures/deciding/case.ts'
import { eachOf } from '#src/measures/deciding/effects.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { paysBack, paysIn } from '#src/measures/deciding/pays.ts'
import { countIn, orLack, PER, reaisIn, type Sum, type Time, timeOf, timesOf } from '#src/measures/deciding/sums.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Role } from '#src/measures/roles/roles.ts'

const SPAN = 'dia/semana/mes/ano'

/** So many at a price, and a rate of them: what is lost, asked off, kept by a channel or put on. */
const rated = way({
  id: 'parte_das_vendas',
  topic: 'parte',
  wide: true,
  decisions: [
    'comissao',
    'desconto',
    'sair_app',
    'entrar_app',
    'cliente_grande',
    'aumentar_preco',
    'taxa_sinal',
    'prazo_fiado',
  ],
  needs: { many: `quantidade/clientes/quantidade_pedido/capacidade.${SPAN}/ponto` },
  may: {
    price: 'preco/ticket.unidade/mes',
    offer: 'preco_oferta.unidade/mes',
    cost: 'custo_unidade.unidade/mes',
    part: 'p_parte',
    invest: 'investimento/custo_uma_vez.vez',
  },
  lists: {
    rates: 'p_perda/p_desconto/p_comissao/p_aumento/p_sinal/p_queda/p_ocupacao/p_outro',
    bills: `custo_novo/custo_mes.${SPAN}`,
  },
  beside: ['prazo', 'parcelas', 'quantidade_antes', 'multa', 'faltas'],
  tell(c, { many, price, offer, cost, part, invest }, { rates: told, bills }) {
    const rates = withOther(told)
    if (
      rates.length === 0 ||
      rates[0]!.role === 'p_outro' ||
      rates.length > 2 ||
      bills.length > 1 ||
      (price && offer) ||
      rates.some(({ role }) => role !== rates[0]!.role && !isOther(role, rates[0]!.role))
    )
      return null
    const lost = rates[0]!.role === 'p_perda'
    // What is thrown away is worth what it cost.
    const worth = lost && cost ? cost : (price ?? offer)
    if (
      !worth ||
      (cost && !lost && rates[0]!.role !== 'p_comissao') ||
      (lost && cost && price && many.role !== 'quantidade')
    )
      return null
    if (invest && !(lost && bills.length === 0)) return null
    // A bill stands against what a channel takes or what empties, not against a loss or a rise.
    if (bills.length > 0 && !AGAINST.has(rates[0]!.role) && !(lost && bills[0]!.role === 'custo_novo' && !price))
      return null
    const monthly = worth.period === 'mes'
    const counted = timeOf([many])
    if (monthly === (counted !== null) || (!monthly && counted === null)) return null
    const time: Time = monthly ? 'mes' : timeOf([many, ...bills])!
    const value = c.reais(worth, worth.role === 'custo_unidade' ? 'O que cada um custa' : 'O que cada um paga')
    const all = timesOf(
      c,
      { value, terms: say`${t(value)}`, made: false },
      countIn(c, many, undefined, monthly ? 'vez' : time),
      time,
      'Tudo',
    )
    const made = taken(c, { all, rates, part, bill: bills[0], time, invest })
    if (!made || !cost || lost || !price) return made
    // What one leaves after the highest of them, and its cost.
    const most = [...rates].sort((a, b) => b.said.value - a.said.value)[0]!
    const keep = eachOf(c, price, [cost], [most])
    if (!keep) return null
    const kept = timesOf(
      c,
      keep,
      countIn(c, many, undefined, monthly ? 'vez' : time),
      time,
      'O que fica depois do custo',
    )
    return {
      ...made,
      text: say`${made.text} Em cada um ficam ${t(keep.value)} (${keep.terms}): ${t(kept.value)}${PER[time]}.`,
    }
  },
})

/** 'Fica com 30% e quer 25%': a commission may become a rate that isn't named again. */
export const isOther = (role: Role, first: Role): boolean => role === 'p_outro' && first === 'p_comissao'
/** What is named stands first. */
export const withOther = (rates: readonly Held[]): readonly Held[] =>
  [...rates].sort((a, b) => Number(a.role === 'p_outro') - Number(b.role === 'p_outro'))

const AGAINST: ReadonlySet<Role> = new Set(['p_comissao', 'p_queda', 'p_ocupacao'])

interface Taken {
  all: Sum
  rates: readonly Held[]
  part: Held | undefined
  bill: Held | undefined
  time: Time
  invest: Held | undefined
}

function taken(c: Case, { all, rates, part, bill, time, invest }: Taken): Told | null {
  const of = part ? c.share(part, 'A parte') : null
  const read = rates.map((rate) => c.share(rate, NAMES[rate.role] ?? 'A parte'))
  const [a, b] = read as [Value<'%'>, Value<'%'> | undefined]
  const [high, low] = b ? (a.number > b.number ? [a, b] : [b, a]) : [a, null]
  const number = (all.value.number * (high.number - (low?.number ?? 0)) * (of?.number ?? 100)) / 10_000
  if (number === 0) return null
  const shown = low ? say`(${t(high)} − ${t(low)})` : t(high)
  const account = say`${all.account}${of ? say` × ${t(of)}` : ''} × ${shown}`
  const sum = c.make(all.value.kind, NAMES[rates[0]!.role] ?? 'A parte', number, account, [
    all.value,
    ...read,
    ...(of ? [of] : []),
  ])
  const rest = c.make(all.value.kind, 'O que fica', all.value.number - number, say`${t(all.value)} − ${t(sum)}`, [
    all.value,
    sum,
  ])
  const per = PER[time]
  const { role } = rates[0]!
  const against = bill ? againstBill(c, sum, rest, bill, time, role) : null
  if (bill && !against) return null
  if (invest) return stopped(c, sum, account, invest, time)
  return {
    main: against?.main ?? (role === 'p_queda' || role === 'p_ocupacao' ? rest : sum),
    head: against?.head ?? HEADS[role] ?? null,
    text: say`São ${t(sum)}${per}${low ? ' de diferença' : ''}, de ${t(all.value)}; ficam ${t(rest)}.${against?.text ?? c.today()}`,
    line: say`A conta: ${account} = ${t(sum)}${per}${against ? say`; ${against.line}` : ''}.`,
    ...(role === 'p_perda' && { says: ['perdas' as const] }),
  }
}

/** What would stop the loss, by what is lost. */
function stopped(c: Case, sum: Value<'R$'> | Value<'R$/mês'>, account: Text, invest: Held, time: Time): Told | null {
  if (time === 'vez') return null
  const spent = c.reais(invest, 'O que custa uma vez')
  const condition = 'a perda acabar mesmo'
  const paid =
    time === 'mes'
      ? paysBack(c, spent, sum as Value<'R$/mês'>, condition)
      : paysIn(c, spent, sum as Value<'R$'>, time, condition)
  return {
    main: paid.main,
    head: paid.head,
    text: say`São ${t(sum)}${PER[time]} que se perdem. ${paid.text} Se cair só pela metade, leva o dobro.`,
    line: say`A conta: ${account} = ${t(sum)}${PER[time]}; ${paid.line}.`,
    says: ['perdas'],
  }
}

const NAMES: Partial<Record<Role, string>> = {
  p_perda: 'O que se perde',
  p_desconto: 'O desconto',
  p_comissao: 'A comissão',
  p_aumento: 'O aumento',
  p_sinal: 'O sinal',
  p_queda: 'A queda',
  p_ocupacao: 'O que ocupa',
}

const HEADS: Partial<Record<Role, Told['head']>> = {
  p_perda: say`Sim, vale atacar a perda antes de vender mais.`,
  p_desconto: say`Só em troca de alguma coisa: prazo, quantidade ou pagamento à vista.`,
  p_comissao: say`Só se o que fica pagar o custo e o trabalho.`,
  p_aumento: say`Sim, avisando antes e começando por quem chega.`,
  p_sinal: say`Sim, cobre o sinal de quem marca agora.`,
}

/** The rate, or what it leaves, against a bill. */
function againstBill(c: Case, sum: Any, rest: Any, bill: Held, time: Time, role: Role) {
  const cost = reaisIn(c, bill, time, 'A conta')
  if (sum.kind !== cost.kind) return null
  const keeps = role === 'p_queda' || role === 'p_ocupacao'
  const from = keeps ? rest : sum
  const left = c.make(cost.kind, 'A diferença', from.number - cost.number, say`${t(from)} − ${t(cost)}`, [from, cost])
  const per = PER[time]
  return {
    main: left,
    head: left.number > 0 ? say`Compensa, se for assim mesmo.` : say`Não: a conta é maior.`,
    text: say` Contra ${t(cost)}${per}, ${left.number > 0 ? 'ficam' : 'faltam'} ${t(left)}.`,
    line: say`${t(from)} − ${t(cost)} = ${orLack(left)}${per}`,
  }
}

/** Places that stand empty, at her price. */
const emptyPlaces = way({
  id: 'vagas_vazias',
  topic: 'vaga',
  wide: true,
  decisions: ['anunciar', 'contratar', 'baixar_preco', 'mais_horas'],
  needs: {
    room: `capacidade.${SPAN}/ponto`,
    now: `clientes/quantidade.${SPAN}/ponto`,
    price: 'preco/preco_oferta/ticket.unidade/mes',
  },
  lists: { bills: `custo_novo.${SPAN}` },
  beside: ['prazo', 'custo_mes', 'parcelas', 'clientes_antes', 'sobra'],
  tell(c, { room, now, price }, { bills }) {
    if (bills.length > 1 || (price.period === 'mes') !== (room.period === 'ponto') || room.period !== now.period)
      return null
    const time: Time = price.period === 'mes' ? 'mes' : (timeOf([room, ...bills]) ?? 'vez')
    const of = (held: Held) =>
      time === 'mes' && held.period !== 'ponto' ? c.manyMonthly(held, 'Quantos') : c.count(held, 'Quantos')
    const [fits, today] = [of(room), of(now)]
    if (fits.number <= today.number) return null
    const free = c.make('qtd', 'Vagas vazias', fits.number - today.number, say`${t(fits)} − ${t(today)}`, [fits, today])
    const one = c.reais(price, 'O que cada um paga')
    const all = timesOf(
      c,
      { value: one, terms: say`${t(one)}`, made: false },
      { value: free, text: say`(${t(fits)} − ${t(today)})` },
      time,
      'O que entraria com tudo cheio',
    )
    const bill = bills[0] ? reaisIn(c, bills[0], time, 'O custo novo') : null
    const rest = bill
      ? c.make(bill.kind, 'O que fica', all.value.number - bill.number, say`${t(all.value)} − ${t(bill)}`, [
          all.value,
          bill,
        ])
      : null
    const per = PER[time]
    return {
      main: rest ?? all.value,
      head: rest
        ? rest.number > 0
          ? say`Compensa, se encher.`
          : say`Não: nem cheio se paga.`
        : say`Só se encher custar menos do que isso.`,
      text: say`As ${t(free)} vagas vazias dariam ${t(all.value)}${per}${rest && bill ? say`; pagos os ${t(bill)}, ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}` : ''}.${c.today()}`,
      line: say`A conta: ${all.account}${bill && rest ? say` − ${t(bill)} = ${orLack(rest)}` : say` = ${t(all.value)}`}${per}.`,
    }
  },
})

export const RATED: readonly Way[] = [rated, emptyPlaces]
