import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import { BRINGS, type Brought, countsOf, hasAny, OF_ONE, type Rule, sumOf } from '#src/measures/deciding/effects.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { isChoice, lessOf, orLack, PER, partOfSum, timeOf, togetherOf } from '#src/measures/deciding/sums.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { CLOSES } from './terms.ts'

/** What an offer, a new price, a cheaper maker or a new line comes to, where nothing has to be bought for it. */
const change = way({
  id: 'troca_ou_venda',
  topic: 'venda',
  wide: true,
  decisions: ['cliente_grande', 'pedido_maior', 'atacado', 'produto_novo', 'fornecedor', 'terceirizar', 'mais_horas'],
  needs: {},
  lists: OF_ONE,
  beside: ['prazo', 'capacidade', 'p_ocupacao', 'faturamento', 'p_sinal', 'preco_outro', 'estoque_qtd', 'parcelas'],
  tell(c, _, g) {
    // What is missed has its own account.
    if (g.missed.length > 0) return null
    const counts = countsOf(g).filter(({ role }) => role !== 'quantidade' || g.order.length === 0)
    const monthly = [...g.offer, ...g.next, ...g.price].filter(({ period }) => period === 'mes')
    const time = timeOf([...counts, ...monthly]) ?? 'vez'
    const made = sumOf(c, g, BRINGS, time)
    return made && { ...answerTo(made, PER[time], c), ...lineOf(made, PER[time]) }
  },
})

const lineOf = ({ account, value }: Brought, per: string) => ({
  main: value,
  line: say`A conta: ${account} = ${orLack(value, 'perda de')}${per}.`,
  says: ['custo_por_unidade'] as const,
})

function answerTo(
  { is, value, each, count, costed, dearer }: Brought,
  per: string,
  c: Case,
): Pick<Told, 'head' | 'text'> {
  const loses = value.number <= 0
  const order = count.role === 'quantidade_pedido'
  const shown = each.made ? say` (${each.terms})` : say``
  const word = is.charAt(0).toLowerCase() + is.slice(1)
  if (is.includes('deixa de gastar'))
    return {
      head: say`Compensa, se a qualidade e o prazo forem os mesmos.`,
      text: say`São ${t(each.value)} a menos em cada${shown}: ${t(value)}${per}.${c.today()} Teste com um lote pequeno antes de trocar tudo.`,
    }
  if (dearer)
    return {
      head: loses ? say`O preço novo não paga o custo novo.` : say`Sim, se a procura se mantiver.`,
      text: say`O custo novo leva ${t(dearer)}${per} a mais; com o preço novo ${value.number < 0 ? 'faltam' : 'ficam'} ${t(value)}${per} em relação a hoje.${c.today()}`,
    }
  if (loses)
    return {
      head: say`Não nesse preço.`,
      text: say`Em cada um ${each.value.number < 0 ? 'faltam' : 'ficam'} ${t(each.value)}${shown}.${c.today()}`,
    }
  // What one costs isn't told: what it pays is no answer.
  if (!costed) return { head: null, text: say`` }
  return {
    head: order ? say`Sim, se couber no tempo que a freguesia de hoje não usa.` : say`Sim, se a procura se mantiver.`,
    text: say`Em cada um ficam ${t(each.value)}${shown}: ${word} são ${t(value)}${per}.${c.today()}`,
  }
}

const SOLD: readonly Rule[] = [
  { needs: ['keep', 'many'], aside: ['price'], plus: 'keep', count: 'many', is: 'O que fica' },
  { needs: ['price', 'costs', 'many'], plus: 'price', minus: ['costs'], count: 'many', is: 'O que fica', off: true },
  { needs: ['price', 'costs', 'clients'], plus: 'price', minus: ['costs'], count: 'clients', is: 'O que fica', off: true },
  { needs: ['price', 'many'], aside: ['clients'], plus: 'price', count: 'many', is: 'O que entra', off: true },
  { needs: ['price', 'clients'], plus: 'price', count: 'clients', is: 'O que entra', off: true },
  { needs: ['next', 'more'], aside: ['price', 'many'], plus: 'next', count: 'more', is: 'O que entraria', off: true },
] // biome-ignore format: a table

