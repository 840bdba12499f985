import type { Company } from '@norteia/contracts/company'
import { DIAGNOSTIC_TEXT, DiagnosticReply, type Question, type QuestionSets } from '@norteia/contracts/diagnostic'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useFormStore, useFormValues } from '#src/lib/forms/form-store.ts'
import { useDelay } from '#src/lib/forms/use-delay.ts'
import { EmailField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { discardDraft, type Entries, newKey, readDraft } from './draft.ts'
import { FormSection } from './form-section.tsx'
import { QuestionField } from './question-field.tsx'
import {
  asksAiUse,
  asksOtherChannel,
  bodyOf,
  type EntryName,
  fieldsOf,
  refusalOf,
  segmentQuestions,
  text,
} from './submission.ts'
import { SubmitBar } from './submit-bar.tsx'
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
  const navigate = useNavigate()
  const queries = useQueryClient()
  const after = useDelay()
  const blank = blankEntries(questions, email, company)
  const [kept, setKept] = useState(() => (company ? readDraft(company.id) : undefined))
  const [state, setState] = useState<'filling' | 'sending' | 'sent'>('filling')
  const [banner, setBanner] = useState<string>()
  const { store: form, errors } = useFormStore<Entries, EntryName>(kept?.entries ?? blank)
  const draft = useKeptDraft(form, company?.id, kept?.attempt)
  const { general } = useFormValues(form)
  const segment = text(general.market_segment)

  const onEdit = (name: EntryName) => {
    form.clearErrors(name)
    setBanner(undefined)
    // Answers of another segment would be answers to questions nobody sees.
    if (name === 'general.market_segment') form.setValue('segment', {})
  }

  function refuse(fields: readonly (readonly [EntryName, string])[], message: string | undefined) {
    for (const [name, sentence] of fields) form.setError(name, sentence)
    setBanner(message)
    const first = fields[0]?.[0]
    if (first) form.setFocus(first)
  }

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault()
    if (state !== 'filling') return
    form.clearErrors()
    setBanner(undefined)
    const body = bodyOf(form.getValues(), company?.id ?? '', questions)
    if (!company && body.userEmail.includes('@')) return setBanner(DIAGNOSTIC_TEXT.companyMissing)
    const refusal = refusalOf(body, email, questions)
    if (refusal) return refuse(refusal.fields, refusal.banner)

    setState('sending')
    const key = draft.keyFor(JSON.stringify(body), newKey)
    try {
      await api('/diagnostics', DiagnosticReply, { method: 'POST', body, headers: { 'Idempotency-Key': key } })
      finish(body.companyId)
    } catch (error) {
      setState('filling')
      const fields = error instanceof ApiError && error.status === 422 ? fieldsOf(error.fields, questions) : []
      const message = error instanceof Error ? error.message : String(error)
      refuse(fields, fields.some(([, sentence]) => sentence === message) ? undefined : message)
    }
  }

  function finish(companyId: string) {
    setState('sent')
    startOver()
    void queries.invalidateQueries({ queryKey: ['companies', companyId] })
    after(REDIRECT_AFTER_MS, () => void navigate('/profile'))
  }

  function startOver() {
    draft.drop()
    if (company) discardDraft(company.id)
    form.reset(blank)
    setKept(undefined)
    setBanner(undefined)
  }

  const ask = (part: 'general' | 'segment', question: Question) => {
    const name: EntryName = `${part}.${question.id}`
    return { form, name, question, error: errors[name], onEdit }
  }
  const asked = (id: string) =>
    id === 'other_channel' ? asksOtherChannel(general) : id === 'ai_specification' ? asksAiUse(general) : true

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="space-y-4 [&_:is(input,select,textarea)]:scroll-mt-28 [&_:is(input,select,textarea)]:scroll-mb-72"
    >
      {kept && state === 'filling' && (
        <Banner tone="info">
          Recuperamos o que você já tinha respondido neste aparelho.{' '}
          <Button variant="ghost" size="sm" onClick={startOver}>
            Começar de novo
          </Button>
        </Banner>
      )}
      {SECTIONS.map((section, index) => (
        <FormSection key={section.title} number={index + 1} title={section.title}>
          {index === 0 && (
            <EmailField
              help="O e-mail da sua conta."
              error={errors.userEmail}
              {...form.register('userEmail', () => onEdit('userEmail'))}
            />
          )}
          {questions.general
            .filter(({ id }) => (section.ids as readonly string[]).includes(id) && asked(id))
            .map((question) => (
              <QuestionField key={question.id} {...ask('general', question)} />
            ))}
        </FormSection>
      ))}
      <FormSection
        number={SECTIONS.length + 1}
        title={segment ? `Perguntas do segmento ${segment}` : 'Perguntas do seu segmento'}
      >
        {segment ? (
          segmentQuestions(questions, segment).map((question) => (
            <QuestionField key={question.id} {...ask('segment', question)} />
          ))
        ) : (
          <p className="text-muted">Escolha o segmento de mercado, na primeira parte, para ver estas perguntas.</p>
        )}
      </FormSection>
      <SubmitBar form={form} questions={questions} state={state} banner={banner} />
    </form>
  )
}

/** Every field by name: a reset leaves alone what it isn't told of. */
function blankEntries(questions: QuestionSets, email: string, company: Company | null): Entries {
  const empty = questions.general.map(({ id, type }) => [id, type === 'multiselect' ? [] : ''] as const)
  return {
    userEmail: email,
    general: { ...Object.fromEntries(empty), company_name: company?.nome ?? '' },
    segment: {},
  }
}
