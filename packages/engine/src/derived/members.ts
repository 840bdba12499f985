import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own-algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import { type Deriver, inChallenge } from './deriver.ts'

/** Who pays her every month, each about alike. */
const MEMBER =
  /^(?:alun[oa]s?|criancas?|assinantes?|mensalistas?|moradores|idosos|hospedes fixos|condominios?|clientes? fix[oa]s?|contratos?|vidas|socios|pacientes fixos|associad[oa]s?|usuarios|bebes|internos|residentes)$/
const LEFT = new Set<Term['deed']>(['left'])
const FREE = new Set<Term['deed']>(['idle', 'room'])
const NOW =
  /\b(?:tenho|temos|sao|somos|ficaram|ficou|restam|restaram|sobraram|hoje|atendo|estou com|to com|tou com|agora)\b/

interface Base {
  term: Term
  count: Value<'qtd'>
  word: string
  avg: Value<'R$'>
}

/** What one who pays every month brings, who left, who is missing, how many pay the bills. */
export function members(d: Deriver): void {
  const { revenue } = d
  if (!revenue) return
  const terms = d.terms.filter(
    (term) =>
      (inChallenge(term) || term.field === 'operational_flow') && term.dimension === 'things' && term.time === null,
  )
  const named = terms.find(({ word }) => MEMBER.test(word))
  if (!named) return
  const word = d.ask.spelt(named.word, named.field)
  const of = (term: Term) => term.noun === named.noun || term.noun === ''
  const now = terms.find(
    (term) =>
      term.sentence >= 0 &&
      of(term) &&
      !LEFT.has(term.deed) &&
      !FREE.has(term.deed) &&
      term.deed !== 'unpaid' &&
      term.deed !== 'missed' &&
      (MEMBER.test(term.word) || NOW.test(term.before)) &&
      !/\b(?:tinha|eram|era|cheguei a|ja tive|antes)\b/.test(term.before) &&
      term.value >= 4,
  )
  if (!now) return
  const price = d.terms.find(
    ({ dimension, deed, each, time, field, before }) =>
      dimension === 'reais' &&
      field !== 'future_goals' &&
      (deed === 'price' || deed === null) &&
      (each || /mensalidade/.test(before)) &&
      (time === null || time === 'mes'),
  )
  const count = d.value('qtd', now, `${word} hoje`)
  const avg = price
    ? d.value('R$', price, 'O que cada um paga por mês')
    : d.own.make(
        'R$',
        `Faturamento por ${word}`,
        reais(revenue.number / count.number),
        `${money(revenue.number)} ÷ ${t(count).text}`,
        [revenue, count],
      )
  if (avg.number * count.number > revenue.number * 1.5 || avg.number < 5) return
  const base: Base = { term: now, count, word, avg }
  lost(
    d,
    base,
    terms.filter((term) => LEFT.has(term.deed) && of(term)),
  )
  free(
    d,
    base,
    terms.filter((term) => FREE.has(term.deed)),
  )
  pays(d, base)
}

const each = ({ avg }: Base) => (avg.fact.formula ? say`cada um traz em média ${t(avg)}` : say`cada um paga ${t(avg)}`)

function lost(d: Deriver, base: Base, gone: readonly Term[]): void {
  const [first] = gone
  if (!first || gone.length > 1) return
  const count = d.value('qtd', first, `${base.word} que saíram`)
  const month = d.own.times(count, base.avg, 'O que deixou de entrar por mês', 'R$/mês')
  if (d.tooMuch(month.number, 1.5)) return
  const { text, values } = d.beside(month)
  d.add(
    month,
    [count, base.count, base.avg, ...values],
    say`Hoje ${each(base)}: ${t(count)} a menos são ${t(month)} por mês${text}.`,
    {
      weight: 11,
      topic: 'saiu',
      uses: [first, base.term],
      says: ['cancelamento', 'ticket_medio', 'queda_faturamento'],
    },
  )
}

function free(d: Deriver, base: Base, rooms: readonly Term[]): void {
  const [first] = rooms
  if (!first || first.value > base.count.number * 3) return
  const count = d.value('qtd', first, 'Lugares livres')
  const month = d.own.times(count, base.avg, 'O que os lugares livres renderiam', 'R$/mês')
  if (d.tooMuch(month.number, 2)) return
  const { text, values } = d.beside(month)
  d.add(
    month,
    [count, base.count, base.avg, ...values],
    say`${d.many(first, count)} a ${t(base.avg)} cada valem ${t(month)} por mês${text}.`,
    {
      weight: 10,
      topic: 'vaga',
      uses: [first, base.term],
      says: ['ociosidade'],
      gain: d.half(month, 'lugares que passam a ser ocupados'),
    },
  )
}

/** 'Com 40 crianças as contas se pagam; hoje são 46' */
function pays(d: Deriver, base: Base): void {
  const { pays: need } = d
  if (!need) return
  const value = Math.ceil(need.number / base.avg.number)
  if (value < 3 || value > base.count.number * 3) return
  const least = d.own.make(
    'qtd',
    `${base.word} que pagam todas as contas`,
    value,
    `${money(need.number)} ÷ ${money(round2(base.avg.number))}`,
    [need, base.avg],
  )
  const room = base.count.number - value
  const gap = d.own.make(
    'qtd',
    'Folga até o empate',
    Math.abs(room),
    room >= 0 ? `${t(base.count).text} − ${t(least).text}` : `${t(least).text} − ${t(base.count).text}`,
    [base.count, least],
  )
  d.add(
    least,
    [base.count, base.avg, need, gap],
    room >= 0
      ? say`As contas se pagam com ${t(least)} ${base.word} a ${t(base.avg)}; hoje são ${t(base.count)}: a folga é de ${t(gap)}.`
      : say`Para pagar as contas são precisos ${t(least)} ${base.word} a ${t(base.avg)}; hoje são ${t(base.count)}: faltam ${t(gap)}.`,
    { weight: 9, topic: 'empate', uses: [base.term], says: ['ponto_equilibrio', 'receita_por_pessoa', 'ticket_medio'] },
  )
}
