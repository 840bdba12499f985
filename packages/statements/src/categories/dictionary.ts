import { type CategoryId, categoryName } from '@norteia/contracts/finance-categories'
import { documentKind } from '#src/memo.ts'
import { normalise } from '#src/text/normalise.ts'
import {
  DICTIONARY,
  HOUSES,
  NAMES,
  PLACES,
  RETAIL,
  SHORT,
  TRADES,
  type Verbetes,
  WEAK,
  WEAK_NEIGHBOURS,
} from './dictionary.data.ts'

interface Termo {
  words: string[]
  categoria: CategoryId | null
  sentido: Verbetes['sentido']
}

export interface Achado {
  categoria: CategoryId
  /** As the memo has it. */
  termo: string
}

function whole(word: string): string {
  return SHORT.get(word) ?? word
}

const index = new Map<string, Termo[]>()
for (const { categoria, sentido, termos } of DICTIONARY) {
  for (const termo of termos.split(',')) {
    const words = wordsOf(normalise(termo)).map(whole)
    const first = words[0]
    if (first) index.set(first, [...(index.get(first) ?? []), { words, categoria, sentido }])
  }
}

/** Terms of one word about spending, in the order of the alphabet. */
const spending = [...index.values()]
  .flat()
  .filter(({ words, sentido }) => words.length === 1 && sentido !== 'entrada')
  .map(({ words: [word = ''], categoria }) => ({ word, categoria }))
  .toSorted((a, b) => (a.word < b.word ? -1 : 1))

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
  /^(?:(?:PAGAMENTO|PAGTO|PGTO|PAG|ENVIO|RECEBIMENTO|RECEB|CREDITO|CRED|DEBITO|DEB|INT|MOB|SISPAG|SAIDA|ENTRADA|COM|QR|TRANSACAO|VIA)[ .:-]{1,3}){0,3}(?:PIX|TED|DOC|TEF|TBI|TRANSF\w*)\b|· (?:PIX|TED|DOC|TEF|TRANSF\w*)\b/
/** Money that comes back is no sale, whoever sends it. */
const REFUND = /^(?:ESTORNO|EST|REEMBOLSO|DEVOLUCAO|DEVOL|CANCELAMENTO)\b/
const COMPANY =
  /\b(?:LTDA|LTD|LT|S[/. ]{0,2}A|ME|EPP|EIRELI|MEI|CIA|COMPANHIA|COMERCIO|COMERCIAL|COM|SERVICOS?|SERV|INDUSTRIA|INDUSTRIAL|INDL|IND|DISTRIBUIDORA|INSTITUICAO|PAGAMENTOS|ASSOCIACAO|COOPERATIVA|BRASIL|TECNOLOGIA|SOLUCOES|IMOVEIS|TRANSPORTES|MATERIAIS|EMBALAGENS|ALIMENTOS|TELECOM|ENERGIA|SEGUROS|CORRETORA|CONSULTORIA|ENGENHARIA|CONSTRUTORA|TURISMO)\b/

/**
 * What the dictionary says to a movement: whole words only, the longest term first, then the first in the text. In a
 * transfer to a name only what the name begins with counts, or a term of several words: surnames are words, too.
 *
 * @param key the normalised description
 * @param name the normalised counterparty, '' where there is none
 */
