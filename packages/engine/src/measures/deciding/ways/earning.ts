import { say, type Text } from '#src/facts/fact-book.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { BUYS } from './invests.ts'
import { bySign, COST, plain, type Reckoning, type Term } from './plain.ts'

const SPAN = 'dia/semana/mes/ano'
const FLOW_OF: Readonly<Record<string, number>> = { meses: 1, semanas: 12 / 52, dias: 1 / 26, anos: 12 }
const SOON = 12
const LATE = 24

/** The head of what pays itself in so long. */
function headOf(main: Term, condition: string): Text {
  const unit = main.value.kind === 'meses' ? 'meses' : (main.unit ?? 'meses')
  const months = main.value.number * (FLOW_OF[unit] ?? 1)
  return months <= SOON
    ? say`Compensa, se ${condition}.`
    : months <= LATE
      ? say`Só se ${condition}.`
      : say`Ainda não: demora demais para se pagar.`
}

const paysIn =
  (condition: string) =>
  (shown: Text, main: Term): { head: Text; text: Text } => ({
    head: headOf(main, condition),
    text: say`O que se gasta se paga em ${shown}, se ${condition}. Se vier só metade, leva o dobro.`,
  })

/** What is paid once by what comes in its time; null: nothing comes. */
function backIn(r: Reckoning, cost: Term, gain: Term | null): Term | null {
  return gain?.flows && gain.value.number > 0 && cost.value.number > 0
    ? r.over(cost, gain, 'Em quanto tempo se paga')
    : null
}

const first = (helds: readonly Held[]): readonly Held[] => [...helds].sort((a, b) => a.at.place - b.at.place)

