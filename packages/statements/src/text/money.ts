/** Which mark parts the cents: 'virgula' or 'ponto'; null: each number tells by itself or can't. */
export type MarcaDecimal = 'virgula' | 'ponto' | null

interface Parts {
  negative: boolean
  /** Digits, commas and dots only. */
  body: string
}

const NOISE = /[\s\u00a0\u202f"']+|R\$|BRL/gi
/** What most cells of most files are. */
const PLAIN = /^(-?)(\d[\d.,]*)$/
const MAX_CENTS = 1e14
const LONGEST = 80

/** Sign (minus before or after, parentheses, D or C after) and number of a cell; null where there is no number. */
function partsOf(text: string): Parts | null {
  if (text.length > LONGEST) return null
  const plain = PLAIN.exec(text)
  if (plain) return { negative: plain[1] === '-', body: plain[2]! }
  let rest = text.replace(NOISE, '').replace(/[\u2212\u2013]/g, '-')
  let negative = false
  // '(-) 9,90'
  rest = rest.replace(/^\(([-+])\)/, '$1')
  const bracketed = /^\((.+)\)$/.exec(rest)
  if (bracketed?.[1]) {
    negative = true
    rest = bracketed[1]
  }
  const marked = /^(.*\d[.,]?)(D|C|DB|CR)$/i.exec(rest)
  if (marked?.[1] && marked[2]) {
    if (/^D/i.test(marked[2])) negative = true
    rest = marked[1]
  }
  if (/^-/.test(rest) || /-$/.test(rest)) negative = true
  rest = rest.replace(/^[-+]/, '').replace(/[-+]$/, '')
  return /^(?=.*\d)[\d.,]+$/.test(rest) ? { negative, body: rest } : null
}

/**
 * Signed cents of '1.234,56', '1234.56', '(5,17)', '12,50 D', '- 5,17', '50.0000'; null where it is no amount or has
 * fractions of a cent. '1.234' alone is read by `mark`; without one as thousands.
 */
export function parseMoney(text: string, mark: MarcaDecimal = null): number | null {
  const parts = partsOf(text)
  if (!parts) return null
  const decimal = decimalAt(parts.body, mark)
  const whole = decimal < 0 ? parts.body : parts.body.slice(0, decimal)
  const fraction = decimal < 0 ? '' : parts.body.slice(decimal + 1)
  if (!isWhole(whole) || !/^\d*$/.test(fraction) || /[1-9]/.test(fraction.slice(2))) return null
  const cents = Number(`${whole.replace(/[.,]/g, '') || '0'}${fraction.slice(0, 2).padEnd(2, '0')}`)
  if (cents > MAX_CENTS) return null
  return parts.negative && cents !== 0 ? -cents : cents
}

/** Position of the decimal mark; -1 for a whole number. */
function decimalAt(body: string, mark: MarcaDecimal): number {
  const last = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'))
  if (last < 0) return -1
  const sign = body[last] ?? ''
  const once = body.indexOf(sign) === last
  if (/[.,]/.test(body.slice(0, last)) && once) return last
  if (!once) return -1
  if (!isAmbiguous(body)) return last
  return mark === (sign === ',' ? 'virgula' : 'ponto') ? last : -1
}

/** '1.234' and '12,345': thousands or three decimals. */
function isAmbiguous(body: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(body)
}

function isWhole(whole: string): boolean {
  return /^\d*$/.test(whole) || /^\d{1,3}(\.\d{3})+$/.test(whole) || /^\d{1,3}(,\d{3})+$/.test(whole)
}

export interface DecimalEvidence {
  /** The only mark that the file's amounts use; null: none, or both. */
  mark: MarcaDecimal
  /** There are amounts that can be read two ways and nothing tells which. */
  open: boolean
}

/** What the amounts of one file say together about their decimal mark. */
export function decimalEvidence(amounts: Iterable<string>): DecimalEvidence {
  let comma = 0
  let dot = 0
  let ambiguous = 0
  for (const amount of amounts) {
    const body = partsOf(amount)?.body
    if (!body || !/[.,]/.test(body)) continue
    if (isAmbiguous(body)) ambiguous++
    else {
      const last = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'))
      const sign = body[last]
      const decimal = body.indexOf(sign ?? '') === last
      if ((sign === ',') === decimal) comma++
      else dot++
    }
  }
  if (comma > 0 && dot === 0) return { mark: 'virgula', open: false }
  if (dot > 0 && comma === 0) return { mark: 'ponto', open: false }
  return { mark: null, open: ambiguous > 0 }
}

/** 'R$ 1.234,56' of signed cents. */
export function moneyText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}R$ ${whole},${digits.slice(-2)}`
}
