import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { ApiError } from '#src/lib/api/api.ts'
import { retype } from '#src/ui/fields/retype.ts'

interface Options<Input extends FieldValues, Output> {
  /** A schema of contracts; where fields hold texts of numbers, a pipe that reads them first. */
  schema: { _zod: { output: Output; input: Input } }
  defaultValues: DefaultValues<Input>
}

/**
 * A form checked by a contract's schema when it is submitted. Editing a field clears its error and the banner; the first
 * invalid field takes the focus; what was typed stays, whatever the server answers.
 *
 *     const form = useAppForm({ schema: Login, defaultValues: { email: '', password: '' } })
 *     const submit = form.handleSubmit(async (login) => {
 *       try {
 *         await api('/login', LoginReply, { method: 'POST', body: login })
 *       } catch (error) {
 *         form.showFailure(error, 'Erro ao fazer login. Tente novamente.')
 *       }
 *     })
 *     <form method="post" noValidate onSubmit={submit}>
 *       {form.banner && <Banner tone="error">{form.banner}</Banner>}
 *       <EmailField {...form.field('email')} />
 *       <Button type="submit" loading={form.isSubmitting}>Entrar</Button>
 *
 * A part that shows what is being typed reads it by `useWatch({ control: form.control, name })`.
 */
export function useAppForm<Input extends FieldValues, Output>({ schema, defaultValues }: Options<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema, undefined, { mode: 'sync' }),
    defaultValues,
    reValidateMode: 'onSubmit',
  })
  // Read in each render: the form re-renders only for the parts of its state that were read.
  const { formState } = form
  const { isSubmitting } = formState
  const [banner, setBanner] = useState<string | null>(null)
  const attach = useKeptEntries()
  const { handleSubmit, release } = useSingleSubmission(form)

  const edited = (name: FieldPath<Input>) => {
    // Not without an error: it would render the whole form at each key.
    if (form.getFieldState(name).error) form.clearErrors(name)
    setBanner(null)
  }
  const errorOf = (name: FieldPath<Input>) => form.getFieldState(name, formState).error?.message
  const setError = (name: FieldPath<Input>, message: string, options?: { shouldFocus: boolean }) =>
    form.setError(name, { message }, options)

  return {
    /** Props of a control: its registration and its error. */
    field(name: FieldPath<Input>) {
      const { ref, ...props } = form.register(name, { onChange: () => edited(name) })
      return { ...props, ref: attach(ref, () => !form.getValues(name)), error: errorOf(name) }
    },
    errorOf,
    edited,
    handleSubmit,
    isSubmitting,
    setError,
    clearErrors: () => form.clearErrors(),
    getValues: form.getValues,
    /** Moves the focus to a field. */
    focus: (name: FieldPath<Input>) => form.setFocus(name),
    /** Puts a value in that nobody typed. */
    setValue: form.setValue,
    /** Subscribes to the user's own changes only; returns the unsubscribe function. */
    onTyping: (heard: () => void) => form.watch((_values, { type }) => type === 'change' && heard()).unsubscribe,
    control: form.control,
    /** Starts over: a submission in flight no longer blocks the next one. */
    reset(values: DefaultValues<Input> = defaultValues) {
      release()
      form.reset(values as Input)
    },
    banner,
    setBanner,
    /** Shows a refusal's sentences under the fields they name, and `message` in the banner unless a field says it. */
    showFailure(error: unknown, message: string) {
      const known = sentencesOf(error).filter(([name]) => get(form.getValues(), name) !== undefined)
      for (const [index, [name, sentence]] of known.entries())
        setError(name as FieldPath<Input>, sentence, { shouldFocus: index === 0 })
      if (!known.some(([, sentence]) => sentence === message)) setBanner(message)
    },
  }
}

const sentencesOf = (error: unknown) =>
  Object.entries(error instanceof ApiError && error.status === 422 ? error.fields : {})

/** One submission at a time: what is pressed meanwhile is dropped. `isSubmitting` would come a render too late. */
function useSingleSubmission<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  const busy = useRef(false)
  return {
    /** Calls `valid` with the schema's output, or `invalid` with the errors of refused entries. */
    handleSubmit(valid: SubmitHandler<Output>, invalid?: SubmitErrorHandler<Input>) {
      const submit = form.handleSubmit(valid, invalid)
      return async (event?: FormEvent<HTMLFormElement>) => {
        event?.preventDefault()
        if (busy.current) return
        busy.current = true
        try {
          await submit(event)
        } finally {
          busy.current = false
        }
      }
    },
    release() {
      busy.current = false
    },
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Wraps the refs of controls, so that a form begins with what was typed or ticked before the page was hydrated. */
function useKeptEntries() {
  const [known] = useState(() => new WeakSet<Control>())
  return (ref: (control: Control | null) => void, isBlank: () => boolean) => (control: Control | null) => {
    const entry = control && !known.has(control) && entryOf(control)
    if (control) known.add(control)
    const blank = isBlank()
    ref(control)
    if (control && entry && blank) adopt(control, entry)
  }
}

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const entryOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value)

/** Restores an entry that the form replaced by its default, and notifies the form in the next turn, when listeners exist. */
function adopt(control: Control, entry: string | boolean) {
  if (isBox(control)) {
    setTimeout(() => control.checked || control.click())
    return
  }
  control.value = String(entry)
  setTimeout(() => retype(control, control.value))
}
