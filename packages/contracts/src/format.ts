import { onFirstUse } from './on-first-use.ts'

/** All formatting for people: pt-BR, America/Sao_Paulo. A plain space after R$, none before %. */
const TIME_ZONE = 'America/Sao_Paulo'
// Four formatters made at load cost a slow phone 80 ms before its first screen.
const dates = onFirstUse(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' }),
)
const times = onFirstUse(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }),
)

/**
 * 1234.5 as '1.234,5' with `least` to `most` decimals, without its sign: what Intl writes (`format.test.ts`), in a tenth of its
 * time, since an analysis writes two hundred figures.
 */
function written(value: number, most: number, least: number): string {
  const digits = String(Math.abs(value))
  // '1e-7', '1e+21': nobody's figure.
  if (digits.includes('e') || !Number.isFinite(value))
    return Math.abs(value).toLocaleString('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most })
  if (least === 0 && Number.isInteger(value)) return grouped(digits)
  let [whole = '', fraction = ''] = digits.split('.')
  if (fraction.length > most) {
    const cut = String(Number(whole + fraction.slice(0, most)) + (fraction[most]! >= '5' ? 1 : 0)).padStart(
      most + 1,
      '0',
    )
    whole = cut.slice(0, cut.length - most)
    fraction = cut.slice(cut.length - most).replace(/0+$/, '')
  }
  fraction = fraction.padEnd(least, '0')
  return fraction === '' ? grouped(whole) : `${grouped(whole)},${fraction}`
}

/** '1234567' as '1.234.567'. */
function grouped(digits: string): string {
  if (digits.length <= 3) return digits
  let text = digits.slice(0, digits.length % 3 || 3)
  for (let at = text.length; at < digits.length; at += 3) text += `.${digits.slice(at, at + 3)}`
  return text
}

/** A figure below zero, with the house's minus. */
const minus = (value: number) => (value < 0 ? '−' : '')

/** 'R$ 1.234,56'; whole reais lose the cents. */
export function formatMoney(reais: number): string {
  const cents = Number.isInteger(reais) ? 0 : 2
  return `${minus(reais)}R$ ${written(reais, cents, cents)}`
}

/** No line ends between 'R$' and its figure. */
export const unbroken = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0')

/** 'R$ 48,2 mil', 'R$ 1,3 milhão': for cards, the exact value is beside it. */
export function formatMoneyShort(reais: number): string {
  const size = Math.abs(reais)
  if (size < 1_000) return formatMoney(reais)
  if (reais < 0) return `−${formatMoneyShort(size)}`
  if (size < 999_950) return `R$ ${formatNumber(reais / 1_000, 1)} mil`
  if (size < 999_950_000) return `R$ ${formatNumber(reais / 1e6, 1)} ${size < 2e6 - 5e4 ? 'milhão' : 'milhões'}`
  if (size < 999_950_000_000) return `R$ ${formatNumber(reais / 1e9, 1)} ${size < 2e9 - 5e7 ? 'bilhão' : 'bilhões'}`
  return `R$ ${formatNumber(reais / 1e12, 1)} ${size < 2e12 - 5e10 ? 'trilhão' : 'trilhões'}`
}

/** '1.234,5'; at most `decimals` decimals. */
export const formatNumber = (value: number, decimals = 0) => minus(value) + written(value, decimals, 0)

/** A fraction as '12,5%', '−6,3%'. */
export const formatPercent = (fraction: number, decimals = 0) => `${formatNumber(fraction * 100, decimals)}%`

/** Brazil has kept no summer time since: São Paulo is three hours behind UTC all year (`format.test.ts` asks Intl). */
const NO_SUMMER_TIME = Date.UTC(2019, 1, 17, 2)
const YEAR_10000 = Date.UTC(10_000, 0, 1)
const BEHIND_UTC_MS = 3 * 3_600_000

/**
 * 'AAAA-MM-DDTHH:mm' of São Paulo. Without Intl, whose first formatter with a time zone costs a slow phone 70 ms before the
 * panel's first figures.
 */
function clock(time: string | number | Date): string {
  const instant = new Date(time)
  const at = instant.getTime()
  if (at >= NO_SUMMER_TIME && at < YEAR_10000) return new Date(at - BEHIND_UTC_MS).toISOString().slice(0, 16)
  return `${dates().format(instant).split('/').reverse().join('-')}T${times().format(instant)}`
}

/** dd/mm/aaaa */
export const formatDate = (time: string | number | Date) => formatDay(clock(time).slice(0, 10))
/** HH:mm */
export const formatTime = (time: string | number | Date) => clock(time).slice(11)

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'] as const
/** 'AAAA-MM' as 'out/2026'. */
export const formatMonth = (month: string) => `${MONTHS[Number(month.slice(5)) - 1] ?? '?'}/${month.slice(0, 4)}`

export const MONTH_NAMES = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const
/** 'AAAA-MM' as 'outubro'. */
export const formatMonthName = (month: string) => MONTH_NAMES[Number(month.slice(5)) - 1] ?? '?'

/** 'AAAA-MM-DD' as 'dd/mm/aaaa': a day of the calendar, in no time zone. */
export const formatDay = (day: string) => day.split('-').reverse().join('/')

/** 'AAAA-MM-DD' of an instant, in São Paulo. */
export const dayOf = (time: number | Date): string => clock(time).slice(0, 10)

/** 'AAAA-MM' of an instant, in São Paulo. */
export const monthOf = (time: number | Date): string => clock(time).slice(0, 7)

/** '1 análise', '3 análises'; give the plural where it isn't the singular plus s. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${Math.abs(count) < 2 ? one : many}`
