/** Money is stored in whole cents and sent in reais. Amounts are limited to 1e12 reais, so both are exact doubles. */
export const toCents = (reais: number): number => Math.round(reais * 100)
export const toReais = (cents: number): number => cents / 100
