import { moneyText, parseMoney } from './money.ts'
import { retype } from './retype.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * Reais. Takes '1.234,56' and a pasted 'R$ 1234,5', and shows '1.234,50' on leaving. The value is text:
 * read it with `parseMoney` in the form's schema, fill it with `moneyText`.
 */
export function MoneyField({ onBlur, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      {...rest}
      type="text"
      prefix="R$"
      onBlur={(event) => {
        const input = event.currentTarget
        const value = parseMoney(input.value)
        const text = moneyText(value)
        if (text && text !== input.value) retype(input, text)
        onBlur?.(event)
      }}
    />
  )
}
