import { DIAGNOSTIC_TEXT, DiagnosticReply } from '@norteia/contracts/diagnostic'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useDelay } from '#src/lib/forms/use-delay.ts'
import type { DiagnosticFormProps } from './diagnostic-form.tsx'
import { newKey } from './draft.ts'
import { fetchExtras } from './later.ts'
import { bodyOf, refusalOf } from './submission.ts'
import type { DiagnosticForm as Form } from './use-diagnostic-form.ts'

const REDIRECT_AFTER_MS = 2_000

interface SubmissionOptions extends DiagnosticFormProps {
  form: Form
  /** The idempotency key of a body: the same as at the last attempt when the body is the same. */
  keyFor: (body: string, create: () => string) => string
}

interface Outcome {
  /** Something is missing or wrong. */
  onRefused: () => void
  onStored: () => void
}

/** Checks and sends; once it is stored, opens the dashboard a little later. */
export function useSubmission(
  { questions, email, company, form, keyFor }: SubmissionOptions,
  { onRefused, onStored }: Outcome,
) {
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
        const refused = error instanceof ApiError && error.status === 422
        const fields = refused ? (await fetchExtras()).fieldsOf(error.fields, questions) : []
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
      onRefused()
    },
  )
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (company || !form.getValues('userEmail').includes('@')) return send(event)
    form.clearErrors()
    form.setBanner(DIAGNOSTIC_TEXT.companyMissing)
  }
}
