import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from './api.ts'

interface Options<Input extends FieldValues, Output> {
  schema: { _zod: { output: Output; input: Input } } & z.core.$ZodType
  defaultValues: DefaultValues<Input>
}

/**
 * A form checked by a contract's schema on submission. Editing a field clears its error and the banner; the first
 * invalid field takes the focus; what was typed stays, whatever the server answers.
 */
export function useAppForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(options.schema as never) as never,
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const [banner, setBanner] = useState<string | null>(null)

  const edited = (name: Path<Input>) => {
    form.clearErrors(name)
    setBanner(null)
  }

  /** Props of the field: registration and its error. */
  function field(name: Path<Input>) {
    return { ...form.register(name, { onChange: () => edited(name) }), error: errorOf(name) }
  }

  function errorOf(name: Path<Input>): string | undefined {
    return form.getFieldState(name, form.formState).error?.message
  }

  /** Shows a refusal's sentences under the fields they name, and `message` in the banner unless a field says it. */
  function showFailure(error: unknown, message: string) {
    const known = Object.entries(error instanceof ApiError && error.status === 422 ? error.fields : {}).filter(
      ([name]) => name in form.getValues(),
    )
    for (const [index, [name, sentence]] of known.entries())
      form.setError(name as Path<Input>, { message: sentence }, { shouldFocus: index === 0 })
    if (!known.some(([, sentence]) => sentence === message)) setBanner(message)
  }

  return { ...form, field, errorOf, edited, banner, setBanner, showFailure }
}
