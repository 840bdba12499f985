import type { Company } from '@norteia/contracts/company'
import { EMPLOYEE_BANDS, REVENUE_BANDS } from '@norteia/contracts/diagnostic'
import { segmentOf } from '@norteia/engine/reading/segment'
import { EMPLOYEE_BAND_VALUES, REVENUE_BAND_VALUES } from '@norteia/engine/rules'

const bandOf = (value: number, labels: readonly string[], bands: readonly { min: number; max: number }[]) =>
  labels[bands.findIndex(({ min, max }) => value >= min && value <= max)] ?? ''

/** What the company's record answers already, by question; '' is left to be asked, as is a sector that says nothing. */
export const answersOfRecord = ({ setor, faturamento, funcionarios }: Company) => ({
  market_segment: setor === '' || setor === 'Outro' ? '' : segmentOf('', setor),
  // The engine takes less than R$ 100 as not informed.
  revenue: faturamento === null || faturamento < 100 ? '' : bandOf(faturamento, REVENUE_BANDS, REVENUE_BAND_VALUES),
  employees: funcionarios === null ? '' : bandOf(Math.max(1, funcionarios), EMPLOYEE_BANDS, EMPLOYEE_BAND_VALUES),
})