const SPAN = 'dia/semana/mes/ano'

/** What comes in by what she sells, against what she says that it costs. */
const month = way({
  id: 'mes_contra_contas',
  topic: 'mes',
  wide: true,
  decisions: ['fechar_unidade', 'cortar_produto', 'demitir', 'aumentar_preco', 'mudar_ponto'],
  needs: {},
  lists: {
    ...OF_ONE,
    bills: `custo_mes/parcela/retirada.${SPAN}`,
    unpaid: 'p_perda/p_queda',
    next: 'preco_novo.unidade/mes',
    coming: `parcela_nova.${SPAN}`,
  },
  beside: [
    'prazo',
    'capacidade',
    'clientes_antes',
    'quantidade_antes',
    'clientes_perdidos',
    'parcelas',
    'faturamento_antes',
    'p_ocupacao',
  ],
  tell(c, _, { bills, coming, unpaid, ...g }) {
    const all = [...bills, ...coming]
    if (bills.length === 0 || !hasAny(g) || isChoice(all)) return null
    const counts = countsOf(g)
    const monthly = [...g.next, ...g.price].filter(({ period }) => period === 'mes')
    const time = timeOf([...counts, ...monthly, ...all])
    const comes = time && sumOf(c, g, SOLD, time)
    const spent = time && togetherOf(c, all, time, 'As contas')
    if (!comes || !spent) return null
    if (unpaid.length > 1) return null
    const out = unpaid[0] ? partOfSum(c, comes, c.share(unpaid[0], 'Parte que não vem'), 'O que não vem') : null
    const paid = out
      ? lessOf(c, { ...comes, made: false }, { ...out, account: say`${t(out.value)}`, made: false }, 'O que vem')
      : comes
    const rest = lessOf(c, paid, spent, 'O que fica')
    const needed = comes.each.value.number > 0 ? c.needed(spent.value, comes.each.value, 'Quantos empatam') : null
    const per = PER[time]
    return {
      main: rest.value,
      head: rest.value.number > 0 ? say`Paga-se, com o que você citou.` : say`Não se paga assim.`,
      text: say`${comes.is} ${t(comes.value)}${per}; pagos ${t(spent.value)}, ${rest.value.number > 0 ? 'ficam' : 'faltam'} ${t(rest.value)}${per}.${needed ? say` Empata com ${t(needed)}.` : ''}`,
      line: say`A conta: ${rest.account} = ${orLack(rest.value)}${per}.`,
    }
  },
})

/** What she says comes in or is left, against what goes. */
const totals = way({
  id: 'entra_contra_sai',
  topic: 'mes',
  wide: true,
  decisions: ['fechar_unidade', 'demitir', 'contratar', 'mudar_ponto', 'emprestimo', 'renegociar'],
  needs: { comes: `faturamento/sobra/contrato/ganho_esperado/prejuizo.${SPAN}` },
  lists: { bills: `custo_mes/custo_novo/parcela/parcela_nova/retirada/juros.${SPAN}` },
  beside: ['prazo', 'capacidade', 'clientes', 'parcelas', 'clientes_antes', 'quantidade', 'meta', 'p_ocupacao'],
  tell(c, { comes }, { bills }) {
    // A branch to close is weighed by its verdict.
    if (c.margin || (comes.role === 'faturamento' && c.revenue && c.d.ask.says(CLOSES, ['main_challenge']))) return null
    const out = billsOf(comes, bills)
    if (!out || isChoice(out)) return null
    const time = timeOf([comes, ...out])!
    const spent = togetherOf(c, out, time, 'As contas')
    const all = togetherOf(c, [comes], time, NAMES[comes.role as 'sobra'])
    if (!spent || !all) return null
    const rest = lessOf(c, all, spent, 'O que fica')
    const per = PER[time]
    const fits = rest.value.number > 0
    return {
      main: rest.value,
      head:
        comes.role === 'sobra'
          ? fits
            ? say`Cabe, se o mês não piorar.`
            : say`Não cabe no que sobra.`
          : fits
            ? say`Só se o resto dos custos couber no que fica.`
            : say`Não: sai mais do que entra.`,
      text: say`De ${t(all.value)}${per}, pagos ${t(spent.value)}, ${fits ? 'ficam' : 'faltam'} ${t(rest.value)}.${comes.role === 'sobra' ? '' : c.today()}`,
      line: say`A conta: ${rest.account} = ${orLack(rest.value)}${per}.`,
    }
  },
})

