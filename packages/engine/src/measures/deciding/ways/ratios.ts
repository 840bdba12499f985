import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Any, Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { PER } from '#src/measures/deciding/sums.ts'
import { type Told, type Way, way } from '#src/measures/deciding/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Role } from '#src/measures/roles/roles.ts'
import type { DecisionId } from '#src/verdicts/decisions.data.ts'
import { PAID_DOWN } from './loans.ts'

const SPAN = 'dia/semana/mes/ano'

/** Two of her numbers, one by the other. */
interface Pair {
  id: string
  topic: string
  decisions: readonly DecisionId[]
  of: string
  by: string
  beside?: readonly Role[]
  not?: RegExp
  tell(c: Case, of: Held, by: Held): Told | null
}

const pair = ({ of, by, tell, ...rest }: Pair): Way =>
  way({ ...rest, wide: true, needs: { of, by }, tell: (c, held) => tell(c, held.of, held.by) })

const divided = (a: Any, b: Any) => say`A conta: ${t(a)} ÷ ${t(b)}`

/** So many months of it. */
function monthsOf(
  c: Case,
  of: Held,
  by: Held,
  [whole, each]: readonly [string, string],
  words: (months: Value<'meses'>, a: Any, b: Any) => Pick<Told, 'head' | 'text'>,
): Told | null {
  const [a, b] = [c.reais(of, whole), c.monthly(by, each)]
  if (b.number <= 0) return null
  const months = c.months(a, b, `${whole} em meses`)
  return { main: months, ...words(months, a, b), line: say`${divided(a, b)} = ${t(months)}.` }
}

