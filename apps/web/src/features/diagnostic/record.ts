import type { Company } from '@norteia/contracts/company'
import { EMPLOYEE_BANDS, REVENUE_BANDS } from '@norteia/contracts/diagnostic'
import { formatMoney, plural } from '@norteia/contracts/format'
import { segmentOf } from '@norteia/engine/reading/segment'
import { EMPLOYEE_BAND_VALUES, REVENUE_BAND_VALUES } from '@norteia/engine/rules'

const bandOf = (value: number | null, labels: readonly string[], bands: readonly { min: number; max: number }[]) =>
  value === null ? undefined : labels[bands.findIndex(({ min, max }) => value >= min && value <= max)]

/** What the company's record answers already, by question; a sector that says nothing is left to be asked. */
export function answersOfRecord({ setor, faturamento, funcionarios }: Company): Record<string, string> {
  const answers = {
    market_segment: setor === '' || setor === 'Outro' ? undefined : segmentOf('', setor),
    // The engine takes less than R$ 100 as not informed.
    revenue: bandOf(
      faturamento !== null && faturamento >= 100 ? faturamento : null,
      REVENUE_BANDS,
      REVENUE_BAND_VALUES,
    ),
    employees: bandOf(funcionarios === null ? null : Math.max(1, funcionarios), EMPLOYEE_BANDS, EMPLOYEE_BAND_VALUES),
  }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined)) as Record<
    string,
    string
  >
}

export interface RecordRemark {
  text: string
  /** The answer says something else than the record. */
  differs: boolean
}

/** What the record says of a question, beside the present answer; null: nothing. */
export function remarkOf(company: Company, question: string, answer: string): RecordRemark | null {
  const known = answersOfRecord(company)[question]
  const written =
    question === 'market_segment'
      ? company.setor
      : question === 'revenue'
        ? `${formatMoney(company.faturamento ?? 0)} por mês`
        : plural(Math.max(1, company.funcionarios ?? 0), 'pessoa')
  if (known === undefined) return null
  if (answer === '' || answer === known) return { text: `Do cadastro da empresa: ${written}.`, differs: false }
  return question === 'market_segment'
    ? { text: `No cadastro o setor é ${written}. A análise segue o segmento escolhido aqui.`, differs: true }
    : {
        text: `No cadastro: ${written}. As contas usam o valor do cadastro: se ele mudou, corrija nas Configurações.`,
        differs: true,
      }
}
