import { moneyText, parseMoney } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/**
 * Reais. Takes '1.234,56' and a pasted 'R$ 1234,5', and shows '1.234,50' on leaving. The value is text:
 * read it with `parseMoney` (`register(name, { setValueAs: … })` or in the schema), fill it with `moneyText`.
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
        if (value !== null && !Number.isNaN(value)) retype(input, moneyText(value))
        onBlur?.(event)
      }}
    />
  )
}

const setValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

/** As if it had been typed: past React's own setter, so that the form hears of a change. */
function retype(input: HTMLInputElement, value: string): void {
  if (input.value === value) return
  setValue(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
