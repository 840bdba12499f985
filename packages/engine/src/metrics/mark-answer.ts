import { formatMonthName, formatNumber } from '@norteia/contracts/format'
import { capitalizeText, join, say } from '#src/facts/fact-book.ts'
import type { Interval } from '#src/ledger/types.ts'
import { amountOf } from './amounts.ts'
import type { Answerable, Reply } from './answer.ts'
import { daysOfMonth } from './mark.ts'
import { metricOf } from './metrics.data.ts'
import * as sentences from './sentences.ts'
import { plainText, type Told } from './told.ts'

/** What is missing to what another time brought, and where the days that run would end. */

/** Money that comes once. */
const ONCE: ReadonlySet<string> = new Set(['emprestimo-recebido', 'aporte', 'bens'])

/** 'Faltam R$ 10.082,79 para chegar a R$ 37.087,11, que foi outubro de 2026.' */
export function gapReply(told: Told, { frame }: Answerable, { now, then }: { now: number; then: number }): Reply {
  const [days, mark] = [frame.periodo!, frame.comparacao!]
  const reached = told.fact(sentences.plainPeriod(days), now, days)
  const goal = told.fact(sentences.plainPeriod(mark), then, mark)
  const left = told.fact(now < then ? 'Falta' : 'Passou', Math.abs(then - now), days, {
    ...{ tipo: 'calculado', unidade: 'R$', formula: `${goal.rotulo} menos ${reached.rotulo}` },
  })
  const what = join([sentences.minus(goal), told.show(goal), plainText(', que foi '), told.period(mark)])
  const said =
    now === then
      ? join(['Deu exatamente ', what, '. '])
      : now < then
        ? join(['Ainda falta ', told.show(left), ' para chegar a ', what, '. '])
        : join(['Já passou, em ', told.show(left), ', de ', what, '. '])
  return {
    sentences: [join([said, sentences.value(told, reached, days)])],
    valor: left,
    linhas: [goal, reached, left],
  }
}

/** 'No ritmo de 01/11 a 21/11, novembro fecharia em R$ 38.577,60.' */
export function paceReply(told: Told, { frame, figures }: Answerable): Reply {
  const days: Interval = frame.periodo!
  const { categorias } = told.names
  const total = amountOf({ ...frame, contagem: null }, figures.rows, categorias)
  const once = figures.rows.some(({ categoria, entradas }) => categoria !== null && entradas > 0 && ONCE.has(categoria))
  if (total === null || total <= 0) return { sentences: [sentences.nothing(told, days)], valor: null, linhas: [] }
  if (frame.metrica === 'entradas' && once)
    return {
      sentences: [
        say`Nesses dias entrou também dinheiro que não se repete (empréstimo, aporte ou venda de bem), e por isso não estimo as entradas do mês: pergunte pelas vendas.`,
      ],
      ...{ valor: null, linhas: [] },
    }
  const { over, all } = daysOfMonth(days)
  const sum = told.fact(metricOf(frame.metrica).nome, total, days)
  const daily = told.fact('Por dia', Math.round(total / over), days, {
    ...{ tipo: 'calculado', unidade: 'R$', formula: `Total ÷ ${formatNumber(over)} dias` },
  })
  const fact = told.fact('No fim do mês, nesse ritmo', Math.round((total / over) * all), days, {
    ...{ tipo: 'estimado', unidade: 'R$', formula: `Total ÷ ${formatNumber(over)} dias × ${formatNumber(all)} dias` },
  })
  const mes = formatMonthName(days.de.slice(0, 7))
  return {
    sentences: [
      join([
        capitalizeText(sentences.subject(told)),
        plainText(` de ${mes} ${sentences.isPlural(told) ? 'fechariam' : 'fecharia'} em cerca de `),
        told.show(fact),
        ' nesse ritmo: ',
        told.show(sum),
        plainText(` em ${over} dias, `),
        told.show(daily),
        plainText(` por dia, vezes os ${all} dias do mês.`),
      ]),
      say`É uma conta simples: não sabe dos dias mais fortes nem do que tem dia certo para entrar.`,
    ],
    valor: fact,
    linhas: [sum, daily, told.row(fact)],
  }
}
