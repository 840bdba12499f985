import { say } from '#src/facts/fact-book.ts'
import type { Way } from '#src/measures/deciding/way.ts'
import { PAID_DOWN } from './loans.ts'
import { BILL, bySign, plain, RATE, SALES } from './plain.ts'
import { ADDS } from './terms.ts'

const MONEY = `${SALES}/sobra/ganho_esperado/custo_mes/custo_novo/prejuizo/parcela_nova/custo_uma_vez/multa/divida/emprestimo/a_receber/estoque/ticket/preco/preco_oferta`
const FEES = 'p_comissao/p_desconto/p_queda/p_parte/p_imposto/p_outro'

/** What stays of a month, or of a sum. */
export const PLAIN_MONTH: readonly Way[] = [
  plain({
    id: 'parte_de_uma_conta',
    topic: 'parte',
    decisions: ['comissao', 'desconto', 'antecipar', 'prazo_fiado', 'renegociar'],
    needs: { of: MONEY, rate: RATE },
    beside: [
      'prazo',
      'clientes',
      'sobra',
      'faturamento',
      'parcelas',
      'custo_mes',
      'investimento',
      'quantidade',
      'custo_uma_vez',
      'parcela',
      'faturamento_antes',
      'divida',
    ],
    sum: (r, { of, rate }) => r.times(r.of(of), r.of(rate), 'Essa parte'),
  }),
  plain({
    id: 'resto_de_uma_conta',
    topic: 'parte',
    decisions: ['comissao', 'desconto', 'antecipar', 'baixar_preco'],
    needs: {
      of: `${SALES}/preco/preco_oferta/a_receber/estoque/ticket/ganho_esperado/multa`,
      rate: 'p_comissao/p_desconto/p_queda/p_parte',
    },
    lists: { once: 'caixa/custo_uma_vez/divida' },
    beside: ['prazo', 'clientes', 'parcelas', 'custo_mes', 'quantidade'],
    sum: (r, { of, rate }, { once }) =>
      r.after(r.rest(r.of(of), r.of(rate), 'O que fica'), once, 'O que se paga', 'O que sobra'),
  }),
  plain({
    id: 'partes_diferentes',
    topic: 'taxa',
    decisions: ['comissao', 'sair_app', 'entrar_app', 'antecipar', 'desconto', 'mei_me'],
    needs: { of: `${SALES}/preco/preco_oferta/ticket/custo_mes/investimento/divida/caixa`, a: RATE, b: RATE },
    beside: ['prazo', 'parcelas', 'faturamento', 'sobra', 'clientes', 'quantidade', 'multa', 'custo_unidade', 'caixa'],
    sum(r, { of, a, b }) {
      // A debt costs its interest and nothing else.
      if (of.role === 'divida' && (a.role !== 'p_juros' || b.role !== 'p_juros')) return null
      const [x, y] = [r.of(a), r.of(b)]
      const [high, low] = x.value.number > y.value.number ? [x, y] : [y, x]
      return r.times(r.of(of), r.minus(high, low, 'A diferença das taxas'), 'A diferença')
    },
  }),
  plain({
    id: 'taxas_juntas',
    topic: 'taxa',
    decisions: ['comissao', 'sair_app', 'entrar_app', 'vender_online'],
    needs: { of: `${SALES}/ticket/preco`, a: 'p_comissao/p_imposto', b: 'p_comissao/p_juros/p_imposto/p_desconto' },
    beside: ['investimento', 'sobra', 'faturamento', 'custo_uma_vez'],
    sum: (r, { of, a, b }) => r.times(r.of(of), r.plus(r.of(a), r.of(b), 'As taxas juntas'), 'O que levam juntas'),
    says: (shown) => ({ head: say`Só se o que fica pagar o custo e o trabalho.`, text: say`Juntas levam ${shown}.` }),
  }),
  plain({
    id: 'margem_menos_contas',
    topic: 'mes',
    decisions: ['demitir', 'aumentar_preco', 'fechar_unidade', 'contratar'],
    needs: {
      sales: `${SALES}/sobra/ganho_esperado`,
      rate: 'p_margem/p_outro/p_parte/p_comissao/p_imposto/p_queda/p_aumento',
    },
    lists: { bills: `${BILL}/prejuizo` },
    beside: [
      'faturamento',
      'faturamento_antes',
      'outro',
      'custo_uma_vez',
      'retirada',
      'a_receber',
      'multa',
      'ganho_esperado',
      'prazo',
      'meta',
    ],
    sum(r, { sales, rate }, { bills }) {
      if (bills.length === 0) return null
      return r.after(r.times(r.of(sales), r.of(rate), 'O que fica'), bills, 'As contas', 'O que sobra')
    },
    says: (shown, main) => ({
      head: bySign(main, say`Cabe, se o mês não piorar.`, say`Não assim: as contas passam do que fica.`),
      text: say`Pagas as contas que você citou, ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}.`,
    }),
  }),
  plain({
    id: 'resto_menos_contas',
    topic: 'mes',
    decisions: ['largar_cliente', 'cliente_grande', 'demitir', 'fechar_unidade', 'sair_app'],
    needs: { sales: `${SALES}/sobra`, rate: FEES },
    lists: { bills: `${BILL}/prejuizo` },
    beside: ['faturamento', 'pessoas', 'p_comissao', 'clientes', 'ganho_esperado', 'prazo', 'caixa'],
    sum(r, { sales, rate }, { bills }) {
      if (bills.length === 0) return null
      return r.after(r.rest(r.of(sales), r.of(rate), 'O que fica'), bills, 'As contas', 'O que sobra')
    },
    says: (shown, main) => ({
      head: bySign(main, say`O mês aguenta, se nada mais piorar.`, say`Assim o mês não fecha: corte antes.`),
      text: say`Pagas as contas que você citou, ${main.value.number > 0 ? 'ficam' : 'faltam'} ${shown}.`,
    }),
  }),
  plain({
    id: 'entra_menos_sai',
    topic: 'mes',
    decisions: ['demitir', 'contratar', 'maquina', 'aumento_salario', 'vender_parar'],
    needs: { comes: `${SALES}/sobra/ganho_esperado/preco_oferta/prejuizo` },
    lists: { bills: `${BILL}` },
    beside: [
      'prazo',
      'pessoas',
      'faturamento',
      'parcelas',
      'emprestimo',
      'divida',
      'investimento',
      'quantidade',
      'quantidade_antes',
      'clientes',
      'custo_uma_vez',
    ],
    sum: (r, { comes }, { bills }) => r.after(r.of(comes), bills, 'O que sai', 'O que sobra'),
    says: (shown, main) => ({
      head: bySign(main, say`Cabe, se esse dinheiro vier mesmo.`, say`Não: sai mais do que entra.`),
      text: say`${main.value.number > 0 ? 'Ficam' : 'Faltam'} ${shown}.`,
    }),
  }),
  plain({
    id: 'conta_contra_conta',
    topic: 'custo',
    decisions: ['terceirizar', 'mudar_ponto', 'fornecedor', 'maquina', 'demitir', 'contratar'],
    needs: { a: `${BILL}/prejuizo`, b: `${BILL}/prejuizo` },
    beside: [
      'horas',
      'parcelas',
      'investimento',
      'preco',
      'prazo',
      'faturamento',
      'sobra',
      'quantidade',
      'clientes',
      'custo_uma_vez',
      'multa',
    ],
    sum(r, { a, b }) {
      if (r.c.d.ask.says(ADDS, ['main_challenge'])) return null
      const [x, y] = [r.of(a), r.of(b)]
      const [high, low] = x.value.number > y.value.number ? [x, y] : [y, x]
      return r.minus(high, low, 'A diferença das contas')
    },
  }),
  plain({
    id: 'conta_no_tempo',
    topic: 'tempo',
    decisions: ['renegociar', 'contratar', 'maquina', 'mudar_ponto'],
    needs: { bill: `${BILL}/prejuizo/sobra/faturamento/contrato/ganho_esperado`, time: 'tempo/prazo/dias/vida' },
    may: { once: 'custo_uma_vez/investimento/divida/caixa/multa' },
    beside: ['faturamento', 'custo_mes', 'sobra', 'p_parte', 'pessoas', 'quantidade', 'clientes'],
    sum(r, { bill, time, once }) {
      const all = { ...r.times(r.of(bill), r.span(time), 'Tudo no tempo'), flows: false }
      return once ? r.minus(all, r.of(once), 'A diferença') : all
    },
  }),
  plain({
    id: 'parcelas_juntas',
    topic: 'emprestimo',
    not: PAID_DOWN,
    decisions: ['emprestimo', 'renegociar', 'maquina'],
    needs: { many: 'parcelas', each: 'parcela/parcela_nova/custo_mes/custo_novo' },
    may: { once: 'preco_oferta/investimento/divida/emprestimo/custo_uma_vez' },
    beside: [
      'faturamento',
      'faturamento_antes',
      'outro',
      'retirada',
      'custo_mes',
      'tempo',
      'sobra',
      'caixa',
      'quantidade',
      'clientes',
      'prazo',
      'p_juros',
    ],
    sum(r, { many, each, once }) {
      const all = { ...r.times(r.of(many), r.of(each), 'Todas as parcelas'), flows: false }
      return once ? r.minus(all, { ...r.of(once), flows: false }, 'O que se paga a mais') : all
    },
    says: (shown, main) =>
      main.made === 'sum'
        ? { head: say`Só se a parcela couber num mês fraco.`, text: say`A prazo são ${shown} a mais.` }
        : null,
  }),
]
