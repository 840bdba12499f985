import { formatNumber } from '@norteia/contracts/format'

/** Numbers in the formula of a sum: whole ones bare, others with two places. */
export const count = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2)
export const percent = (value: number) => `${formatNumber(value, 2).replace(/,00$/, '')}%`
export const tenth = (value: number) => Math.round(value * 10) / 10
/** Weeks of a month, as a year has them. */
export const WEEKS = 52 / 12

/** Grams, hours or per cent are asked for, and nothing else. */
export const asksNoMoney = (text: string) =>
  /\bquant[oa]s? (?:gramas?|kg|quilos?|kilos?|litros?|ml|metros?|cm|m2|km|horas?|minutos?|dias?|semanas?|meses|arrobas?|unidades?|sacas?|sacos?)\b/.test(
    text,
  ) && (text.match(/\bquant|\bqual\b|\bcusto\b|\bsobra|\blucr/g)?.length ?? 0) === 1

/** Asks which number of a sum is another now. */
export const WHICH_NUMBER = 'Qual número muda nessa conta'

/** No number is so many times what it was; from one that another may be, it is far. */
const LIKE = { near: 2.5, far: 5 } as const
/** The one of several numbers that a new one may replace by its size; undefined: none, or two. */
export function likestBySize<T>(all: readonly T[], value: number, sizeOf: (one: T) => number): T | undefined {
  const leap = (one: T) => Math.max(value / sizeOf(one), sizeOf(one) / value)
  const near = all.filter((one) => leap(one) <= LIKE.near)
  return near.length === 1 && all.every((one) => one === near[0] || leap(one) >= LIKE.far) ? near[0] : undefined
}
