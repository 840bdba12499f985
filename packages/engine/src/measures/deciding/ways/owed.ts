import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Case } from '#src/measures/deciding/case.ts'
import type { Held } from '#src/measures/deciding/held.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import { owesBeside } from '#src/measures/derived/debts.ts'
import { challengeOf } from '#src/measures/frames/ways/way.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { DecisionId } from '#src/verdicts/decisions.data.ts'
import { PAID_DOWN } from './loans.ts'

const OWES: readonly DecisionId[] = ['renegociar', 'emprestimo', 'prazo_fiado', 'antecipar']

/** Interest in reais a month, from what she tells of it; null: she tells none. */
function interestOf(
  c: Case,
  debt: Value<'R$'>,
  paid: Held | undefined,
  rate: Held | undefined,
): { month: Value<'R$/mês'>; rate: Value<'%'>; account: Text } | null {
  if (paid) {
    const month = c.monthly(paid, 'Juros')
    const share = c.part(month, debt, 'Juros ao mês')
    return share.number > 30
      ? null
      : { month, rate: share, account: say`${t(month)} ÷ ${t(debt)} = ${t(share)} ao mês` }
  }
  if (!rate) return null
  const share = c.share(rate, 'Juros ao mês')
  if (share.number > 25) return null
  const month = c.make('R$/mês', 'Juros por mês', (debt.number * share.number) / 100, say`${t(debt)} × ${t(share)}`, [
    debt,
    share,
  ])
  return { month, rate: share, account: say`${t(debt)} × ${t(share)} = ${t(month)} por mês só de juros` }
}

/** 'Um boleto pra quinta', 'que vence dia 10' */
const DAYS_AWAY =
  /^[^.;]{0,40}\b(?:pra|para|na|n[eo]ss[ae]|ate|venc[a-z]+)(?: [aon]| ess[ae]| proxim[ao])? ?(?:segunda|terca|quarta|quinta|sexta|sabado|amanha|hoje|semana|dia \S?\d)/

/** What clients owe her beside what she owes. */
const bothWays = way({
  id: 'receber_e_dever',
  topic: 'divida',
  decisions: ['prazo_fiado', 'renegociar', 'antecipar', 'emprestimo'],
  needs: { due: 'a_receber.ponto', debt: 'divida.ponto' },
  may: { paid: 'juros.mes', rate: 'p_juros.mes', cash: 'caixa.ponto' },
  beside: ['faturamento', 'clientes', 'prazo', 'parcela'],
  tell(c, { due, debt, paid, rate, cash }) {
    // A bill of this week is paid by what comes this week, whatever comes in the end.
    if (DAYS_AWAY.test(debt.at.after)) return null
    const comes = c.reais(due, 'O que devem a você')
    const owes = c.reais(debt, 'O que você deve')
    const has = cash ? c.reais(cash, 'Dinheiro em caixa') : null
    const covers = comes.number >= owes.number
    const rest = covers ? c.minus(comes, owes, 'O que sobraria') : c.minus(owes, comes, 'O que faltaria')
    const cost = interestOf(c, owes, paid, rate)
    const year = cost
      ? c.make('R$/ano', 'Juros por ano', cost.month.number * 12, say`${t(cost.month)} × doze`, [cost.month])
      : null
    const { revenue, left } = c
    const days = revenue
      ? c.make(
          'dias',
          'Dias de venda a receber',
          (comes.number / revenue.number) * 30,
          say`${t(comes)} ÷ ${t(revenue)} × trinta`,
          [comes, revenue],
        )
      : null
    const after =
      cost && left && c.month
        ? c.make(
            'R$/mês',
            'O mês sem esses juros',
            left.number + cost.month.number,
            say`${t(left)} + ${t(cost.month)}`,
            [left, cost.month],
          )
        : null
    return {
      main: rest,
      head: covers
        ? say`Só vendendo fiado com limite, e cada real recebido vai para a dívida.`
        : say`Não dá para esperar só pelo que devem a você.`,
      text: say`O que os clientes devem (${t(comes)}${days ? say`, ${t(days)} de venda` : ''}) ${covers ? say`paga a dívida de ${t(owes)} e sobram ${t(rest)}` : say`não paga a dívida de ${t(owes)}: faltam ${t(rest)}`}.${has ? say` Em caixa há ${t(has)}.` : ''}${cost && year ? say` Ela custa ${t(cost.month)} por mês de juros, ${t(cost.rate)} ao mês e ${t(year)} por ano: é com esse dinheiro que você financia quem compra fiado.` : ''}${after ? say`${c.todayAnd(say`sem os juros seriam ${t(after)}`)}` : c.today()} Separe por atraso, cobre primeiro os maiores e não venda mais fiado a quem está atrasado.`,
      line: say`A conta: ${covers ? say`${t(comes)} − ${t(owes)} = ${t(rest)}` : say`${t(owes)} − ${t(comes)} = ${t(rest)} que faltam`}${cost ? say`; ${cost.account}` : ''}.`,
      says: [
        'divida',
        'dinheiro_na_rua',
        'dias_para_receber',
        'fiado_aberto',
        'juros',
        'meses_de_caixa',
        'inadimplencia',
      ],
    }
  },
})

