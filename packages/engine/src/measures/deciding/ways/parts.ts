import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Any, Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { afterCost } from '#src/measures/deciding/pays.ts'
import {
  lessOf,
  orLack,
  PER,
  partOfSum,
  reaisIn,
  type Sum,
  type Time,
  timeOf,
  togetherOf,
} from '#src/measures/deciding/sums.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Role } from '#src/measures/roles/roles.ts'
import { isOther, withOther } from './rated.ts'

const SPAN = 'dia/semana/mes/ano'
const BESIDE: readonly Role[] = ['prazo', 'clientes', 'capacidade', 'quantidade', 'quantidade_pedido', 'parcelas', 'p_margem', 'clientes_antes', 'p_ocupacao', 'faltas'] // biome-ignore format: a list

const totalOf = (c: Case, held: Held): { sum: Sum; time: Time } => {
  const time = timeOf([held]) ?? 'vez'
  const value = reaisIn(c, held, time, NAMES[held.role] ?? 'O valor')
  return { sum: { value, account: say`${t(value)}`, made: false }, time }
}

const NAMES: Partial<Record<Role, string>> = {
  faturamento: 'O que se vende',
  ganho_esperado: 'O que se venderia',
  contrato: 'O contrato',
  custo_mes: 'A conta de hoje',
  a_receber: 'O que devem a você',
  divida: 'A dívida',
  emprestimo: 'O empréstimo',
  estoque: 'A mercadoria',
  meta: 'A meta',
  sobra: 'O que sobra',
}

/** A share that is taken of all that is sold, or of a part of it; against a bill that would take its place. */
const shareTaken = way({
  id: 'parte_do_que_vende',
  topic: 'app',
  wide: true,
  decisions: ['comissao', 'sair_app', 'entrar_app', 'vender_online', 'desconto', 'cliente_grande', 'prazo_fiado'],
  needs: { sales: `faturamento/ganho_esperado/contrato/meta.${SPAN}/vez` },
  may: { part: 'p_parte' },
  lists: { rates: 'p_comissao/p_desconto/p_perda/p_juros/p_outro', bills: `custo_mes/custo_novo/preco_oferta.${SPAN}` },
  beside: BESIDE,
  tell(c, { sales, part }, { rates: told, bills }) {
    const rates = withOther(told)
    if (
      rates.length === 0 ||
      rates[0]!.role === 'p_outro' ||
      rates.length > 2 ||
      (bills.length > 1 && (rates.length > 1 || bills.some(({ role }) => role !== 'custo_mes')))
    )
      return null
    const { sum: whole, time } = totalOf(c, sales)
    const some = part ? partOfSum(c, whole, c.share(part, 'A parte'), 'O que sai por lá') : whole
    const read = rates.map((rate) => c.share(rate, RATES[rate.role as 'p_comissao'] ?? 'Outra comissão'))
    const [a, b] = read as [Value<'%'>, Value<'%'> | undefined]
    // Of two kinds both are taken, of one kind one becomes the other.
    if (b && rates[0]!.role !== rates[1]!.role && !isOther(rates[1]!.role, rates[0]!.role)) return null
    const rate = b ? c.make('%', 'A diferença', Math.abs(a.number - b.number), say`${t(a)} − ${t(b)}`, [a, b]) : a
    if (rate.number === 0) return null
    const shown = b ? say`(${t(a.number > b.number ? a : b)} − ${t(a.number > b.number ? b : a)})` : t(rate)
    const taken = c.portion(rate, some.value as Value<'R$'>, 'O que isso leva')
    const account = say`${some.made ? say`${some.account}` : t(some.value)} × ${shown}`
    const per = PER[time]
    // What she buys is no share of what she sells.
    if (bills.length > 0 && rates[0]!.role !== 'p_comissao' && rates[0]!.role !== 'p_juros') return null
    const { margin } = c
    if (margin && (b || bills.length > 0)) return null
    if (margin) return ofMargin(c, some, margin, a, per)
    const bill =
      bills.length > 1 ? keptAfter(c, taken, bills, time) : bills[0] ? billAgainst(c, taken, bills[0], time) : null
    if (bills[0] && !bill) return null
    const rises = b !== undefined && b.number > a.number
    return {
      main: bill?.rest ?? taken,
      head:
        bill?.head ??
        (b
          ? rises
            ? say`Só em troca de alguma coisa por escrito.`
            : say`Compensa, se nada mais mudar.`
          : say`Só se o que fica pagar o custo e o trabalho.`),
      text: say`São ${t(taken)}${b ? (rises ? ' a mais' : ' de diferença') : ''}${per}${some.made ? say`, de ${t(some.value)}` : ''}.${bill?.text ?? c.today()}`,
      line: say`A conta: ${account} = ${t(taken)}${per}${bill ? say`; ${bill.line}` : ''}.`,
    }
  },
})

