import { type ChangeEvent, useState, useSyncExternalStore } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type FormErrors = Readonly<Record<string, string | undefined>>
export type FormStore<Values extends object, Name extends string = keyof Values & string> = ReturnType<
  typeof createFormStore<Values, Name>
>

/** Values and errors of a form by field name ('a' or 'a.b'); the controls stay the browser's own. */
export function createFormStore<Values extends object, Name extends string = keyof Values & string>(defaults: Values) {
  let initial = defaults
  let values = defaults
  let errors: FormErrors = {}
  const controls = new Map<string, Control>()
  /** Of fields that aren't one control. */
  const targets = new Map<string, Control>()
  const refs = new Map<string, (control: Control | null) => void>()
  const listeners = new Set<() => void>()
  const typing = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
  }

  /** What the controls show follows the values, after a change that nobody typed. */
  function put(next: Values) {
    values = next
    for (const [name, control] of controls) {
      const value = read(values, name) ?? ''
      if (typeof value === 'string' && control.value !== value) control.value = value
    }
    tell()
  }

  function attached(name: string, control: Control | null) {
    if (!control) return void controls.delete(name)
    controls.set(name, control)
    const value = read(values, name)
    if (typeof value !== 'string' || value === control.value) return
    // Typed into the prerendered page, before anything listened.
    if (value === '' && !(control instanceof HTMLSelectElement)) values = written(values, name, control.value)
    else control.value = value
  }

  function type(name: Name, value: string | string[]) {
    values = written(values, name, value)
    for (const listener of typing) listener()
    tell()
  }

  function focus(name: Name) {
    ;(controls.get(name) ?? targets.get(name))?.focus()
  }

  return {
    getValues: () => values,
    getErrors: () => errors,
    /** Also for code outside of React; returns the way to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Calls back for what the user changes only. */
    onTyping(listener: () => void) {
      typing.add(listener)
      return () => void typing.delete(listener)
    },
    /** Props of a text control or a select. */
    register(name: Name, edited?: () => void) {
      const ref = refs.get(name) ?? ((control: Control | null) => attached(name, control))
      refs.set(name, ref)
      return {
        name,
        ref,
        onChange(event: ChangeEvent<Control>) {
          type(name, event.currentTarget.value)
          edited?.()
        },
      }
    },
    /** For a field that isn't one control: what takes the focus on an error. */
    focusRef: (name: Name) => (control: Control | null) =>
      control ? void targets.set(name, control) : void targets.delete(name),
    type,
    setFocus: focus,
    setValue: (name: string, value: unknown) => put(written(values, name, value)),
    reset(next: Values = initial) {
      initial = next
      errors = {}
      put(next)
    },
    setError(name: Name, message: string, { shouldFocus = false } = {}) {
      errors = { ...errors, [name]: message }
      tell()
      if (shouldFocus) focus(name)
    },
    clearErrors(name?: Name) {
      if (name === undefined ? Object.keys(errors).length === 0 : errors[name] === undefined) return
      errors = name === undefined ? {} : { ...errors, [name]: undefined }
      tell()
    },
    /** The first field with an error takes the focus. */
    setErrors(next: FormErrors) {
      errors = next
      tell()
      for (const [name, control] of controls) if (next[name]) return control.focus()
    },
  }
}

/** One form for the life of the component, which is rendered anew when its errors change. */
export function useFormStore<Values extends object, Name extends string = keyof Values & string>(defaults: Values) {
  const [store] = useState(() => createFormStore<Values, Name>(defaults))
  const errors = useSyncExternalStore(store.subscribe, store.getErrors, store.getErrors)
  return { store, errors }
}

/** The values as they are typed; only who asks is rendered anew. */
export const useFormValues = <Values extends object>(
  store: Pick<FormStore<Values, string>, 'subscribe' | 'getValues'>,
): Values => useSyncExternalStore(store.subscribe, store.getValues, store.getValues)

type Part = Readonly<Record<string, unknown>>

const read = (values: object, name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => (part as Part | undefined)?.[key], values)

function written<Values extends object>(values: Values, name: string, value: unknown): Values {
  const [key = '', ...rest] = name.split('.')
  const part = (values as Part)[key]
  return {
    ...values,
    [key]: rest.length === 0 ? value : written((part as Part | undefined) ?? {}, rest.join('.'), value),
  }
}
