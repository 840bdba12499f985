import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { paysBack } from '#src/measures/deciding/pays.ts'
import { type Way, way } from '#src/measures/deciding/way.ts'
import { BUYS } from './invests.ts'

const FLOW = 'dia/semana/mes'

/** What is paid to others for each one would be done with it. */
const insteadOfOthers = way({
  id: 'investe_em_vez_de_pagar',
  loose: true,
  topic: 'compra',
  decisions: ['maquina', 'terceirizar', 'entrega_propria', ...BUYS],
  needs: { cost: 'investimento.vez', each: 'custo_unidade/custo_novo.unidade', many: `quantidade.${FLOW}` },
  may: { running: 'custo_novo.mes' },
  beside: ['parcelas', 'faturamento', 'capacidade'],
  tell(c, { cost, each, many, running }) {
    const paid = c.reais(each, 'O que se paga por cada um')
    const count = c.manyMonthly(many, 'Quantos')
    const gross = c.make(
      'R$/mês',
      'O que se paga por mês',
      count.number * paid.number,
      say`${c.many(count, many)} × ${t(paid)}`,
      [count, paid],
    )
    const bill = running ? c.monthly(running, 'O custo novo') : null
    const gain = bill ? c.minus(gross, bill, 'O que deixa de gastar') : gross
    if (gain.number <= 0) return null
    const back = paysBack(c, c.reais(cost, 'O que custa uma vez'), gain, 'esse gasto acabar mesmo')
    return {
      main: back.months,
      head: back.head,
      text: say`Hoje são ${t(gross)} por mês (${c.many(count, many)} × ${t(paid)})${bill ? say`; com ${t(bill)} de custo novo, deixa de gastar ${t(gain)}` : ''}. ${back.text} É o melhor caso: some o que isso passa a custar para funcionar.`,
      line: say`A conta: ${c.many(count, many)} × ${t(paid)}${bill ? say` − ${t(bill)}` : ''} = ${t(gain)} por mês; ${back.line}.`,
    }
  },
})

/** A contract that asks for a purchase. */
const forContract = way({
  id: 'investe_por_contrato',
  topic: 'compra',
  decisions: ['maquina', 'cliente_grande', 'pedido_maior', 'contratar', ...BUYS],
  needs: { pays: 'contrato.mes', bill: 'custo_novo/custo_mes.mes' },
  may: { cost: 'investimento.vez', lasts: 'vida/prazo' },
  beside: ['faturamento', 'p_parte'],
  tell(c, { pays, bill, cost, lasts }) {
    if (!cost && bill.role !== 'custo_novo') return null
    const comes = c.monthly(pays, 'O que o contrato paga')
    const spent = c.monthly(bill, 'O que ele custa por mês')
    const rest = c.minus(comes, spent, 'O que fica por mês')
    if (!cost)
      return {
        main: rest,
        head: rest.number > 0 ? say`Só se o preço acompanhar o serviço a mais.` : say`Não: custa mais do que paga.`,
        text: say`De ${t(comes)} por mês, pagos os ${t(spent)} que isso custa, ${rest.number > 0 ? 'ficam' : 'faltam'} ${t(rest)}. Para ficar como está, peça esses ${t(spent)} a mais no contrato, por escrito.${c.today()}`,
        line: say`A conta: ${t(comes)} − ${t(spent)} = ${rest.number > 0 ? t(rest) : say`falta de ${t(rest)}`} por mês.`,
      }
    if (rest.number <= 0) return null
    const price = c.reais(cost, 'O que custa uma vez')
    const back = paysBack(c, price, rest, 'o contrato durar')
    const known = lasts && lasts.said.kind === 'D' && lasts.said.unit === 'meses' ? lasts.said.written : null
    return {
      main: back.months,
      head: known !== null && known < back.months.number ? say`Não: o contrato acaba antes de pagar.` : back.head,
      text: say`De ${t(comes)} por mês, pagos ${t(spent)}, ficam ${t(rest)}. ${back.text}`,
      line: say`A conta: ${t(comes)} − ${t(spent)} = ${t(rest)} por mês; ${back.line}.`,
    }
  },
})

/** What goes lost every day or month, and what would stop it. */
const stopsLoss = way({
  id: 'perda_e_remedio',
  loose: true,
  topic: 'perda',
  decisions: [...BUYS, 'contratar', 'terceirizar'],
  needs: { loss: 'prejuizo.dia/semana/mes' },
  may: { cost: 'investimento.vez', running: 'custo_novo.mes', sales: 'faturamento.mes' },
  beside: ['capacidade', 'clientes'],
  tell(c, { loss, cost, running }) {
    // 'Em janeiro perdi 13 mil': of no other month.
    if (c.d.ask.spanOf(loss.said) !== loss.period) return null
    const lost = c.monthly(loss, 'O que se perde')
    const bill = running ? c.monthly(running, 'O custo novo') : null
    const rest = bill ? c.minus(lost, bill, 'O que fica se a perda acabar') : lost
    const once = c.reais(loss, 'O que se perde')
    const account =
      loss.period === 'mes' ? say`${t(lost)}` : say`${t(once)} ${loss.period === 'dia' ? 'por dia' : 'por semana'}`
    if (!cost && !bill)
      return loss.period === 'mes'
        ? null
        : {
            main: lost,
            head: null,
            text: say``,
            line: say`A conta: ${account} são cerca de ${t(lost)} por mês que se perdem.`,
            says: ['perdas'],
          }
    if (rest.number <= 0 && bill)
      return {
        main: rest,
        head: say`Não: custa mais do que a perda.`,
        text: say`A perda é de ${t(lost)} por mês e o custo novo, de ${t(bill)}: mesmo sem perder mais nada faltam ${t(rest)}.${c.today()}`,
        line: say`A conta: ${t(lost)} − ${t(bill)} = falta de ${t(rest)} por mês.`,
        says: ['perdas'],
      }
    if (!cost)
      return {
        main: rest,
        head: say`Só se a perda acabar mesmo.`,
        text: say`A perda é de ${t(lost)} por mês; pagos os ${t(bill!)}, ficam ${t(rest)} se ela acabar inteira.${c.today()}`,
        line: say`A conta: ${t(lost)} − ${t(bill!)} = ${t(rest)} por mês.`,
        says: ['perdas'],
      }
    const back = paysBack(c, c.reais(cost, 'O que custa uma vez'), rest, 'a perda acabar mesmo')
    return {
      main: back.months,
      head: back.head,
      text: say`A perda é de ${t(lost)} por mês${bill ? say`; pagos os ${t(bill)} ficam ${t(rest)}` : ''}. ${back.text} Se cair só pela metade, leva o dobro.`,
      line: say`A conta: ${bill ? say`${t(lost)} − ${t(bill)} = ${t(rest)} por mês; ` : ''}${back.line}.`,
      says: ['perdas'],
    }
  },
})

export const REPLACES: readonly Way[] = [insteadOfOthers, forContract, stopsLoss]