const PAIRS: readonly Pair[] = [
  {
    id: 'receber_em_meses',
    topic: 'fiado',
    decisions: ['prazo_fiado', 'antecipar'],
    of: 'a_receber.ponto',
    by: 'custo_mes/contrato/faturamento.mes/semana',
    beside: ['clientes', 'p_parte', 'prazo', 'preco', 'faltas', 'quantidade'],
    tell: (c, of, by) =>
      monthsOf(
        c,
        of,
        by,
        ['O que devem a você', by.role === 'custo_mes' ? 'As contas' : 'O que entra'],
        (months, a, b) => ({
          head: say`Não entregue mais a prazo a quem está atrasado.`,
          text: say`Os ${t(a)} são ${t(months)} de ${t(b)}${by.role === 'custo_mes' ? ' de contas' : ''}: cobre primeiro os maiores, com data e valor por escrito.${c.today()}`,
        }),
      ),
  },
  {
    id: 'caixa_em_meses',
    topic: 'caixa',
    decisions: ['emprestimo', 'demitir'],
    of: 'caixa.ponto',
    by: 'custo_mes/prejuizo.mes',
    beside: ['faturamento', 'a_receber', 'prazo', 'p_parte', 'p_desconto'],
    tell: (c, of, by) =>
      monthsOf(c, of, by, ['Dinheiro em caixa', 'O que sai'], (months, a, b) => ({
        head:
          months.number < 3
            ? say`Não dá para esperar: o caixa acaba em ${t(months)}.`
            : say`Dá para atravessar, se nada piorar.`,
        text: say`Os ${t(a)} guardados pagam ${t(months)} de ${t(b)} por mês, sem entrar nada.`,
      })),
  },
  {
    id: 'estoque_em_meses',
    topic: 'estoque',
    decisions: ['estoque_antes', 'baixar_preco', 'cortar_produto'],
    of: 'estoque.ponto',
    by: 'faturamento.mes',
    beside: ['p_desconto', 'vida', 'custo_mes', 'preco_oferta', 'divida', 'prazo'],
    tell: (c, of, by) =>
      monthsOf(c, of, by, ['A mercadoria', 'O que se vende'], (months, a, b) => ({
        head: months.number > 3 ? say`Não compre mais: venda o que está parado.` : null,
        text: say`Os ${t(a)} em mercadoria são ${t(months)} do que vende (${t(b)} por mês). Ponha data para acabar com o que não gira.`,
      })),
  },
  {
    id: 'divida_em_meses',
    topic: 'divida',
    decisions: ['renegociar', 'emprestimo'],
    of: 'divida.ponto',
    by: 'sobra/parcela.mes',
    beside: ['faturamento', 'p_parte', 'prazo', 'parcelas'],
    tell: (c, of, by) =>
      monthsOf(c, of, by, ['A dívida', by.role === 'parcela' ? 'A parcela' : 'O que sobra'], (months, a, b) => ({
        head: say`Só com parcela que caiba num mês fraco.`,
        text: say`Os ${t(a)} são ${t(months)} de ${t(b)} por mês, antes dos juros.`,
      })),
  },
  {
    id: 'compra_em_contas',
    topic: 'compra',
    decisions: ['maquina', 'contratar', 'reforma', 'imovel'],
    of: 'investimento/custo_uma_vez.vez',
    by: 'custo_novo.mes',
    beside: ['custo_mes', 'sobra', 'prazo', 'p_margem', 'parcelas', 'prejuizo'],
    tell: (c, of, by) =>
      monthsOf(c, of, by, ['O que custa uma vez', 'O que se pagaria por mês'], (months, a, b) => ({
        head:
          months.number <= 24
            ? say`Comprar sai mais barato, se durar mais do que isso.`
            : say`Só se for usar por muito mais tempo do que isso.`,
        text: say`Os ${t(a)} são ${t(months)} de ${t(b)} por mês: a partir daí comprar custa menos.${c.today()}`,
      })),
  },
  {
    id: 'compra_em_sobras',
    topic: 'compra',
    decisions: ['maquina', 'reforma', 'imovel', 'regularizar'],
    of: 'custo_uma_vez/investimento/multa.vez',
    by: 'sobra.mes',
    beside: ['faturamento', 'clientes', 'prazo', 'quantidade', 'estoque', 'multa'],
    tell: (c, of, by) =>
      monthsOf(c, of, by, ['O que custa uma vez', 'O que sobra'], (months, a, b) => ({
        head: months.number <= 6 ? say`Cabe, guardando até lá.` : say`Ainda não à vista.`,
        text: say`Os ${t(a)} são ${t(months)} de tudo o que sobra (${t(b)} por mês).`,
      })),
  },
  {
    id: 'multa_em_perdas',
    topic: 'multa',
    decisions: ['largar_cliente', 'mudar_ponto', 'fechar_unidade'],
    of: 'multa/custo_uma_vez/investimento.vez',
    by: 'prejuizo.mes/semana/ano',
    beside: ['faturamento', 'pessoas', 'p_desconto'],
    tell: (c, of, by) =>
      monthsOf(c, of, by, ['O que custa uma vez', 'O que se perde'], (months, a, b) => ({
        head:
          months.number <= 12
            ? say`Compensa pagar de uma vez e parar de perder.`
            : say`Só se a perda for continuar por mais tempo do que isso.`,
        text: say`Os ${t(a)} são ${t(months)} do que se perde (${t(b)} por mês).`,
      })),
  },
  {
    id: 'em_parcelas',
    topic: 'emprestimo',
    not: PAID_DOWN,
    decisions: ['emprestimo', 'renegociar', 'maquina', 'regularizar'],
    of: 'custo_uma_vez/investimento/divida/preco_oferta.vez/ponto',
    by: 'parcelas',
    beside: ['faturamento', 'quantidade', 'ticket', 'retirada', 'custo_mes', 'sobra', 'caixa'],
    tell(c, of, by) {
      const [sum, count] = [c.reais(of, 'O valor'), c.count(by, 'Parcelas')]
      if (count.number < 2) return null
      const each = c.make(
        'R$/mês',
        'Cada parcela, sem juros',
        sum.number / count.number,
        say`${t(sum)} ÷ ${t(count)}`,
        [sum, count],
      )
      return {
        main: each,
        // Whether she should pay it at all is another question.
        head: null,
        text: say``,
        line: say`${divided(sum, count)} = ${t(each)} por mês.`,
      }
    },
  },
  {
    id: 'juros_da_divida',
    topic: 'divida',
    decisions: ['renegociar', 'emprestimo'],
    of: 'juros.mes',
    by: 'divida.ponto',
    beside: ['faturamento', 'emprestimo', 'parcelas', 'prazo', 'parcela_nova', 'estoque'],
    tell(c, of, by) {
      const [paid, owes] = [c.monthly(of, 'Juros'), c.reais(by, 'A dívida')]
      const rate = c.part(paid, owes, 'Juros ao mês')
      if (rate.number > 30) return null
      const year = c.make('R$/ano', 'Juros por ano', paid.number * 12, say`${t(paid)} × doze`, [paid])
      return {
        main: rate,
        head: say`Só se o juro novo for menor do que esse.`,
        text: say`A dívida de ${t(owes)} custa ${t(rate)} ao mês, ${t(year)} por ano sem abater nada.${c.today()}`,
        line: say`${divided(paid, owes)} = ${t(rate)} ao mês.`,
        says: ['divida', 'juros'],
      }
    },
  },
  {
    id: 'tempo_do_pedido',
    topic: 'prazo',
    decisions: ['pedido_maior', 'cliente_grande', 'mais_horas', 'contratar'],
    of: 'quantidade_pedido.vez',
    by: `quantidade/capacidade.${SPAN}`,
    beside: [
      'prazo',
      'custo_unidade',
      'custo_unidade_novo',
      'preco',
      'preco_oferta',
      'multa',
      'p_desconto',
      'vida',
      'pessoas',
    ],
    tell: (c, of, by) => takes(c, of, by),
  },
  {
    id: 'estoque_no_ritmo',
    topic: 'estoque',
    decisions: ['estoque_antes', 'baixar_preco', 'cortar_produto', 'guardar_safra'],
    of: 'estoque_qtd.ponto',
    by: `quantidade.${SPAN}`,
    beside: ['custo_unidade', 'preco', 'custo_mes', 'vida', 'ticket', 'p_comissao', 'p_desconto', 'estoque'],
    tell(c, of, by) {
      const told = takes(c, of, by)
      return (
        told && {
          ...told,
          head: say`Venda o que há antes de fazer ou comprar mais.`,
          text: say`No ritmo de hoje o que está pronto dura ${told.lasts}.`,
        }
      )
    },
  },
  {
    id: 'conta_por_um',
    topic: 'custo',
    decisions: ['aumentar_preco', 'mudar_ponto', 'cortar_produto'],
    of: 'custo_mes/custo_novo.mes',
    by: 'quantidade/clientes.dia/semana/mes/ponto',
    beside: ['meta'],
    tell(c, of, by) {
      const bill = c.monthly(of, 'A conta do mês')
      const count = by.period === 'ponto' ? c.count(by, 'Quantos') : c.manyMonthly(by, 'Quantos')
      if (count.number <= 0) return null
      const each = c.make('R$', 'A conta em cada um', bill.number / count.number, say`${t(bill)} ÷ ${t(count)}`, [
        bill,
        count,
      ])
      return {
        main: each,
        head: say`Só se o preço pagar isso em cada um.`,
        text: say`A conta de ${t(bill)} por mês pesa ${t(each)} em cada um (${c.many(count, by)}).`,
        line: say`A conta: ${t(bill)} ÷ ${c.many(count, by)} = ${t(each)} em cada.`,
      }
    },
  },
  {
    id: 'preco_por_hora',
    topic: 'hora',
    decisions: ['aumentar_preco', 'desconto', 'largar_cliente'],
    of: 'preco/contrato/preco_oferta/preco_novo.unidade/vez/mes',
    by: 'horas',
    beside: ['quantidade', 'quantidade_antes', 'preco_outro', 'prazo', 'clientes', 'p_aumento'],
    tell(c, of, by) {
      if (by.said.kind !== 'H' || by.said.unit === 'minutos' || by.said.value < 1) return null
      if ((of.period === 'mes') !== (by.period === 'mes') || by.period === 'dia' || by.period === 'semana') return null
      const [paid, time] = [c.reais(of, 'O que pagam'), c.known(c.d.ask.value('horas', by.said, 'Horas'))]
      const hour = c.make('R$', 'O que entra por hora', paid.number / time.number, say`${t(paid)} ÷ ${t(time)}`, [
        paid,
        time,
      ])
      return {
        main: hour,
        head: say`Só mantenha se essa hora valer mais do que a de outro serviço seu.`,
        text: say`${t(paid)} por ${t(time)} são ${t(hour)} por hora, antes do material.`,
        line: say`${divided(paid, time)} = ${t(hour)} por hora.`,
      }
    },
  },
]

