import { say } from '#src/facts/fact-book.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { bySign, COST, COUNT, LOST, ONCE, PRICE, plain } from './plain.ts'

/** A price so far from hers is another thing's. */
const MOST_TIMES = 3

/** What so many bring, lose or cost, and what is paid of it. */
export const PLAIN_SALES: readonly Way[] = [
  plain({
    id: 'tantos_pelo_preco',
    topic: 'venda',
    decisions: ['pedido_maior', 'cliente_grande', 'produto_novo', 'anunciar'],
    needs: { many: `${COUNT}/outro/medida`, each: `${PRICE}/contrato` },
    lists: { bills: 'custo_mes/custo_novo/retirada/parcela/parcela_nova', once: `${ONCE}.vez` },
    beside: ['prazo', 'capacidade', 'clientes', 'preco', 'faturamento', 'quantidade'],
    sum(r, { many, each }, { bills, once }) {
      if (bills.length > 0 && once.length > 0) return null
      const all = r.times(r.of(many), r.of(each), 'O que tudo isso paga')
      return r.after(all, [...bills, ...once], 'O que se paga', 'O que fica')
    },
    says: (shown, main) =>
      main.made === 'sum'
        ? {
            head: bySign(main, say`Compensa, se o material não levar isso.`, say`Não: nem antes do material se paga.`),
            text: say`${main.value.number > 0 ? 'Ficam' : 'Faltam'} ${shown}, antes do material.`,
          }
        : null,
  }),
  plain({
    id: 'perdidos_pelo_preco',
    topic: 'falta',
    decisions: ['taxa_sinal', 'contratar', 'anunciar', 'maquina'],
    needs: { many: LOST, each: `${PRICE}/contrato/${COST}` },
    lists: { bills: 'custo_novo' },
    beside: [
      'quantidade',
      'clientes',
      'clientes_antes',
      'capacidade',
      'preco_outro',
      'prazo',
      'custo_unidade',
      'preco',
      'custo_mes',
      'faturamento',
      'pessoas',
    ],
    sum(r, { many, each }, { bills }) {
      return r.after(r.times(r.of(many), r.of(each), 'O que se perde'), bills, 'O que custa evitar', 'O que fica')
    },
    says: (shown, main) =>
      main.made === 'sum'
        ? {
            head: bySign(main, say`Compensa, se a perda acabar mesmo.`, say`Não: evitar custa mais do que a perda.`),
            text: say`A diferença é de ${shown}. Se a perda cair só pela metade, vale metade.`,
          }
        : { head: say`Sim, vale atacar a perda antes de vender mais.`, text: say`São ${shown} que se perdem.` },
  }),
  plain({
    id: 'custo_de_tantos',
    topic: 'custo',
    decisions: ['estoque_antes', 'pedido_maior', 'fornecedor', 'cortar_produto'],
    needs: { many: `${COUNT}/outro/medida/pessoas`, each: `${COST}` },
    may: { cash: 'caixa/emprestimo.ponto/vez' },
    lists: { bills: 'custo_mes/custo_novo' },
    beside: [
      'prazo',
      'quantidade',
      'capacidade',
      'preco',
      'preco_oferta',
      'preco_novo',
      'faturamento',
      'clientes',
      'a_receber',
      'quantidade_nova',
      'preco_outro',
    ],
    sum(r, { many, each, cash }, { bills }) {
      if (cash && bills.length > 0) return null
      const all = r.times(r.of(many), r.of(each), 'O que tudo isso custa')
      return cash
        ? r.minus({ ...all, flows: false }, r.of(cash), 'O que falta')
        : r.after(all, bills, 'A outra conta', 'A diferença')
    },
    says: (shown, main, _r, { cash }) =>
      cash
        ? {
            head: bySign(main, say`Ainda não só com esse dinheiro.`, say`Cabe, se ficar uma reserva.`),
            text: say`${main.value.number > 0 ? 'Faltam' : 'Sobram'} ${shown}.`,
          }
        : null,
  }),
  plain({
    id: 'a_menos_pelo_preco',
    topic: 'queda',
    decisions: ['anunciar', 'baixar_preco', 'demitir', 'contratar'],
    needs: {
      before: 'quantidade_antes/clientes_antes/capacidade/estoque_qtd/quantidade_pedido/quantidade',
      after: 'quantidade/clientes/quantidade_nova/clientes_perdidos/capacidade',
      each: `${PRICE}/${COST}`,
    },
    lists: { bills: 'custo_novo' },
    beside: [
      'prazo',
      'faturamento',
      'preco',
      'custo_mes',
      'preco_outro',
      'pessoas',
      'custo_unidade',
      'preco_novo',
      'divida',
    ],
    sum(r, { before, after, each }, { bills }) {
      const [a, b] = [r.of(before), r.of(after)]
      if (a.value.number <= b.value.number || before.role === after.role) return null
      const all = r.times(r.minus(a, b, 'A diferença'), r.of(each), 'O que isso faz')
      return r.after(all, bills, 'O custo novo', 'O que fica')
    },
  }),
  plain({
    id: 'sumiu_do_que_comprou',
    topic: 'perda',
    decisions: ['maquina', 'fornecedor', 'cortar_produto'],
    needs: { each: `${PRICE}/${COST}` },
    lists: { counts: 'quantidade/quantidade_antes/quantidade_pedido/estoque_qtd' },
    beside: ['custo_unidade', 'preco', 'investimento', 'sobra', 'custo_uma_vez', 'faturamento'],
    sum(r, { each }, { counts }) {
      if (counts.length !== 2) return null
      const [a, b] = counts.map((one) => r.of(one)).sort((x, y) => y.value.number - x.value.number)
      if (a!.value.number > b!.value.number * 2) return null
      return r.times(r.minus(a!, b!, 'O que sumiu'), r.of(each), 'O que se perde')
    },
    says: (shown) => ({
      head: say`Só depois de saber onde some.`,
      text: say`São ${shown} que faltam entre um número e o outro. Pese e conte por uma semana na entrada e na saída antes de gastar com isso.`,
    }),
  }),
  plain({
    id: 'mesma_venda_a_outro_preco',
    topic: 'preco',
    decisions: ['aumentar_preco', 'baixar_preco', 'desconto'],
    needs: { many: 'quantidade/clientes/capacidade', now: 'preco/ticket', next: 'preco_novo/preco_oferta/preco_outro' },
    may: { cost: COST },
    beside: ['horas', 'capacidade', 'prazo', 'custo_uma_vez', 'pessoas', 'quantidade_nova', 'p_queda'],
    sum(r, { many, now, next, cost }) {
      const [count, today, later] = [r.of(many), r.of(now), r.of(next)]
      const times = later.value.number / today.value.number
      if (times > MOST_TIMES || times < 1 / MOST_TIMES || (times < 1 && next.role === 'preco_outro')) return null
      const spent = cost ? r.of(cost) : null
      const [a, b] = [today, later].map((one) => (spent ? r.minus(one, spent, 'O que cada um deixa') : one))
      if (a!.value.number <= 0 || b!.value.number <= 0) return null
      return r.over(r.times(count, a!, 'O que entra hoje'), b!, 'Quantos dão o mesmo')
    },
    says: (shown) => ({
      head: say`Só se não vender menos do que isso.`,
      text: say`Ao outro preço, ${shown} deixam o mesmo que hoje.`,
    }),
  }),
  plain({
    id: 'tantos_de_uma_parte',
    topic: 'parte',
    decisions: ['taxa_sinal', 'prazo_fiado', 'desconto', 'anunciar'],
    needs: {
      many: `${COUNT}/${LOST}/outro`,
      each: `${PRICE}/${COST}`,
      rate: 'p_outro/p_parte/p_perda/p_aumento/p_desconto/p_comissao/p_sinal',
    },
    beside: ['prazo', 'custo_unidade', 'preco', 'clientes', 'custo_mes', 'parcelas', 'caixa', 'clientes_antes'],
    sum(r, { many, each, rate }) {
      // A deposit is paid by who comes.
      if (rate.role === 'p_sinal' && (many.role === 'faltas' || many.role === 'clientes_perdidos')) return null
      return r.times(r.times(r.of(many), r.of(each), 'Tudo'), r.of(rate), 'A parte')
    },
  }),
  plain({
    id: 'vendas_contra_vendas',
    topic: 'venda',
    decisions: ['cliente_grande', 'pedido_maior', 'atacado'],
    needs: {
      many: 'quantidade_pedido/quantidade_nova/capacidade/estoque_qtd',
      each: 'preco_oferta/preco_novo/preco_outro',
      now: 'quantidade/clientes',
      price: 'preco/ticket',
    },
    beside: ['prazo', 'preco_outro', 'horas', 'capacidade', 'pessoas', 'custo_unidade'],
    sum: (r, { many, each, now, price }) =>
      r.minus(
        r.times(r.of(many), r.of(each), 'O que viria'),
        r.times(r.of(now), r.of(price), 'O que vem hoje'),
        'A diferença',
      ),
    says: (shown, main) => ({
      head: bySign(
        main,
        say`Compensa em dinheiro que entra, se o custo não mudar.`,
        say`Não só por isso: entra menos do que hoje.`,
      ),
      text: say`${main.value.number > 0 ? 'Entram a mais' : 'Entram a menos'} ${shown}, antes do custo.`,
    }),
  }),
  plain({
    id: 'dias_pelo_preco',
    topic: 'tempo',
    decisions: ['mais_horas', 'aumentar_preco', 'maquina'],
    needs: { days: 'dias/horas/tempo/prazo', each: `${PRICE}/${COST}` },
    beside: [
      'preco',
      'custo_novo',
      'investimento',
      'quantidade',
      'capacidade',
      'custo_uma_vez',
      'preco_oferta',
      'parcelas',
      'parcela_nova',
      'emprestimo',
      'preco_outro',
      'p_juros',
      'ticket',
      'faltas',
    ],
    sum: (r, { days, each }) => {
      const all = r.times({ ...r.of(days), flows: false }, { ...r.of(each), flows: false }, 'Tudo isso')
      return all
    },
  }),
]
