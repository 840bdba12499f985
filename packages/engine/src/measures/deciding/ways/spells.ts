import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { plain, type Reckoning, type Term } from './plain.ts'

const MONTHS_OF_YEAR = 12

/** The smaller and the larger of two. */
function ordered(r: Reckoning, two: readonly Held[]): readonly [Term, Term] | null {
  if (two.length !== 2) return null
  const [a, b] = two.map((one) => r.of(one)) as [Term, Term]
  return a.value.number < b.value.number ? [a, b] : [b, a]
}

/** What the weak months lack, all of them, and what that is in each of the strong ones. */
function saidOfSeason(r: Reckoning, weak: Term, strong: Term | null, time: Held) {
  const many = r.span(time)
  const lack = { ...weak, value: { ...weak.value, number: -weak.value.number } }
  if (lack.value.number <= 0)
    return { head: say`Dá para atravessar sem empréstimo.`, text: say`Mesmo no mês fraco sobram ${t(weak.value)}.` }
  const hole = r.c.make('R$', 'O buraco dos meses fracos', lack.value.number * many.value.number, say`${t(many.value)} × ${t(weak.value)}`, [many.value, weak.value]) // biome-ignore format: short
  const others = MONTHS_OF_YEAR - many.value.number
  if (others <= 0) return null
  const each = r.c.make('R$/mês', 'O que guardar por mês nos outros', hole.number / others, say`${t(hole)} ÷ ${String(others)} meses`, [hole]) // biome-ignore format: short
  const fits = strong && strong.value.number >= each.number
  return {
    head: strong && !fits ? say`Não só guardando: falta cortar ou vender mais.` : say`Sim, guardando nos meses fortes.`,
    text: say`No mês fraco faltam ${t(weak.value)}: em ${t(many.value)} meses, ${t(hole)}. São ${t(each)} a guardar em cada um dos outros meses${strong ? say`, que deixam ${t(strong.value)}` : ''}. Ponha esse dinheiro numa conta à parte no dia em que entra.`,
    also: say`${t(many.value)} × ${t(weak.value)} = ${t(hole)}; por mês forte ${t(each)}`,
  }
}

/** Months that aren't alike: weak and strong ones, a payer that stops. */
export const SPELLS: readonly Way[] = [
  plain({
    id: 'meses_fracos',
    topic: 'temporada',
    narrow: true,
    decisions: ['emprestimo', 'demitir', 'renegociar'],
    needs: { rate: 'p_margem/p_parte/p_outro', time: 'tempo/vida/prazo' },
    lists: { sales: 'faturamento/faturamento_antes.mes', bills: 'custo_mes/retirada/parcela.mes' },
    beside: ['a_receber', 'caixa', 'divida', 'clientes'],
    sum(r, { rate }, { sales, bills }) {
      const two = ordered(r, sales)
      if (!two || bills.length === 0) return null
      return r.after(r.times(two[0], r.of(rate), 'O que o mês fraco deixa'), bills, 'As contas', 'O mês fraco')
    },
    says(_shown, weak, r, { rate, time }, { sales, bills }) {
      const [, high] = ordered(r, sales)!
      const strong = r.after(r.times(high, r.of(rate), 'O que o mês forte deixa'), bills, 'As contas', 'O mês forte')
      return saidOfSeason(r, weak, strong, time)
    },
  }),
  plain({
    id: 'meses_com_menos_clientes',
    topic: 'temporada',
    narrow: true,
    decisions: ['emprestimo', 'demitir', 'renegociar'],
    needs: { price: 'preco/ticket.mes/unidade', time: 'tempo/vida/prazo' },
    may: { cost: 'custo_unidade.mes/unidade' },
    lists: { counts: 'clientes/clientes_antes/quantidade/quantidade_antes.mes/ponto', bills: 'custo_mes/retirada.mes' },
    beside: ['caixa', 'divida'],
    sum(r, n, { counts, bills }) {
      const two = ordered(r, counts)
      if (!two || bills.length === 0) return null
      return monthWith(r, two[0], n, bills)
    },
    says(_shown, weak, r, n, { counts, bills }) {
      return saidOfSeason(r, weak, monthWith(r, ordered(r, counts)![1], n, bills), n.time)
    },
  }),
  plain({
    id: 'caixa_sem_um_pagador',
    topic: 'caixa',
    narrow: true,
    decisions: ['emprestimo', 'demitir', 'largar_cliente', 'renegociar'],
    needs: { cash: 'caixa.ponto', comes: 'faturamento/contrato.mes' },
    may: { due: 'a_receber.ponto' },
    lists: { bills: 'custo_mes.mes' },
    beside: ['quantidade', 'clientes', 'prazo', 'p_parte'],
    sum(r, { cash, comes }, { bills }) {
      const stays = r.of(comes)
      const costs = bills.length > 0 ? r.all(bills, 'As contas') : costsOfMonth(r)
      if (!costs || costs.value.number <= stays.value.number) return null
      return r.over(r.of(cash), r.minus(costs, stays, 'O que falta por mês'), 'Meses até o caixa acabar')
    },
    says(shown, _main, r, { due }) {
      const owed = due ? r.of(due) : null
      return {
        head: say`Só até esse dia: marque já a data em que para.`,
        text: say`Só com o que ainda entra, o que há guardado acaba em ${shown}.${owed ? say` Cobre os ${owed.account} por escrito, com prazo, e peça uma parte já.` : ''} Antes disso corte o que der para cortar.`,
      }
    },
  }),
]

const monthWith = (
  r: Reckoning,
  many: Term,
  { price, cost }: { price: Held; cost?: Held },
  bills: readonly Held[],
): Term => {
  const one = r.of(price)
  const each = cost ? r.minus(one, { ...r.of(cost), flows: one.flows }, 'O que cada um deixa') : one
  // So many in that month: counted at a moment or over it.
  const comes = r.times({ ...many, flows: false }, { ...each, flows: true }, 'O que entra')
  return r.after(comes, bills, 'As contas', 'O mês')
}

/** Every cost of her list. */
function costsOfMonth({ c }: Reckoning): Term | null {
  const { revenue, left } = c
  if (!revenue || !left) return null
  const value = c.minus(revenue, left, 'Tudo o que sai por mês')
  return { value, account: say`${t(value)}`, made: 'one', flows: true }
}
