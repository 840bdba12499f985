import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import fc from 'fast-check'
import { dayName, dayNumber } from '#src/ledger/days.ts'
import type { Movement } from '#src/ledger/types.ts'

/** A movement of one account, without counterparty or pair. */
export const movement = (
  data: string,
  centavos: number,
  categoria: string | null = null,
  contraparte: string | null = null,
): Movement => ({
  contaId: 'conta',
  data,
  centavos,
  categoria,
  contraparte,
  parId: null,
})

const category = fc.option(fc.constantFrom(...FINANCE_CATEGORIES.map(({ id }) => id)), { nil: null })

/** Random movements of two accounts in the days `back` before `until`. */
export const ledger = (until: string, back: number): fc.Arbitrary<Movement[]> =>
  fc.array(
    fc.record({
      contaId: fc.constantFrom('a', 'b'),
      data: fc.integer({ min: 0, max: back }).map((days) => dayName(dayNumber(until) - days)),
      centavos: fc.integer({ min: -50_000_00, max: 50_000_00 }).filter((cents) => cents !== 0),
      categoria: category,
      contraparte: fc.option(fc.constantFrom('Ana', 'Bento', 'Cia. de Luz'), { nil: null }),
      parId: fc.constant(null),
    }),
    { maxLength: 120 },
  )
