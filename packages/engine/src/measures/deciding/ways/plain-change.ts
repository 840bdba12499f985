import { say } from '#src/facts/fact-book.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { BILL, bySign, COST, COUNT, LOST, PRICE, plain } from './plain.ts'

const BESIDE = [
  'prazo',
  'faturamento',
  'pessoas',
  'data',
  'tempo',
  'clientes',
  'capacidade',
  'horas',
  'quantidade',
  'outro',
] as const

/** Two of one kind beside each other, and what one leaves. */
export const PLAIN_CHANGE: readonly Way[] = [
  plain({
    id: 'diferenca_de_preco',
    topic: 'preco',
    decisions: ['aumentar_preco', 'desconto', 'baixar_preco', 'fornecedor'],
    needs: {
      a: 'preco/ticket/preco_outro/custo_unidade',
      b: `preco_novo/preco_oferta/preco_outro/custo_unidade_novo/preco`,
    },
    may: { many: `${COUNT}/${LOST}` },
    beside: [
      ...BESIDE,
      'custo_unidade',
      'p_ocupacao',
      'estoque_qtd',
      'caixa',
      'preco_outro',
      'meta',
      'emprestimo',
      'divida',
      'preco',
      'p_aumento',
      'medida',
      'vida',
    ],
    sum(r, { a, b, many }) {
      const isCost = (role: string) => role.startsWith('custo')
      if (a.role === b.role || isCost(a.role) !== isCost(b.role)) return null
      const [x, y] = [r.of(a), r.of(b)]
      const gap = x.value.number > y.value.number ? r.minus(x, y, 'A diferença') : r.minus(y, x, 'A diferença')
      return many ? r.times(r.of(many), gap, 'A diferença em todos') : gap
    },
  }),
  plain({
    id: 'sobra_de_cada',
    topic: 'preco',
    decisions: ['desconto', 'aumentar_preco', 'pedido_maior', 'cliente_grande', 'cortar_produto'],
    needs: { price: PRICE, cost: COST },
    may: { many: `${COUNT}/${LOST}`, rate: 'p_comissao/p_desconto/p_perda/p_imposto' },
    lists: { bills: 'custo_novo/custo_mes' },
    beside: [
      ...BESIDE,
      'preco',
      'custo_unidade',
      'preco_outro',
      'preco_novo',
      'custo_mes',
      'contrato',
      'p_margem',
      'p_outro',
      'quantidade_nova',
      'estoque_qtd',
    ],
    sum(r, { price, cost, many, rate }, { bills }) {
      const full = r.of(price)
      const paid = rate ? r.rest(full, r.of(rate), 'O que vem de cada um') : full
      const each = rate ? r.minus(paid, r.of(cost), 'O que cada um deixa') : r.keep(price, cost)
      if (!many) return bills.length > 0 ? null : each
      return r.after(r.times(r.of(many), each, 'O que todos deixam'), bills, 'As contas', 'O que fica')
    },
    says: (shown, main) => ({
      head: bySign(main, say`Só se isso pagar o trabalho e as contas.`, say`Não por esse preço: não paga o que custa.`),
      text: say`${main.value.number > 0 ? 'Ficam' : 'Faltam'} ${shown}.`,
    }),
  }),
  plain({
    id: 'sobra_antes_e_depois',
    topic: 'preco',
    decisions: ['aumentar_preco', 'produto_novo', 'fornecedor', 'desconto'],
    needs: {
      now: 'preco/ticket',
      cost: 'custo_unidade',
      next: 'preco_novo/preco_oferta/preco_outro',
      later: 'custo_unidade_novo',
    },
    beside: [...BESIDE, 'quantidade_antes'],
    sum: (r, { now, cost, next, later }) =>
      r.minus(
        r.minus(r.of(next), r.of(later), 'O que um deixaria'),
        r.minus(r.of(now), r.of(cost), 'O que um deixa hoje'),
        'A diferença em cada um',
      ),
    says: (shown, main) => ({
      head: bySign(main, say`Compensa, se vender o mesmo tanto.`, say`Não: cada um deixaria menos do que hoje.`),
      text: say`Em cada um são ${shown} a ${main.value.number > 0 ? 'mais' : 'menos'}.`,
    }),
  }),
  plain({
    id: 'pacote_e_custo',
    topic: 'preco',
    decisions: ['aumentar_preco', 'desconto', 'pedido_maior', 'produto_novo'],
    needs: { price: `${PRICE}/contrato/custo_mes/custo_novo`, many: `${COUNT}/pessoas/outro`, cost: COST },
    beside: [...BESIDE, 'preco', 'a_receber', 'p_aumento', 'p_perda'],
    sum: (r, { price, many, cost }) =>
      r.minus(r.of(price), r.times(r.of(many), r.of(cost), 'O que tudo custa'), 'O que fica'),
    says: (shown, main) => ({
      head: bySign(main, say`Só se isso pagar o trabalho.`, say`Não por esse preço: não paga o que custa.`),
      text: say`${main.value.number > 0 ? 'Ficam' : 'Faltam'} ${shown}.`,
    }),
  }),
  plain({
    id: 'quanto_mudou',
    topic: 'queda',
    decisions: ['aumentar_preco', 'anunciar', 'fornecedor', 'baixar_preco'],
    needs: {
      before: 'faturamento_antes/quantidade_antes/clientes_antes/preco/custo_unidade',
      after: 'faturamento/quantidade/clientes/preco_outro/custo_unidade_novo',
    },
    beside: [
      ...BESIDE,
      'preco',
      'preco_outro',
      'custo_unidade',
      'divida',
      'custo_mes',
      'p_parte',
      'p_aumento',
      'p_queda',
      'estoque_qtd',
      'clientes_perdidos',
    ],
    sum(r, { before, after }) {
      if (before.role === after.role || groupOf(before.role) !== groupOf(after.role)) return null
      const [a, b] = [r.of(before), r.of(after)]
      if (a.value.number <= 0) return null
      const gap = b.value.number > a.value.number ? r.minus(b, a, 'A diferença') : r.minus(a, b, 'A diferença')
      return r.part({ ...gap, flows: a.flows }, a, 'Quanto mudou')
    },
  }),
  plain({
    id: 'peso_no_todo',
    topic: 'parte',
    decisions: ['demitir', 'aumento_salario', 'prazo_fiado', 'taxa_sinal', 'mudar_ponto'],
    needs: {
      part: `${BILL}/prejuizo/faltas/clientes_perdidos/a_receber/custo_unidade/custo_uma_vez/preco_oferta/sobra/contrato/multa/quantidade_pedido/quantidade_nova`,
      whole:
        'faturamento/quantidade/clientes/preco/preco_novo/contrato/estoque/sobra/capacidade/custo_mes/ticket/preco_oferta',
    },
    beside: [
      ...BESIDE,
      'ticket',
      'custo_unidade',
      'preco',
      'meta',
      'custo_mes',
      'p_sinal',
      'caixa',
      'preco_outro',
      'divida',
      'retirada',
      'estoque',
    ],
    sum(r, { part, whole }) {
      const money = (role: string) => MONEY.test(role)
      if (EACH.test(part.role) !== EACH.test(whole.role)) return null
      if (part.role === whole.role || money(part.role) !== money(whole.role)) return null
      const [a, b] = [r.of(part), r.of(whole)]
      return a.value.number < b.value.number ? r.part(a, b, 'A parte do todo') : null
    },
  }),
  plain({
    id: 'dura_quanto',
    topic: 'tempo',
    decisions: ['pedido_maior', 'contratar', 'mais_horas', 'estoque_antes'],
    needs: {
      all: 'quantidade_pedido/estoque_qtd/quantidade_nova/capacidade/quantidade',
      by: 'quantidade/capacidade/quantidade_nova/clientes',
    },
    may: { time: 'prazo/dias/tempo' },
    beside: [
      ...BESIDE,
      'preco',
      'custo_unidade',
      'preco_oferta',
      'custo_unidade_novo',
      'investimento',
      'estoque',
      'p_desconto',
      'custo_novo',
      'preco_novo',
    ],
    sum(r, { all, by, time }) {
      if (all.role === by.role) return null
      const [a, b] = [r.of(all), r.of(by)]
      if (!time) return r.over(a, b, 'Quantas vezes')
      return r.minus(
        { ...a, flows: false },
        { ...r.times(b, r.span(time), 'O que sai até lá'), flows: false },
        'A diferença',
      )
    },
  }),
]

/** Of one piece or order. */
const EACH = /^(?:preco|ticket|custo_unidade|custo_uma_vez|multa|contrato)/
const MONEY =
  /^(?:custo|parcela|retirada|juros|prejuizo|a_receber|preco|sobra|contrato|multa|investimento|faturamento|estoque$|ticket)/
const GROUPS = [/^(?:faturamento|meta)/, /^quantidade/, /^clientes/, /^(?:preco|ticket)/, /^custo_unidade/]
const groupOf = (role: string): number => GROUPS.findIndex((group) => group.test(role))
