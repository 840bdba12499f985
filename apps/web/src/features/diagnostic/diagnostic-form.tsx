import type { Company } from '@norteia/contracts/company'
import { DIAGNOSTIC_TEXT, DiagnosticReply, type QuestionSets } from '@norteia/contracts/diagnostic'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useDelay } from '#src/lib/forms/use-delay.ts'
import { EmailField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { discardDraft, newKey, readDraft } from './draft.ts'
import { FormSection } from './form-section.tsx'
import { QuestionField } from './question-field.tsx'
import { asksAiUse, asksOtherChannel, bodyOf, fieldsOf, refusalOf, segmentQuestions, text } from './submission.ts'
import { SubmitBar } from './submit-bar.tsx'
import { blankEntries, type DiagnosticForm as Form, useDiagnosticForm } from './use-diagnostic-form.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const REDIRECT_AFTER_MS = 2_000

const SECTIONS = [
  { title: 'Sua empresa', ids: ['company_name', 'market_segment', 'company_age', 'revenue'] },
  { title: 'Como a empresa funciona', ids: ['main_costs', 'kpis', 'operational_flow', 'employees'] },
  { title: 'De onde vêm os clientes', ids: ['acquisition_channels', 'other_channel'] },
  { title: 'Desafios e próximos passos', ids: ['main_challenge', 'ai_usage', 'ai_specification', 'future_goals'] },
] as const

interface DiagnosticFormProps {
  questions: QuestionSets
  email: string
  company: Company | null
}

/** The whole questionnaire. Give it the company's id as key: another company is another form. */
export function DiagnosticForm({ questions, email, company }: DiagnosticFormProps) {
  const blank = blankEntries(questions, email, company)
  const [kept, setKept] = useState(() => (company ? readDraft(company.id) : undefined))
  const [sent, setSent] = useState(false)
  const form = useDiagnosticForm(questions, email, company, kept?.entries ?? blank)
  const draft = useKeptDraft(form, company?.id, kept?.attempt)

  function startOver() {
    draft.drop()
    if (company) discardDraft(company.id)
    form.reset(blank)
    setKept(undefined)
    form.setBanner(null)
  }
  const submit = useSubmission({ questions, email, company, form, keyFor: draft.keyFor }, () => {
    setSent(true)
    startOver()
  })

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
      <Questions form={form} questions={questions} />
      <SubmitBar form={form} questions={questions} sent={sent} />
    </form>
  )
}

/** The general questions by section, and those of the segment that was chosen. */
function Questions({ form, questions }: { form: Form; questions: QuestionSets }) {
  const [segment, channels, ai] = useWatch({
    control: form.control,
    name: ['general.market_segment', 'general.acquisition_channels', 'general.ai_usage'],
  })
  const asked = (id: string) =>
    id === 'other_channel' ? asksOtherChannel(channels) : id === 'ai_specification' ? asksAiUse(ai) : true
  const chosen = text(segment)
  return (
    <>
      {SECTIONS.map((section, index) => (
        <FormSection key={section.title} number={index + 1} title={section.title}>
          {index === 0 && <EmailField help="O e-mail da sua conta." {...form.field('userEmail')} />}
          {questions.general
            .filter(({ id }) => (section.ids as readonly string[]).includes(id) && asked(id))
            .map((question) => (
              <QuestionField key={question.id} form={form} name={`general.${question.id}`} question={question} />
            ))}
        </FormSection>
      ))}
      <FormSection
        number={SECTIONS.length + 1}
        title={chosen ? `Perguntas do segmento ${chosen}` : 'Perguntas do seu segmento'}
      >
        {chosen ? (
          segmentQuestions(questions, chosen).map((question) => (
            <QuestionField key={question.id} form={form} name={`segment.${question.id}`} question={question} />
          ))
        ) : (
          <p className="text-muted">Escolha o segmento de mercado, na primeira parte, para ver estas perguntas.</p>
        )}
      </FormSection>
    </>
  )
}

interface SubmissionOptions extends DiagnosticFormProps {
  form: Form
  /** The idempotency key of a body: the same as at the last attempt when the body is the same. */
  keyFor: (body: string, create: () => string) => string
}

/** Checks and sends; once it is stored, calls `onStored` and opens the dashboard a little later. */
function useSubmission({ questions, email, company, form, keyFor }: SubmissionOptions, onStored: () => void) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const after = useDelay()
  const send = form.handleSubmit(
    async (body) => {
      form.setBanner(null)
      const key = keyFor(JSON.stringify(body), newKey)
      try {
        await api('/diagnostics', DiagnosticReply, { method: 'POST', body, headers: { 'Idempotency-Key': key } })
      } catch (error) {
        const fields = error instanceof ApiError && error.status === 422 ? fieldsOf(error.fields, questions) : []
        const message = error instanceof Error ? error.message : String(error)
        for (const [place, [name, sentence]] of fields.entries())
          form.setError(name, sentence, { shouldFocus: place === 0 })
        return form.setBanner(fields.some(([, sentence]) => sentence === message) ? null : message)
      }
      onStored()
      void queries.invalidateQueries({ queryKey: ['companies', body.companyId] })
      after(REDIRECT_AFTER_MS, () => void navigate('/profile'))
    },
    () => {
      const body = bodyOf(form.getValues(), company?.id ?? '', questions)
      form.setBanner(refusalOf(body, email, questions)?.banner ?? null)
    },
  )
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (company || !form.getValues('userEmail').includes('@')) return send(event)
    form.clearErrors()
    form.setBanner(DIAGNOSTIC_TEXT.companyMissing)
  }
}
