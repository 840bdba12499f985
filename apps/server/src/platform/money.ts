/** Stored money is whole cents; the wire has reais. Values are bounded to 1e12 reais, so both are exact. */
export const toCents = (reais: number): number => Math.round(reais * 100)
export const toReais = (cents: number): number => cents / 100