const RATES = { p_comissao: 'Comissão', p_desconto: 'Desconto', p_perda: 'Perda', p_juros: 'Juros' } as const

/** What stays of these sales when the share is taken off the part that is hers. */
function ofMargin(c: Case, some: Sum, margin: Value<'%'>, rate: Value<'%'>, per: string): Told {
  const net = c.make('%', 'O que fica de cada venda', margin.number - rate.number, say`${t(margin)} − ${t(rate)}`, [
    margin,
    rate,
  ])
  const taken = c.portion(rate, some.value as Value<'R$'>, 'O que isso leva')
  const rest = c.portion(net, some.value as Value<'R$'>, 'O que fica dessas vendas')
  return {
    main: rest,
    head:
      net.number <= 0
        ? say`Não: leva tudo o que essas vendas deixam.`
        : say`Só se essa venda não viesse de outro jeito.`,
    text: say`De ${t(margin)} que ficam de cada venda, isso leva ${t(rate)} (${t(taken)}${per}): ${net.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}${per}.${c.today()}`,
    line: say`A conta: ${some.made ? some.account : t(some.value)} × (${t(margin)} − ${t(rate)}) = ${orLack(rest)}${per}.`,
  }
}

/** Her own share, after what she pays of it. */
function keptAfter(c: Case, taken: Any, bills: readonly Held[], time: Time) {
  const all = togetherOf(c, bills, time, 'As contas')
  if (!all || all.value.kind !== taken.kind) return null
  const rest = c.make(
    all.value.kind,
    'O que fica',
    taken.number - all.value.number,
    say`${t(taken)} − (${all.account})`,
    [taken, all.value],
  )
  const per = PER[time]
  return {
    rest,
    head: rest.number > 0 ? say`Paga-se, com o que você citou.` : say`Não se paga assim.`,
    text: say` Pagos ${t(all.value)}${per}, ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}.`,
    line: say`${t(taken)} − (${all.account}) = ${orLack(rest)}${per}`,
  }
}

/** What is taken against a bill in its place. */
function billAgainst(
  c: Case,
  taken: Any,
  held: Held,
  time: Time,
): { rest: Any; head: Text; text: Text; line: Text } | null {
  if (timeOf([held]) !== time) return null
  const bill = reaisIn(c, held, time, 'A conta')
  const comes = held.role === 'custo_novo'
  // What is taken today ends with the new bill; a wage of today ends with the share.
  const [from, less] = comes ? [taken, bill] : [bill, taken]
  const rest = c.make(bill.kind, 'A diferença', from.number - less.number, say`${t(from)} − ${t(less)}`, [from, less])
  const per = PER[time]
  return {
    rest,
    head: rest.number > 0 ? say`Compensa, se nada mais mudar.` : say`Não: assim sai mais caro.`,
    text: say` Contra ${t(bill)}${per}, ${rest.number > 0 ? say`são ${t(rest)} a menos` : say`são ${t(rest)} a mais`}.`,
    line: say`${t(from)} − ${t(less)} = ${orLack(rest)}${per}`,
  }
}

/** A part of what she owes, is owed, keeps or pays. */
const partOf = way({
  id: 'parte_de_um_valor',
  topic: 'parte',
  wide: true,
  decisions: [
    'antecipar',
    'renegociar',
    'emprestimo',
    'desconto',
    'cliente_grande',
    'fornecedor',
    'estoque_antes',
    'prazo_fiado',
  ],
  needs: { whole: 'a_receber/estoque/contrato/custo_mes/divida/emprestimo/sobra' },
  may: { first: 'p_parte', once: 'custo_uma_vez/investimento.vez', sales: 'faturamento' },
  lists: {
    rates: 'p_comissao/p_desconto/p_perda/p_juros/p_sinal/p_aumento/p_queda/p_outro',
    bills: `custo_novo/parcela_nova.${SPAN}`,
  },
  beside: [...BESIDE, 'caixa'],
  tell(c, { whole, first, once, sales }, { rates, bills }) {
    const rate = rates.length === 1 ? rates[0]! : rates.length === 0 && whole.role === 'sobra' ? first : undefined
    if (!rate || bills.length > 1) return null
    if (!OF_WHOLE[whole.role as 'sobra'].includes(rate.role) || (c.margin && whole.role !== 'custo_mes')) return null
    if (sales && whole.role !== 'custo_mes') return null
    const { sum, time } = totalOf(c, whole)
    const some =
      first && rate !== first && whole.role === 'custo_mes' && rate.role === 'p_desconto'
        ? partOfSum(c, sum, c.share(first, 'A parte'), 'A parte')
        : sum
    const share = c.share(rate, 'A parte')
    const taken = c.portion(share, some.value as Value<'R$'>, 'A parte em reais')
    const rest = c.make(
      some.value.kind,
      'O que fica',
      some.value.number - taken.number,
      say`${t(some.value)} − ${t(taken)}`,
      [some.value, taken],
    )
    const per = PER[time]
    if (once && !(rate.role === 'p_sinal' || bills.some(({ role }) => role === 'parcela_nova'))) return null
    if (once && rate.role === 'p_sinal') return depositFor(c, taken as Value<'R$'>, once, saved0(some, share))
    const bill = bills.length > 0 && timeOf(bills) === time ? togetherOf(c, bills, time, 'O custo novo') : null
    if (bills.length > 0 && !bill) return null
    const saved: Sum = { value: taken as Value<'R$'>, account: say`${some.account} × ${t(share)}`, made: true }
    const net = bill ? lessOf(c, saved, bill, 'O que fica depois') : null
    return {
      ...wordsFor(c, { whole, rate, taken, rest, per, of: some.value, net }),
      line: say`A conta: ${net ? net.account : saved.account} = ${net ? orLack(net.value) : t(taken)}${per}.`,
    }
  },
})

