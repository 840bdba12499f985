import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case, Keep } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import { flowingOf } from '#src/measures/frames/sold-costs.ts'
import type { Value } from '#src/measures/own/algebra.ts'

interface Group {
  count: Value<'qtd'>
  price: Value<'R$'>
  keep: Keep
  month: Value<'R$/mês'>
  held: Held
}

const NEAR = 0.06

/** Two kinds of sales, each with its price: what the cheaper one leaves, and how many of the dearer would replace it. */
const twoGroups = way({
  id: 'dois_grupos',
  topic: 'grupos',
  decisions: ['largar_cliente', 'cortar_produto', 'aumentar_preco', 'produto_novo', 'demitir'],
  needs: {},
  lists: {
    counts: 'quantidade/quantidade_pedido/clientes.dia/semana/mes/ponto',
    prices: 'preco/preco_oferta/ticket.unidade/mes',
    costs: 'custo_unidade.unidade/mes',
  },
  beside: ['capacidade', 'faturamento', 'prazo', 'p_parte', 'horas'],
  tell(c, _, { counts, prices, costs }) {
    if (counts.length !== 2 || prices.length !== 2 || costs.length > 1 || counts[0]!.period !== counts[1]!.period)
      return null
    const each = costs.length > 0 ? null : eachOf(c, counts)
    const groups = counts.map((held, at): Group => groupOf(c, held, prices[at]!, costs, each))
    const [cheap, dear] = groups.sort((a, b) => a.price.number - b.price.number) as [Group, Group]
    if (cheap.price.number === dear.price.number) return null
    const { revenue } = c
    const all = cheap.count.number * cheap.price.number + dear.count.number * dear.price.number
    // The two are all that she sells: else nobody knows what else the list's costs are for, nor whether an order is served already.
    const isWhole = costs.length > 0 && ![...counts, ...prices].some(isOffered)
    if (!isWhole && !(revenue && Math.abs(all / revenue.number - 1) <= NEAR) && (revenue || costs.length > 0))
      return null
    if (cheap.keep.value.number <= 0 || dear.keep.value.number <= 0) return null
    // Where the list isn't understood, what each leaves isn't known.
    if (revenue && !c.month && costs.length === 0) return null
    const needed = c.needed(cheap.month, dear.keep.value, 'Quantos a mais do mais caro dão o mesmo')
    const after = c.left ? c.minus(c.left, cheap.month, 'O mês sem o mais barato') : null
    const times = c.make(
      'qtd',
      'Um dos caros vale quantos dos baratos',
      dear.keep.value.number / cheap.keep.value.number,
      say`${t(dear.keep.value)} ÷ ${t(cheap.keep.value)}`,
      [dear.keep.value, cheap.keep.value],
    )
    const leaves = (one: Group) => say`${t(one.keep.value)} (${one.keep.terms})`
    return {
      main: cheap.month,
      head:
        after && after.number >= 0
          ? say`Sim, aos poucos.`
          : say`Não de uma vez: aos poucos, à medida que o outro cresce.`,
      text: say`A ${t(cheap.price)} cada um deixa ${leaves(cheap)} e a ${t(dear.price)}, ${leaves(dear)}. Os ${t(cheap.count)} mais baratos deixam ${t(cheap.month)} por mês; para trocar tudo são precisos ${t(needed)} a mais dos outros, além dos ${t(dear.count)} de hoje, e cada um deles vale ${t(times)} dos baratos.${c.today()}${after ? say` Sem os baratos ${after.number < 0 ? 'faltariam' : 'sobrariam'} ${t(after)}.` : ''} Reserve os melhores horários para quem paga mais, corte os outros conforme esses entram, e peça reajuste.`,
      line: say`A conta: ${t(cheap.count)} × ${t(cheap.keep.value)} = ${t(cheap.month)} por mês; ÷ ${t(dear.keep.value)} = ${t(needed)} a mais dos que pagam ${t(dear.price)}.`,
      says: ['custo_por_unidade', 'ticket_medio'],
    }
  },
})

const isOffered = ({ role }: Held): boolean => role === 'quantidade_pedido' || role === 'preco_oferta'

/** What the list makes come with each one of both groups, which are all that she sells. */
function eachOf(c: Case, counts: readonly Held[]): Value<'R$'> | null {
  const pieces = flowingOf(c.d)?.pieces
  if (!pieces) return null
  const all = counts.map((held) => countOf(c, held))
  const many = c.make('qtd', 'Todos', all[0]!.number + all[1]!.number, say`${t(all[0]!)} + ${t(all[1]!)}`, all)
  return c.make('R$', 'Custo de cada um', pieces.number / many.number, say`${t(pieces)} ÷ ${t(many)}`, [pieces, many])
}

const countOf = (c: Case, held: Held): Value<'qtd'> =>
  held.period === 'ponto' ? c.count(held, 'Quantos') : c.manyMonthly(held, 'Quantos')

function groupOf(c: Case, held: Held, priced: Held, costs: readonly Held[], each: Value<'R$'> | null): Group {
  const count = countOf(c, held)
  const price = c.reais(priced, 'O que cada um paga')
  const keep = c.keepOf(price, each ? [each] : costs.map((one) => c.reais(one, 'Custo de cada um')))
  const month = c.make(
    'R$/mês',
    'O que esse grupo deixa',
    count.number * keep.value.number,
    say`${t(count)} × ${t(keep.value)}`,
    [count, keep.value],
  )
  return { count, price, keep, month, held }
}

export const GROUPS: readonly Way[] = [twoGroups]