/** A debt with its interest. */
const interest = way({
  id: 'divida_juros',
  topic: 'divida',
  decisions: OWES,
  needs: { debt: 'divida/emprestimo.ponto/vez' },
  may: { paid: 'juros.mes', rate: 'p_juros.mes', left: 'sobra.mes', instalment: 'parcela.mes' },
  beside: ['faturamento', 'prazo', 'p_sinal', 'quantidade', 'quantidade_antes'],
  tell(c, { debt, paid, rate, left, instalment }) {
    const owes = c.reais(debt, 'A dívida')
    const cost = interestOf(c, owes, paid, rate)
    if (!cost) return null
    const year = c.make('R$/ano', 'Juros por ano', cost.month.number * 12, say`${t(cost.month)} × doze`, [cost.month])
    const month = left ? c.monthly(left, 'O que sobra') : c.left
    const pays = instalment ? c.monthly(instalment, 'Parcela') : null
    const goes = pays ? c.minus(pays, cost.month, 'O que abate da dívida') : null
    const grows = month !== null && month.number < cost.month.number && !pays
    return {
      main: cost.month,
      head: grows
        ? say`Não dá para deixar como está: a dívida cresce sozinha.`
        : say`Só se o juro novo for menor do que esse.`,
      text: say`A dívida de ${t(owes)} custa ${t(cost.month)} por mês de juros (${t(cost.rate)} ao mês), ${t(year)} por ano sem abater nada.${goes && pays ? say` Da parcela de ${t(pays)}, ${goes.number > 0 ? say`só ${t(goes)} abatem` : say`nada abate`}.` : ''}${left && month ? say` Sobram ${t(month)} por mês.` : c.today()} Peça a outros bancos a troca por uma linha mais barata, com parcela que caiba na sobra.`,
      line: say`A conta: ${cost.account}.`,
      says: ['divida', 'juros'],
    }
  },
})