/** What is bought, against what it saves or brings: by months, or by its instalment. */
export const EARNING: readonly Way[] = [
  plain({
    id: 'troca_com_entrada',
    topic: 'compra',
    narrow: true,
    decisions: BUYS,
    needs: { cost: 'investimento.vez', back: 'preco_oferta.vez' },
    may: { left: 'sobra.mes', cut: 'p_queda/p_desconto' },
    lists: { now: 'custo_mes.mes', next: 'custo_novo.mes' },
    beside: ['preco', 'clientes', 'quantidade', 'parcela', 'faturamento', 'capacidade', 'caixa'],
    sum(r, { cost, back, left, cut }, { now, next }) {
      if (back.said.value >= cost.said.value || (left && now.length + next.length > 0)) return null
      const [one, ...others] = first(now)
      const shrinks = cut && one ? r.times(r.of(one), r.of(cut), 'O que a conta cai') : null
      if (cut && !shrinks) return null
      const rest = r.all(shrinks ? others : now, 'O que deixa de pagar')
      const saved = left ? r.of(left) : shrinks && rest ? r.plus(shrinks, rest, 'O que poupa') : (shrinks ?? rest)
      if (!saved) return null
      const gain = r.after(saved, next, 'As contas novas', 'O que poupa')
      return backIn(r, r.minus(r.of(cost), r.of(back), 'O que falta pagar'), gain)
    },
    says: paysIn('esse valor pelo usado for mesmo pago'),
  }),
  plain({
    id: 'contas_por_contas',
    topic: 'compra',
    narrow: true,
    decisions: [...BUYS, 'demitir', 'terceirizar'],
    needs: { cost: 'investimento/custo_uma_vez.vez' },
    may: { owned: 'multa.vez' },
    lists: { now: 'custo_mes/parcela.mes/dia', next: 'custo_novo.mes/dia' },
    beside: ['preco', 'quantidade', 'clientes', 'faturamento', 'faturamento_antes', 'prejuizo', 'juros', 'capacidade', 'parcelas'], // biome-ignore format: a list
    sum(r, { cost, owned }, { now, next }) {
      if (now.length === 0 || next.length === 0 || now.length + next.length < 2) return null
      const gain = r.minus(r.all(now, 'O que deixa de pagar')!, r.all(next, 'As contas novas')!, 'O que poupa')
      return backIn(r, owned ? r.plus(r.of(cost), r.of(owned), 'O que se gasta') : r.of(cost), gain)
    },
    says: paysIn('as contas de hoje acabarem mesmo'),
  }),
  plain({
    id: 'compra_pela_parte',
    topic: 'compra',
    narrow: true,
    decisions: BUYS,
    needs: {
      cost: 'investimento/custo_uma_vez.vez',
      many: `quantidade/quantidade_nova/clientes.${SPAN}`,
      price: 'preco/ticket.unidade',
      part: 'p_perda/p_parte',
    },
    may: { better: 'preco_outro/preco_novo/preco_oferta.unidade' },
    beside: ['quantidade', 'capacidade', 'faturamento', 'clientes'],
    sum(r, { cost, many, price, part, better }) {
      if (better && better.said.value <= price.said.value) return null
      const each = better ? r.minus(r.of(better), r.of(price), 'O que cada um paga a mais') : r.of(price)
      const some = r.times(r.of(many), r.of(part), 'A parte')
      return backIn(r, r.of(cost), r.times(some, each, 'O que essa parte traz'))
    },
    says: paysIn('essa parte vier inteira'),
  }),
  plain({
    id: 'compra_e_uso',
    topic: 'compra',
    narrow: true,
    decisions: BUYS,
    needs: {
      cost: 'investimento/custo_uma_vez.vez/unidade',
      many: `quantidade/quantidade_nova/clientes.${SPAN}`,
      price: 'preco/preco_oferta/ticket/preco_novo.unidade/dia',
    },
    may: { bill: `custo_novo.${SPAN}` },
    lists: { costs: `${COST}.unidade` },
    beside: ['quantidade', 'capacidade', 'faturamento', 'preco_outro', 'custo_mes', 'clientes', 'preco'],
    sum(r, { cost, many, price, bill }, { costs }) {
      if (costs.length === 0 || price.period === many.period) return null
      const each = { ...r.each(price, costs), flows: false }
      const gain = r.times(r.of(many), each, 'O que isso deixa')
      return backIn(r, r.of(cost), bill ? r.minus(gain, r.of(bill), 'O que fica') : gain)
    },
    says: paysIn('o uso se mantiver'),
  }),
  plain({
    id: 'nova_ou_conserto',
    topic: 'compra',
    narrow: true,
    decisions: BUYS,
    needs: { cost: 'investimento.vez', repair: 'custo_uma_vez.vez', gain: 'ganho_esperado.mes' },
    beside: ['vida', 'p_perda', 'clientes', 'preco', 'faturamento'],
    sum(r, { cost, repair, gain }) {
      return backIn(r, r.minus(r.of(cost), r.of(repair), 'O que a nova custa a mais'), r.of(gain))
    },
    says: paysIn('a nova poupar mesmo isso'),
  }),
  plain({
    id: 'parcela_contra_poupado',
    topic: 'compra',
    narrow: true,
    decisions: BUYS,
    needs: {
      pays: 'parcela_nova/parcela.mes',
      many: 'quantidade/quantidade_nova/clientes.dia/semana/mes',
      now: 'custo_unidade.unidade',
      next: 'custo_unidade_novo.unidade',
    },
    lists: { bills: 'custo_novo.mes' },
    beside: ['investimento', 'emprestimo', 'parcelas', 'divida', 'p_juros', 'preco', 'faturamento', 'capacidade'],
    sum(r, { pays, many, now, next }, { bills }) {
      if (next.said.value >= now.said.value) return null
      const saved = r.times(r.of(many), r.minus(r.of(now), r.of(next), 'O que cada um poupa'), 'O que poupa')
      return r.after(r.minus(saved, r.of(pays), 'Depois da parcela'), bills, 'As contas novas', 'O que fica')
    },
    says: byInstalment('a quantidade se mantiver'),
  }),
  plain({
    id: 'parcela_contra_ganho',
    topic: 'compra',
    narrow: true,
    decisions: BUYS,
    needs: {
      pays: 'parcela_nova/parcela.mes',
      many: 'quantidade_nova.dia/semana/mes/ponto/vez',
      each: 'ganho_esperado/sobra/preco/preco_novo/preco_oferta/ticket.unidade/mes',
    },
    may: { now: 'quantidade.dia/semana/mes' },
    lists: { costs: `${COST}.unidade/mes`, bills: 'custo_novo.mes' },
    beside: ['investimento', 'emprestimo', 'parcelas', 'divida', 'p_juros', 'faturamento', 'capacidade', 'quantidade', 'custo_mes'], // biome-ignore format: a list
    sum(r, { pays, many, each, now }, { costs, bills }) {
      const isPriced = /^preco|^ticket/.test(each.role)
      if (costs.length > 0 && !isPriced) return null
      if ((each.period === 'mes') !== (many.period === 'ponto' || many.period === 'vez')) return null
      const one = isPriced && costs.length > 0 ? r.each(each, costs) : r.of(each)
      const grows = now && now.period === many.period && many.said.value > now.said.value && !r.c.saysMore(many)
      const more = grows ? r.minus(r.of(many), r.of(now), 'Quantos a mais') : null
      const comes = more ? r.times(more, one, 'O que vem a mais') : r.sold(many, one, 'O que vem a mais')
      return r.after(r.minus(comes, r.of(pays), 'Depois da parcela'), bills, 'As contas novas', 'O que fica')
    },
    says: byInstalment('tudo isso for vendido'),
  }),
  plain({
    id: 'melhor_preco_contra_parcela',
    topic: 'produto',
    narrow: true,
    decisions: BUYS,
    needs: {
      pays: 'parcela_nova/parcela/custo_novo.mes',
      many: 'quantidade.dia/semana/mes',
      now: 'preco.unidade',
      next: 'preco_novo.unidade',
      loss: 'p_perda/p_queda',
    },
    beside: ['investimento', 'emprestimo', 'parcelas', 'faturamento', 'custo_unidade', 'capacidade'],
    sum(r, { pays, many, now, next, loss }) {
      const after = r.rest(r.of(next), r.of(loss), 'O preço depois da quebra')
      const more = r.times(r.of(many), r.minus(after, r.of(now), 'O que cada um paga a mais'), 'O que vem a mais')
      return r.minus(more, r.of(pays), 'Depois da parcela')
    },
    says: byInstalment('tudo for vendido a esse preço'),
  }),
]

function byInstalment(condition: string) {
  return (shown: Text, main: Term) => ({
    head: bySign(main, say`Compensa, se ${condition}.`, say`Não assim: a parcela é maior do que o que isso traz.`),
    text: say`Paga a parcela, ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}, se ${condition}.`,
  })
}
