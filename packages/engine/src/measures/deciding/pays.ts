import { capitalizeText, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Case } from './case.ts'

const SOON = 12
const LATE = 24
const NEVER = 60

interface Paid {
  months: Value<'meses'>
  main: Value<'meses'>
  head: Text
  /** 'os R$ 28.000 se pagam em 13,9 meses' */
  core: Text
  /** What has to be true of it, and her month. */
  rest: Text
  text: Text
  line: Text
}

/** What is paid once by what comes every month: how long, and what has to be true. `gain` is above zero. */
export function paysBack(c: Case, cost: Value<'R$'>, gain: Value<'R$/mês'>, condition: string): Paid {
  const months = c.months(cost, gain, 'Meses até se pagar')
  const long = months.number
  const yearly = c.make(
    'R$/mês',
    'O que teria de deixar para se pagar em dois anos',
    cost.number / LATE,
    say`${t(cost)} ÷ vinte e quatro meses`,
    [cost],
  )
  const head =
    long <= SOON
      ? say`Compensa, se ${condition}.`
      : long <= LATE
        ? say`Só se ${condition}.`
        : long <= NEVER
          ? say`Ainda não: demora demais para se pagar.`
          : say`Não: assim não se paga.`
  const bound =
    long <= LATE
      ? say` Financiando, só com parcela abaixo de ${t(gain)}.`
      : say` Para se pagar em dois anos teria de deixar ${t(yearly)} por mês.`
  const core = say`os ${t(cost)} se pagam em ${t(months)}`
  const rest = say`${bound}${ofLeft(c, cost)}`
  return {
    months,
    main: months,
    head,
    core,
    rest,
    text: say`${capitalizeText(core)}.${rest}`,
    line: say`${t(cost)} ÷ ${t(gain)} = ${t(months)}`,
  }
}

const TIMES = { dia: [26, 'dias'], semana: [52 / 12, 'semanas'], ano: [1 / 12, 'anos'] } as const

/** The same by what comes every day, week or year. */
export function paysIn(c: Case, cost: Value<'R$'>, gain: Value<'R$'>, time: keyof typeof TIMES, condition: string) {
  const [inMonth, word] = TIMES[time]
  const times = c.make('qtd', `Em quantos ${word} se paga`, cost.number / gain.number, say`${t(cost)} ÷ ${t(gain)}`, [
    cost,
    gain,
  ])
  const long = times.number / inMonth
  const head =
    long <= LATE
      ? say`${long <= SOON ? 'Compensa, se' : 'Só se'} ${condition}.`
      : long <= NEVER
        ? say`Ainda não: demora demais para se pagar.`
        : say`Não: assim não se paga.`
  return {
    main: times,
    head,
    text: say`Os ${t(cost)} se pagam em ${t(times)} ${word}.${ofLeft(c, cost)}`,
    line: say`${t(cost)} ÷ ${t(gain)} = ${t(times)} ${word}`,
  }
}

/** ' Hoje sobram R$ 2.240 por mês: à vista são 12,5 meses de tudo o que sobra.' */
export function ofLeft(c: Case, cost: Value<'R$'>): Text {
  const { left } = c
  if (!left || left.number <= 0 || cost.number < left.number / 2) return c.today()
  const all = c.months(cost, left, 'Meses de tudo o que sobra')
  return c.todayAnd(say`à vista são ${t(all)} de tudo o que sobra`)
}

/** ' Hoje sobram R$ 1.320 por mês; sem nenhuma venda a mais faltariam R$ 180.' */
export function afterCost(c: Case, cost: Value<'R$/mês'>, without: string): Text {
  const { left } = c
  if (!left) return say``
  const after = c.minus(left, cost, 'O mês depois disso')
  return c.todayAnd(say`${without} ${after.number < 0 ? 'faltariam' : 'ficariam'} ${t(after)}`)
}
