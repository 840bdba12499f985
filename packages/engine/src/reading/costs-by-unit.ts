import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { fold } from '#src/text/words.ts'
import { nameOf } from './cost-pieces.ts'
import type { UnitCost } from './cost-units.ts'
import type { CostItem, Costs } from './money.ts'
import { challengeQuantities } from './quantities.ts'
import { type Quantity, rootOf } from './quantity-place.ts'

/** How far price times count may be from the month's revenue. */
const LEEWAY = 0.03
const [LEAST_DAYS, MOST_DAYS] = [15, 31]
const WEEKS = 52 / 12
/** What is sold, whatever she calls it. */
const ANY_JOB = /^(?:projet|obra|servic|unidad|pec|vend)/

interface Sold {
  /** Things a month. */
  count: number
  /** Roots that the thing goes by; '' where she names none. */
  nouns: readonly string[]
}

/** How many times a month what was counted happens, so that it makes the revenue; null: it doesn't. */
function timesFor({ period, value, someDays }: Quantity, price: number, revenue: number): number | null {
  const times = revenue / (price * value)
  const about = (wanted: number) => Math.abs(times - wanted) <= wanted * LEEWAY
  if (someDays && period !== 'dia' && period !== 'semana') return null
  if (period === 'dia') {
    const days = Math.round(times)
    return days >= LEAST_DAYS && days <= MOST_DAYS && about(days) ? days : null
  }
  if (period === 'semana') return about(WEEKS) || about(4) ? times : null
  return (period === null || period === 'mes') && about(1) ? 1 : null
}

/** What she sells of one thing in a month, where count times price is all that comes in; null: it isn't sure. */
function soldOf(form: FormAnswers, revenue: number): Sold | null {
  const said = challengeQuantities(form)
  const all = said.flatMap((price) =>
    price.unit !== 'R$' || price.value < 1
      ? []
      : said.flatMap((count) =>
          (count.unit === 'qtd' || count.unit === 'R$') &&
          count !== price &&
          count.value >= 2 &&
          Number.isInteger(count.value) &&
          timesFor(count, price.value, revenue) !== null
            ? [{ price, count }]
            : [],
        ),
  )
  // 'A 18 reais … tirei 20 reais': the one that is surely a price.
  const priced = all.filter(({ price }) => price.role === 'preco')
  const fits = priced.length > 0 ? priced : all
  const [first] = fits
  if (!first || fits.some(({ price }) => price.value !== first.price.value)) return null
  const nouns = fits.flatMap(({ price, count }) => [price.noun, count.noun]).filter((noun) => noun !== '')
  return { count: Math.round(revenue / first.price.value), nouns: [...new Set(nouns)] }
}

const isOfSold = ({ coisa }: UnitCost, { nouns }: Sold): boolean => {
  const root = coisa === '' ? '' : rootOf(coisa)
  return nouns.includes(root) || ANY_JOB.test(root) || root === ''
}

/** '1.300 por festa (15.600)', where twelve are sold. */
const isProved = ({ texto, valor }: UnitCost, { count }: Sold, list: string): boolean =>
  Math.abs(monthBeside(list, texto) / (valor! * count) - 1) < 0.005

/** 'Ingrediente 90 por bolo, embalagem 12, entrega 15 por bolo': the one between is of the same thing. */
function between(unread: readonly string[], each: readonly UnitCost[], text: string): UnitCost[] {
  const plain = fold(text)
  const places = each.map(({ texto }) => plain.indexOf(fold(texto)))
  const coisa = each[0]!.coisa
  if (each.length < 2 || each.some((one) => one.coisa !== coisa)) return []
  return unread.flatMap((texto) => {
    const sum = /^[a-z ]{3,} (\d{1,2}(?:,\d{1,2})?)$/.exec(fold(texto))
    const at = plain.indexOf(fold(texto))
    if (!sum || at < Math.min(...places) || at > Math.max(...places)) return []
    return [{ texto, valor: Number(sum[1]!.replace(',', '.')), percentual: null, coisa }]
  })
}

/** The sum that ends the piece of the list in which one cost is told; 0: none. */
function monthBeside(list: string, texto: string): number {
  const plain = fold(list)
  const at = plain.indexOf(fold(texto))
  const rest = plain.slice(at + texto.length, at + texto.length + 60).split(/[;\n]|,(?!\d)|\/ /)[0]!
  const sum = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?\D*$/.exec(rest)
  return at >= 0 && sum ? Number(sum[1]!.replaceAll('.', '')) : 0
}

const round2 = (value: number) => Math.round(value * 100) / 100

/** What one thing costs, as costs of the month where she says how many she sells. */
export function withUnitCosts(costs: Costs, form: FormAnswers, revenue: number | null): Costs {
  const { porUnidade, unread } = costs
  if (!porUnidade || revenue === null) return costs
  const sold = soldOf(form, revenue)
  if (!sold) return costs
  const found = between(unread ?? [], porUnidade, form.main_costs)
  const said = challengeQuantities(form)
  // '28 por sessão do plano 5.040', of 180 a month: its month stands beside it.
  const isListed = ({ texto, valor }: UnitCost): boolean => {
    const month = monthBeside(form.main_costs, texto)
    if (!costs.items.some((item) => item.valor === month)) return false
    return said.some(
      ({ unit, value }) => unit === 'qtd' && value >= 2 && Math.abs(month / (valor! * value) - 1) < 0.005,
    )
  }
  const listed = porUnidade.filter((one) => one.valor !== null && isListed(one))
  const counted = [...porUnidade, ...found].filter(
    (one) =>
      one.valor !== null && !listed.includes(one) && (isOfSold(one, sold) || isProved(one, sold, form.main_costs)),
  )
  const made = counted.map(
    ({ texto, valor }): CostItem => ({
      nome: nameOf(texto) || 'outros custos',
      valor: round2(valor! * sold.count),
      conta: `${formatMoney(valor!)} × ${formatNumber(sold.count)}`,
      porUnidade: true,
    }),
  )
  const items = [...costs.items, ...made]
  const sum = round2(items.reduce((all, { valor }) => all + valor, 0))
  // A unit cost that makes more than what comes in isn't of what is sold.
  if (made.length + listed.length === 0 || made.reduce((all, { valor }) => all + valor, 0) >= revenue) return costs
  const left = (unread ?? []).filter((texto) => !found.some((one) => one.texto === texto))
  const { unread: _, ...rest } = costs
  return {
    ...rest,
    items,
    porUnidade: [
      ...porUnidade.map((one) =>
        counted.includes(one) || listed.includes(one) ? { ...one, noMes: true as const } : one,
      ),
      ...found.map((one) => ({ ...one, noMes: true as const })),
    ],
    ...(left.length > 0 && { unread: left }),
    total: counted.length + listed.length === porUnidade.length + found.length && !costs.semValor ? sum : costs.total,
  }
}
