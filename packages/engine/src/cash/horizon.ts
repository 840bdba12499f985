import { CASH_WEEKS } from '@norteia/contracts/cash'
import { dayNumber, mondayOf } from '#src/ledger/days.ts'

/** Last day of the forecast: the Sunday of its thirteenth week. */
export const lastCashDay = (hoje: string): number => mondayOf(dayNumber(hoje)) + 7 * CASH_WEEKS - 1
