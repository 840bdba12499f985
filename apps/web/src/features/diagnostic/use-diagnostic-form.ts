import type { Company } from '@norteia/contracts/company'
import type { DiagnosticSubmission, QuestionSets } from '@norteia/contracts/diagnostic'
import { useState } from 'react'
import { useAppForm } from '#src/lib/forms/form.ts'
import type { Entries } from './draft.ts'
import { answersOfRecord } from './record.ts'
import { type EntryName, submissionSchema, text } from './submission.ts'

/** Answers that left the form with their segment. */
export interface LeftSegment {
  segment: string
  answers: Entries['segment']
}

/** The questionnaire's form. Answers of another segment are dropped: they answer questions nobody sees. */
export function useDiagnosticForm(questions: QuestionSets, email: string, company: Company | null, initial: Entries) {
  const form = useAppForm<Entries, DiagnosticSubmission>({
    schema: submissionSchema(email, company?.id ?? '', questions),
    defaultValues: initial,
  })
  const [left, setLeft] = useState<LeftSegment | null>(null)
  const field = (name: EntryName) => {
    const props = form.field(name)
    if (name !== 'general.market_segment') return props
    const onChange: typeof props.onChange = (event) => {
      const answers = form.getValues('segment')
      if (Object.values(answers).some(({ length }) => length > 0))
        setLeft({ segment: text(form.getValues('general.market_segment')), answers: { ...answers } })
      for (const [id, value] of Object.entries(answers)) form.setValue(`segment.${id}`, Array.isArray(value) ? [] : '')
      return props.onChange(event)
    }
    return { ...props, onChange }
  }
  // The first field at fault takes the focus: in the order of registration, which a field that appears later must not change.
  field('userEmail')
  for (const { id } of questions.general) field(`general.${id}`)
  return {
    ...form,
    field,
    reset(values: Entries) {
      setLeft(null)
      form.reset(values)
    },
    /** The last segment that was left with answers, and the way back to them. */
    left,
    restoreLeft() {
      if (!left) return
      setLeft(null)
      form.setValue('general.market_segment', left.segment)
      for (const [id, value] of Object.entries(left.answers)) form.setValue(`segment.${id}`, value)
    },
  }
}

export type DiagnosticForm = ReturnType<typeof useDiagnosticForm>

/** Every field by name, with what the company's record answers already: a reset leaves fields alone that it isn't given. */
export function blankEntries(questions: QuestionSets, email: string, company: Company | null): Entries {
  const empty = questions.general.map(({ id, type }) => [id, type === 'multiselect' ? [] : ''] as const)
  return {
    userEmail: email,
    general: {
      ...Object.fromEntries(empty),
      company_name: company?.nome ?? '',
      ...(company && answersOfRecord(company)),
    },
    segment: {},
  }
}
