import { tellingWords } from './names.ts'
import type { Rest } from './rest.ts'

/** Energy, water and internet are one category; whom they are paid to tells them apart. */

const list = (text: string) => new Set(text.split(/\s+/))

const NEVER = /(?!)/
const KINDS: readonly { said: RegExp; payees: ReadonlySet<string> }[] = [
  {
    said: / (?:luz|energia) /,
    payees: list(
      `enel eletropaulo cpfl light cemig copel celesc equatorial neoenergia coelba celpe cosern elektro energisa edp rge ceee
      energia energetica eletrica eletrobras eletricidade luz`,
    ),
  },
  {
    said: / agua /,
    payees: list(
      `sabesp copasa sanepar casan cedae embasa compesa cagece caesb saneago corsan caern cagepa deso caema cosanpa agespisa sanasa
      dmae semae saae sae daae saneatins brk aegea igua aguas agua esgoto saneamento`,
    ),
  },
  {
    said: / (?:internet|telefone) /,
    payees: list(
      `vivo telefonica claro tim oi net embratel nextel algar sercomtel brisanet desktop unifique ligga sumicity vero americanet mob
      mhnet technet starlink hughesnet viasat sky telecom telecomunicacoes internet telefone celular fibra banda provedor`,
    ),
  },
  {
    // Of no category of its own: who sells it is read as a name, and is none of the others.
    said: NEVER,
    payees: list(
      'gas liquigas ultragaz supergasbras copagaz nacionalgas consigaz fogas comgas gasmig compagas scgas sulgas bahiagas',
    ),
  },
]

/** Whether a question names only one of them. */
export const namesUtility = (words: readonly string[]): boolean => {
  const text = ` ${words.join(' ')} `
  return KINDS.some(({ said }) => said.test(text))
}

/**
 * Whom the utilities of a question are paid to; undefined where that isn't sure: somebody in the category is unknown, or of two kinds.
 * @param names of all movements in the category, null for those without a name
 */
export function payeesOf(rest: Rest, names: readonly (string | null)[]): string[] | undefined {
  const asked = KINDS.filter(({ said }) => rest.has(said))
  if (asked.length === 0 || names.length === 0) return undefined
  const kinds = names.map((name) => {
    const words = tellingWords(name ?? '')
    return KINDS.filter(({ payees }) => words.some((word) => payees.has(word)))
  })
  if (kinds.some((found) => found.length !== 1)) return undefined
  if (asked.some((kind) => !kinds.some(([only]) => only === kind))) return undefined
  return names.filter((_, n) => asked.includes(kinds[n]![0]!)) as string[]
}

const CONDOMINIUM = / condominio /
const RENT = / (?:aluguel|alugueis) /
/** Whether a question names the condominium's fee alone, which shares its category with the rent. */
export const namesCondominium = (words: readonly string[]): boolean => {
  const text = ` ${words.join(' ')} `
  return CONDOMINIUM.test(text) && !RENT.test(text)
}

/**
 * Whom the condominium's fee is paid to; nobody where no name says so; undefined: it isn't asked for.
 * @param names of all movements of its category
 */
export function condominiumOf(rest: Rest, names: readonly (string | null)[]): string[] | undefined {
  if (names.length === 0 || !rest.has(CONDOMINIUM) || rest.has(RENT)) return undefined
  return names.flatMap((name) =>
    name && tellingWords(name).some((word) => /^cond(?:om|ominio)?$/.test(word)) ? [name] : [],
  )
}

/** Taxes and duties that statements name. */
const DUTIES: ReadonlySet<string> = list('icms iss simples fgts inss ipi')
const OF_DUTIES: ReadonlySet<string> = new Set(['impostos-vendas', 'encargos'])
export const isDuty = (word: string): boolean => DUTIES.has(word)

/** Whom the duties that are named are paid to, where movements name each of them; else nobody. */
export function dutyPayees(rest: Rest, names: readonly string[]): string[] {
  const asked = rest.words().filter(isDuty)
  const found = asked.map((word) => names.filter((name) => tellingWords(name).includes(word)))
  return found.every((some) => some.length > 0) ? [...new Set(found.flat())] : []
}

export const areDuties = (categorias: readonly string[]): boolean =>
  categorias.length === 1 && OF_DUTIES.has(categorias[0]!)
