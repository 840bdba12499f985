import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { instalmentsIn, monthly, monthOf, spoken, today } from '#src/measures/frames/frame.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Said, Scene } from '#src/reading/scene.ts'

/** One of two ways that she weighs, by what it takes of a month. */
export interface Way {
  month: Value<'R$/mês'>
  /** 'R$ 1.450', '4 × R$ 220 = R$ 880' */
  account: Text
  values: readonly Value<Kind>[]
  at: Spoken
  uses: readonly Said[]
}

export const challengeOf = (d: Deriver): readonly Spoken[] =>
  spoken(d).filter(({ field }) => field === 'main_challenge')

const known = new WeakMap<Scene, string>()

/** All that she asks, folded, with its numbers as tokens. */
export function asked({ ask: { scene } }: Deriver): string {
  const found = known.get(scene)
  if (found !== undefined) return found
  const made = scene.sentences
    .filter(({ field }) => field === 'main_challenge')
    .map(({ text }) => text)
    .join('; ')
  known.set(scene, made)
  return made
}

const RUNS_ALREADY =
  /\b(?:ja pago|pago|pagando|devo|devendo|peguei|pegamos|fiz|financiei|comprei|falta[m]? pagar|ainda (?:devo|pago)|atrasad[oa]s?|venc[a-z]+)\b/

export interface Purchase extends Way {
  count: Value<'qtd'>
}

const PRICE_OF = /\b(?:custa|sai|por|vale|de|e)(?: por| uns| umas| em| r\$)* $/
const OFTEN = /^ ?(?:vezes|x) (?:por|na|no|ao) (?:mes|semana|dia|ano)\b/
const PARCEL = /\bparcelas? de(?: uns| r\$)* $/
const IN_MONTHS = /^ (?:reais )?(?:em|por) $/

/** 'Parcela de 4.150 em 180 meses' */
function inMonths(d: Deriver, all: readonly Spoken[]): ReturnType<typeof instalmentsIn> {
  const each = only(all.filter((one) => isPlain(one) && one.value >= 50 && PARCEL.test(one.before)))
  const time = each && all[each.place + 1]
  if (!each || !time || time.said.unit !== 'meses' || time.sentence !== each.sentence || !IN_MONTHS.test(each.after))
    return null
  const count = { ...d.ask.value('qtd', time.said, 'Parcelas'), number: time.said.written }
  return { month: monthly(d, each, 'Parcela'), count, uses: [time.said, each.said] }
}

/** What she could buy in instalments; null: it is bought already, or several are told. */
export function purchaseOf(d: Deriver): Purchase | null {
  const all = spoken(d)
  // 'Alugamos 4 vezes por mês' is no instalment.
  const plan =
    instalmentsIn(
      d,
      all.filter(({ after }) => !OFTEN.test(after)),
      null,
    ) ?? inMonths(d, all)
  const at = plan && all.find(({ said }) => said === plan.uses[1])
  if (!plan || !at || RUNS_ALREADY.test(clauseOf(at)) || RUNS_ALREADY.test(clauseOf(all[at.place - 1] ?? at)))
    return null
  const { month, count, uses } = plan
  const total = month.number * count.number
  // 'Custa 38 mil, em 36x de 1.560'
  const price = all.find(
    (one) =>
      one.sentence === at.sentence &&
      one.place < at.place &&
      isPlain(one) &&
      !uses.includes(one.said) &&
      one.value <= total &&
      one.value >= total / 3 &&
      PRICE_OF.test(one.before),
  )
  const paid = price ? [d.ask.value('R$', price.said, 'Preço')] : []
  return { month, count, account: say`${t(month)}`, values: [month, count, ...paid], at, uses }
}

const BILL =
  /\b(?:comodato|luz|energia|diesel|combustivel|gasolina|seguro|manutencao|material|reagente|ipva|condominio|iptu|agua|produto|sabao|internet|tinta|insumos?|farinha|ingredientes?|rastreador|ajudante|operador[a]?|motorista|mecanic[oa]|auxiliar|funcionari[oa]|tecnic[oa]|pessoa|padeir[oa]|costureir[oa]|cozinheir[oa])\b/
const NO_BILL =
  /\b(?:hoje|fatur[a-z]+|guardad[oa]|tenho|sobra[a-z]*|cobro|vend(?!edor)[a-z]+|receb[a-z]+|entrada|a vista|custa|orcamento)\b/
const OF_ONE = /^ ?(?:reais )?(?:cada\b|por (?!mes\b)|a (?:hora|diaria|peca)\b|pel[oa] )/

/** 'Fora o seguro de 310', 'o mecânico que sabe mexer pede 2.800': what a way takes beside itself. */
export function billsBeside(
  d: Deriver,
  { at }: Pick<Way, 'at'>,
  uses: readonly Said[],
  also?: RegExp,
): readonly Value<'R$/mês'>[] {
  return challengeOf(d)
    .filter(
      (one) =>
        one.place > at.place &&
        isPlain(one) &&
        one.value >= 30 &&
        one.value <= 15_000 &&
        !uses.includes(one.said) &&
        !OF_ONE.test(one.after) &&
        [BILL, also].some((bill) => bill?.test(`${one.before.slice(-44)} ${one.after.split(/[,;:)]/)[0]}`)) &&
        !NO_BILL.test(back(one)),
    )
    .map((one) => monthly(d, one, 'O que vem junto por mês'))
}

