import { CONSULTANT_TEXT, ConsultantQuestion } from '@norteia/contracts/agent'
import { LIMITS } from '@norteia/contracts/limits'
import { TRY_TEXT } from '@norteia/contracts/questions'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAppForm } from '#src/lib/forms/form.ts'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { ownQuestionsQuery } from './agent.queries.ts'
import { Answer } from './consultant-answer.tsx'
import { type Turn, useConversation } from './conversation.ts'
import type { Say } from './feedback.tsx'
import { suggestionsAfter } from './suggestions.ts'

const Question = z.pick(ConsultantQuestion, { question: true })

/** The conversation with the consultant: questions and answers in their order, and the field for the next. */
export function ConsultantTab({ companyId, say }: { companyId: string; say: Say }) {
  const { turns, typed, waiting, ask, type, restart } = useConversation(companyId, say)
  const root = useRef<HTMLFormElement>(null)
  const form = useAppForm({ schema: Question, defaultValues: { question: typed } })
  const text = useWatch({ control: form.control, name: 'question' })
  const last = turns.at(-1)
  const own = useQuery(ownQuestionsQuery(companyId)).data ?? []
  // What is being written outlives a change of tab.
  useEffect(() => type(text), [text, type])
  /** What has been written meanwhile stays. */
  const forget = (asked: string) => {
    if (form.getValues('question').trim() === asked.trim()) form.reset({ question: '' })
  }
  const retry = async (question: string) => {
    if (await ask(question)) forget(question)
  }
  const send = form.handleSubmit(
    async ({ question }) => {
      if (waiting) return
      const before = form.getValues('question')
      if (await ask(question)) forget(before)
    },
    ({ question }) => say('error', question?.message ?? CONSULTANT_TEXT.questionRequired),
  )
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    // requestSubmit does nothing while the only button is disabled.
    root.current?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  const suggestions = waiting || last?.failed ? [] : suggestionsAfter(last?.answer ?? null, own)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Thread turns={turns} onRetry={(question) => void retry(question)} />
      <Card>
        <form ref={root} noValidate onSubmit={send} className="grid grid-cols-1 gap-4">
          {suggestions.length > 0 && (
            <ul aria-label="Sugestões" className="flex flex-wrap items-center gap-2">
              {turns.length === 0 && own.length > 0 && <li className="text-muted">{TRY_TEXT}</li>}
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <Button variant="secondary" size="sm" className="rounded-full" onClick={() => void ask(suggestion)}>
                    {suggestion}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <TextareaField
            label="Sua pergunta"
            help={
              turns.length === 0
                ? 'Por exemplo: como vender mais durante a semana? A resposta usa os números da sua empresa.'
                : 'Pode continuar do mesmo assunto: “e com 10%?”, “por quê?”. A conversa é lembrada por 24 horas.'
            }
            maxLength={LIMITS.freeText}
            {...form.field('question')}
            // What is wrong with it is said as feedback of the panel.
            error={undefined}
            onKeyDown={keyed}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={text.trim() === ''} loading={waiting}>
              Consultar IA
            </Button>
            {turns.length > 0 && (
              <Button
                variant="ghost"
                onClick={() => {
                  restart()
                  root.current?.querySelector('textarea')?.focus()
                }}
              >
                Nova conversa
              </Button>
            )}
          </div>
        </form>
      </Card>
    </div>
  )
}

/** A reader hears what is added; the newest question comes into view with its answer below it. */
function Thread({ turns, onRetry }: { turns: readonly Turn[]; onRetry: (question: string) => void }) {
  const newest = useRef<HTMLLIElement>(null)
  const count = turns.length
  useEffect(() => {
    if (count > 0) newest.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  }, [count])
  return (
    <ol aria-label="Conversa com o consultor" aria-live="polite" className="grid grid-cols-1 gap-6 empty:hidden">
      {turns.map((turn, place) => (
        <li key={turn.id} ref={place === count - 1 ? newest : null} className="grid scroll-mt-24 grid-cols-1 gap-3">
          <p className="ml-8 max-w-prose justify-self-end rounded-lg bg-primary px-3 py-2 break-words whitespace-pre-wrap text-on-primary">
            <span className="sr-only">Você perguntou: </span>
            {turn.question}
          </p>
          {turn.answer && <Answer answer={turn.answer} />}
          {turn.failed && (
            <div role="alert" className="grid justify-items-end gap-2 text-right">
              <p className="text-negative">{turn.failed}</p>
              <Button variant="secondary" size="sm" onClick={() => onRetry(turn.question)}>
                Tentar novamente
              </Button>
            </div>
          )}
          {!turn.answer && !turn.failed && <p className="text-muted">O consultor está respondendo…</p>}
        </li>
      ))}
    </ol>
  )
}
