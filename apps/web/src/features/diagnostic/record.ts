import type { Company } from '@norteia/contracts/company'
import { EMPLOYEE_BANDS, REVENUE_BANDS } from '@norteia/contracts/diagnostic'
import { segmentOf } from '@norteia/engine/reading/segment'

/** The highest value of each band but the last, which is open; a test holds them to the engine's. */
const REVENUE_ENDS = [6_750, 30_000, 100_000, 400_000]
const EMPLOYEE_ENDS = [1, 4, 9, 19, 49]

/** '' where nothing is known. */
const bandOf = (value: number | null, labels: readonly string[], ends: readonly number[]) =>
  value === null ? '' : (labels[ends.filter((end) => value > end).length] ?? '')

/** What the company's record answers already, by question; '' is left to be asked, as is a sector that says nothing. */
export const answersOfRecord = ({ setor, faturamento, funcionarios }: Company) => ({
  market_segment: setor === '' || setor === 'Outro' ? '' : segmentOf('', setor),
  // The engine takes less than R$ 100 as not informed.
  revenue: faturamento !== null && faturamento < 100 ? '' : bandOf(faturamento, REVENUE_BANDS, REVENUE_ENDS),
  employees: bandOf(funcionarios, EMPLOYEE_BANDS, EMPLOYEE_ENDS),
})
