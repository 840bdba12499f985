import type { Question } from '@norteia/contracts/diagnostic'
import { lazy, type ReactNode, Suspense } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { MultiselectField } from '#src/ui/fields/multiselect-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { type EntryName, text } from './submission.ts'
import type { DiagnosticForm } from './use-diagnostic-form.ts'

// The engine's reader comes when there is something to read.
const CostReading = lazy(async () => ({ default: (await import('./cost-reading.tsx')).CostReading }))

interface QuestionFieldProps {
  form: DiagnosticForm
  question: Question
  name: EntryName
  /** Stands under the control. */
  note?: ReactNode
}

/** One question as the control its type asks for. */
export function QuestionField(props: QuestionFieldProps) {
  if (props.question.type === 'multiselect') return <ChoicesField {...props} />
  return (
    <div>
      <AnswerField {...props} />
      {props.question.id === 'main_costs' && <CostNote form={props.form} name={props.name} />}
      {props.note}
    </div>
  )
}

function AnswerField({ form, question, name }: QuestionFieldProps) {
  const shared = {
    label: question.label,
    help: helpOf(question),
    autoComplete: question.id === 'company_name' ? 'organization' : 'off',
    'aria-required': question.required,
    ...form.field(name),
  }
  if (question.type === 'select') return <SelectField {...shared} options={question.options ?? []} />
  if (question.type === 'textarea') return <TextareaField {...shared} />
  return <TextField {...shared} />
}

/** What is read from the costs, as they are typed. */
function CostNote({ form, name }: Pick<QuestionFieldProps, 'form' | 'name'>) {
  const typed = text(useWatch({ control: form.control, name }) as string | string[])
  if (typed.trim() === '') return null
  return (
    <Suspense fallback={null}>
      <CostReading typed={typed} />
    </Suspense>
  )
}

function ChoicesField({ form, question, name }: QuestionFieldProps) {
  const { field } = useController({ control: form.control, name, defaultValue: [] })
  return (
    <MultiselectField
      {...field}
      label={question.label}
      help={helpOf(question)}
      error={form.errorOf(name)}
      options={question.options ?? []}
      value={Array.isArray(field.value) ? field.value : []}
      onChange={(value) => {
        field.onChange(value)
        form.edited(name)
      }}
    />
  )
}

/** These two are asked only where an answer is needed, whatever the data says of them. */
const CONDITIONAL = new Set(['other_channel', 'ai_specification'])

function helpOf({ id, help, required }: Question): string | undefined {
  if (required || CONDITIONAL.has(id)) return help
  return help ? `Opcional. ${help}` : 'Opcional.'
}
