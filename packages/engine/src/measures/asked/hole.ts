import { join, say, type Text } from '#src/facts/fact-book.ts'
import { askedIn, money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { billsAtSales } from '#src/measures/swings.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, ofMonth, text as t } from './asked.ts'
import { type Asked, withAccount } from './money.ts'

const EVERY_MONTH =
  /\btodo (?:santo )?mes\b|\btodo (?:fim|final) de mes\b|\b(?:fim|final) d[eo] mes\b|\bchega (?:no )?dia\b|\bsempre\b|\bmes sim\b/
const FOR_BILLS =
  /\b(?:boletos?|fornecedor[a-z]*|contas?|fechar|pagar|aluguel|salarios?|folha|impostos?|completar|inteirar)\b/
const SEASONAL = /\b(?:inverno|verao|safra|ferias|temporada|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto)\b/

/** 'Todo mês falta 1.800 pro boleto', where the list of costs leaves 6.500: what goes out without being in the list. */
export const unlisted: Asked = (ask) => {
  const lacks = ask.find('\\bfalt(?:a|am|ando|ava|avam)(?: uns| umas| sempre| quase| sempre uns| la| ainda)? @M', [
    'main_challenge',
  ])
  const said = lacks?.numbers[0]
  const { own } = ask
  const { revenue, costs } = own
  if (!lacks || !said || said.value < 50 || !revenue || !costs || revenue.fact.id.startsWith('faixa.')) return null
  const { text } = lacks.sentence
  if (!EVERY_MONTH.test(text) || !FOR_BILLS.test(text) || SEASONAL.test(text)) return null
  const left = own.minus(revenue, costs, 'O que sobraria pela lista de custos')
  if (left.number <= 0 || said.value > revenue.number) return null
  const short = ofMonth(ask.value('R$', said, 'O que falta todo mês'))
  const out = own.plus(left, short, 'O que sai por mês sem estar na lista')
  return withAccount(
    own.sum(
      out,
      [left, short, revenue, costs],
      say`Pela sua lista sobrariam ${t(left)} por mês, e mesmo assim faltam ${t(short)}: saem ${t(out)} por mês que não estão na lista, como o que vai para a casa, dívida ou compra à parte.`,
      ['sobra_mes', 'margem', 'conta_que_mais_pesa', 'ponto_equilibrio', 'receita_por_pessoa'],
    ),
    say`${t(revenue)} − ${t(costs)} + ${t(short)} = ${t(out)} por mês fora da lista`,
  )
}

const MONTHS = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]
const MONTH = `(?:${MONTHS.join('|')})`
const GROUP = `((?:${MONTH})(?:(?:,| e| a| ate|, e)? (?:${MONTH}))*)`
const BRINGS =
  '\\b(?:cai|caem|despenca|despencam|baixa|desce|entra|entram|faco|fazemos|faz|vendo|vende|vendemos|fatur[a-z]+|tiro|recebo|fica|da|rende)\\b'
/** 'De maio a agosto … cai pra 3.200' */
const GROUPS = new RegExp(GROUP, 'g')
const IN_MONTHS = new RegExp(`${GROUP}\\b[^A-Z;]{0,70}?${BRINGS}[^A-Z;]{0,16}?([RN]\\d+)`, 'g')
const BILLS = '\\b(?:contas?|despesas?|custos?|gastos?|fix[oa]s?)\\b(?: [a-z]+){0,4} @M'

/** The groups of months in a text, each with how many it names: 'de dezembro a fevereiro e julho' are four. */
export const monthGroups = (text: string): readonly number[] =>
  [...text.matchAll(GROUPS)].map(([group]) => monthsOf(group))

function monthsOf(group: string): number {
  const named = new Set<number>()
  for (const [, from, to] of group.matchAll(RANGE)) {
    const first = MONTHS.indexOf(from!)
    const last = to === undefined ? first : MONTHS.indexOf(to)
    for (let i = 0; i <= (last - first + 12) % 12; i++) named.add((first + i) % 12)
  }
  return named.size
}
const RANGE = new RegExp(`(${MONTH})(?: (?:a|ate) (${MONTH}))?`, 'g')

interface Span {
  said: Said
  months: number
}

function spansOf(ask: Asking): Span[] {
  return ask.scene.sentences
    .filter(({ field }) => field === 'main_challenge')
    .flatMap(({ text }) =>
      [...text.matchAll(IN_MONTHS)].flatMap(([, group, token]) => {
        const said = ask.scene.said[Number(token!.slice(1))]
        return said && said.value >= 100 ? [{ said, months: monthsOf(group!) }] : []
      }),
    )
}

