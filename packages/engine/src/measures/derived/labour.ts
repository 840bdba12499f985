import { say } from '#src/facts/fact-book.ts'
import { PER, text as t } from '#src/measures/asked/asked.ts'
import { money, round1, round2 } from '#src/measures/measured.ts'
import type { Term } from '#src/quantities/terms.ts'
import { type Deriver, inChallenge } from './deriver.ts'

const TAKES = /\b(?:cada|toma|tomam|leva|levam|gasta|gastam|perco|demora|umas?)\b/
const AN_HOUR = /\bhora\b/

/** '5 retornos por semana, 3 horas cada, a minha hora é 120': hours of work that nobody pays. */
export function labour(d: Deriver): void {
  const hourly = d.terms.find(
    (term) =>
      inChallenge(term) &&
      term.dimension === 'reais' &&
      (term.noun === 'hora' || AN_HOUR.test(term.before)) &&
      !/\b(?:quer[a-z]+|meta)\b/.test(term.before),
  )
  const long = d.terms.filter(
    (term) => inChallenge(term) && term.dimension === 'hours' && term.time === null && TAKES.test(term.before),
  )
  const [each] = long
  if (!hourly || !each || long.length > 1) return
  const counts = d.terms.filter(
    (term) =>
      inChallenge(term) &&
      (term.dimension === 'things' || (term.dimension === 'share' && term.said.length === 2)) &&
      Math.abs(term.sentence - each.sentence) <= 1,
  )
  const count = counts.find(
    ({ deed }) => deed === 'redone' || deed === 'wasted' || deed === 'unpaid' || deed === 'missed',
  )
  if (count?.dimension !== 'things') return
  const span = count.time ?? counts.find((term) => term.time !== null && term.sentence === count.sentence)?.time ?? null
  if (!span) return
  const many = d.value('qtd', count, 'Quantas vezes')
  const time = d.value('horas', each, 'Horas em cada um')
  const price = d.value('R$', hourly, 'O que vale uma hora')
  const hours = d.own.make(
    'horas',
    `Horas ${PER[span]}`,
    round1(many.number * time.number),
    `${t(many).text} × ${t(time).text}`,
    [many, time],
  )
  const once = d.own.make(
    'R$',
    `O que essas horas valem ${PER[span]}`,
    round2(many.number * time.number * price.number),
    `${t(hours).text} × ${money(price.number)}`,
    [hours, price],
  )
  const month = d.month(once, span, 'O que essas horas valem por mês')
  if (!month || d.tooMuch(month.number, 1)) return
  const { text, values } = d.beside(month)
  d.add(
    month,
    [many, time, price, hours, once, ...values],
    say`São ${d.many(count, many)} ${PER[span]}, ${t(time)} em cada um, a ${t(price)} a hora: ${span === 'mes' ? '' : say`${t(once)} ${PER[span]}, `}${t(month)} por mês${text}.`,
    {
      weight: 12,
      topic: 'produto.redone',
      sure: true,
      uses: [count, each, hourly] satisfies Term[],
      says: ['perdas', 'custo_hora', 'horas_nao_cobradas'],
      gain: d.half(month, 'trabalho que deixa de ser refeito'),
    },
  )
}
