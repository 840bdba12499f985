import { say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'

const [LEAST_PART, MOST_PART, SAME] = [0.05, 0.98, 0.03]

/** 'Dos 64 mil, uns 38 são da construtora', 'compra 42 mil por mês': reais of a month that are a part of what comes in. */
export function partOfRevenue(d: Deriver, one: Spoken): Value<'R$/mês'> | null {
  const { revenue } = d
  if (!revenue || !isPlain(one)) return null
  const fits = (reais: number): boolean => reais >= revenue.number * LEAST_PART && reais <= revenue.number * MOST_PART
  if (one.value >= 500) return fits(one.value) ? ofMonth(d.ask.value('R$', one.said, 'O que vem daí por mês')) : null
  const whole = told(d.ask).find(({ place, sentence }) => place === one.place - 1 && sentence === one.sentence)
  if (!whole || !isWhole(d, whole) || !fits(one.value * 1_000)) return null
  const thousands = d.ask.value('qtd', one.said, 'O que vem daí, em milhares')
  return d.own.make('R$/mês', 'O que vem daí por mês', one.value * 1_000, `${one.value} × 1.000`, [thousands])
}

/** 'Dos 64 mil': all that comes in. */
export const isWhole = (d: Deriver, one: Spoken): boolean =>
  d.revenue !== null &&
  /\bd[oe]s? (?:meus |nossos )?$/.test(one.before) &&
  Math.abs(one.value / d.revenue.number - 1) <= SAME

const THEY_PAY =
  /\b(?:pag(?:a|am|ando|ou)|me pagam?|receb(?:o|emos)(?: del[ea]s?)?|prazo de)(?: so| apenas| em| com| a| uns| la| depois de| sempre)* $/
const NO_SALES =
  /\b(?:devo|divida|emprestimo|pago|pagamos|compro|folha|salario|aluguel|fornecedor|lucro|sobra|meta)\b[^,]{0,24}$/

/** 'Uns 38 são de uma construtora que paga em 75 dias': that part waits, and no other. */
export function waiting(d: Deriver): void {
  const all = told(d.ask)
  const terms = all.filter(
    (one) =>
      one.said.kind === 'D' &&
      one.said.unit === 'dias' &&
      one.value >= 20 &&
      one.value <= 240 &&
      THEY_PAY.test(one.before),
  )
  const term = only(terms)
  if (!term) return
  const parts = all.flatMap((one) => {
    if (one.sentence !== term.sentence || one.place >= term.place || NO_SALES.test(one.before)) return []
    const part = partOfRevenue(d, one)
    return part ? [{ one, part }] : []
  })
  const found = only(parts)
  const { revenue } = d
  if (!found || !revenue || found.one.place !== term.place - 1) return
  const { own } = d
  const days = d.ask.value('dias', term.said, 'Dias que essa parte espera')
  const { part } = found
  const stuck = own.make(
    'R$',
    'O que fica na rua dessa parte',
    reais((part.number * days.number) / 30),
    `${money(part.number)} × ${days.number} ÷ 30`,
    [part, days],
  )
  const share = own.share(part, revenue, 'Parte do que entra que espera')
  const rest = own.minus(revenue, part, 'O que entra além dessa parte')
  const fewer = days.number > 40 ? say` Cada mês de prazo a menos devolve ${t(part)} ao caixa, uma vez.` : say``
  d.add(
    stuck,
    [part, days, revenue, share, rest],
    say`Só a parte paga em ${t(days)}, de ${t(part)} por mês, deixa ${t(stuck)} sempre na rua. Ela é ${t(share)} do que entra; fora ela entram ${t(rest)}.${fewer}`,
    { weight: 20, topic: 'receber', related: true, says: ['dinheiro_na_rua', 'dias_para_receber'] },
  )
}

const PAPERS =
  /\b(?:factoring|fomento|duplicatas?|cheques?|notas?|boletos?|titulos?|recebiveis|antecip[a-z]+|maquininha|cartao)\b/
const SELLS_THEM = /\b(?:factoring|fomento|antecip[a-z]+|adiant[a-z]+|troc(?:o|amos)|descont(?:o|amos)|lev(?:o|amos))\b/
const KEEPS =
  /\b(?:fica(?:m)?(?: com)?|descont(?:a|am)|cobr(?:a|am)|tir(?:a|am)|lev(?:a|am)|com(?:e|em)|seguram?)(?: uns| umas| mais ou menos| quase)* $/
const LOAN = /\b(?:emprestimo|cheque especial|consignado|financi[a-z]+|fornecedor)\b/
const [LEAST_PAPER, MOST_RATE] = [1_000, 0.3]

/** '25 mil de duplicata e eles ficam com 2.250': the price of having it before its day. */
export function advanced(d: Deriver): void {
  const all = told(d.ask)
  const pairs = all.flatMap((paper) => {
    const fee = all.find((one) => one.place === paper.place + 1 && one.sentence === paper.sentence)
    if (!fee || !isPlain(paper) || !isPlain(fee) || paper.value < LEAST_PAPER || fee.value > paper.value * MOST_RATE)
      return []
    const around = `${paper.before} ${paper.after}`
    const fits =
      PAPERS.test(around) && SELLS_THEM.test(around) && KEEPS.test(fee.before) && !LOAN.test(around + fee.after)
    return fits ? [{ paper, fee }] : []
  })
  const pair = only(pairs)
  if (!pair || d.tooMuch(pair.paper.value, 2)) return
  const { own } = d
  const paper = d.ask.value('R$', pair.paper.said, 'O que você antecipa')
  const fee = d.ask.value('R$', pair.fee.said, 'O que fica com quem adianta')
  const rate = own.share(fee, paper, 'Parte que fica com quem adianta')
  const monthly = /\b(?:todo|por|cada|no|ao) mes\b/.test(pair.paper.left + pair.paper.right)
  const year = monthly ? own.aYear(ofMonth(fee), 'O que isso custa em um ano') : null
  d.add(
    year ?? rate,
    [paper, fee, rate],
    year
      ? say`Para receber antes ${t(paper)} você deixa ${t(fee)}: ${t(rate)} do valor, ${t(year)} em um ano assim.`
      : say`Para receber antes ${t(paper)} você deixa ${t(fee)}: ${t(rate)} do valor.`,
    { weight: 19, topic: 'antecipa', related: true, says: ['juros'] },
  )
}