/** What goes of what comes; null: a sum of these says nothing. */
function billsOf(comes: Held, bills: readonly Held[]): readonly Held[] | null {
  const of = (...roles: readonly string[]) => bills.filter(({ role }) => roles.includes(role))
  const [now, coming, own] = [of('custo_mes', 'parcela', 'juros'), of('custo_novo', 'parcela_nova'), of('retirada')]
  if (own.length > 1 || (now.length > 0 && coming.length > 0)) return null
  switch (comes.role) {
    // What she takes comes out of what is left; a bill of today is already paid of it.
    case 'sobra':
      return now.length > 0 ? null : coming.length > 0 ? coming : own.length > 0 ? own : null
    case 'faturamento':
      return coming.length > 0 || now.length === 0 || (now.length === 1 && now[0]!.said.value < comes.said.value * 0.6)
        ? null
        : [...now, ...own]
    case 'ganho_esperado':
    case 'prejuizo':
      return now.length + own.length > 0 || coming.length === 0 ? null : coming
    default:
      return own.length > 0 || now.length + coming.length === 0 ? null : [...now, ...coming]
  }
}

const NAMES = {
  sobra: 'O que sobra',
  faturamento: 'O que entra',
  contrato: 'O que o contrato paga',
  ganho_esperado: 'O que viria a mais',
  prejuizo: 'O que se perde',
} as const

/** A job or party at a price, less what it costs. */
const job = way({
  id: 'servico_fechado',
  topic: 'contrato',
  wide: true,
  decisions: ['cliente_grande', 'pedido_maior', 'desconto', 'contratar'],
  needs: { pays: 'contrato/preco_oferta.vez' },
  may: { many: 'quantidade_pedido.vez', hours: 'horas.vez/unidade' },
  lists: { each: 'custo_unidade.unidade', once: 'custo_uma_vez/custo_novo.vez' },
  beside: ['prazo', 'capacidade', 'quantidade', 'faturamento', 'preco', 'p_sinal', 'parcelas', 'multa'],
  tell(c, { pays, many }, { each, once }) {
    if (each.length > 0 !== (many !== undefined) || isChoice(once)) return null
    if (each.length + once.length === 0) return null
    const price = c.reais(pays, 'O que pagam')
    const parts: Value<'R$'>[] = once.map((one) => c.reais(one, 'O que custa uma vez'))
    const terms: Text[] = parts.map((one) => say`${t(one)}`)
    if (many) {
      const count = c.count(many, 'Quantos')
      const unit = each.map((one) => c.reais(one, 'Custo de cada um'))
      const cost = unit.reduce((sum, one) => sum + one.number, 0)
      const shown = join(
        unit.map((one) => say`${t(one)}`),
        ' + ',
      )
      const account = say`${c.many(count, many)} × ${unit.length > 1 ? say`(${shown})` : shown}`
      parts.push(c.make('R$', 'O que todos custam', count.number * cost, account, [count, ...unit]))
      terms.push(account)
    }
    const account = join([say`${t(price)}`, ...terms], ' − ')
    const rest = c.make(
      'R$',
      'O que sobra do serviço',
      parts.reduce((sum, one) => sum - one.number, price.number),
      account,
      [price, ...parts],
    )
    const share = c.part(rest, price, 'Parte que fica')
    return {
      main: rest,
      head:
        rest.number <= 0
          ? say`Não nesse preço.`
          : share.number < 15
            ? say`Só com preço maior ou sinal: a folga é pequena.`
            : say`Sim, com sinal e por escrito.`,
      text: say`De ${t(price)} ${rest.number > 0 ? say`ficam ${t(rest)} (${t(share)})` : say`faltam ${t(rest)}`}, antes do imposto e do seu tempo.${c.today()}`,
      line: say`A conta: ${account} = ${orLack(rest, 'perda de')}.`,
    }
  },
})

export const SALES: readonly Way[] = [change, job, month, totals]
