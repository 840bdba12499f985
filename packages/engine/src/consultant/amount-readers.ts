import { fold } from '#src/text/words.ts'
import { type Placed, placed } from './calculator-slots.ts'

const MONTHS = /\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:eiro|ereiro|co|il|o|ho|osto|embro|ubro)?\b/
const ORDER = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const PAST =
  /\bpassad[oa]s?\b|\bretrasad[oa]\b|\banterior\b|\bantes\b|\bantigamente\b|\bera\b|\bonde?tem\b|\bno comeco\b/
const NOW = /\b(?:d?est[ea]|n?est[ea]|n?ess[ea]) (?:ano|mes|semana|trimestre|semestre)\b|\bagora\b|\bhoje\b|\batual\w*/
const PARTS = /\be\b|[,;]|\bcontra\b|\bmas\b|\bai\b/g
const FELL = /\bca(?:iu|i|iram|indo|ir)\b|\bqueda\b|\bperd\w+|\bdiminui\w*|\breduzi\w*|\bbaix\w+|\beconomi\w+/
const ROSE = /\bcresc\w+|\bsub\w+|\baument\w+|\bevolui\w*|\bmelhor\w+/
const YEAR_OF = /\b(20[0-4]\d)\b/

const isYear = ({ value, scale, unit }: Placed, said: string) =>
  scale === 1 && unit === '' && /^20[0-4]\d$/.test(said) && value > 2000

/** When an amount was, as far as its words tell. */
interface Moment {
  year?: number
  month?: number
  /** −1 past, 1 now. */
  side?: -1 | 1
}

function momentOf(label: string): Moment {
  const year = YEAR_OF.exec(label)?.[1]
  const month = MONTHS.exec(label)?.[1]
  return {
    ...(year !== undefined && { year: Number(year) }),
    ...(month !== undefined && { month: ORDER.indexOf(month) }),
    ...(PAST.test(label) ? { side: -1 as const } : NOW.test(label) ? { side: 1 as const } : {}),
  }
}

/** Where the words between two amounts part: before it they speak of the first. */
function cut(between: string): [string, string] {
  const last = [...between.matchAll(PARTS)].at(-1)
  if (last) return [between.slice(0, last.index), between.slice(last.index)]
  return [between, between]
}

/** Whether the first of two amounts is the older one; null: their words don't tell. */
function firstIsOlder(first: Moment, second: Moment, between: string, lead: string): boolean | null {
  if (first.year !== undefined && second.year !== undefined && first.year !== second.year)
    return first.year < second.year
  if (first.side !== second.side) {
    if (first.side === -1 || second.side === 1) return true
    if (first.side === 1 || second.side === -1) return false
  }
  if (/\bde\s*(?:r\$ ?)?$/.test(lead) && /^\s*(?:reais )?(?:por mes )?(?:pra|para|pro|a)\s*(?:r\$ ?)?$/.test(between))
    return true
  if (first.month === undefined || second.month === undefined || first.month === second.month) return null
  const apart = second.month - first.month
  // December and the January after it.
  return Math.abs(apart) === 11 ? apart < 0 : apart > 0
}

/** 'Sumiu 3 vezes', '12 saíram': how often, or a part of the other number. */
const NO_PERIOD =
  /^\s*(?:vez(?:es)?\b|(?:alunos |clientes |deles |delas )?(?:ja )?(?:sa(?:i|iu|iram|em)|cancel\w+|falt\w+|desist\w+|nao )\b)/

/** 'Perdi 33', 'caiu 3 mil': by how much, not to what. */
const BY_SO_MUCH =
  /\b(?:perd\w+|sa(?:iu|iram)|cancel\w+|ca(?:iu|iram|i)|diminui\w*|baix\w+|sub\w+|cresc\w+|aument\w+)\s*(?:so |uns |umas |mais )?$/

/** The same of two periods, 'antes' and 'depois'; null: other numbers stand there, or their order is unsure. */
export function twoPeriods(question: string): { antes: Placed; depois: Placed } | null {
  const numbers = placed(question).filter((number) => !isYear(number, question.slice(number.start, number.end).trim()))
  const [first, second] = numbers
  if (numbers.length !== 2 || !first || !second || first.unit === '%' || second.unit === '%') return null
  if ([first, second].some(({ before, after }) => NO_PERIOD.test(after) || BY_SO_MUCH.test(before))) return null
  const text = fold(question)
  const lead = text.slice(Math.max(0, first.start - 60), first.start)
  const between = text.slice(first.end, second.start)
  const [mine, other] = cut(between)
  const moments = [momentOf(lead + mine), momentOf(other + text.slice(second.end, second.end + 60))] as const
  const older = firstIsOlder(moments[0], moments[1], between, lead)
  const fell = FELL.test(text)
  const rose = ROSE.test(text)
  const [a, b] = sameScale(first, second)
  const told = fell === rose ? null : fell ? a.value > b.value : a.value < b.value
  const order = older ?? (told === true && /\be\b|,|agora|pra|para/.test(between) ? true : null)
  if (order === null) return null
  // 'Caiu quanto?' of what rose: the months may be of another year.
  if (told !== null && told !== order && moments[0].side === undefined && moments[1].side === undefined && fell)
    return null
  return order ? { antes: a, depois: b } : { antes: b, depois: a }
}

