import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { orLack } from '#src/measures/deciding/sums.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import { owesBeside } from '#src/measures/derived/debts.ts'
import { challengeOf } from '#src/measures/frames/ways/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'

/** '40 mil de entrada e 30 parcelas': nothing that instalments pay back. */
export const PAID_DOWN = /^ ?(?:reais )?(?:de|como) entrada\b/

/** All instalments together, against what is owed, lent or paid at once, and a month with them. */
const allInstalments = way({
  id: 'total_parcelado',
  topic: 'emprestimo',
  not: PAID_DOWN,
  wide: true,
  decisions: ['emprestimo', 'renegociar', 'maquina', 'imovel'],
  needs: { count: 'parcelas', each: 'parcela_nova.mes' },
  may: { rate: 'p_juros.mes', now: 'custo_mes/juros.mes', left: 'sobra.mes', pays: 'parcela.mes' },
  lists: { sums: 'divida/investimento/emprestimo/custo_uma_vez/preco_oferta.ponto/vez' },
  beside: [
    'faturamento',
    'quantidade',
    'ticket',
    'prazo',
    'p_juros',
    'retirada',
    'estoque',
    'clientes',
    'faturamento_antes',
  ],
  tell(c, { count, each, rate, now, left }, { sums }) {
    const [many, month] = [c.count(count, 'Parcelas'), c.monthly(each, 'A parcela')]
    if (many.number < 2) return null
    const all = c.make('R$', 'O que se paga ao todo', many.number * month.number, say`${t(many)} × ${t(month)}`, [
      many,
      month,
    ])
    // 'Dá mais de 33 mil no total': the same, as she reckoned it.
    const whole = sums.filter(({ said }) => Math.abs(said.value / all.number - 1) > 0.03)
    const debts = whole.filter(({ role }) => role === 'divida')
    const one = whole.length === 2 && debts.length === 1 ? whole.find(({ role }) => role === 'emprestimo') : whole[0]
    // Several debts are joined by a way of their own.
    if (whole.length > 2 || debts.length > 1 || (whole.length === 2 && !one)) return null
    const taken = [count, each, ...sums].map(({ said }) => said)
    if (one?.role === 'divida' && owesBeside(challengeOf(c.d), taken)) return null
    const once = one ? c.reais(one, one.role === 'divida' ? 'A dívida' : 'O valor') : null
    if (once && (all.number > once.number * 6 || all.number < once.number * 0.9)) return null
    const extra = once
      ? c.make('R$', 'A diferença', all.number - once.number, say`${t(all)} − ${t(once)}`, [all, once])
      : null
    const share = extra && once ? c.part(extra, once, 'Juros sobre o valor') : null
    const before =
      once && one?.role === 'divida' && rate
        ? c.portion(c.share(rate, 'Juros ao mês'), once, 'Juros de hoje por mês')
        : null
    const bill =
      now && !IS_LACK.test(now.at.after) && (now.role === 'juros' || now.at.sentence === each.at.sentence)
        ? c.monthly(now, 'A conta de hoje')
        : null
    if (now && !bill) return null
    // A loan alone is weighed by its verdict.
    if (one?.role === 'emprestimo' && !bill && !left && c.revenue) return null
    const rest = left
      ? c.minus(c.monthly(left, 'O que sobra'), month, 'O que fica depois da parcela')
      : c.left && c.minus(c.left, month, 'O mês com a parcela')
    return {
      main: extra ?? all,
      head:
        once === null && bill === null
          ? null
          : before && before.number > month.number
            ? say`Sim, troque: hoje só os juros já passam dessa parcela.`
            : headOf(rest, bill, month),
      text: say`${t(many)} de ${t(month)} são ${t(all)} ao todo${extra && once && share ? (extra.number > 0 ? say`: ${t(extra)} a mais do que ${t(once)} (${t(share)})` : say`, contra ${t(once)}`) : ''}.${before ? say` Hoje os juros levam ${t(before)} por mês sem abater nada.` : ''}${bill ? againstNow(c, month, bill) : ''}${rest && !before ? say` Depois da parcela ${rest.number < 0 ? 'faltam' : 'ficam'} ${t(rest)} por mês.` : ''} Peça o custo total por escrito e compare outra proposta.`,
      line: say`A conta: ${t(many)} × ${t(month)}${extra && once ? say` − ${t(once)} = ${orLack(extra)}` : say` = ${t(all)}`}.`,
      says: ['divida', 'juros'],
    }
  },
})

