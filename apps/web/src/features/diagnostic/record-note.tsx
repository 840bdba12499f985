import type { Company } from '@norteia/contracts/company'
import { formatMoney, plural } from '@norteia/contracts/format'
import { useWatch } from 'react-hook-form'
import { answersOfRecord } from './record.ts'
import { text } from './submission.ts'
import type { DiagnosticForm as Form } from './use-diagnostic-form.ts'

/** What the company's record says of a question, checked as one answers. */
export function RecordNote({ form, company, question }: { form: Form; company: Company; question: string }) {
  const answer = useWatch({ control: form.control, name: `general.${question}` })
  const remark = remarkOf(company, question, text(answer))
  if (!remark) return null
  return (
    <p role="status" className={remark.differs ? 'mt-1 text-sm text-warning' : 'mt-1 text-sm text-muted'}>
      {remark.text}
    </p>
  )
}

interface RecordRemark {
  text: string
  /** The answer says something else than the record. */
  differs: boolean
}

/** What the record says of a question, beside the present answer; null: nothing. */
function remarkOf(company: Company, question: string, answer: string): RecordRemark | null {
  const recorded: Record<string, string> = answersOfRecord(company)
  const known = recorded[question]
  const written =
    question === 'market_segment'
      ? company.setor
      : question === 'revenue'
        ? `${formatMoney(company.faturamento ?? 0)} por mês`
        : plural(Math.max(1, company.funcionarios ?? 0), 'pessoa')
  if (!known) return null
  if (answer === '' || answer === known) return { text: `Do cadastro da empresa: ${written}.`, differs: false }
  return question === 'market_segment'
    ? { text: `No cadastro o setor é ${written}. A análise segue o segmento escolhido aqui.`, differs: true }
    : {
        text: `No cadastro: ${written}. As contas usam o valor do cadastro: se ele mudou, corrija nas Configurações.`,
        differs: true,
      }
}