/** 'De 50 para 40 mil': both in thousands. */
function sameScale(first: Placed, second: Placed): [Placed, Placed] {
  const up = (number: Placed, like: Placed): Placed =>
    number.scale === 1 && like.scale > 1 && number.value < 1_000 && number.value * like.scale <= like.value * 5
      ? { ...number, value: number.value * like.scale, scale: like.scale }
      : number
  return [up(first, second), up(second, first)]
}

/** Parts of a hundred by which a profit is shared out, as '60/40' or '50%, 30% e 20%' say them; null: they don't make a hundred. */
export function sharesOf(question: string): number[] | null {
  const text = fold(question)
  const percents = [...text.matchAll(/(\d{1,2}(?:[.,]\d+)?)\s*(?:%|por cento)/g)].map((hit) =>
    Number(hit[1]!.replace(',', '.')),
  )
  const slashes = /\b(\d{1,2})\s*(?:\/|x|por| )\s*(\d{1,2})(?:\s*(?:\/|x|por)\s*(\d{1,2}))?\b/.exec(text)
  const bare = slashes
    ? slashes
        .slice(1)
        .filter((part) => part !== undefined)
        .map(Number)
    : []
  const after = /\b(\d{1,2}) ?(?:%|por cento)[^.;\d%]{1,24}\b(\d{1,2})\b(?! ?(?:%|por cento|mil|[.,]\d))/.exec(text)
  const others =
    /(\d{1,2}) ?(?:%|por cento)[^.;\d]{0,24}\boutr[oa]s (2|dois|duas)[^.;\d]{0,16}(\d{1,2}) ?(?:%|por cento)?[^.;\d]{0,10}\bcada\b/.exec(
      text,
    )
  const whole = (parts: readonly number[]) =>
    parts.length >= 2 && Math.abs(parts.reduce((sum, part) => sum + part, 0) - 100) < 0.01
  if (whole(percents)) return percents
  // 'Um 50% e os outros dois 25 cada'
  const alike = others ? [Number(others[1]), Number(others[3]), Number(others[3])] : []
  if (whole(alike)) return alike
  if (whole(bare)) return bare
  // '70% e meu irmão 30'
  const halves = after ? after.slice(1).map(Number) : []
  if (percents.length === 1 && whole(halves)) return halves
  if (/\bmeio a meio\b|\bmetade (?:pra )?cada\b/.test(text)) return [50, 50]
  // 'Um tem 60%': the rest is the other's.
  const [only] = percents
  if (
    percents.length === 1 &&
    only !== undefined &&
    /\b(?:2|dois|duas) soci|\bo outro\b|\bele o resto|\beu e (?:meu|minha)/.test(text)
  )
    return [only, 100 - only]
  return null
}

const amounts = (question: string) => placed(question).filter(({ unit }) => unit !== '%')

/** The one amount of at least so many reais, where the rest are parts and counts; null: none, or several. */
export function onlyAmount(question: string, slot: string, least: number): Record<string, number> | null {
  const large = amounts(question).filter(({ value }) => value >= least)
  return large.length === 1 ? { [slot]: large[0]!.value } : null
}

/** An amount and how it is shared out: by parts of a hundred, or among so many; null: it doesn't say. */
export function splitOf(question: string): Record<string, number> | null {
  const text = fold(question)
  const parts = sharesOf(question)
  const people = amounts(question).find(({ scale, unit, after }) => unit === '' && scale === 1 && PEOPLE.test(after))
  const value = amounts(question).filter(
    (number) =>
      number !== people && number.value >= 100 && !isYear(number, question.slice(number.start, number.end).trim()),
  )
  if (value.length !== 1) return null
  const valor = value[0]!.value
  if (parts)
    return parts.length > 3 ? null : { valor, ...Object.fromEntries(parts.map((part, n) => [`parte${n + 1}`, part])) }
  // 'Um tem mais': how much isn't said.
  if (/%|por cento|\bmais que\b|cota/.test(text)) return null
  return people ? { valor, pessoas: people.value } : null
}
const PEOPLE =
  /^\s*(?:soci|irma|pessoas|funcionari|garco|partes|vendedor|amig|famili|condomin|morador|lojas|lojist|herdeir|apartament)/
