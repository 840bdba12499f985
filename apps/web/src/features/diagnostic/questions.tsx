import type { Company } from '@norteia/contracts/company'
import type { QuestionSets } from '@norteia/contracts/diagnostic'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { EmailField } from '#src/ui/fields/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { LeftAnswers, RecordNote } from './later.ts'
import { QuestionField } from './question-field.tsx'
import { asksAiUse, asksOtherChannel, segmentQuestions, text } from './submission.ts'
import type { DiagnosticForm as Form } from './use-diagnostic-form.ts'

const SECTIONS = [
  { title: 'Sua empresa', ids: ['company_name', 'market_segment', 'company_age', 'revenue'] },
  { title: 'Como a empresa funciona', ids: ['main_costs', 'kpis', 'operational_flow', 'employees'] },
  { title: 'De onde vêm os clientes', ids: ['acquisition_channels', 'other_channel'] },
  { title: 'Desafios e próximos passos', ids: ['main_challenge', 'ai_usage', 'ai_specification', 'future_goals'] },
] as const

/** What the company's record answers. */
const RECORDED = new Set(['market_segment', 'revenue', 'employees'])

interface QuestionsProps {
  form: Form
  questions: QuestionSets
  company: Company | null
  /** Answers came back that nobody typed. */
  onRestored: () => void
}

/** The general questions by section, and those of the segment that was chosen. */
export function Questions({ form, questions, company, onRestored }: QuestionsProps) {
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
              <QuestionField
                key={question.id}
                form={form}
                name={`general.${question.id}`}
                question={question}
                note={
                  company &&
                  RECORDED.has(question.id) && <RecordNote form={form} company={company} question={question.id} />
                }
              />
            ))}
        </FormSection>
      ))}
      <FormSection
        number={SECTIONS.length + 1}
        title={chosen ? `Perguntas do segmento ${chosen}` : 'Perguntas do seu segmento'}
      >
        {form.left && (
          <Suspense fallback={null}>
            <LeftAnswers
              left={form.left}
              chosen={chosen}
              onRestore={() => {
                form.restoreLeft()
                onRestored()
              }}
            />
          </Suspense>
        )}
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
