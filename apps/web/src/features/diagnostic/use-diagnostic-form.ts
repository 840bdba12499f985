import type { Company } from '@norteia/contracts/company'
import type { DiagnosticSubmission, QuestionSets } from '@norteia/contracts/diagnostic'
import { useAppForm } from '#src/lib/forms/form.ts'
import type { Entries } from './draft.ts'
import { type EntryName, submissionSchema } from './submission.ts'

/** The questionnaire's form. Answers of another segment are dropped: they answer questions nobody sees. */
export function useDiagnosticForm(questions: QuestionSets, email: string, company: Company | null, initial: Entries) {
  const form = useAppForm<Entries, DiagnosticSubmission>({
    schema: submissionSchema(email, company?.id ?? '', questions),
    defaultValues: initial,
  })
  const field = (name: EntryName) => {
    const props = form.field(name)
    if (name !== 'general.market_segment') return props
    const onChange: typeof props.onChange = (event) => {
      for (const [id, value] of Object.entries(form.getValues('segment')))
        form.setValue(`segment.${id}`, Array.isArray(value) ? [] : '')
      return props.onChange(event)
    }
    return { ...props, onChange }
  }
  // The first field at fault takes the focus: in the order of registration, which a field that is asked later must not change.
  field('userEmail')
  for (const { id } of questions.general) field(`general.${id}`)
  return { ...form, field }
}

export type DiagnosticForm = ReturnType<typeof useDiagnosticForm>

/** Every field by name: a reset leaves fields alone that it isn't given. */
export function blankEntries(questions: QuestionSets, email: string, company: Company | null): Entries {
  const empty = questions.general.map(({ id, type }) => [id, type === 'multiselect' ? [] : ''] as const)
  return {
    userEmail: email,
    general: { ...Object.fromEntries(empty), company_name: company?.nome ?? '' },
    segment: {},
  }
}