/** So many instalments: what they cost beside the sum, and the month. */
const instalments = way({
  id: 'parcelas',
  topic: 'emprestimo',
  not: PAID_DOWN,
  decisions: ['emprestimo', 'renegociar', 'maquina', 'imovel', 'reforma'],
  needs: { sum: 'divida/investimento.ponto/vez', count: 'parcelas', each: 'parcela_nova.mes' },
  may: { left: 'sobra.mes', paid: 'juros.mes', gain: 'ganho_esperado.mes' },
  beside: ['faturamento', 'horas', 'p_juros', 'parcela', 'emprestimo', 'prazo'],
  tell(c, { sum, count, each, left, paid, gain }) {
    if (sum.role === 'divida' && owesBeside(challengeOf(c.d), [sum.said, count.said, each.said])) return null
    const owes = c.reais(sum, sum.role === 'divida' ? 'A dívida' : 'O valor')
    const many = c.count(count, 'Parcelas')
    const month = c.monthly(each, 'A parcela')
    const all = c.make('R$', 'O que se paga ao todo', many.number * month.number, say`${t(many)} × ${t(month)}`, [
      many,
      month,
    ])
    if (all.number < owes.number * 0.98 || all.number > owes.number * 5) return null
    const extra = c.make('R$', 'O que se paga de juros', all.number - owes.number, say`${t(all)} − ${t(owes)}`, [
      all,
      owes,
    ])
    const share = c.part(extra, owes, 'Juros sobre o valor')
    const now = paid ? c.monthly(paid, 'Juros de hoje') : null
    const gains = gain ? c.monthly(gain, 'O que traria por mês') : null
    const rest = gains
      ? c.make('R$/mês', 'O que fica depois da parcela', gains.number - month.number, say`${t(gains)} − ${t(month)}`, [
          gains,
          month,
        ])
      : null
    const told = left ? c.monthly(left, 'O que sobra') : null
    const month_ = told ?? c.left
    const fits = rest ? rest.number > 0 : month_ !== null && month_.number >= month.number
    return {
      main: extra,
      head: rest
        ? fits
          ? say`Sim, se esse ganho vier mesmo.`
          : say`Não: o que traz não paga a parcela.`
        : month_ === null
          ? say`Só se a parcela couber no que sobra num mês fraco.`
          : fits
            ? say`Cabe, se o mês não piorar.`
            : say`Não com essa parcela: ela não cabe no que sobra.`,
      text: say`${t(many)} de ${t(month)} são ${t(all)}: ${t(extra)} a mais do que os ${t(owes)} (${t(share)}).${rest && gains ? say` De ${t(gains)} por mês, paga a parcela, ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}.` : ''}${now ? say` Hoje os juros levam ${t(now)} por mês sem abater nada.` : ''}${told ? say` Sobram ${t(told)} por mês para pagar ${t(month)}.` : withInstalment(c, month)} Peça o custo total por escrito e compare outra proposta.`,
      line: say`A conta: ${t(many)} × ${t(month)} − ${t(owes)} = ${t(extra)} de juros.`,
      says: ['divida', 'juros'],
    }
  },
})

function withInstalment(c: Case, month: Value<'R$/mês'>): Text {
  const { left } = c
  if (!left) return say``
  const after = c.minus(left, month, 'O mês com a parcela')
  return c.todayAnd(say`com a parcela ${after.number < 0 ? 'faltariam' : 'ficariam'} ${t(after)}`)
}

/** A debt and what is left of a month. */
const outOfLeft = way({
  id: 'divida_da_sobra',
  topic: 'divida',
  decisions: OWES,
  needs: { debt: 'divida.ponto', left: 'sobra.mes' },
  may: { cash: 'caixa.ponto' },
  beside: ['faturamento', 'parcela'],
  tell(c, { debt, left, cash }) {
    const owes = c.reais(debt, 'A dívida')
    const rest = c.monthly(left, 'O que sobra')
    if (rest.number <= 0) return null
    const months = c.months(owes, rest, 'Meses de tudo o que sobra')
    const has = cash ? c.reais(cash, 'Dinheiro em caixa') : null
    return {
      main: months,
      head:
        months.number <= 12
          ? say`Cabe em menos de um ano, se a sobra se mantiver.`
          : say`Só com parcela que caiba na sobra.`,
      text: say`A dívida de ${t(owes)} são ${t(months)} de tudo o que sobra (${t(rest)} por mês).${has ? say` Em caixa há ${t(has)}: guarde um mês de contas antes de usar.` : ''} A parcela tem de ficar abaixo da metade da sobra para o mês fraco não travar.`,
      line: say`A conta: ${t(owes)} ÷ ${t(rest)} = ${t(months)}.`,
      says: ['divida'],
    }
  },
})

export const OWED: readonly Way[] = [bothWays, instalments, interest, outOfLeft]
