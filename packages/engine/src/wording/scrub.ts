import { fold } from '#src/text/words.ts'
import { AMBIGUOUS_NAMES } from './names.data.ts'
import { isEveryday } from './vocabulary.ts'

const MAX_LENGTH = 1_000
const AT = String.raw`(?:\s?(?:@|[([{]\s?(?:at|arroba)\s?[)\]}])\s?|\s(?:at|arroba)\s)`
const DOT = String.raw`(?:\s?\.\s?|\s?[([{]\s?(?:dot|ponto)\s?[)\]}]\s?|\s(?:dot|ponto)\s)`
const EMAIL = new RegExp(
  String.raw`[\p{L}\d._%+-]{1,64}${AT}[\p{L}\d-]{1,63}(?:${DOT}[\p{L}\d-]{2,24})*|\S*@\S*`,
  'giu',
)
const ADDRESS = /\S*(?:https?:|www\.)\S*|\p{L}[\p{L}\d-]*\.\p{L}{2,}[^\s,;]*/giu
/** CPF, CNPJ, phones, postal codes and other long numbers: seven digits or more, with any separators. */
const LONG_NUMBER = /\(?\+?\d(?:[^\p{L}\d\n;]{0,3}\d){6,}/gu
/** A CNPJ of 2026 has letters. */
const REGISTRATION =
  /(?<![\p{L}\d])[0-9A-Z]{2}[\W_]{0,3}[0-9A-Z]{3}[\W_]{0,3}[0-9A-Z]{3}[\W_]{0,3}[0-9A-Z]{4}[\W_]{0,3}\d{2}(?!\d)/gu
const AMOUNT = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2})?$/
const SPOKEN_DIGIT = '(?:zero|um|dois|tres|três|quatro|cinco|seis|meia|sete|oito|nove|onze|vinte e um|\\d{1,5})'
const SPOKEN_NUMBER = new RegExp(`(?<!\\p{L})${SPOKEN_DIGIT}(?:[\\s,.-]{1,3}${SPOKEN_DIGIT}){4,}(?!\\p{L})`, 'giu')
/** Digits with a unit directly after them: '10x', '24h', '2kg', '3º'. */
const MEASURED = /^\d+(?:[.,]\d+)*(?:k|x|h|hs|kg|g|l|ml|m|m2|cm|mm|km|min|d|º|ª|o|a|mil|mi)?$/iu
const WORD = /[\p{L}\d][\p{L}\d\p{M}ºª]*/gu
/** Words of a name that name nobody. */
const COMMON_PARTS = new Set(
  'da de do das dos e a o as os padaria loja mercado clinica escola fazenda oficina restaurante comercio servicos industria consultoria tecnologia empresa ltda eireli studio estudio casa moda bebidas alimentos confeitaria farmacia para me mei sa bar'.split(
    ' ',
  ),
)
/** Capital letters that name products of everyday use, months and feasts. */
const PROPER = new Set(
  'whatsapp instagram facebook google tiktok youtube pix mei cnpj cpf ia cmv nps erp excel ifood dre natal pascoa carnaval black friday simples nacional brasil sebrae norteia r clt nf'.split(
    ' ',
  ),
)
const ambiguous = new Set(AMBIGUOUS_NAMES.split(' '))

/**
 * Removes from a text what must not be sent to a provider: e-mails, addresses, phones and registration numbers in any
 * notation, each of `names` (the owner's and the company's), and every word outside everyday business vocabulary, since it
 * may name a third person. Returns at most 1,000 characters; amounts of money stay. `own`: the user wrote the text, so a
 * capitalised word inside a sentence counts as a name.
 */
