import { type CategoryId, categoryName } from '@norteia/contracts/finance-categories'
import { normalise } from '#src/text/normalise.ts'
import { DICTIONARY, type Verbetes, WEAK, WEAK_NEIGHBOURS } from './dictionary.data.ts'

interface Termo {
  words: string[]
  categoria: CategoryId
  sentido: Verbetes['sentido']
}

export interface Achado {
  categoria: CategoryId
  /** As written in the dictionary. */
  termo: string
}

const index = new Map<string, Termo[]>()
for (const { categoria, sentido, termos } of DICTIONARY) {
  for (const termo of termos.split(',')) {
    const words = wordsOf(normalise(termo))
    const first = words[0]
    if (first) index.set(first, [...(index.get(first) ?? []), { words, categoria, sentido }])
  }
}

/** How many terms there are, for the test that counts them. */
export const termCount = (): number => [...index.values()].reduce((sum, terms) => sum + terms.length, 0)

/** Words of a normalised text; digits glued behind a word ('ADS12345') are a number of the bank's. */
export function wordsOf(key: string): string[] {
  return key.split(/[^A-Z0-9&]+/).flatMap((word) => {
    const bare = /\d{3}/.test(word) ? word.replace(/(?<=[A-Z]{3})\d+$/, '') : word
    return bare === '' ? [] : [bare]
  })
}

const TRANSFER =
  /^(?:(?:PAGAMENTO|PAGTO|PGTO|PAG|ENVIO|RECEBIMENTO|RECEB|CREDITO|CRED|DEBITO|DEB|INT|MOB)\s+)?(?:PIX|TED|DOC|TEF|TRANSF\w*)\b|· (?:PIX|TED|DOC|TEF|TRANSF\w*)\b/
/** Money that comes back is no sale, whoever sends it. */
const REFUND = /^(?:ESTORNO|EST|REEMBOLSO|DEVOLUCAO|DEVOL|CANCELAMENTO)\b/
const COMPANY =
  /\b(?:LTDA|S\/?A|S A|ME|EPP|EIRELI|MEI|CIA|COMPANHIA|COMERCIO|COMERCIAL|COM|SERVICOS?|SERV|INDUSTRIA|IND|DISTRIBUIDORA|INSTITUICAO|PAGAMENTOS|ASSOCIACAO|COOPERATIVA|BRASIL|TECNOLOGIA|SOLUCOES|IMOVEIS|TRANSPORTES|MATERIAIS|EMBALAGENS|ALIMENTOS|TELECOM|ENERGIA)\b/

/**
 * What the dictionary says to a movement: whole words only, the longest term first, then the first in the text. In a
 * transfer to a name only what the name begins with counts, or a term of several words: surnames are words, too.
 *
 * @param key the normalised description
 * @param name the normalised counterparty, '' where there is none
 */
export function lookUp(key: string, name: string, incoming: boolean): Achado | null {
  const transfer = TRANSFER.test(key)
  const company = !transfer || COMPANY.test(name)
  const text = wordsOf(transfer ? name : key)
  const refund = incoming && REFUND.test(key)
  const found = [
    ...(transfer ? matches(wordsOf(key), incoming).filter(({ at, termo }) => at === 0 || isOperation(termo)) : []),
    ...matches(text, incoming).filter(({ at, termo }) => company || at === 0 || termo.words.length > 1),
  ]
    .filter(({ termo }) => !refund || termo.sentido === 'ambos')
    .toSorted((a, b) => b.termo.words.length - a.termo.words.length || a.at - b.at)
  const best = found[0]?.termo
  if (best) return { categoria: best.categoria, termo: best.words.join(' ') }
  return incoming ? null : weakMatch(text, wordsOf(name)[0], transfer, company)
}

/** Words about the transfer itself, wherever they stand. */
const isOperation = ({ categoria }: Termo) => categoria === 'transferencia'

function matches(words: readonly string[], incoming: boolean): { at: number; termo: Termo }[] {
  return words.flatMap((word, at) =>
    (index.get(word) ?? [])
      .filter(({ sentido }) => sentido === 'ambos' || (sentido === 'entrada') === incoming)
      .filter((termo) => termo.words.every((wanted, offset) => words[at + offset] === wanted))
      .map((termo) => ({ at, termo })),
  )
}

function weakMatch(
  words: readonly string[],
  first: string | undefined,
  transfer: boolean,
  company: boolean,
): Achado | null {
  for (const [at, word] of words.entries()) {
    if (!WEAK.has(word)) continue
    const beside = [words[at - 1], words[at + 1]].some((next) => next !== undefined && WEAK_NEIGHBOURS.has(next))
    const begins = at === 0 || word === first
    if (transfer ? company && beside : begins || beside) return { categoria: 'utilidades', termo: word }
  }
  return null
}

/** The sentence under 'Por quê?'. */
export const dictionaryReason = ({ categoria, termo }: Achado) =>
  `"${termo}" na descrição indica ${categoryName(categoria) ?? categoria}.`
