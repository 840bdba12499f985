import type { Question } from '@norteia/contracts/diagnostic'
import { useFormValues } from '#src/lib/forms/form-store.ts'
import { MultiselectField } from '#src/ui/fields/multiselect-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import type { DiagnosticStore, EntryName } from './submission.ts'

interface QuestionFieldProps {
  form: DiagnosticStore
  error: string | undefined
  question: Question
  name: EntryName
  onEdit: (name: EntryName) => void
}

/** One question as the control its type asks for. */
export function QuestionField(props: QuestionFieldProps) {
  return props.question.type === 'multiselect' ? <ChoicesField {...props} /> : <AnswerField {...props} />
}

function AnswerField({ form, error, question, name, onEdit }: QuestionFieldProps) {
  const shared = {
    label: question.label,
    help: helpOf(question),
    error,
    autoComplete: question.id === 'company_name' ? 'organization' : 'off',
    'aria-required': question.required,
    ...form.register(name, () => onEdit(name)),
  }
  if (question.type === 'select') return <SelectField {...shared} options={question.options ?? []} />
  if (question.type === 'textarea') return <TextareaField {...shared} />
  return <TextField {...shared} />
}

function ChoicesField({ form, error, question, name, onEdit }: QuestionFieldProps) {
  const values = useFormValues(form)
  const chosen = values[name.startsWith('general') ? 'general' : 'segment'][question.id]
  return (
    <MultiselectField
      label={question.label}
      help={helpOf(question)}
      error={error}
      options={question.options ?? []}
      name={name}
      ref={form.focusRef(name)}
      value={Array.isArray(chosen) ? chosen : []}
      onChange={(value) => {
        form.type(name, value)
        onEdit(name)
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
