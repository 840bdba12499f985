/** Masks of Brazilian fields. A mask never drops what was typed or pasted: what does not fit stays behind it. */

/** '00.000.000/0000-00', letters of the alphanumeric CNPJ included. */
export function maskCnpj(text: string): string {
  const bare = text.replace(/[^0-9a-zA-Z]/g, '').toUpperCase()
  return punctuate(bare, [
    [2, '.'],
    [5, '.'],
    [8, '/'],
    [12, '-'],
  ])
}

/** Whether both check digits fit; letters count as their character code minus 48 (rule of 2026). */
export function isCnpj(text: string): boolean {
  const bare = text.replace(/[^0-9a-zA-Z]/g, '').toUpperCase()
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || /^(.)\1{13}$/.test(bare)) return false
  const digit = (length: number) => {
    let sum = 0
    for (let at = 0; at < length; at++) sum += (bare.charCodeAt(at) - 48) * (2 + ((length - 1 - at) % 8))
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  return digit(12) === Number(bare[12]) && digit(13) === Number(bare[13])
}

/**
 * '(11) 91234-5678'; a number with country code or an unusual length stays as typed. Too short a one too: its marks
 * would count as the ten characters that a phone must have.
 */
export function maskPhone(text: string): string {
  if (text.trimStart().startsWith('+')) return text
  const digits = text.replace(/\D/g, '')
  if (digits.length < 10 || digits.length > 11 || /[^\d\s()-]/.test(text)) return text
  return `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}`
}

/** At most six digits, ignoring anything between them. */
export const maskCode = (text: string) => text.replace(/\D/g, '').slice(0, 6)

function punctuate(text: string, marks: readonly (readonly [number, string])[]): string {
  let result = ''
  for (const [at, char] of [...text].entries()) {
    const mark = marks.find(([position]) => position === at)
    result += mark ? mark[1] + char : char
  }
  return result
}

/**
 * Writes the masked value into the control before the form reads it, keeping the caret behind the same character.
 * @returns the masked value
 */
export function applyMask(input: HTMLInputElement, mask: (text: string) => string): string {
  const masked = mask(input.value)
  if (masked === input.value) return masked
  const significant = (text: string) => text.replace(/[^0-9a-zA-Z]/g, '').length
  const before = significant(input.value.slice(0, input.selectionStart ?? input.value.length))
  const atEnd = input.selectionStart === input.value.length
  input.value = masked
  let caret = masked.length
  if (!atEnd) {
    caret = 0
    for (let seen = 0; caret < masked.length && seen < before; caret++) if (significant(masked[caret] ?? '') > 0) seen++
  }
  if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
  return masked
}
