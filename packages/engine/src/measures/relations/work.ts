import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, clauseOf, only, told, wished } from '#src/measures/derived/spoken.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { worksAlone } from '#src/reading/input.ts'
import { volumeOf } from './volume.ts'

const EACH = /\b(?:cada|por|num|numa|em um|em uma)\b/
const WORK = /\b(?:lev[ao][a-z]*|demor[a-z]+|gast[ao][a-z]*|tom[ao][a-z]*|sao|da|faco em|pede|consome)\b/
const SALES = /\b(?:fatur[a-z]+|vend[a-z]+|entr(?:ar|e|em)|faturamento)\b/
const MONTH_HOURS = 220

/** How long one takes, all of a month, and what her goal for sales would take at this price. */
export function work(d: Deriver): void {
  const line = only(volumeOf(d))
  if (!line) return
  const { each, many } = line
  const { own } = d
  const long = only(
    told(d.ask).filter(
      (one) =>
        one.said.kind === 'H' &&
        one.value >= 0.1 &&
        one.value <= 200 &&
        EACH.test(clauseOf(one)) &&
        WORK.test(back(one)) &&
        timeAfter(one.after) === null,
    ),
  )
  const goal = only(
    wished(d.ask).filter(
      (one) => (one.said.kind === 'R' || one.value >= 1_000) && SALES.test(one.before) && one.value > each.number * 2,
    ),
  )
  const aim =
    goal && d.revenue && goal.value > d.revenue.number ? d.ask.value('R$/mês', goal.said, 'Sua meta de venda') : null
  const need =
    aim &&
    own.make(
      'qtd',
      'Quantos pede a meta',
      Math.ceil(round2(aim.number / each.number)),
      `${money(aim.number)} ÷ ${money(each.number)}`,
      [aim, each],
    )
  const saying = { weight: 18, topic: 'horas', related: true } as const
  if (!long) {
    if (!need || many.number < 3 || need.number <= many.number) return
    const text = say`Para entrarem ${t(aim!)} por mês a ${t(each)} cada são ${t(need)} vendas, contra ${t(many)} de hoje.`
    d.add(need, [aim, each, many], text, { ...saying, says: ['distancia_meta'] })
    return
  }
  const hour = d.ask.value('horas', long.said, 'Horas em cada um')
  const total = (count: Value<'qtd'>, rotulo: string) =>
    own.make('horas', rotulo, round1(count.number * hour.number), `${t(count).text} × ${t(hour).text}`, [count, hour])
  const now = total(many, 'Horas do mês')
  if (!need || need.number <= many.number) {
    d.add(now, [hour, many], say`A ${t(hour)} em cada, ${t(many)} por mês pedem ${t(now)} de trabalho.`, saying)
    return
  }
  const then = total(need, 'Horas que a meta pede')
  const tooLong = worksAlone(own.sources.reading) && then.number > MONTH_HOURS
  const end = tooLong ? ', mais do que cabe no mês de uma pessoa: a meta pede preço, e não só mais venda' : ''
  const text = say`A ${t(hour)} em cada, o mês pede ${t(now)}. Para entrarem ${t(aim!)} a ${t(each)} são ${t(need)} e ${t(then)}${end}.`
  d.add(then, [hour, now, aim, each, need, many], text, { ...saying, says: ['distancia_meta', 'custo_hora'] })
}
