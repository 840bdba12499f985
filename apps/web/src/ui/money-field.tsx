import { applyMask, moneyText, parseMoney } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * Reais. Takes '1.234,56' and a pasted 'R$ 1234,5', and shows '1.234,50' on leaving. The value is text:
 * read it with `parseMoney` (`register(name, { setValueAs: … })` or in the schema), fill it with `moneyText`.
 */
export function MoneyField({ onBlur, onChange, ...rest }: TextFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      {...rest}
      type="text"
      prefix="R$"
      onChange={onChange}
      onBlur={(event) => {
        const input = event.currentTarget
        const before = input.value
        const masked = applyMask(input, (text) => {
          const value = parseMoney(text)
          return value === null || Number.isNaN(value) ? text.trim() : moneyText(value)
        })
        if (masked !== before) onChange?.(event)
        onBlur?.(event)
      }}
    />
  )
}