export function scrub(text: string, names: readonly string[], own = false): string {
  let clean = text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}|[−⁃﹘]/gu, '-')
    .replace(/[^\S\n]+/gu, ' ')
  clean = clean
    .replace(EMAIL, '[e-mail]')
    .replace(ADDRESS, (found) => (isSentenceGap(found) ? found.replace('.', '. ') : '[endereço]'))
  clean = clean.replace(REGISTRATION, (found) => (/\d/.test(found.slice(0, -3)) ? '[número]' : found))
  clean = clean.replace(LONG_NUMBER, (found, at: number) => (isAmount(clean, found, at) ? found : '[número]'))
  clean = clean.replace(SPOKEN_NUMBER, '[número]')
  for (const name of names) clean = withoutName(clean, name)
  return withoutStrangers(clean, new Set(names.flatMap(partsOf)), own && !isShouted(clean)).slice(0, MAX_LENGTH)
}

/** 'no caixa.Depois' is two sentences, 'loja.com' an address. */
const isSentenceGap = (found: string) =>
  /^\p{L}+\.\p{Lu}\p{Ll}*$/u.test(found) && found.split('.').every((word) => isEveryday(fold(word)))

const isAmount = (text: string, found: string, at: number): boolean =>
  AMOUNT.test(found) &&
  (/R\$ ?$/.test(text.slice(Math.max(0, at - 4), at)) ||
    /^\s?(?:reais|mil(?!\p{L})|milh)/iu.test(text.slice(at + found.length)) ||
    /^\d{1,3}(?:\.\d{3})+,\d{2}$/.test(found))

const isShouted = (text: string) => (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0)

const partsOf = (name: string): string[] =>
  (fold(name.normalize('NFKC')).match(/[\p{L}\d]+/gu) ?? []).filter(
    (part) => part.length > 1 && !COMMON_PARTS.has(part),
  )

/** Removes the whole name, with any separators between its words. */
function withoutName(text: string, name: string): string {
  const words = fold(name.normalize('NFKC')).match(/[\p{L}\d]+/gu) ?? []
  const folded = fold(text)
  // Folding that changes the length would move the places; the words of the name go one by one then.
  if (words.length < 2 || folded.length !== text.length) return text
  const whole = new RegExp(`(?<![\\p{L}\\d])${words.join('[^\\p{L}\\d]{0,3}')}(?![\\p{L}\\d])`, 'gu')
  let result = ''
  let from = 0
  for (const match of folded.matchAll(whole)) {
    result += `${text.slice(from, match.index)}[nome]`
    from = match.index + match[0].length
  }
  return result + text.slice(from)
}

const MARK = /\[(?:nome|e-mail|endereço|número|omitido)\]/gu

function withoutStrangers(text: string, parts: ReadonlySet<string>, capitalsName: boolean): string {
  // Placeholders inserted earlier are not words.
  const kept = [...text.matchAll(MARK)].map(({ index, 0: mark }) => [index, index + mark.length] as const)
  const clean = text.replace(WORD, (word, at: number) => {
    if (kept.some(([from, to]) => at >= from && at < to)) return word
    const plain = fold(word).replace(/[ºª]/g, '')
    const known = parts.has(plain) || [...parts].some((part) => part.length > 3 && plain.includes(part))
    if (known) return '[nome]'
    if (/\d/.test(word)) return MEASURED.test(word) ? word : '[omitido]'
    if (PROPER.has(plain)) return word
    const capital = /^\p{Lu}/u.test(word) && !/(?:^|[.!?:;\n“"(•<]\s*)$/u.test(text.slice(0, at))
    if (capital && (capitalsName || ambiguous.has(plain))) return '[omitido]'
    return isEveryday(plain) ? word : '[omitido]'
  })
  // 'João da Costa': what follows a name and may be one is its rest.
  const named = clean.replace(
    /(\[(?:omitido|nome)\](?: d[aeo]s?| e)?) (\p{L}+)/gu,
    (found, name: string, word: string) => (ambiguous.has(fold(word)) ? `${name} [omitido]` : found),
  )
  return named.replace(/\[omitido\](?:[ \-/.,]{0,2}\[omitido\])+/g, '[omitido]')
}
