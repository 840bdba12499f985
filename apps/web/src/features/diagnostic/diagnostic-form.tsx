import type { Company } from '@norteia/contracts/company'
import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { useState } from 'react'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { discardDraft, readDraft } from './draft.ts'
import { EarlierAnswers } from './earlier-answers.tsx'
import { Questions } from './questions.tsx'
import { SentVeil } from './sent-veil.tsx'
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
    form.forgetLeft()
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
        <Banner tone="info">
          Recuperamos o que você já tinha respondido neste aparelho.{' '}
          <Button variant="ghost" size="sm" onClick={startOver}>
            Começar de novo
          </Button>
        </Banner>
      )}
      {company && !kept && !sent && (
        <EarlierAnswers
          company={company}
          questions={questions}
          onUse={(answers) => {
            form.reset({ ...answers, userEmail: email })
            form.forgetLeft()
            draft.save()
          }}
          onDrop={startOver}
        />
      )}
      <Questions form={form} questions={questions} company={company} onRestored={draft.save} />
      <SubmitBar form={form} questions={questions} refused={refused} sent={sent} />
      {sent && <SentVeil />}
    </form>
  )
}
