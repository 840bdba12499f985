import type { Company } from '@norteia/contracts/company'
import { useWatch } from 'react-hook-form'
import { remarkOf } from './record.ts'
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
