import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, monthOf, spoken, turns } from './frame.ts'
import { neededFor, soldOf } from './sold.ts'
import { flowingOf } from './sold-costs.ts'

const RENT = /\baluguel\b/
const FROM = /\bde(?: uns| r\$)? $/
const TO = /^ (?:reais )?(?:pra|para|a)(?: uns| r\$)* $/
const RENEWS = /\b(?:renov[a-z]+|fic(?:o|ar)|aceit(?:o|ar)|sair|saio|mud(?:o|ar)|decidir|vale a pena|compensa)\b/

/** A rent that goes from so much to so much, and she has to say whether she stays: what it takes of the month, and what pays it. */
export function rentRises(d: Deriver): Answer | null {
  const month = monthOf(d)
  const flowing = flowingOf(d)
  const pair = month && pairIn(d)
  if (!month || !flowing || !pair || !d.ask.says(RENEWS, ['main_challenge', 'future_goals'])) return null
  const { own } = d
  const then = ofMonth(d.ask.value('R$', pair.from.said, 'O aluguel de hoje'))
  const now = ofMonth(d.ask.value('R$', pair.to.said, 'O aluguel novo'))
  const more = own.minus(now, then, 'O que o aluguel sobe')
  const after = own.minus(month.left, more, 'O mês com o aluguel novo')
  const year = own.aYear(more, 'O que o aluguel sobe no ano')
  const sold = soldOf(d)
  const sales = own.make(
    'R$/mês',
    'Venda a mais que paga o aumento',
    reais(more.number / (flowing.kept.number / 100)),
    `${money(more.number)} ÷ ${percent(flowing.kept.number)}`,
    [more, flowing.kept],
  )
  const units = sold && neededFor(d, more, sold.keep, 'Quantos a mais pagam o aumento')
  const share = own.share(sales, month.revenue, 'Parte do que entra hoje')
  const inputs: (Value<Kind> | null)[] = [
    then,
    now,
    more,
    year,
    after,
    sales,
    units,
    share,
    sold?.keep ?? null,
    month.left,
  ]
  const pays = units
    ? say`${t(more)} ÷ ${t(sold.keep)} que cada venda deixa = ${t(units)} ${sold.noun} a mais por mês, ${t(share)} do que entra hoje`
    : say`${t(more)} ÷ ${t(flowing.kept)} que ficam de cada venda = ${t(sales)} a mais em vendas, ${t(share)} do que entra hoje`
  return {
    decisions: ['mudar_ponto', 'imovel', 'fechar_unidade', 'renegociar', 'segunda_loja'],
    at: pair.to,
    main: more,
    inputs,
    line: say`${t(now)} − ${t(then)} = ${t(more)} por mês a mais. Para ficar como está: ${pays}.`,
    verdict: join([
      after.number < 0
        ? say`Não por esse valor. `
        : after.number < month.left.number / 2
          ? say`Só se baixar, ou se a venda subir junto. `
          : say`Dá para ficar, negociando. `,
      say`São ${t(more)} a mais por mês, ${t(year)} por ano, e pedem ${t(sales)} a mais em vendas: ${turns(month, after)}${beforePay(month)}. Leve ao dono três preços da região, e peça aumento em degraus e contrato mais longo.`,
    ]),
    says: ['aluguel', 'custos_fixos', 'conta_que_mais_pesa', 'sobra_mes', 'margem'],
    topic: 'aluguel',
  }
}

/** 'De 2.000 pra 3.200' is no year. */
const isReais = ({ said: { kind } }: Spoken): boolean => kind === 'R' || kind === 'N'

function pairIn(d: Deriver): { from: Spoken; to: Spoken } | null {
  const { sentences } = d.ask.scene
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  return (
    only(
      all.flatMap((from) => {
        const to = all.find((one) => one.place === from.place + 1 && one.sentence === from.sentence)
        return to &&
          isReais(from) &&
          isReais(to) &&
          from.value >= 100 &&
          to.value > from.value &&
          to.value < from.value * 4 &&
          FROM.test(from.before) &&
          TO.test(to.before) &&
          RENT.test(from.left.slice(-80)) &&
          !/\b(?:mudar|maior|nov[oa]|outr[oa])\b/.test(sentences[from.sentence]!.text)
          ? [{ from, to }]
          : []
      }),
    ) ?? null
  )
}