/** What she says that her bills of a month are; undefined: not said. */
export const billsTold = (ask: Asking): Said | undefined => ask.number([BILLS], ['main_challenge'])

/** 'E as contas são as mesmas' */
const SAME_BILLS =
  /\b(?:contas?|gastos?|custos?|despesas?)\b[^.;]{0,24}\b(?:mesm[oa]s?|igua(?:l|is)|nao (?:baix|cai|mud|diminu|para)[a-z]*)\b/

/** 'De maio a agosto cai pra 3.200 e as contas são 5.600': the hole of those months, and what fills it. */
export const weakMonths: Asked = (ask) => {
  const spans = spansOf(ask).toSorted((a, b) => a.said.value - b.said.value)
  const [weak, strong] = spans
  if (!weak || spans.length > 2 || weak.months < 1 || weak.months > 8) return null
  const { own } = ask
  const bill = billsTold(ask)
  const told: Value<'R$/mês'> | null =
    bill && bill !== weak.said && bill !== strong?.said ? ofMonth(ask.value('R$', bill, 'Contas de cada mês')) : null
  const comes = ofMonth(ask.value('R$', weak.said, 'O que entra no mês fraco'))
  const same = ask.says(SAME_BILLS, ['main_challenge'])
  const bills = told ?? (same ? own.costs : billsAt(ask, comes, 'As contas do mês fraco, com menos venda'))
  if (!bills || bills.number <= comes.number) return null
  const hole = own.minus(bills, comes, 'O que falta em cada mês fraco')
  const count = monthCount(ask, 'fracos', weak.months)
  const total = own.make(
    'R$',
    'O que falta nos meses fracos',
    round2(hole.number * count.number),
    `${t(hole).text} × ${weak.months}`,
    [hole, count],
  )
  const start = say`Nos meses fracos entram ${t(comes)} e as contas${told || same ? '' : ', com menos venda,'} são ${t(bills)}: faltam ${t(hole)} por mês, ${t(total)} em ${t(count)} meses`
  const conta = say`(${t(bills)} − ${t(comes)}) × ${t(count)} meses = ${t(total)}`
  const says = ['mes_fraco', 'sobra_mes', 'margem', 'custos_fixos', 'meses_de_caixa', 'receita_por_pessoa'] as const
  const fills = strong ? filledBy(ask, strong, total, told ?? (same ? own.costs : null)) : null
  return withAccount(
    own.sum(
      total,
      [comes, bills, hole, count, ...(fills?.values ?? [])],
      join([start, fills ? fills.text : '.']),
      says,
    ),
    fills ? say`${conta}; ${fills.conta}` : conta,
  )
}

/** Her list in a month of other sales: what comes with a sale moves with them. null: no list. */
function billsAt({ own }: Asking, comes: Value<'R$/mês'>, rotulo: string): Value<'R$/mês'> | null {
  const { revenue, costs, sources } = own
  const moved = billsAtSales(sources, comes.number)
  if (!costs || !revenue || !moved) return costs
  return own.make(
    'R$/mês',
    rotulo,
    moved.value,
    `${money(moved.rest)} + ${money(comes.number)} × ${percent(round1((moved.variable / moved.revenue) * 100))}`,
    [costs, revenue, comes],
    'estimado',
  )
}

export const monthCount = ({ own }: Asking, which: string, months: number): Value<'qtd'> =>
  own.known('qtd', {
    id: `texto.main_challenge.meses_${which}`,
    rotulo: `Meses ${which} que você escreveu`,
    valor: months,
    unidade: '',
    tipo: 'informado',
    origem: askedIn('main_challenge'),
  })

/** What each strong month has to set aside; null: it can't. */
function filledBy(
  ask: Asking,
  { said, months }: Span,
  total: Value<'R$'>,
  told: Value<'R$/mês'> | null,
): { text: Text; conta: Text; values: Value<'R$' | 'R$/mês' | 'qtd'>[] } | null {
  const { own } = ask
  const comes = ofMonth(ask.value('R$', said, 'O que entra no mês forte'))
  const count = monthCount(ask, 'fortes', months)
  const aside = own.over(total, count, 'O que separar em cada mês forte')
  const bills = told ?? billsAt(ask, comes, 'As contas do mês forte, com mais venda')
  if (!bills || comes.number - bills.number < aside.number) return null
  return {
    text: say`. Separar ${t(aside)} em cada um dos ${t(count)} meses fortes paga esse buraco.`,
    conta: say`${t(total)} ÷ ${t(count)} = ${t(aside)} em cada mês forte`,
    values: [comes, count, aside],
  }
}
