import { applyMask, maskCode } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** The six digits of a verification code, empty until typed: a placeholder of zeros reads as a value; a paste such as '123 456' is fine. */
export function CodeField({ onChange, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      inputClassName="figure text-center text-lg! tracking-[0.4em]"
      {...rest}
      type="text"
      onChange={(event) => {
        applyMask(event.currentTarget, maskCode)
        onChange?.(event)
      }}
    />
  )
}
