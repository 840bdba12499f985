import { fold, words } from '#src/text/words.ts'
import { tellingWords } from './names.ts'
import { PLAINER_TALK } from './plainer-talk.data.ts'
import { DEPTH, HEIGHT, PLAINER_CALLED, PLAINER_FILLERS, PLAINER_VERBS } from './plainer-words.data.ts'
import { spelledPlain } from './typed.ts'
import { isGrammarWord } from './vocabulary.ts'

/**
 * A last hearing, of what stayed unread: the same question without the words that carry nothing, with verbs of money by
 * their direction and things by their own name. A word of one of the ledger's names stays as it is typed.
 */

const LEAST_SMALL = 6
const TIME_ADVERBS = /^(?:mensal|semanal|diaria|anual|atual|quinzenal)mente$/
const MANNERS = /^[a-z]{3,}mente$/
const LAUGHTER = /^(?:k{2,}|(?:rs)+|(?:ha|he|hua|hue)+h?|a{2,}ff?|hm+|eh+|ah+|oh+|ih+)$/

/** How high or low something was. */
const COLOURS = new RegExp(`^(?:${HEIGHT}|${DEPTH})$`)
/** 'tarifinha' of 'tarifa': the word that it is small of; none where the grammar has neither. */
function unshrunk(word: string): string {
  const found = word.length >= LEAST_SMALL ? /^([a-z]+?)z?inh([oa]s?)$/.exec(word) : null
  if (!found || isGrammarWord(word)) return word
  const [, root = '', end = ''] = found
  const forms = [root + end, `${root}e`, root, `${root.replace(/qu$/, 'c').replace(/gu$/, 'g')}${end}`]
  return forms.find((form) => isGrammarWord(form) || COLOURS.test(form)) ?? word
}

/**
 * The same question in plain words; undefined: it has none, or they are the same.
 * @param goesOn whether a figure was told just before
 */
export function inPlainWords(question: string, names: readonly string[], goesOn = false): string | undefined {
  const own = new Set(names.flatMap(tellingWords).filter((word) => word.length > 2))
  const said = spelledPlain(question)
  const kept = said.split(' ').flatMap((word) => {
    if (own.has(word)) return [word]
    if (LAUGHTER.test(word) || (MANNERS.test(word) && !TIME_ADVERBS.test(word))) return []
    return [unshrunk(word)]
  })
  const rules = [...PLAINER_FILLERS, ...PLAINER_CALLED, ...PLAINER_VERBS, ...(goesOn ? PLAINER_TALK : [])]
  const plain = rules
    .reduce((text, [from, to]) => replaced(text, from, to, own), ` ${kept.join(' ')} `)
    .replace(FORM, (form, before) => (said.split(' ').some((word) => own.has(word)) ? `${before}pagamento` : form))
    .replace(/ (maquininha|instagram|insta|face|facebook)(?= )/g, (_, thing) => ` ${nameOf(thing, names)}`)
    .replace(/(?: ,)+ /g, ' , ')
    .replace(/^ ,| , $/g, ' ')
    .trim()
  return plain === '' || plain === fold(said) ? undefined : plain
}

/** 'o último pix da pousada': however it was paid. */
const FORM =
  /( (?:maior|menor|melhor|pior|ultim[oa]|primeir[oa]|derradeir[oa]|cada) )(?:pix|boleto|ted|transferencia|deposito)(?= )/g
const ACQUIRER =
  /^(?:getnet|pagseguro|pagbank|stone|cielo|rede|redecard|sumup|mercadopago|ton|infinitepay|safrapay|vero|sipag|granito)$/
const PLATFORM = /^(?:meta|facebk|facebook|fb)$/
/** Who is behind a thing, where one of the ledger's names is: the card machine's company, the platform of the ads. */
function nameOf(thing: string, names: readonly string[]): string {
  const behind = thing === 'maquininha' ? ACQUIRER : PLATFORM
  const found = new Set(
    names.flatMap((name) =>
      words(name, 20)
        .filter((word) => behind.test(word))
        .slice(0, 1),
    ),
  )
  const [one] = found
  return found.size === 1 && one ? one : thing === 'maquininha' ? thing : 'anuncio'
}

/** Where what a rule meets holds a word of a name, it may be who is meant. */
function replaced(text: string, from: RegExp, to: string, own: ReadonlySet<string>): string {
  const met = text.replace(from, (...found: unknown[]) => {
    const whole = String(found[0])
    const parts = found.slice(
      1,
      found.findIndex((one) => typeof one === 'number'),
    )
    if (keptWords(whole, parts, own)) return whole
    return to.replace(/\$(\d)/g, (_, at) => String(parts[Number(at) - 1] ?? ''))
  })
  return met.replace(/ +/g, ' ')
}

/** A name's word that the rule would lose. */
function keptWords(whole: string, parts: readonly unknown[], own: ReadonlySet<string>): boolean {
  const carried = new Set(parts.flatMap((part) => String(part ?? '').split(' ')))
  return whole.split(' ').some((word) => own.has(word) && !carried.has(word))
}
