import { type CategoryId, categoryName } from '@norteia/contracts/finance-categories'
import { documentKind } from '#src/memo.ts'
import { DICTIONARY, HOUSES, NAMES, PLACES, RETAIL, TRADES, WEAK, WEAK_NEIGHBOURS } from './dictionary.data.ts'
import { MORE_WORDS } from './more-words.data.ts'
import { matches, type Place, type Termo, termsOf, whole, wordsOf } from './terms.ts'
import { isOwn, type Trade } from './trades.ts'

export interface Achado {
  categoria: CategoryId
  /** As the memo has it. */
  termo: string
  /** The term is the company's own name. */
  proprio?: true
}

const index = termsOf([...DICTIONARY, ...MORE_WORDS])

/** Terms of one word about spending, in the order of the alphabet. */
const spending = [...index.values()]
  .flat()
  .filter(({ words, sentido }) => words.length === 1 && sentido !== 'entrada')
  .map(({ words: [word = ''], categoria }) => ({ word, categoria }))
  .toSorted((a, b) => (a.word < b.word ? -1 : 1))

/** How many terms there are, for the test that counts them. */
export const termCount = (): number => [...index.values()].reduce((sum, terms) => sum + terms.length, 0)

const TRANSFER =
  /^(?:(?:PAGAMENTO|PAGTO|PGTO|PAG|ENVIO|RECEBIMENTO|RECEB|CREDITO|CRED|DEBITO|DEB|INT|MOB|SISPAG|SAIDA|ENTRADA|COM|QR|TRANSACAO|VIA)[ .:-]{1,3}){0,3}(?:PIX|TED|DOC|TEF|TBI|TRANSF\w*)\b|· (?:PIX|TED|DOC|TEF|TRANSF\w*)\b/
/** Money that comes back is no sale, whoever sends it. */
const REFUND = /^(?:ESTORNO|EST|REEMBOLSO|DEVOLUCAO|DEVOL|CANCELAMENTO)\b/
const COMPANY =
  /\b(?:LTDA|LTD|LT|S[/. ]{0,2}A|ME|EPP|EIRELI|MEI|CIA|COMPANHIA|COMERCIO|COMERCIAL|COM|SERVICOS?|SERV|INDUSTRIA|INDUSTRIAL|INDL|IND|DISTRIBUIDORA|INSTITUICAO|PAGAMENTOS|ASSOCIACAO|COOPERATIVA|BRASIL|TECNOLOGIA|SOLUCOES|IMOVEIS|TRANSPORTES|MATERIAIS|EMBALAGENS|ALIMENTOS|TELECOM|ENERGIA|SEGUROS|CORRETORA|CONSULTORIA|ENGENHARIA|CONSTRUTORA|TURISMO)\b/

/** What banks set between the way of paying and the name. */
const BETWEEN_WORDS =
  /^(?:(?:COMPE|EFETI\w{0,6}|STR|SPB|CHAVE|BANRICOMPRAS|NACIONAL|NAC|EM CONTA|BOLETO|TITULO|OUTRO BANCO|OUTROS BANCOS|\d{3})[ .:-]{1,3}){1,4}/

/**
 * What the dictionary says to a movement: whole words only, the longest term first, then the first in the text. In a
 * transfer to a name only what the name begins with counts, or a term of several words: surnames are words, too.
 *
 * @param key the normalised description
 * @param counterparty normalised, '' where there is none
 * @param trade of the company, where it is known
 */
export function lookUp(key: string, counterparty: string, incoming: boolean, trade?: Trade): Achado | null {
  const name = counterparty.replace(BETWEEN_WORDS, '')
  const transfer = TRANSFER.test(key)
  // Whoever shows a CPF is a person, whatever they are called.
  const document = transfer ? documentKind(key) : null
  const person = document === 'CPF'
  const company = !transfer || COMPANY.test(name)
  const refund = incoming && REFUND.test(key)
  const own =
    trade !== undefined &&
    !person &&
    !refund &&
    isOwn(name, trade, isBusiness, document === 'CNPJ' || NO_PERSON.test(name))
  if (own && transfer && !OTHER_WAYS.test(key)) return { categoria: 'transferencia', termo: name, proprio: true }
  const text = wordsOf(transfer ? name : key)
  const purchase = PURCHASE.test(key)
  const first = wordsOf(name)[0] ?? ''
  const house = HOUSES.has(first)
  const begins = ({ at, termo: { words } }: Place) => {
    const [word = ''] = words
    if (company || TRADES.has(word)) return true
    // 'AGUAS DE' may be in the middle of anybody's name.
    if (words.length > 1) return at === 0 || words.at(-1) !== 'DE'
    return at === 0 && (!NAMES.has(word) || text.length === 1)
  }
  const tells = (place: Place) => {
    const { words, categoria } = place.termo
    if (words.length === 1) {
      if (house || (purchase && RETAIL.has(words[0] ?? ''))) return false
      // Who takes a transfer, a slip or a card is no operation of the bank's own.
      if ((transfer || purchase || SLIP.test(key)) && INVESTED.has(categoria)) return false
      if (transfer && company && BETWEEN.has(categoria)) return false
    }
    return begins(place)
  }
  const found = [
    ...(transfer
      ? matches(index, wordsOf(key), incoming).filter(({ at, termo }) => at === 0 || isOperation(termo))
      : []),
    ...(person ? [] : matches(index, text, incoming).filter(tells)),
  ]
    .filter(({ termo }) => !refund || termo.sentido === 'ambos')
    .filter(
      (place, _, all) =>
        place.at === 0 || transfer || !all.some(({ at, termo }) => at === 0 && COSTS.has(termo.categoria)),
    )
    .toSorted(longest)
  const best = found[0]
  if (trade && !own && !person && !refund && !(best?.at === 0 && COSTS.has(best.termo.categoria))) {
    // What the name of a house says in one word is what it is itself: an 'ACOUGUE' sells meat, a 'BAR DO QUEIJO' no cheese.
    const told = matches(purchase ? trade.bought : trade.terms, text, incoming)
      .filter((place) => begins(place) && (!house || place.termo.words.length > 1 || text[place.at] === first))
      .toSorted(longest)[0]
    if (told && (!best || longest(told, best) <= 0))
      return told.termo.categoria && { categoria: told.termo.categoria, termo: told.said }
  }
  if (best && PLACES.has(best.termo.words.join(' ')) && text[best.at] !== first) return null
  if (best && trade?.silent.has(best.termo.categoria)) return null
  if (best) return best.termo.categoria && { categoria: best.termo.categoria, termo: best.said }
  if (incoming || person) return null
  return weakMatch(text, first, transfer, company) ?? (company && !house ? cutMatch(text) : null)
}

