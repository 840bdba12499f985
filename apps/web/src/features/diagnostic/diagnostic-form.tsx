import type { Company } from '@norteia/contracts/company'
import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { Suspense, useState } from 'react'
import { discardDraft, readDraft } from './draft.ts'
import { EarlierAnswers, KeptNotice, SentVeil } from './later.ts'
import { Questions } from './questions.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { blankEntries, useDiagnosticForm } from './use-diagnostic-form.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSubmission } from './use-submission.ts'

export interface DiagnosticFormProps {
  questions: QuestionSets
  email: string
  company: Company | null
}

/** The whole questionnaire. Give it the company's id as key: another company is another form. */
export function DiagnosticForm({ questions, email, company }: DiagnosticFormProps) {
  const blank = blankEntries(questions, email, company)
  const [kept, setKept] = useState(() => (company ? readDraft(company.id) : undefined))
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState(false)
  const form = useDiagnosticForm(questions, email, company, kept?.entries ?? blank)
  const draft = useKeptDraft(form, company?.id, kept?.attempt)

  function startOver() {
    draft.drop()
    if (company) discardDraft(company.id)
    form.reset(blank)
    setKept(undefined)
    setRefused(false)
    form.setBanner(null)
  }
  const submit = useSubmission(
    { questions, email, company, form, keyFor: draft.keyFor },
    {
      onRefused: () => setRefused(true),
      onStored() {
        setSent(true)
        startOver()
      },
    },
  )

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => (sent ? event.preventDefault() : void submit(event))}
      className="space-y-4 [&_:is(input,select,textarea)]:scroll-mt-28 [&_:is(input,select,textarea)]:scroll-mb-72"
    >
      {kept && !sent && !form.isSubmitting && (
        <Suspense fallback={null}>
          <KeptNotice onDrop={startOver} />
        </Suspense>
      )}
      {company && !kept && !sent && (
        <Suspense fallback={null}>
          <EarlierAnswers
            company={company}
            questions={questions}
            onUse={(answers) => {
              form.reset({ ...answers, userEmail: email })
              draft.save()
            }}
            onFocus={form.focus}
            onDrop={startOver}
          />
        </Suspense>
      )}
      <Questions form={form} questions={questions} company={company} onRestored={draft.save} />
      <SubmitBar form={form} questions={questions} refused={refused} sent={sent} />
      {sent && (
        <Suspense fallback={null}>
          <SentVeil />
        </Suspense>
      )}
    </form>
  )
}