const TIMES = { dia: 'dias', semana: 'semanas', mes: 'meses', ano: 'anos' } as const

/** How long so many take. */
function takes(c: Case, of: Held, by: Held): (Told & { lasts: Text }) | null {
  const word = TIMES[by.period as 'dia']
  const [all, each] = [c.count(of, 'Quantos'), c.count(by, 'Quantos de cada vez')]
  if (!word || each.number <= 0) return null
  const time = c.make('qtd', `Em quantos ${word}`, all.number / each.number, say`${t(all)} ÷ ${t(each)}`, [all, each])
  const lasts = say`${t(time)} ${word}`
  return {
    main: time,
    head: say`Só se esse prazo couber sem parar o resto.`,
    text: say`No ritmo de ${c.many(each, by)}${PER[by.period as 'dia']} leva ${lasts}, sem fazer mais nada.`,
    line: say`A conta: ${c.many(all, of)} ÷ ${t(each)} = ${lasts}.`,
    lasts,
  }
}

/** The business, or a part of it, against what it leaves. */
const buyOut = way({
  id: 'oferta_em_anos',
  topic: 'venda',
  wide: true,
  decisions: ['vender_parar', 'socio_novo', 'sair_sociedade', 'largar_emprego'],
  needs: { of: 'preco_oferta.vez', by: 'sobra/retirada.mes/ano' },
  may: { part: 'p_parte' },
  beside: ['faturamento', 'quantidade', 'clientes', 'parcelas', 'divida', 'estoque', 'p_comissao', 'preco', 'investimento', 'p_aumento', 'ticket', 'caixa'], // biome-ignore format: a list
  tell(c, { of, by, part }) {
    const [offer, all] = [c.reais(of, 'A oferta'), c.monthly(by, 'O que sobra')]
    const share = part ? c.share(part, 'A parte') : null
    const rest = share ? c.portion(share, all, 'A parte do que sobra') : all
    if (rest.number <= 0) return null
    const months = c.months(offer, rest, 'A oferta em meses do que sobra')
    return {
      main: months,
      head:
        months.number < 24
          ? say`Não por esse valor, se o negócio seguir assim.`
          : say`Só com pagamento seguro e por escrito.`,
      text: say`${t(offer)} são ${t(months)} ${share ? say`da parte de ${t(share)} do que sobra` : 'do que hoje fica com você'} (${t(rest)} por mês). Depois disso o dinheiro acaba e o negócio continuaria rendendo.`,
      line: say`A conta: ${t(offer)} ÷ ${share ? say`(${t(all)} × ${t(share)})` : t(rest)} = ${t(months)}.`,
    }
  },
})

export const RATIOS: readonly Way[] = [buyOut, ...PAIRS.map(pair)]
