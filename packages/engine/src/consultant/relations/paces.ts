import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { found, known, over, partOf, said, times, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { WEEKS } from '#src/consultant/sum-numbers.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { inOrder, ofYear } from './relation.ts'
import {
  figuresOf,
  isCounted,
  isDays,
  isHours,
  isMeasured,
  isMinutes,
  isPay,
  isPercent,
  isWhole,
  lead,
  near,
  type Role,
  tail,
} from './roles.ts'

const PERIODS = ['dia', 'semana', 'quinzena', 'mes', 'ano'] as const
type Period = (typeof PERIODS)[number]
const PERIOD = /\b(?:por|ao|a|cada|na|no|nas?|toda?|todo|d[aeo]) (dia|semana|quinzena|mes|noite)\b|\b(diari)/
const ASKED = /\b(?:no|por|ao|num|pro|em um|na|de um|o|do) (ano|mes|semana|dia)\b/g

const periodOf = (text: string): Period | undefined => {
  const hit = PERIOD.exec(text)
  const word = hit?.[2] ? 'dia' : hit?.[1] === 'noite' ? 'dia' : hit?.[1]
  return word as Period | undefined
}

const PRICED =
  /\b(?:cust\w+|pag\w+|val\w+|cobr\w+|rend\w+|hora|sai|compr\w+|quilo|kilo|kg|duzia|unidade|cada|dela|dele|por|a|e)\s*(?:me |cust\w+ |e |de |a |por |cada |uns |pra mim |vale )*(?:r\$ ?)?$/
const EACH_AFTER = /^\s*(?:reais )?(?:cada|o|a|por|pra mim)\b/

/** Those who wait: people, or what they work at */
const STANDS =
  /^\s*(?:dos |das |de )?(?:meus |minhas )?(?:mecanic|funcionari|pedreir|cadeira|maquina|sala|ajudante|pessoa|menin|rapaz|costureir|box|elevador|motorista|caminha|van|quarto)|^\s*[a-z]+(?: [a-z]+)? (?:vazi\w+|parad\w+|fica|ficam|ficaram|para|param|estao|tao)\b/

export const paceRoles: readonly Role[] = [
  ['diasSemana', (number) => isDays(number) && /^\s*dias? (?:na|por|da) semana/.test(number.after)],
  ['dias', isDays],
  ['minutos', isMinutes],
  ['ritmo', isHours],
  [
    'juntos',
    (number, got) => got.ritmo === undefined && isWhole(number) && number.value <= 50 && STANDS.test(number.after),
  ],
  [
    'ritmo',
    (number) =>
      number.unit === '' &&
      number.scale === 1 &&
      (isMeasured(number) || isCounted(number)) &&
      !/\b(?:cust\w+|vale|cobr\w+)\s*$/.test(number.before),
  ],
  ['preco', (number) => isPay(number) && (PRICED.test(lead(number)) || EACH_AFTER.test(number.after))],
]

/** How many of one period another has, as the year has them. */
const TIMES: Readonly<Partial<Record<`${Period}>${Period}`, number>>> = {
  'semana>mes': WEEKS,
  'semana>ano': 52,
  'quinzena>mes': 2,
  'quinzena>ano': 24,
  'mes>ano': 12,
}

/** How many times a period's amount makes that of the asked one; undefined: the days aren't said. */
function timesOf(own: Period, asked: Period, { dias, diasSemana }: Numbers): number | undefined {
  if ((dias !== undefined || diasSemana !== undefined) && own !== 'dia') return undefined
  if (own === asked) return 1
  if (own !== 'dia') return TIMES[`${own}>${asked}`]
  const days = diasSemana === undefined ? dias : diasSemana * WEEKS
  if (days === undefined || days > 31) return undefined
  return asked === 'mes' ? days : asked === 'ano' ? days * 12 : undefined
}

/** The last period that is spoken of beside what is asked. */
function askedPeriod(text: string): Period | undefined {
  const from = Math.max(0, text.search(/\b(?:da |isso |deu |vai )?quant/))
  const [hits, last] = [[...text.slice(from).matchAll(ASKED)], [...text.matchAll(ASKED)]]
  return (hits.at(-1) ?? last.at(-1))?.[1] as Period | undefined
}

export function paceOf(numbers: Numbers, question: string): Numbers | null {
  const text = fold(question)
  const { minutos, ritmo, juntos, preco } = numbers
  const much = minutos === undefined ? ritmo : ritmo === undefined ? minutos / 60 : undefined
  if (much === undefined || preco === undefined) return null
  const asked = askedPeriod(text)
  const beforeAsked = text.slice(0, Math.max(0, text.search(/\bquanto\b/)) || text.length)
  const own = periodOf(beforeAsked) ?? periodOf(text)
  if (!own || !asked) return null
  const times = timesOf(own, asked, numbers)
  const { dias, diasSemana } = numbers
  const daysAsked = own === 'dia' && asked !== 'semana' && dias === undefined && diasSemana === undefined
  if (times === undefined && !daysAsked) return null
  return {
    ritmo: much,
    preco,
    ...(times !== undefined && { vezes: times }),
    ...(juntos !== undefined && { juntos }),
  }
}

/** What is lost or stands idle so often, in money of a longer time. */
export function pace(sheet: Sheet): Worked {
  const asked = askedPeriod(sheet.text)
  const name = asked === 'mes' ? 'mês' : asked!
  const each = found(
    sheet,
    'vez',
    'De cada vez',
    'R$',
    times(
      sheet.has('juntos') ? times(said(sheet, 'juntos'), said(sheet, 'ritmo')) : said(sheet, 'ritmo'),
      said(sheet, 'preco'),
    ),
  )
  const next = say`Anote por duas semanas onde isso acontece: a conta mostra quanto vale mexer, e a anotação mostra onde.`
  if (sheet.has('vezes') && sheet.value('vezes') === 1) return worked(each, say`São ${each.shown} por ${name}.`, next)
  const days = sheet.has('vezes') ? said(sheet, 'vezes') : said(sheet, 'dias')
  const often =
    !sheet.has('vezes') && asked === 'ano' ? times(days, known(sheet, 'meses_do_ano', 'Meses do ano', 12)) : days
  const total = found(sheet, 'total', 'No tempo todo', 'R$', times(each.amount, often))
  const monthly =
    asked === 'ano'
      ? found(sheet, 'por_mes', 'Por mês', 'R$', over(total.amount, known(sheet, 'meses_do_ano', 'Meses do ano', 12)))
      : null
  return inOrder(
    total,
    monthly ? [each, total, monthly] : [each, total],
    monthly ? say`São ${total.shown} por ano, ${monthly.shown} por mês.` : say`São ${total.shown} por ${name}.`,
    next,
  )
}

export const wasteRoles: readonly Role[] = [
  ['taxa', isPercent],
  [
    'valor',
    (number) =>
      isPay(number) &&
      (near(number, /\b(?:compr\w+|gast\w+|pago|custo|entra\w*|sao|e|da)\b/) ||
        /^\s*(?:reais )?por mes/.test(number.after)),
  ],
]
export const wasteOf = (numbers: Numbers, question: string): Numbers | null =>
  numbers.taxa !== undefined &&
  numbers.valor !== undefined &&
  numbers.taxa < 60 &&
  /\bpor mes\b|\bao mes\b|\bmensa/.test(fold(question))
    ? numbers
    : null

export function waste(sheet: Sheet): Worked {
  const month = found(sheet, 'mes', 'Perda por mês', 'R$', partOf(said(sheet, 'valor'), said(sheet, 'taxa')))
  const year = ofYear(sheet, month, 'Perda por ano')
  return inOrder(
    /\bano\b|\banual/.test(sheet.text) ? year : month,
    [month, year],
    say`São ${month.shown} por mês, ${year.shown} por ano.`,
    say`Pese e anote o que vai fora por duas semanas, com o motivo: quase sempre dois ou três itens fazem a maior parte.`,
  )
}

export const flowRoles: readonly Role[] = [
  ['diasSemana', (number) => isDays(number) && /^\s*dias? (?:na|por|da) semana/.test(number.after)],
  ['dias', isDays],
  ['valor', (number) => isPay(number) && !/\bhora/.test(tail(number))],
]
export function flowOf(numbers: Numbers, question: string): Numbers | null {
  const text = fold(question)
  const number = figuresOf(question).find((one) => !isDays(one))
  const asked = askedPeriod(text)
  const own = number && (periodOf(tail(number)) ?? periodOf(lead(number)))
  const times = own && asked ? timesOf(own, asked, numbers) : undefined
  return numbers.valor !== undefined && times !== undefined && times !== 1
    ? { valor: numbers.valor, vezes: times }
    : null
}

export function flow(sheet: Sheet): Worked {
  const asked = askedPeriod(sheet.text)
  const total = found(sheet, 'total', 'No tempo todo', 'R$', times(said(sheet, 'valor'), said(sheet, 'vezes')))
  return worked(
    total,
    say`São ${total.shown} por ${asked === 'mes' ? 'mês' : asked!}.`,
    say`Semana boa e semana fraca não são iguais: some um mês de verdade para conferir.`,
  )
}
