/** All formatting for people: pt-BR, America/Sao_Paulo. A plain space after R$, none before %. */
const TIME_ZONE = 'America/Sao_Paulo'
/** Intl puts no-break spaces into currencies and a hyphen for the minus; the house style is a plain space and '−'. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/^-/, '−')

/** Made when first used: four formatters at load cost a slow phone 80 ms before its first screen. */
function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const money = onFirstUse(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const moneyWhole = onFirstUse(
  () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }),
)
const dates = onFirstUse(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' }),
)
const times = onFirstUse(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }),
)

/** 'R$ 1.234,56'; whole reais lose the cents. */
export const formatMoney = (reais: number) => plain((Number.isInteger(reais) ? moneyWhole : money)().format(reais))

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

/** By number of decimals: making an Intl formatter costs far more than using it. */
const numbers = new Map<number, Intl.NumberFormat>()

/** '1.234,5'; at most `decimals` decimals. */
export function formatNumber(value: number, decimals = 0): string {
  // Most figures are small and whole: no need to ask Intl.
  if (Number.isInteger(value) && Math.abs(value) < 1_000) return plain(String(value))
  let format = numbers.get(decimals)
  if (!format) {
    format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals })
    numbers.set(decimals, format)
  }
  return plain(format.format(value))
}

/** A fraction as '12,5%', '−6,3%'. */
export const formatPercent = (fraction: number, decimals = 0) => `${formatNumber(fraction * 100, decimals)}%`

/** dd/mm/aaaa */
export const formatDate = (time: string | number | Date) => dates().format(new Date(time))
/** HH:mm */
export const formatTime = (time: string | number | Date) => times().format(new Date(time))

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
export const dayOf = (time: number | Date): string => dates().format(new Date(time)).split('/').reverse().join('-')

/** 'AAAA-MM' of an instant, in São Paulo. */
export function monthOf(time: number | Date): string {
  const [, month, year] = dates().format(new Date(time)).split('/')
  return `${year}-${month}`
}

/** '1 análise', '3 análises'; give the plural where it isn't the singular plus s. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${Math.abs(count) < 2 ? one : many}`
