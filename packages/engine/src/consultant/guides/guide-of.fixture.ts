import { tell } from '#src/consultant/answer.ts'
import { readCompany } from '#src/consultant/company.ts'
import { NO_MEMORY } from '#src/consultant/memory.ts'

/** The guide that a question is answered with; undefined: another answer. */
export function guideOf(setor: string, question: string): string | undefined {
  const company = { setor, faturamento: null, funcionarios: 3 }
  const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
  const { subject } = tell(known, question, NO_MEMORY).memory
  return subject?.kind === 'guide' ? subject.id : undefined
}
