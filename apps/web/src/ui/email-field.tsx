import { TextField, type TextFieldProps } from './text-field.tsx'

/** Where one signs in with the address, `autoComplete="username"` lets password managers keep it with the password. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      label="E-mail"
      type="email"
    />
  )
}
