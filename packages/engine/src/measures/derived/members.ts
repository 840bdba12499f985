import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import { money, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'
import { type Deriver, sentenceOf } from './deriver.ts'

/** Who pays her every month, each about alike. */
const MEMBER =
  /^(?:alun[oa]s?|criancas?|assinantes?|mensalistas?|moradores|idosos|condominios?|contratos?|vidas|socios|associad[oa]s?|usuarios|bebes|internos|residentes|meninas|compradores|lojistas|inquilinos|hospedes|clientes?|pacientes?)$/
/** Where she speaks of a month's fee, clients are such, too. */
const FEE = /\b(?:mensalidade|plano|parcela|assinatura|mensal)(?: medi[oa]| de| e)* (?:de )?$/
const WITH_FEE = /\b(?:mensalidades?|planos?|assinaturas?|parcelas?|por mes|contratos?|recorrente)\b/
const LOOSE = /^(?:clientes?|pacientes?|meninas|socios)$/
const LEFT = new Set<Term['deed']>(['left'])
const FREE = new Set<Term['deed']>(['idle', 'room'])
const NO_BASE = new Set<Term['deed']>([
  'left',
  'idle',
  'room',
  'unpaid',
  'missed',
  'won',
  'wanted',
  'refused',
  'redone',
  'queue',
  'such',
  'uncollected',
])
const NOW =
  /\b(?:tenho|temos|sao|somos|ficaram|ficou|restam|restaram|sobraram|hoje|atendo|estou com|to com|tou com|agora)\b/
const BEFORE = /\b(?:tinha|eram|eramos|era|cheguei a|ja tive|antes|perdi|perdemos)\b/
/** 'A 600 metros de uma escola com 300 alunos' */
const ELSEWHERE =
  /\b(?:metros de|perto d[ea]|ao lado de|em frente|vizinh[oa]|concorren[a-z]+|d[ao] (?:escola|faculdade|igreja) (?:com|de))\b/
const ROOM = /^(?:vagas?|lugares|leitos|camas|quartos|cadeiras|lotes|mesas)$/

interface Base {
  term: Term
  count: Value<'qtd'>
  word: string
  /** What one pays a month, or brings on average. */
  avg: Value<'R$'>
  /** That less what each costs; null: not said. */
  net: Value<'R$'> | null
}

/** What one who pays every month brings, who left, what stands free, how many pay the bills. */
export function members(d: Deriver): void {
  const { revenue } = d
  if (!revenue) return
  const terms = d.terms.filter(({ field, dimension }) => field !== 'future_goals' && dimension === 'things')
  const all = d.ask.scene.sentences.map(({ text }) => text).join(' ')
  const isMember = ({ word }: Term) => MEMBER.test(word) && (!LOOSE.test(word) || WITH_FEE.test(all))
  const named = terms.find((term) => isMember(term) && !ELSEWHERE.test(sentenceOf(d, term)))
  if (!named) return
  const of = (term: Term) => term.noun === named.noun || term.noun === '' || isMember(term)
  const now = terms.find(
    (term) =>
      of(term) &&
      term.time === null &&
      !NO_BASE.has(term.deed) &&
      (isMember(term) || NOW.test(term.before)) &&
      !BEFORE.test(term.before.slice(-24)) &&
      !/^ (?:por|em cada|cada) /.test(term.after) &&
      term.value >= 4,
  )
  if (!now) return
  const base = baseOf(
    d,
    now,
    d.ask.spelt(isMember(now) ? now.word : named.word, isMember(now) ? now.field : named.field),
    revenue,
  )
  if (!base) return
  const then = terms.find(
    (term) =>
      term !== now &&
      of(term) &&
      term.time === null &&
      BEFORE_NOW.test(term.before.slice(-24)) &&
      term.value > now.value,
  )
  if (then) fewer(d, base, then)
  const gone = then ? [] : terms.filter((term) => LEFT.has(term.deed) && of(term))
  const [out] = gone
  if (out && gone.length === 1) (isMonthly(d, out) ? churn : lost)(d, base, out)
  const rooms = terms.filter((term) => FREE.has(term.deed) || ROOM.test(term.word))
  if (rooms.length === 1) free(d, base, rooms[0]!)
  pays(d, base)
}

function baseOf(d: Deriver, now: Term, word: string, revenue: Value<'R$/mês'>): Base | null {
  // 'Um paga 19 mil, os outros 12 em média 1.250': no average is what any of them pays.
  if (/\boutr[oa]s $/.test(now.before)) return null
  const prices = d.terms.filter(
    ({ dimension, deed, each, time, field, before }) =>
      dimension === 'reais' &&
      field !== 'future_goals' &&
      (deed === 'price' || deed === null) &&
      (each || FEE.test(before)) &&
      (time === null || time === 'mes'),
  )
  const price = prices.find(({ before }) => FEE.test(before)) ?? prices[0]
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
  // Fees that make far more or less than what comes in are not what all of them pay.
  const all = avg.number * count.number
  if (all > revenue.number * 1.35 || all < revenue.number / 3 || avg.number < 5) return null
  const cost = d.terms.find(
    (term) =>
      term.dimension === 'reais' &&
      term.deed === 'cost' &&
      term.each &&
      term.noun === now.noun &&
      term.value < avg.number,
  )
  return {
    term: now,
    count,
    word,
    avg,
    net: cost ? d.own.minus(avg, d.value('R$', cost, 'Custo de cada um por mês'), 'O que cada um deixa por mês') : null,
  }
}

/** 'Saem 14 e entram 10 por mês': both in that time. */
const isMonthly = (d: Deriver, { time, said, before, after, sentence }: Term): boolean =>
  time === 'mes' ||
  // 'Entra 28 por mês e sai 24': that month is of both.
  (time === null && /^ (?:por|ao|todo|no) mes(?:,| e| mas)+ [a-z]+ (?:uns |umas )?$/.test(before)) ||
  (time === null &&
    / e [a-z]+ (?:uns )?$/.test(after) &&
    d.terms.some((term) => term.sentence === sentence && term.time === 'mes' && term.said[0]!.at === said[0]!.at + 1))

const BEFORE_NOW = /\b(?:tinha|tinhamos|eram|era|eramos|cheguei a|ja tive|antes)(?: uns| umas| mais de)? $/

/** 'Éramos 612, hoje são 566' */
function fewer(d: Deriver, base: Base, then: Term): void {
  const before = d.value('qtd', then, `${base.word} de antes`)
  const count = d.own.minus(before, base.count, `${base.word} a menos`)
  const rate = d.own.share(count, before, 'Parte que saiu')
  const month = d.own.times(count, base.avg, 'O que deixou de entrar por mês', 'R$/mês')
  if (d.tooMuch(month.number, 1.5)) return
  const { text, values } = d.beside(month)
  d.add(
    month,
    [before, base.count, count, rate, base.avg, ...values],
    say`De ${t(before)} para ${t(base.count)} são ${t(count)} a menos, ${t(rate)}: a ${t(base.avg)} cada, ${t(month)} por mês que não entram mais${text}.`,
    {
      weight: 11,
      topic: 'saiu',
      sure: true,
      uses: [then, base.term],
      says: ['cancelamento', 'ticket_medio', 'queda_faturamento'],
    },
  )
}

const each = ({ avg }: Base) => (avg.fact.formula ? say`cada um traz em média ${t(avg)}` : say`cada um paga ${t(avg)}`)

function lost(d: Deriver, base: Base, first: Term): void {
  const count = d.value('qtd', first, `${base.word} que saíram`)
  const month = d.own.times(count, base.avg, 'O que deixou de entrar por mês', 'R$/mês')
  if (d.tooMuch(month.number, 1.5)) return
  const { text, values } = d.beside(month)
  const before = d.own.plus(base.count, count, `${base.word} de antes`)
  const rate = d.own.share(count, before, 'Parte que saiu')
  d.add(
    month,
    [count, base.count, base.avg, before, rate, ...values],
    say`Hoje ${each(base)}: ${t(count)} a menos, ${t(rate)}, são ${t(month)} por mês${text}.`,
    {
      weight: 11,
      topic: 'saiu',
      uses: [first, base.term],
      says: ['cancelamento', 'ticket_medio', 'queda_faturamento'],
    },
  )
}

/** 'Todo mês saem 48 de 520': the fees that every month takes along. */
function churn(d: Deriver, base: Base, first: Term): void {
  if (first.value >= base.count.number / 2) return
  const count = d.value('qtd', first, `${base.word} que saem por mês`)
  const rate = d.own.share(count, base.count, 'Parte que sai por mês')
  const month = d.own.times(count, base.avg, 'Mensalidade que sai a cada mês', 'R$/mês')
  const { text, values } = d.beside(month)
  const stays = d.own.make(
    'meses',
    'Quanto cada um fica, em média',
    round1(base.count.number / count.number),
    `${t(base.count).text} ÷ ${t(count).text}`,
    [base.count, count],
  )
  d.add(
    month,
    [count, base.count, base.avg, rate, stays, ...values],
    say`Saem ${t(count)} de ${t(base.count)} por mês, ${t(rate)}: cada mês leva ${t(month)} de mensalidade${text}. Assim cada um fica em média ${t(stays)}.`,
    {
      weight: 11,
      topic: 'saiu',
      uses: [first, base.term],
      says: ['cancelamento', 'ticket_medio', 'receita_recorrente'],
    },
  )
}

const EMPTY =
  /\b(?:vagas?|vag[oa]s?|vazi[oa]s?|livres?|ocios[oa]s?|sobra[m]?|sobrando|parad[oa]s?|desocupad[oa]s?|lugar(?:es)?|cadeiras?|leitos?|quartos?|camas?|mesas?|horarios?)\b/
/** '24 vagas, 18 moradores': six that stand empty; '20 vagas sobrando'. */
function free(d: Deriver, base: Base, first: Term): void {
  const room = d.value('qtd', first, first.deed === 'idle' ? 'Lugares livres' : 'Lugares que há')
  // 'Só consigo recolher 9 antenas': no place stands empty.
  const taken = first.deed !== 'idle' && room.number > base.count.number
  if (!taken && !EMPTY.test(d.ask.scene.sentences[first.sentence]!.text)) return
  const count = taken ? d.own.minus(room, base.count, 'Lugares livres') : room
  if (count.number < 1 || count.number > base.count.number * 2) return
  const one = base.net ?? base.avg
  const month = d.own.times(count, one, 'O que os lugares livres deixariam', 'R$/mês')
  if (d.tooMuch(month.number, 2)) return
  const { text, values } = d.beside(month)
  const inputs: (Value<Kind> | null)[] = [room, count, base.count, base.avg, base.net, ...values]
  const what = first.word === '' ? say`${t(count)} lugares` : say`${t(count)} ${d.ask.spelt(first.word, first.field)}`
  const left = base.net
    ? say`: cada um deixa ${t(base.net)} depois do que custa, e ${what} sem ninguém deixariam ${t(month)} por mês`
    : say`São ${what} sem uso: a ${t(base.avg)} cada, ${t(month)} por mês`
  const begin = base.net ? say`Cada um paga ${t(base.avg)}${left}` : left
  d.add(month, inputs, say`${begin}${text}.`, {
    weight: 10,
    topic: 'vaga',
    uses: [first, base.term],
    says: ['ociosidade'],
    gain: d.half(month, 'lugares que passam a ser ocupados'),
  })
}

/** 'Com 40 crianças as contas se pagam; hoje são 46' */
function pays(d: Deriver, base: Base): void {
  const need = d.pays ?? d.own.costs
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
