import type { CategoryId } from '@norteia/contracts/finance-categories'
import { normalise } from '#src/text/normalise.ts'
import { type Terms, termsOf } from './terms.ts'
import { GOODS_NAMES, SELLS_GOODS, SELLS_SERVICES, TRADE_WORDS } from './trades.data.ts'

/** What is known of the company whose statement is sorted. */
export interface Empresa {
  nome: string
  setor: string
}

export interface Trade {
  /** Terms that mean something to this company only. */
  terms: Terms
  /** Those that hold for what it buys by card, too. */
  bought: Terms
  /** Categories in which the general words say nothing. */
  silent: ReadonlySet<CategoryId | null>
  /** What its sales are; null: not known. */
  sale: CategoryId | null
  /** The words of its name. */
  name: readonly string[]
}

const known = new WeakMap<Empresa, Trade>()

export function tradeOf(company: Empresa): Trade {
  const trade = known.get(company) ?? build(company)
  known.set(company, trade)
  return trade
}

function build({ nome, setor }: Empresa): Trade {
  const key = normalise(nome)
  const words = key.split(/[^A-Z0-9&]+/)
  const sale = saleOf(key, setor)
  const holding = TRADE_WORDS.filter(
    (one) =>
      (one.setores.length === 0 && one.nome === '') ||
      one.setores.includes(setor) ||
      (one.nome !== '' && named(words, one.nome.split(' '))),
  )
  const entries = (list: typeof holding) =>
    list
      .filter(({ categoria }) => categoria !== 'venda' || sale !== null)
      .map(({ categoria, sentido, termos }) => ({
        categoria: categoria === 'venda' ? sale : categoria,
        sentido,
        termos,
      }))
  return {
    terms: termsOf(entries(holding)),
    bought: termsOf(entries(holding.filter(({ compra }) => compra))),
    silent: new Set(holding.flatMap(({ calados }) => calados ?? [])),
    sale,
    name: plainName(key),
  }
}

const LONG = 5

/** A trade's word of five letters or more may be the beginning of the name's: 'AUTOMOTIV', 'CONSTRU'. */
const named = (words: readonly string[], wanted: readonly string[]) =>
  words.some((word) => wanted.some((one) => word === one || (one.length >= LONG && word.startsWith(one))))

function saleOf(name: string, setor: string): CategoryId | null {
  if (SELLS_GOODS.has(setor)) return 'vendas-produtos'
  if (!SELLS_SERVICES.has(setor)) return null
  return GOODS_NAMES.test(name) ? null : 'servicos-prestados'
}

const FORMS = new Set('LTDA LTD LT ME EPP EIRELI MEI SA S A E DE DA DO DAS DOS CIA'.split(' '))

/** The words of a company's name without its legal form and the small words. */
const plainName = (key: string) => key.split(/[^A-Z0-9&]+/).filter((word) => word !== '' && !FORMS.has(word))

const LEAST_WORD = 3
const LEAST_NAME = 10

/**
 * Whether a counterparty is the company itself, however the bank cuts its words. Whoever trades under a person's name is
 * that person, too: only a name with a word of business in it, or a company's number, is told apart from the owner.
 */
export function isOwn(
  counterparty: string,
  { name }: Trade,
  business: (word: string) => boolean,
  byNumber: boolean,
): boolean {
  const said = plainName(counterparty)
  if (said.length < 2 || said.length > name.length || said.join('').length < LEAST_NAME) return false
  const same = said.every((word, at) => {
    const whole = name[at] ?? ''
    const cut = word.length >= LEAST_WORD || at === said.length - 1
    return word === whole || (cut && whole.startsWith(word))
  })
  return same && (byNumber || name.slice(0, said.length - 1).some(business) || business(said.at(-1) ?? ''))
}