export function lookUp(key: string, name: string, incoming: boolean): Achado | null {
  const transfer = TRANSFER.test(key)
  // Whoever shows a CPF is a person, whatever they are called.
  const person = transfer && documentKind(key) === 'CPF'
  const company = !transfer || COMPANY.test(name)
  const text = wordsOf(transfer ? name : key)
  const refund = incoming && REFUND.test(key)
  const purchase = PURCHASE.test(key)
  const house = HOUSES.has(wordsOf(name)[0] ?? '')
  const tells = ({ at, termo: { words, categoria } }: Place) => {
    const [word = ''] = words
    if (words.length === 1) {
      if (house || (purchase && RETAIL.has(word))) return false
      // Who takes a transfer, a slip or a card is no operation of the bank's own.
      if ((transfer || purchase || SLIP.test(key)) && INVESTED.has(categoria)) return false
      if (transfer && company && BETWEEN.has(categoria)) return false
    }
    if (company || TRADES.has(word)) return true
    // 'AGUAS DE' may be in the middle of anybody's name.
    if (words.length > 1) return at === 0 || words.at(-1) !== 'DE'
    return at === 0 && (!NAMES.has(word) || text.length === 1)
  }
  const found = [
    ...(transfer ? matches(wordsOf(key), incoming).filter(({ at, termo }) => at === 0 || isOperation(termo)) : []),
    ...(person ? [] : matches(text, incoming).filter(tells)),
  ]
    .filter(({ termo }) => !refund || termo.sentido === 'ambos')
    .filter(
      (place, _, all) =>
        place.at === 0 || transfer || !all.some(({ at, termo }) => at === 0 && COSTS.has(termo.categoria)),
    )
    .toSorted((a, b) => b.termo.words.length - a.termo.words.length || a.at - b.at)
  const best = found[0]
  if (best && PLACES.has(best.termo.words.join(' ')) && text[best.at] !== wordsOf(name)[0]) return null
  if (best) return best.termo.categoria && { categoria: best.termo.categoria, termo: best.said }
  if (incoming || person) return null
  return weakMatch(text, wordsOf(name)[0], transfer, company) ?? (company && !house ? cutMatch(text) : null)
}

const PURCHASE = /^(?:COMPRAS?|RSHOP|CARTAO|DEBITO DE CARTAO)\b/
const SLIP = /^(?:[A-Z]{2,9} ){0,2}(?:DE )?(?:BOLETO|TITULO|COBRANCA)\b/
const INVESTED = new Set<CategoryId | null>(['aplicacao', 'rendimentos'])
/** What passes between a company and its people, not another company. */
const BETWEEN = new Set<CategoryId | null>(['aporte', 'lucros', 'pro-labore', 'salarios', 'emprestimo-recebido'])
/** A line that begins with such a word is that, whatever for: 'IOF S/ OPERACAO DE CREDITO'. */
const COSTS = new Set<CategoryId | null>(['iof', 'juros', 'tarifas'])

/** Words about the transfer itself, wherever they stand. */
const isOperation = ({ categoria }: Termo) => categoria === 'transferencia'

interface Place {
  at: number
  termo: Termo
  said: string
}

function matches(said: readonly string[], incoming: boolean): Place[] {
  const words = said.map(whole)
  return words.flatMap((word, at) =>
    (index.get(word) ?? [])
      .filter(({ sentido }) => sentido === 'ambos' || (sentido === 'entrada') === incoming)
      .filter((termo) => termo.words.every((wanted, offset) => words[at + offset] === wanted))
      .map((termo) => ({ at, termo, said: said.slice(at, at + termo.words.length).join(' ') })),
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
    const next = words[at + 1]
    const beside = [words[at - 1], next].some((one) => one !== undefined && WEAK_NEIGHBOURS.has(one))
    // 'VIVO SP', 'OI PAGTO CONTA', but no 'VIVO GASTRONOMIA'.
    const alone = next === undefined || next.length < 3 || /\d/.test(next) || /^(PAG|PGTO|DEB|AUT|BRASIL)/.test(next)
    const begins = (at === 0 || word === first) && alone
    if (transfer ? company && beside : begins || beside) return { categoria: 'utilidades', termo: word }
  }
  return null
}

/** Banks cut words: one of at least seven letters that only terms of one category begin with. */
function cutMatch(words: readonly string[]): Achado | null {
  for (const word of words) {
    if (word.length < 7 || /\d/.test(word) || index.has(whole(word))) continue
    const begun = begunWith(word)
    const categoria = begun[0]?.categoria
    if (categoria && begun.every((other) => other.categoria === categoria)) return { categoria, termo: word }
  }
  return null
}

function begunWith(cut: string): typeof spending {
  let [from, to] = [0, spending.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((spending[middle]?.word ?? '') < cut) from = middle + 1
    else to = middle
  }
  let end = from
  while (spending[end]?.word.startsWith(cut)) end++
  return spending.slice(from, end)
}

/** The sentence under 'Por quê?'. */
export const dictionaryReason = ({ categoria, termo }: Achado) =>
  `"${termo}" na descrição indica ${categoryName(categoria) ?? categoria}.`
