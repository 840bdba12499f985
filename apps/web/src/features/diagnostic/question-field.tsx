import type { Question } from '@norteia/contracts/diagnostic'
import { useController, useFormContext } from 'react-hook-form'
import { MultiselectField } from '#src/ui/multiselect-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { TextareaField } from '#src/ui/textarea-field.tsx'
import type { Entries } from './draft.ts'
import type { EntryName } from './submission.ts'

interface QuestionFieldProps {
  question: Question
  name: EntryName
  onEdit: (name: EntryName) => void
}

/** One question as the control its type asks for. */
export function QuestionField(props: QuestionFieldProps) {
  return props.question.type === 'multiselect' ? <ChoicesField {...props} /> : <AnswerField {...props} />
}

function AnswerField({ question, name, onEdit }: QuestionFieldProps) {
  const form = useFormContext<Entries>()
  const shared = {
    label: question.label,
    help: helpOf(question),
    error: form.getFieldState(name, form.formState).error?.message,
    autoComplete: question.id === 'company_name' ? 'organization' : 'off',
    'aria-required': question.required,
    ...form.register(name, { onChange: () => onEdit(name) }),
  }
  if (question.type === 'select') return <SelectField {...shared} options={question.options ?? []} />
  if (question.type === 'textarea') return <TextareaField {...shared} />
  return <TextField {...shared} />
}

function ChoicesField({ question, name, onEdit }: QuestionFieldProps) {
  const { field, fieldState } = useController<Entries, EntryName>({ name })
  return (
    <MultiselectField
      label={question.label}
      help={helpOf(question)}
      error={fieldState.error?.message}
      options={question.options ?? []}
      name={field.name}
      ref={field.ref}
      value={Array.isArray(field.value) ? field.value : []}
      onBlur={field.onBlur}
      onChange={(value) => {
        field.onChange(value)
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
