import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { type Answer, type Month, monthOf, spoken, today } from './frame.ts'
import { flowingOf } from './sold-costs.ts'

const OPENS =
  /\b(?:abr(?:ir|o|indo)|funcionar|atender|trabalhar|fech(?:ar|o))\b[^;A-Z]{0,24}\b(domingos?|segundas?|tercas?|quartas?|quintas?|sabados?|feriados?|a noite|noites?|almoco|jantar|de manha|de madrugada)\b/
const SELLS =
  /\b(?:vend(?:e|o|eria|er|ia|endo|as?)|entra(?:ria|r)?|fatur[a-z]+|da(?:ria)?|faz(?:er|ia)?|faria|render(?:ia)?)(?: [a-z]+){0,2}(?: uns| umas| r\$| mais| so| de)* $/
const COSTS =
  /\b(?:gast[a-z]+|cust[a-z]+|pag[a-z]+|diarias?|diaristas?|pessoal|gente|funcionari[oa]s?|seria[m]?|mais)(?: [a-z]+){0,3}(?: de| com| uns| r\$)* $/
const COSTS_AFTER =
  /^ (?:reais )?(?:de|com|em|pra|por) (?:diaria|diarista|pessoal|gente|funcionari|equipe|garcom|luz|hora extra|freela|ajudante|gas|energia)[a-z]*/

const isEach = (d: Deriver, one: Spoken): boolean =>
  /^ (?:reais )?cada\b/.test(one.after) && countBefore(d, one) !== undefined

/** '2 pessoas a 90 cada' */
function costOf(d: Deriver, one: Spoken): Value<'R$'> {
  const each = d.ask.value('R$', one.said, 'O que o dia gasta a mais')
  const count = /^ (?:reais )?cada\b/.test(one.after) ? countBefore(d, one) : undefined
  return count
    ? d.own.times(d.ask.value('qtd', count.said, 'Quantas pessoas'), each, 'O que elas custam no dia', 'R$')
    : each
}
const countBefore = (d: Deriver, one: Spoken): Spoken | undefined =>
  spoken(d).find(
    (other) =>
      other.place === one.place - 1 && other.sentence === one.sentence && other.said.kind === 'N' && other.value <= 30,
  )

interface Day {
  sale: Spoken
  costs: readonly Spoken[]
  /** She thinks of closing it. */
  closes: boolean
  /** How often in a week; null: nobody knows. */
  times: number | null
}

/** One more day or shift, with what it would sell and take: what stays of it. */
export function openDay(d: Deriver): Answer | null {
  const month = monthOf(d)
  const flowing = flowingOf(d)
  const day = month && flowing && dayIn(d, month)
  if (!month || !flowing || !day) return null
  const { own } = d
  const brings = d.ask.value('R$', day.sale.said, 'O que o dia vende')
  const spent = day.costs.map((one) => costOf(d, one))
  const sum = spent.reduce((total, { number }) => total + number, 0)
  const kept = own.make(
    'R$',
    'O que fica dessa venda',
    round2((brings.number * flowing.kept.number) / 100),
    `${money(brings.number)} × ${percent(flowing.kept.number)}`,
    [brings, flowing.kept],
  )
  const rest = own.make(
    'R$',
    'O que o dia deixa',
    round2(kept.number - sum),
    [kept, ...spent].map(({ number }) => money(number)).join(' − '),
    [kept, ...spent],
  )
  const even = own.make(
    'R$',
    'A venda que só empata o dia',
    reais(sum / (flowing.kept.number / 100)),
    `${money(sum)} ÷ ${percent(flowing.kept.number)}`,
    [...spent, flowing.kept],
  )
  const monthly = monthOfDays(d, rest, day.times)
  const account = say`De cada dia desses ficam ${t(brings)} × ${t(flowing.kept)} = ${t(kept)}; tirando ${spent.length > 1 ? 'os gastos dele' : say`os ${t(spent[0]!)} de gasto`}, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`} por dia${monthly ? say`, ${t(monthly)} por mês` : ''}. O dia só empata vendendo ${t(even)}.`
  return {
    decisions: ['mais_horas', 'contratar'],
    at: day.sale,
    main: rest,
    inputs: [brings, ...spent, flowing.kept, kept, rest, monthly, even, month.left],
    line: account,
    verdict: say`${headOf(day.closes, rest.number < 0)}. ${rest.number < 0 ? say`Cada um desses dias tira ${t(rest)}` : say`Cada um desses dias deixa ${t(rest)}`}${rest.number < 0 ? ' do mês' : ' para o mês'}, e o empate é em ${t(even)} de venda. ${today(month)}. ${day.closes ? 'Junte a equipe nos dias que vendem, avise antes quem costuma vir, e reveja em três meses.' : 'Conte só venda nova, não a que mudou de dia, e confira com o contador o pagamento e a folga de quem trabalha nele.'}`,
    says: ['folha', 'conta_que_mais_pesa'],
    topic: 'dia',
  }
}

const headOf = (closes: boolean, loses: boolean): string =>
  closes
    ? loses
      ? 'Sim, feche esse dia por um tempo'
      : 'Não feche: o dia se paga'
    : loses
      ? 'Não com esses números'
      : 'Sim, em teste de quatro semanas'

const monthOfDays = (d: Deriver, rest: Value<'R$'>, times: number | null): Value<'R$/mês'> | null =>
  times === null
    ? null
    : d.own.make(
        'R$/mês',
        'O mesmo por mês',
        reais((rest.number * times * 52) / 12),
        `${money(rest.number)} × ${times} × 52 ÷ 12`,
        [rest],
      )

const WEEKDAYS = /\b(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?\b/g

function dayIn(d: Deriver, month: Month): Day | null {
  const { sentences } = d.ask.scene
  const found = sentences.flatMap(({ text, field }) =>
    field === 'main_challenge' || field === 'future_goals' ? (OPENS.exec(text) ?? []) : [],
  )
  if (found.length === 0) return null
  const all = spoken(d).filter(
    (one) => (one.field === 'main_challenge' || one.field === 'future_goals') && isPlain(one) && one.value >= 30,
  )
  const costs = all.filter(
    (one) =>
      one.value < month.revenue.number / 10 &&
      (COSTS_AFTER.test(one.after) || COSTS.test(one.before) || isEach(d, one)) &&
      !SELLS.test(one.before),
  )
  const sale = only(
    all.filter(
      (one) =>
        !costs.includes(one) &&
        one.value < month.revenue.number / 4 &&
        SELLS.test(one.before) &&
        !/ por mes\b/.test(clauseOf(one)),
    ),
  )
  if (!sale || costs.length === 0 || costs.length > 3) return null
  // A number beside them that isn't read may be another cost.
  if (all.some((one) => one !== sale && !costs.includes(one) && one.sentence === sale.sentence)) return null
  const named = new Set(`${found[0]} ${sentences[sale.sentence]!.text}`.match(WEEKDAYS))
  return { sale, costs, closes: /^fech/.test(found[0]!), times: named.size > 0 ? named.size : null }
}
