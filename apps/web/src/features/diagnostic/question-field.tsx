import type { Question } from '@norteia/contracts/diagnostic'
import { type ReactNode, Suspense } from 'react'
import { useController } from 'react-hook-form'
import { MultiselectField } from '#src/ui/fields/multiselect-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { CostReading } from './later.ts'
import type { EntryName } from './submission.ts'
import type { DiagnosticForm } from './use-diagnostic-form.ts'

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
      <Suspense fallback={null}>
        {props.question.id === 'main_costs' && <CostReading form={props.form} />}
        {props.note}
      </Suspense>
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
