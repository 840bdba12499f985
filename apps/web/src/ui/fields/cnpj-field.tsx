import { COMPANY_TEXT } from '@norteia/contracts/company'
import { useEffect, useRef, useState } from 'react'
import { applyMask, isCnpj, maskCnpj } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const HINT_AFTER_MS = 300
const WHOLE = '00.000.000/0000-00'.length

/** Masks as typed, letters too; wrong check digits give a hint and never a refusal. */
export function CnpjField({ onChange, onBlur, help, ...rest }: TextFieldProps) {
  const [doubtful, setDoubtful] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="00.000.000/0000-00"
      {...rest}
      type="text"
      help={doubtful ? COMPANY_TEXT.cnpjHint : help}
      onChange={(event) => {
        const masked = applyMask(event.currentTarget, maskCnpj)
        // Shown once it is complete, or on leaving the field.
        if (isCnpj(masked)) setDoubtful(false)
        else if (masked.length >= WHOLE) setDoubtful(true)
        onChange?.(event)
      }}
      onBlur={(event) => {
        const { value } = event.currentTarget
        // Delayed: the line would move the button away from under the click that took the focus.
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setDoubtful(value.trim() !== '' && !isCnpj(value)), HINT_AFTER_MS)
        onBlur?.(event)
      }}
    />
  )
}
