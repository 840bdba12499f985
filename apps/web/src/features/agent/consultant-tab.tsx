import {
  AGENT_TEXT,
  CONSULTANT_TEXT,
  ConsultantQuestion,
  type ConsultantRead,
  ReadConsultant,
} from '@norteia/contracts/agent'
import { LIMITS } from '@norteia/contracts/limits'
import { type KeyboardEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { useAppForm } from '#src/lib/forms/form.ts'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { AGENT_ERRORS, agentError, askAgent } from './agent.queries.ts'
import type { Kept, Say } from './feedback.tsx'

const Question = z.pick(ConsultantQuestion, { question: true })

/** One question, one answer with steps, cost and risks. */
export function ConsultantTab({ companyId, say, kept }: { companyId: string; say: Say; kept: Kept<ConsultantRead> }) {
  const [answer, setAnswer] = kept
  const root = useRef<HTMLFormElement>(null)
  const form = useAppForm({ schema: Question, defaultValues: { question: '' } })
  const empty = useWatch({ control: form.control, name: 'question' }).trim() === ''
  const ask = form.handleSubmit(
    async ({ question }) => {
      try {
        const body = { question, companyId }
        setAnswer(await askAgent('/api/ai-consultant/ask', ReadConsultant, { method: 'POST', body }))
        say('success', AGENT_TEXT.consulted)
      } catch (error) {
        say('error', agentError(error, AGENT_ERRORS.consult))
      }
    },
    ({ question }) => say('error', question?.message ?? CONSULTANT_TEXT.questionRequired),
  )
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    // requestSubmit does nothing while the only button is disabled.
    root.current?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <form ref={root} noValidate onSubmit={ask} className="grid grid-cols-1 gap-4">
          <TextareaField
            label="Sua pergunta"
            help="Por exemplo: como vender mais durante a semana? A resposta usa os números da sua empresa."
            maxLength={LIMITS.freeText}
            {...form.field('question')}
            // What is wrong with it is said as feedback of the panel.
            error={undefined}
            onKeyDown={keyed}
          />
          <Button type="submit" disabled={empty} loading={form.isSubmitting} className="justify-self-start">
            Consultar IA
          </Button>
        </form>
      </Card>
      <div aria-live="polite">{answer && <Answer answer={answer} />}</div>
    </div>
  )
}

function Answer({ answer }: { answer: ConsultantRead }) {
  const facts = [
    { name: 'Resultado esperado', field: 'expectedResults', text: answer.expectedResults },
    { name: 'Prazo', field: 'timeline', text: answer.timeline },
    { name: 'Investimento', field: 'investment', text: answer.investment },
    { name: 'Retorno', field: 'roi', text: answer.roi },
  ] as const
  const given = facts.filter((item) => item.text !== '')
  return (
    <FactsProvider status="ready" fatos={answer.fatos} referencias={answer.referencias}>
      <Card title="Resposta do consultor">
        <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0">
            <div className="max-w-prose text-base leading-7 whitespace-pre-line">
              <FactText text={answer.answer} campo="answer" />
            </div>
            <Items title="Passos" field="actionSteps" items={answer.actionSteps} numbered />
          </div>
          <div className="min-w-0 space-y-6 lg:border-l lg:border-line lg:pl-8">
            {given.length > 0 && (
              <dl className="grid gap-4 max-lg:border-t max-lg:border-line max-lg:pt-4 sm:max-lg:grid-cols-2">
                {given.map((item) => (
                  <div key={item.field}>
                    <dt className="text-xs text-muted">{item.name}</dt>
                    <dd className="mt-0.5">
                      <FactText text={item.text} campo={item.field} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            <Items title="Riscos" field="risks" items={answer.risks} />
            <Items title="Casos e referências" field="successCases" items={[answer.successCases].filter(Boolean)} />
          </div>
        </div>
      </Card>
    </FactsProvider>
  )
}

interface ItemsProps {
  title: string
  /** A list of texts, or `successCases`, which is one. */
  field: 'actionSteps' | 'risks' | 'successCases'
  items: readonly string[]
  numbered?: boolean
}

function Items({ title, field, items, numbered = false }: ItemsProps) {
  if (items.length === 0) return null
  const List = numbered ? 'ol' : 'ul'
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <List className={`grid max-w-prose gap-2 pl-5 marker:text-muted ${numbered ? 'list-decimal' : 'list-disc'}`}>
        {items.map((item, place) => (
          <li key={item}>
            <FactText text={item} campo={field === 'successCases' ? field : `${field}.${place}`} />
          </li>
        ))}
      </List>
    </div>
  )
}