/** A way with the bills that come with it. */
export function withBills<W extends Way>(d: Deriver, way: W, bills: readonly Value<'R$/mês'>[]): W {
  if (bills.length === 0) return way
  const parts = [way.month, ...bills]
  const month = d.own.make(
    'R$/mês',
    'Tudo o que isso pede por mês',
    round2(parts.reduce((sum, { number }) => sum + number, 0)),
    parts.map(({ number }) => money(number)).join(' + '),
    parts,
  )
  const account = say`${join(
    parts.map((one) => say`${t(one)}`),
    ' + ',
  )} = ${t(month)}`
  return { ...way, month, account, values: [...way.values, ...bills, month] }
}

/** What is left of her month; null: it isn't known, which hides neither way. */
export const leftOf = (d: Deriver): Value<'R$/mês'> | null => monthOf(d)?.left ?? null

export function monthText(d: Deriver): Text {
  const month = monthOf(d)
  return month ? say` ${today(month)}.` : say``
}

/** Two ways in one sentence, with what lies between them. */
export interface Beside {
  gap: Value<'R$/mês'>
  /** The first one takes less. */
  first: boolean
  text: Text
}

/** 'Alugando são 4 × R$ 220 = R$ 880 por mês; comprando, R$ 1.450: alugar sai R$ 570 por mês mais barato.' */
export function sideBySide(
  d: Deriver,
  [a, b]: readonly [Pick<Way, 'month' | 'account'>, Pick<Way, 'month' | 'account'>],
  [how, otherwise]: readonly [string, string],
  [one, other]: readonly [string, string],
): Beside {
  const first = a.month.number <= b.month.number
  const gap = first
    ? d.own.minus(b.month, a.month, 'A diferença por mês')
    : d.own.minus(a.month, b.month, 'A diferença por mês')
  const ends =
    gap.number === 0 ? say`os dois custam o mesmo.` : say`${first ? one : other} sai ${t(gap)} por mês mais barato.`
  return { gap, first, text: say`${how} são ${a.account} por mês; ${otherwise}, ${b.account}: ${ends}` }
}

/** Sums of hers in the sentences of the ways that none of them takes: what they are could change which is cheaper. */
export function isSumLeft(d: Deriver, ways: readonly Way[], taken: readonly Value<Kind>[]): boolean {
  const facts = new Set(
    [...ways.flatMap(({ values }) => values), ...taken]
      .flatMap(({ fact, inputs }) => [fact, ...inputs])
      .map(({ id }) => id),
  )
  const places = new Set(ways.map(({ at }) => at.sentence))
  return challengeOf(d).some(
    (one) =>
      places.has(one.sentence) &&
      isPlain(one) &&
      (one.said.kind === 'R' || one.value >= 300) &&
      !facts.has(`texto.${one.said.field}.dito.${one.said.at}`),
  )
}

const MONTHS =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|verao|inverno|ferias|chuva|seca|entressafra|quaresma'
const WEAK = new RegExp(
  `\\b(${MONTHS})(?: e ((?:${MONTHS})))?\\b[^;]{0,40}\\b(?:cai|caem|para|fraco|fraca|fracos|some|despenca|diminui|baixo)\\b|\\b(?:cai|caem|para|fraco|fraca|some|despenca|diminui)\\b[^;]{0,30}\\b(?:em|no|na) (${MONTHS})(?: e ((?:${MONTHS})))?\\b`,
)

/** 'Em janeiro e fevereiro': when she says that little comes in; null: she tells of no such time. */
export function weakTime(d: Deriver): string | null {
  const found = WEAK.exec(asked(d))
  if (!found) return null
  const names = found.slice(1).filter((name) => name !== undefined)
  const of = (name: string) =>
    `${/^(?:verao|inverno)$/.test(name) ? 'no' : /^(?:chuva|seca|entressafra|quaresma)$/.test(name) ? 'na' : name === 'ferias' ? 'nas' : 'em'} ${d.ask.spelt(name, 'main_challenge')}`
  return names.map((name, at) => (at === 0 ? of(name) : d.ask.spelt(name, 'main_challenge'))).join(' e ')
}

const CONTENT = /[a-z]{5,}/g
const SAYS_NOTHING =
  /^(?:comp|fina|paga|gast|quer|pens|parc|cust|fora|terc|maqu|equi|usad|nova|novo|outr|cada|pess|func|entr|mesm|hoje|aqui|gent|vale|deix|coisa|trab|serv|cois|empr|dinh|meses|pesso|prec|tudo)/

export const CARRIED =
  /\b(?:carretos?|fretes?|transport[a-z]+|entregas?|motoboys?|viage(?:m|ns)|mudancas?|guincho|corridas?|uber|taxi|busca[r]?)\b/
const CARRIES =
  /\b(?:carr(?:o|inho)|van|kombi|caminh[a-z]+|moto|furgao|utilitario|fiorino|saveiro|strada|picape|pickup|bau|veiculo)\b/

/** What is paid to be carried, and what carries. */
export const isCarrying = (a: string, b: string): boolean => CARRIED.test(a) && CARRIES.test(b)

/** Whether two texts speak of the same work: 'lavanderia' and 'lavadora'. */
export const isAkin = (a: string, b: string): boolean => {
  const stems = (text: string) =>
    (text.match(CONTENT) ?? []).filter((word) => !SAYS_NOTHING.test(word)).map((word) => word.slice(0, 4))
  const told = new Set(stems(a))
  return isCarrying(a, b) || stems(b).some((stem) => told.has(stem))
}
