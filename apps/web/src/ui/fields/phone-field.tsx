import { applyMask, maskPhone } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export function PhoneField({ onChange, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      placeholder="(11) 91234-5678"
      {...rest}
      type="tel"
      onChange={(event) => {
        applyMask(event.currentTarget, maskPhone)
        onChange?.(event)
      }}
    />
  )
}