/** 'Fecho 1.320 negativo': nothing that is paid. */
const IS_LACK = /^ ?(?:reais )?(?:negativ|no vermelho)/

type Monthly = Value<'R$/mês'>

const headOf = (rest: Monthly | null, bill: Monthly | null, month: Monthly): Text =>
  bill && bill.number >= month.number
    ? say`Compensa, se a conta de hoje acabar mesmo.`
    : rest === null
      ? say`Só se a parcela couber no que sobra num mês fraco.`
      : rest.number >= 0
        ? say`Cabe, se o mês não piorar.`
        : say`Não com essa parcela: ela não cabe no que sobra.`

function againstNow(c: Case, month: Monthly, bill: Monthly): Text {
  const gap = c.minus(month, bill, 'O que a parcela passa da conta de hoje')
  return gap.number > 0
    ? say` A parcela passa ${t(gap)} dos ${t(bill)} que paga hoje por mês.`
    : say` São ${t(gap)} a menos do que os ${t(bill)} que paga hoje por mês.`
}

/** Interest of a month on what is owed or lent, and what comes beside it. */
const monthInterest = way({
  id: 'juros_do_mes',
  topic: 'divida',
  wide: true,
  decisions: ['renegociar', 'emprestimo', 'antecipar'],
  needs: { sum: 'divida/emprestimo.ponto/vez' },
  may: { cash: 'caixa.ponto', due: 'a_receber.ponto' },
  lists: { rates: 'p_juros.mes/ano' },
  beside: [
    'faturamento',
    'faturamento_antes',
    'estoque',
    'prazo',
    'p_desconto',
    'clientes',
    'parcelas',
    'sobra',
    'investimento',
  ],
  tell(c, { sum, cash, due }, { rates }) {
    if (rates.length === 0 || rates.length > 2 || rates.some(({ period }) => period !== rates[0]!.period)) return null
    const owes = c.reais(sum, 'O valor')
    const read = rates.map((rate) => c.share(rate, 'Juros')).sort((a, b) => b.number - a.number)
    if (read[0]!.number > 30) return null
    const costs = read.map((rate) => c.portion(rate, owes, 'Os juros'))
    const gap = costs[1] ? c.minus(costs[0]!, costs[1], 'O que a troca poupa') : null
    const per = rates[0]!.period === 'ano' ? ' por ano' : ' por mês'
    const has = cash ? c.reais(cash, 'Dinheiro guardado') : due ? c.reais(due, 'O que devem a você') : null
    return {
      main: gap ?? costs[0]!,
      head: gap
        ? say`Compensa trocar, se o custo total for mesmo esse.`
        : has && has.number >= owes.number
          ? say`Sim, quite com esse dinheiro e guarde um mês de contas.`
          : say`Só se não houver dinheiro mais barato.`,
      text: say`${t(owes)} a ${t(read[0]!)} custam ${t(costs[0]!)}${per} só de juros${gap && costs[1] ? say`; a ${t(read[1]!)}, ${t(costs[1])}: ${t(gap)} a menos` : ''}.${has ? say` ${cash ? 'Guardados há' : 'A receber há'} ${t(has)}.` : ''}${c.today()}`,
      line: say`A conta: ${t(owes)} × ${gap ? say`(${t(read[0]!)} − ${t(read[1]!)})` : t(read[0]!)} = ${t(gap ?? costs[0]!)}${per}.`,
      says: ['divida', 'juros'],
    }
  },
})

