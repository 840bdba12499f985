import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own-algebra.ts'
import { type Answer, beforePay, monthOf, spoken } from './frame.ts'
import { flowingOf } from './sold-costs.ts'

const OPENS =
  /\b(?:abr(?:ir|o|indo)|funcionar|atender|trabalhar|fech(?:ar|o))\b[^;A-Z]{0,24}\b(domingo|segunda|sabado|feriado|a noite|noite|almoco|jantar|de manha|de madrugada)\b/
const SELLS =
  /\b(?:vend(?:e|o|eria|er|ia|endo|as?)|entra(?:ria|r)?|fatur[a-z]+|da(?:ria)?|faz(?:er|ia)?|faria|render(?:ia)?)(?: [a-z]+){0,2}(?: uns| umas| r\$| mais| so| de)* $/
const COSTS =
  /\b(?:gast[a-z]+|cust[a-z]+|pag[a-z]+|diarias?|diaristas?|pessoal|gente|funcionari[oa]s?|seria[m]?|mais)(?: [a-z]+){0,3}(?: de| com| uns| r\$)* $/
const COSTS_AFTER =
  /^ (?:reais )?(?:de|com|em|pra|por) (?:diaria|diarista|pessoal|gente|funcionari|equipe|garcom|luz|hora extra|freela|ajudante|gas|energia)[a-z]*/
const WEEKLY = 52 / 12

/** One more day or shift, with what it would sell and take: what stays of it. */
export function openDay(d: Deriver): Answer | null {
  const month = monthOf(d)
  const flowing = flowingOf(d)
  const found = d.ask.scene.sentences.flatMap(({ text, field }) =>
    field === 'main_challenge' || field === 'future_goals' ? (OPENS.exec(text) ?? []) : [],
  )
  if (!month || !flowing || found.length === 0) return null
  const closes = /^fech/.test(found[0]!)
  const all = spoken(d).filter(
    (one) => (one.field === 'main_challenge' || one.field === 'future_goals') && isPlain(one) && one.value >= 30,
  )
  const costs = all.filter(
    (one) =>
      one.value < month.revenue.number / 10 &&
      (COSTS_AFTER.test(one.after) || COSTS.test(one.before)) &&
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
  const { own } = d
  const brings = d.ask.value('R$', sale.said, 'O que o dia venderia')
  const spent = costs.map((one) => d.ask.value('R$', one.said, 'O que o dia gasta a mais'))
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
  const monthly = own.make(
    'R$/mês',
    'O mesmo por mês',
    reais(rest.number * WEEKLY),
    `${money(rest.number)} × 52 ÷ 12`,
    [rest],
  )
  const even = own.make(
    'R$',
    'A venda que só empata o dia',
    reais(sum / (flowing.kept.number / 100)),
    `${money(sum)} ÷ ${percent(flowing.kept.number)}`,
    [...spent, flowing.kept],
  )
  const inputs: (Value<Kind> | null)[] = [brings, ...spent, flowing.kept, kept, rest, monthly, even, month.left]
  const account = say`De cada dia desses ficam ${t(brings)} × ${t(flowing.kept)} = ${t(kept)}; tirando ${spent.length > 1 ? 'os gastos dele' : say`os ${t(spent[0]!)} de gasto`}, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`} por dia, ${t(monthly)} por mês${rest.number < 0 ? ' a menos' : ''}. O dia só empata vendendo ${t(even)}.`
  return {
    decisions: ['mais_horas', 'contratar'],
    at: sale,
    main: rest,
    inputs,
    line: account,
    verdict: say`${closes ? (rest.number < 0 ? 'Sim, feche esse dia por um tempo' : 'Não feche: o dia se paga') : rest.number < 0 ? 'Não com esses números' : 'Sim, em teste de quatro semanas'}. ${account} Hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`}${beforePay(month)}. Conte só venda nova, não a que mudou de dia, e confira com o contador o pagamento e a folga de quem trabalha nele.`,
    says: ['folha', 'conta_que_mais_pesa'],
    topic: 'dia',
  }
}