const saved0 = (some: Sum, share: Value<'%'>): Text => say`${some.account} × ${t(share)}`

/** The deposit against what has to be bought before. */
function depositFor(c: Case, taken: Value<'R$'>, once: Held, account: Text): Told {
  const cost = c.reais(once, 'O que se compra antes')
  const rest = c.minus(taken, cost, 'O que sobra do sinal')
  return {
    main: rest,
    head:
      rest.number >= 0
        ? say`Sim, com o sinal na mão antes de gastar.`
        : say`Só com sinal maior: esse não paga o que se compra antes.`,
    text: say`O sinal são ${t(taken)}, contra ${t(cost)} de compra: ${rest.number >= 0 ? say`sobram ${t(rest)} do sinal` : say`faltam ${t(rest)}`}.${c.today()}`,
    line: say`A conta: ${account} − ${t(cost)} = ${orLack(rest)}${rest.number >= 0 ? ' do sinal' : ''}.`,
  }
}

/** What a part of each may be. */
const OF_WHOLE: Readonly<
  Record<'a_receber' | 'estoque' | 'contrato' | 'custo_mes' | 'divida' | 'emprestimo' | 'sobra', readonly Role[]>
> = {
  a_receber: ['p_comissao', 'p_desconto', 'p_juros', 'p_perda', 'p_outro'],
  estoque: ['p_desconto', 'p_perda'],
  contrato: ['p_sinal', 'p_desconto', 'p_juros'],
  custo_mes: ['p_desconto', 'p_aumento', 'p_queda', 'p_perda'],
  divida: ['p_juros', 'p_desconto'],
  emprestimo: ['p_juros'],
  sobra: ['p_parte'],
}

interface Part {
  whole: Held
  rate: Held
  taken: Any
  rest: Any
  per: string
  of: Any
  net: Sum | null
}

function wordsFor(c: Case, { whole, rate, taken, rest, per, of, net }: Part): Omit<Told, 'line'> {
  if (net)
    return {
      main: net.value,
      head: net.value.number > 0 ? say`Compensa, se a conta cair mesmo assim.` : say`Não: custa mais do que poupa.`,
      text: say`São ${t(taken)}${per} a menos, e depois do custo novo ${net.value.number > 0 ? 'ficam' : 'faltam'} ${t(net.value)}.${c.today()}`,
    }
  const left = say` De ${t(of)} ficam ${t(rest)}.`
  if (rate.role === 'p_aumento')
    return {
      main: taken,
      head: say`Só depois de negociar, e repassando no preço.`,
      text: say`São ${t(taken)} a mais${per}.${taken.kind === 'R$/mês' ? afterCost(c, taken as Value<'R$/mês'>, 'pagando isso') : ''}`,
    }
  if (rate.role === 'p_juros' || (whole.role === 'a_receber' && rate.role === 'p_comissao'))
    return {
      main: taken,
      head: say`Só se não houver dinheiro mais barato.`,
      text: say`São ${t(taken)} que isso custa.${whole.role === 'a_receber' ? left : ''}${c.today()}`,
    }
  if (rate.role === 'p_sinal')
    return {
      main: taken,
      head: say`Sim, com o sinal na mão antes de gastar.`,
      text: say`O sinal são ${t(taken)}; o resto, ${t(rest)}, vem depois.`,
    }
  if (whole.role === 'custo_mes' && rate.role === 'p_perda')
    return {
      main: taken,
      head: say`Sim, vale atacar a perda antes de vender mais.`,
      text: say`São ${t(taken)} que se perdem${per}.${c.today()}`,
    }
  if (whole.role === 'custo_mes')
    return {
      main: taken,
      head: say`Compensa, se for o mesmo produto ou serviço.`,
      text: say`São ${t(taken)} a menos${per}.${c.today()}`,
    }
  return {
    main: taken,
    head: say`Só em troca de alguma coisa por escrito.`,
    text: say`São ${t(taken)}${per}.${left}${c.today()}`,
  }
}

export const PARTS: readonly Way[] = [shareTaken, partOf]