/** Whether money came by transfer from a company that is no bank, financier or agent of somebody else. */
export function isNamedCompany(key: string, counterparty: string): boolean {
  if (!TRANSFER.test(key) || REFUND.test(key) || OTHER_WAYS.test(key)) return false
  const document = documentKind(key)
  if (document === 'CPF' || NO_CUSTOMER.test(counterparty)) return false
  return document === 'CNPJ' || LEGAL_FORM.test(counterparty)
}

const LEGAL_FORM =
  /\b(?:LTDA|LTD|S[/. ]{0,2}A|EPP|EIRELI|CIA|COMPANHIA)$|\b(?:LTDA|EIRELI|INDUSTRIA|COMERCIO|COMERCIAL|COOPERATIVA|CONDOMINIO|CONSTRUTORA|HOSPITAL|ASSOCIACAO)\b/
/** Who lends, holds, insures or passes on money. */
const NO_CUSTOMER =
  /\b(?:BANCO|BCO|FINANCEIRA|FINANC\w*|FOMENTO|FIDC|SECURITIZADORA|FACTORING|CREDITO|CAPITAL|INVEST\w*|PARTICIPAC\w*|HOLDING|SEGUR\w*|CONSORCIO|IMOBILIARIA|IMOVEIS|PAGAMENTOS?|PAGTOS?|INSTITUICAO|INST|IP|MARKETPLACE|BENEFICIOS|CORRETORA|FUNDO|TRIBUNAL|RECEITA|FAZENDA NACIONAL|TESOURO)\b/

const longest = (a: Place, b: Place) => b.termo.words.length - a.termo.words.length || a.at - b.at

/** A code that was read, or money that went back, names the company without being its own. */
const OTHER_WAYS = /\bQR|\bDEVOL|\bESTORN|\bCOBRANCA\b/

const NO_PERSON = /\b(?:LTDA|EIRELI|EPP)\b/

/** A word that companies are called by, not people. */
const isBusiness = (word: string) =>
  HOUSES.has(word) ||
  TRADES.has(word) ||
  COMPANY.test(word) ||
  BUSINESS.test(word) ||
  (!NAMES.has(word) && (index.get(word) ?? []).some(({ words }) => words.length === 1))

const BUSINESS =
  /^(?:AGRO|CONSTRU|CLINIC|ODONTO|FAZENDA|OFICINA|COMERC|INDUSTR|CONFEC|INFORMATIC|TECNOLOG|SISTEMA|ENGENH|MOVEIS|MODAS|CALCADOS|STUDIO|ATELIE|PET|AUTO|CENTRO|INSTITUTO|COLEGIO|PRODU|SOLUC|DIGITAL|SOFTWARE|LABS?$|GRUPO|GRAFIC|BURGER|PIZZ|ARTES?$|SERVIC|EVENTOS|FESTAS|VIAGENS)/

const PURCHASE = /^(?:COMPRAS?|RSHOP|BANRICOMPRAS|CARTAO|DEBITO DE CARTAO)\b/
const SLIP = /^(?:[A-Z]{2,9} ){0,2}(?:DE )?(?:BOLETO|TITULO|COBRANCA)\b/
const INVESTED = new Set<CategoryId | null>(['aplicacao', 'rendimentos'])
/** What passes between a company and its people, not another company. */
const BETWEEN = new Set<CategoryId | null>(['aporte', 'lucros', 'pro-labore', 'salarios', 'emprestimo-recebido'])
/** A line that begins with such a word is that, whatever for: 'IOF S/ OPERACAO DE CREDITO'. */
const COSTS = new Set<CategoryId | null>(['iof', 'juros', 'tarifas'])

/** Words about the transfer itself, wherever they stand. */
const isOperation = ({ categoria }: Termo) => categoria === 'transferencia'

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
export const dictionaryReason = ({ categoria, termo, proprio }: Achado) =>
  proprio
    ? 'O nome na descrição é o da sua própria empresa.'
    : `"${termo}" na descrição indica ${categoryName(categoria) ?? categoria}.`
