import { fold } from '#src/text/words.ts'

const EMAIL = /[^\s@<>"]{1,64}@[^\s@<>"]{1,190}\.[a-z]{2,}/giu
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu
/** CPF, CNPJ, phones and other long numbers: seven or more digits, however they are grouped; a CNPJ of 2026 has letters. */
const IDENTIFIER =
  /(?:\(\d{2}\)\s?)?\d(?:[\s./()-]?\d){6,}|\b[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}\b/gu
const MAX_LENGTH = 1_000

/**
 * A user's text as it may leave the house: no e-mails, addresses, phones or registration numbers, and none of `names`
 * (the owner's and the company's); at most 1,000 characters. Amounts such as 'R$ 1.200.000,00' stay.
 */
export function scrub(text: string, names: readonly string[]): string {
  let clean = text.slice(0, MAX_LENGTH).replace(EMAIL, '[e-mail]').replace(ADDRESS, '[endereço]')
  clean = clean.replace(IDENTIFIER, (match, at: number) =>
    /R\$\s?$/.test(clean.slice(Math.max(0, at - 4), at)) || /^\d{1,3}(\.\d{3})+$/.test(match) ? match : '[número]',
  )
  for (const name of names.flatMap(partsOf)) clean = replaceName(clean, name)
  return clean
}

/** A whole name, and its words of four letters or more that aren't everyday words of a trade. */
const partsOf = (name: string): string[] => {
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word.length >= 4 && !TRADE_WORDS.has(fold(word)))
  return [name.trim(), ...words].filter((part) => part.length >= 3)
}
const TRADE_WORDS = new Set(
  'padaria loja mercado clinica escola fazenda oficina restaurante comercio servicos industria consultoria tecnologia empresa ltda eireli studio estudio casa moda bebidas alimentos confeitaria farmacia para'.split(
    ' ',
  ),
)

function replaceName(text: string, name: string): string {
  const target = fold(name)
  const folded = fold(text)
  // Folding that changes the length would move the places.
  if (folded.length !== text.length) return text.replaceAll(name, '[nome]')
  let result = ''
  let from = 0
  for (let at = folded.indexOf(target); at >= 0; at = folded.indexOf(target, from)) {
    const edge = (index: number) => !/[\p{L}\d]/u.test(folded[index] ?? ' ')
    const end = at + target.length
    result += text.slice(from, at) + (edge(at - 1) && edge(end) ? '[nome]' : text.slice(at, end))
    from = end
  }
  return result + text.slice(from)
}