/** What has to be paid, beside what there is. */
const lacking = way({
  id: 'falta_para_pagar',
  topic: 'caixa',
  wide: true,
  decisions: ['emprestimo', 'regularizar', 'reforma', 'pedido_maior', 'renegociar'],
  needs: { cost: 'custo_uma_vez/investimento/divida.vez/ponto', has: 'caixa/emprestimo/a_receber.ponto/vez' },
  may: { more: 'multa.vez' },
  beside: [
    'prazo',
    'p_juros',
    'quantidade',
    'quantidade_pedido',
    'contrato',
    'custo_mes',
    'custo_novo',
    'parcelas',
    'sobra',
    'retirada',
    'faturamento',
    'faturamento_antes',
    'p_parte',
    'preco_oferta',
    'ticket',
    'capacidade',
  ],
  tell(c, { cost, has, more }) {
    const sum = c.reais(cost, 'O que tem a pagar')
    const fine = more ? c.reais(more, 'A multa') : null
    const cash = c.reais(
      has,
      has.role === 'caixa' ? 'Dinheiro guardado' : has.role === 'emprestimo' ? 'O empréstimo' : 'O que devem a você',
    )
    const short = sum.number > cash.number
    const gap = short ? c.minus(sum, cash, 'O que falta') : c.minus(cash, sum, 'O que sobra')
    const rest = fine
      ? c.make(
          'R$',
          'O que falta com a multa',
          Math.abs(sum.number + fine.number - cash.number),
          say`${t(sum)} + ${t(fine)} − ${t(cash)}`,
          [sum, fine, cash],
        )
      : null
    return {
      main: gap,
      head: short ? say`Ainda não só com isso.` : say`Cabe, se ficar uma reserva.`,
      text: say`Para ${t(sum)} ${short ? say`faltam ${t(gap)}` : say`há dinheiro, e sobram ${t(gap)}`}${fine && rest ? say`; com a multa de ${t(fine)} ${sum.number + fine.number > cash.number ? 'faltariam' : 'sobrariam'} ${t(rest)}` : ''}.${c.today()}`,
      line: say`A conta: ${short ? say`${t(sum)} − ${t(cash)} = ${t(gap)} que faltam` : say`${t(cash)} − ${t(sum)} = ${t(gap)}`}.`,
    }
  },
})

/** Instalments of today against other ones. */
const otherInstalments = way({
  id: 'outras_parcelas',
  topic: 'divida',
  decisions: ['renegociar', 'emprestimo'],
  needs: { now: 'parcela.mes', next: 'parcela_nova.mes' },
  lists: { counts: 'parcelas' },
  beside: ['divida', 'sobra', 'faturamento', 'prazo', 'p_juros'],
  tell(c, { now, next }, { counts }) {
    if (counts.length !== 2) return null
    const [a, b] = [...counts].sort((x, y) => x.at.place - y.at.place) as [Held, Held]
    const first = now.at.place < next.at.place
    const [left, coming] = first ? [a, b] : [b, a]
    const [many, more] = [c.count(left, 'Parcelas que faltam'), c.count(coming, 'Parcelas novas')]
    const [today, later] = [c.monthly(now, 'A parcela de hoje'), c.monthly(next, 'A parcela nova')]
    const total = (n: typeof many, each: typeof today, rotulo: string) =>
      c.make('R$', rotulo, n.number * each.number, say`${t(n)} × ${t(each)}`, [n, each])
    const [old, all] = [total(many, today, 'O que falta pagar'), total(more, later, 'O que se pagaria')]
    const extra = c.minus(all, old, 'A diferença ao todo')
    const gap = c.minus(today, later, 'O alívio por mês')
    return {
      main: extra,
      head:
        extra.number <= 0
          ? say`Compensa: paga menos ao todo.`
          : gap.number > 0
            ? say`Só se a parcela de hoje não couber mesmo.`
            : say`Não: paga mais por mês e ao todo.`,
      text: say`Hoje faltam ${t(old)} (${t(many)} × ${t(today)}); trocando são ${t(all)} (${t(more)} × ${t(later)}): ${t(extra)} a ${extra.number > 0 ? 'mais' : 'menos'}, para ${gap.number > 0 ? 'aliviar' : 'pagar a mais'} ${t(gap)} por mês.${c.today()}`,
      line: say`A conta: ${t(more)} × ${t(later)} − ${t(many)} × ${t(today)} = ${orLack(extra)}.`,
      says: ['divida'],
    }
  },
})

export const LOANS: readonly Way[] = [otherInstalments, allInstalments, monthInterest, lacking]
