import { say } from '#src/facts/fact-book.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { BILL, bySign, COST, COUNT, LOST, ONCE, PRICE, plain } from './plain.ts'

const SUM = `${ONCE}/divida/emprestimo/a_receber/caixa/estoque/preco_oferta`
const BESIDE = [
  'prazo',
  'faturamento',
  'pessoas',
  'custo_mes',
  'clientes',
  'quantidade',
  'parcelas',
  'preco_outro',
  'caixa',
  'divida',
  'estoque',
  'capacidade',
  'vida',
] as const

/** A sum of once, by what comes or goes. */
export const PLAIN_ONCE: readonly Way[] = [
  plain({
    id: 'em_quantos_meses',
    topic: 'compra',
    decisions: ['maquina', 'reforma', 'regularizar', 'renegociar', 'emprestimo'],
    needs: { sum: SUM, by: `${BILL}/prejuizo/sobra/ganho_esperado/faturamento/contrato` },
    beside: [...BESIDE, 'custo_uma_vez', 'retirada', 'prejuizo', 'custo_novo', 'sobra'],
    sum: (r, { sum, by }) => r.over({ ...r.of(sum), flows: false }, r.of(by), 'Quanto tempo'),
  }),
  plain({
    id: 'pela_metade_da_sobra',
    topic: 'compra',
    decisions: ['maquina', 'reforma', 'regularizar', 'emprestimo'],
    needs: { sum: `${ONCE}/preco_oferta`, left: 'sobra/ganho_esperado' },
    beside: [...BESIDE, 'preco', 'custo_uma_vez'],
    sum(r, { sum, left }) {
      const month = r.of(left)
      const half = r.c.make(
        month.value.kind,
        'Metade do que sobra',
        month.value.number / 2,
        say`${month.account} ÷ dois`,
        [month.value],
      )
      return r.over(
        r.of(sum),
        { ...month, value: half, account: say`${month.account} ÷ dois`, made: 'product' },
        'Meses guardando a metade',
      )
    },
    says: (shown, main) => ({
      head: main.value.number <= 12 ? say`Cabe, guardando até lá.` : say`Ainda não à vista.`,
      text: say`Guardando metade do que sobra leva ${shown}.`,
    }),
  }),
  plain({
    id: 'pelo_que_poupa',
    topic: 'compra',
    decisions: ['maquina', 'mudar_ponto', 'terceirizar', 'reforma'],
    needs: { sum: ONCE, now: `${BILL}/prejuizo/ganho_esperado/sobra`, next: `${BILL}` },
    beside: [...BESIDE, 'clientes_perdidos'],
    sum(r, { sum, now, next }) {
      const [a, b] = [r.of(now), r.of(next)]
      if (a.value.number <= b.value.number) return null
      return r.over(r.of(sum), r.minus(a, b, 'A diferença por mês'), 'Quanto tempo')
    },
    says: (shown) => ({
      head: say`Compensa, se for durar mais do que isso.`,
      text: say`A diferença paga em ${shown}.`,
    }),
  }),
  plain({
    id: 'pelo_que_vende',
    topic: 'compra',
    decisions: ['maquina', 'reforma', 'renegociar', 'prazo_fiado'],
    needs: { sum: SUM, many: `${COUNT}/${LOST}/outro`, price: `${PRICE}` },
    may: { cost: COST },
    beside: [...BESIDE, 'custo_uma_vez', 'multa', 'preco'],
    sum(r, { sum, many, price, cost }) {
      const each = r.keep(price, cost)
      if (each.value.number <= 0) return null
      const time = r.over({ ...r.of(sum), flows: false }, r.times(r.of(many), each, 'O que entra'), 'Quanto tempo')
      return sum.period === 'mes' || time.value.number < 0.1 ? null : time
    },
  }),
  plain({
    id: 'por_parte_do_mes',
    topic: 'compra',
    decisions: ['maquina', 'reforma', 'fornecedor'],
    needs: {
      sum: SUM,
      by: `${BILL}/faturamento/contrato/ticket/prejuizo`,
      rate: 'p_outro/p_desconto/p_margem/p_parte/p_perda/p_queda/p_aumento',
    },
    beside: [...BESIDE, 'parcela_nova', 'custo_uma_vez'],
    sum: (r, { sum, by, rate }) => r.over(r.of(sum), r.times(r.of(by), r.of(rate), 'Essa parte'), 'Quanto tempo'),
    says: (shown) => ({ head: say`Só se essa parte vier mesmo.`, text: say`São ${shown} disso.` }),
  }),
  plain({
    id: 'pela_conta_no_tempo',
    topic: 'compra',
    decisions: ['maquina', 'imovel', 'terceirizar'],
    needs: { sum: ONCE, by: 'custo_mes/custo_novo/prejuizo/custo_unidade', time: 'tempo/dias/vida/prazo' },
    beside: [...BESIDE, 'custo_unidade', 'preco'],
    sum: (r, { sum, by, time }) =>
      r.over(
        r.of(sum),
        { ...r.times({ ...r.of(by), flows: false }, r.of(time), 'Isso tudo'), flows: false },
        'Quantas vezes',
      ),
  }),
  plain({
    id: 'quantos_pagam_isso',
    topic: 'compra',
    decisions: ['maquina', 'contratar', 'anunciar', 'regularizar', 'mudar_ponto'],
    needs: {
      sum: `${ONCE}/divida/emprestimo/a_receber/${BILL}/prejuizo/meta/contrato.vez/ponto/dia/semana/mes/ano`,
      each: `preco/preco_novo/ticket/${COST}.unidade/mes`,
    },
    may: { cost: COST },
    beside: [
      ...BESIDE,
      'clientes_perdidos',
      'estoque_qtd',
      'preco',
      'horas',
      'outro',
      'custo_unidade',
      'preco_novo',
      'quantidade_antes',
    ],
    sum(r, { sum, each, cost }) {
      // What an instalment asks of her sales is `quantos_pagam`.
      if (sum.role === 'parcela_nova' || (cost && each.role.startsWith('custo'))) return null
      const one = each.role.startsWith('custo') ? r.of(each) : r.keep(each, cost)
      if (one.value.number <= 0) return null
      const many = r.needed(r.of(sum), one, 'Quantos pagam isso')
      return many.value.number >= 1 ? many : null
    },
    says: (shown) => ({ head: say`Só se essa venda vier mesmo.`, text: say`São ${shown} para pagar isso.` }),
  }),
  plain({
    id: 'isso_em_cada_um',
    topic: 'custo',
    decisions: ['aumentar_preco', 'contratar', 'mudar_ponto', 'prazo_fiado'],
    needs: {
      sum: `custo_uma_vez/divida/a_receber/estoque/${BILL}/contrato/prejuizo/ganho_esperado/preco`,
      many: `${COUNT}/clientes_perdidos/pessoas/parcelas/outro`,
    },
    beside: [
      'prazo',
      'faturamento',
      'pessoas',
      'clientes',
      'ticket',

      'caixa',
      'divida',
      'vida',
      'p_desconto',
      'retirada',
    ],
    sum(r, { sum, many }) {
      const isOne = sum.role !== 'preco' || ['outro', 'pessoas', 'parcelas'].includes(many.role)
      return isOne ? r.over(r.of(sum), r.of(many), 'Em cada um') : null
    },
  }),
  plain({
    id: 'conta_por_prazo',
    topic: 'tempo',
    decisions: ['renegociar', 'aumentar_preco', 'regularizar'],
    needs: {
      sum: 'custo_uma_vez/investimento/divida/preco/preco_novo/contrato/preco_oferta',
      time: 'tempo/horas/dias/vida',
    },
    beside: [...BESIDE, 'preco', 'a_receber', 'parcela_nova', 'clientes_antes'],
    sum: (r, { sum, time }) => r.over({ ...r.of(sum), flows: false }, { ...r.of(time), flows: false }, 'Por um'),
  }),
  plain({
    id: 'falta_do_guardado',
    topic: 'caixa',
    decisions: ['emprestimo', 'reforma', 'maquina', 'renegociar'],
    needs: {
      sum: `${ONCE}/divida/preco_oferta/contrato/custo_mes`,
      has: 'caixa/a_receber/emprestimo/custo_uma_vez/divida/multa',
    },
    beside: [...BESIDE, 'a_receber', 'juros', 'p_parte', 'p_outro', 'quantidade_pedido', 'prejuizo'],
    sum(r, { sum, has }) {
      if (sum.role === has.role) return null
      return r.minus({ ...r.of(sum), flows: false }, r.of(has), 'A diferença')
    },
    says: (shown, main, _r, { sum, has }) =>
      has.role === 'caixa' && sum.role !== 'custo_mes'
        ? {
            head: bySign(main, say`Ainda não só com o que tem guardado.`, say`Cabe, se ficar uma reserva.`),
            text: say`${main.value.number > 0 ? 'Faltam' : 'Sobram'} ${shown}.`,
          }
        : null,
  }),
]
