import { dayNumber } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'

/** A movement between own accounts. */
export interface Moved {
  id: string
  conta: string
  data: string
  centavos: number
  /** Its other half, where the import found it. */
  par: string | null
}

interface Route {
  from: string
  to: string
  /** In which it left the first account. */
  days: Interval
  /** Most days until it reaches the other. */
  apart: number
}

/**
 * Cents that went from one account to another: each outflow with its other half, the nearest inflow of the same amount where
 * none is known. Null: an inflow of another account fits as well, so that which of them it was isn't known.
 */
export function routedCents(rows: readonly Moved[], { from, to, days, apart }: Route): number | null {
  const known = new Map(rows.map((row) => [row.id, row]))
  const free = new Set(rows.filter(({ centavos, par }) => centavos > 0 && par === null))
  let cents = 0
  for (const row of rows) {
    if (row.conta !== from || row.centavos >= 0 || row.data < days.de || row.data > days.ate) continue
    const half = row.par === null ? undefined : known.get(row.par)
    if (row.par !== null && !half) return null
    if (half) {
      if (half.conta === to) cents -= row.centavos
      continue
    }
    const distance = (other: Moved) => Math.abs(dayNumber(other.data) - dayNumber(row.data))
    const fits = [...free].filter(
      (other) => other.centavos === -row.centavos && other.conta !== from && distance(other) <= apart,
    )
    const nearest = Math.min(...fits.map(distance))
    const best = fits.filter((other) => distance(other) === nearest)
    if (new Set(best.map(({ conta }) => conta)).size > 1) return null
    const [other] = best
    if (!other) continue
    free.delete(other)
    if (other.conta === to) cents -= row.centavos
  }
  return cents
}
