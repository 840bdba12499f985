import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#src/lib/api/api.ts'
import { type FormErrors, useFormStore } from './form-store.ts'

interface Options<Input extends object, Output> {
  schema: { _zod: { output: Output; input: Input } } & z.core.$ZodType
  defaultValues: { [Name in keyof Input]: Input[Name] | string }
}

/**
 * A form checked by a contract's schema on submission. Editing a field clears its error and the banner; the first
 * invalid field takes the focus; what was typed stays, whatever the server answers.
 */
export function useAppForm<Input extends object, Output>(options: Options<Input, Output>) {
  type Name = keyof Input & string
  const { store, errors } = useFormStore<object, Name>(options.defaultValues)
  const [banner, setBanner] = useState<string | null>(null)
  const [isSubmitting, setSubmitting] = useState(false)
  // At once, where the state waits for a render: two presses of one moment are one submission.
  const busy = useRef(false)

  /** Props of the field: registration and its error. */
  function field(name: Name) {
    const edited = () => {
      store.clearErrors(name)
      setBanner(null)
    }
    return { ...store.register(name, edited), error: errors[name] }
  }

  /** Gives what the schema made of the entries to `valid`; `invalid` hears of entries that it refuses. */
  const handleSubmit =
    (valid: (output: Output) => unknown, invalid?: () => void) => async (event?: FormEvent<HTMLFormElement>) => {
      event?.preventDefault()
      if (busy.current) return
      busy.current = true
      setSubmitting(true)
      try {
        const parsed = z.safeParse(options.schema, store.getValues())
        store.setErrors(parsed.success ? {} : firstMessages(parsed.error.issues))
        if (parsed.success) await valid(parsed.data as Output)
        else invalid?.()
      } finally {
        busy.current = false
        setSubmitting(false)
      }
    }

  /** Shows a refusal's sentences under the fields they name, and `message` in the banner unless a field says it. */
  function showFailure(error: unknown, message: string) {
    const known = Object.entries(error instanceof ApiError && error.status === 422 ? error.fields : {}).filter(
      ([name]) => name in store.getValues(),
    )
    for (const [index, [name, sentence]] of known.entries())
      store.setError(name as Name, sentence, { shouldFocus: index === 0 })
    if (!known.some(([, sentence]) => sentence === message)) setBanner(message)
  }

  return {
    store,
    field,
    handleSubmit,
    formState: { isSubmitting },
    setError: store.setError,
    /** Begins anew: a submission under way no longer keeps the next one waiting. */
    reset(values: { [Key in Name]?: unknown } = options.defaultValues) {
      busy.current = false
      store.reset(values)
    },
    banner,
    setBanner,
    showFailure,
  }
}

/** The first sentence of each field; of a choice between shapes, that of the first shape. */
function firstMessages(issues: readonly z.core.$ZodIssue[]): FormErrors {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const message = issue.code === 'invalid_union' ? (issue.errors[0]?.[0]?.message ?? issue.message) : issue.message
    errors[issue.path.join('.')] ??= message
  }
  return errors
}
