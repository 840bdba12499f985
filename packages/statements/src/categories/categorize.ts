import { dateText } from '#src/text/dates.ts'
import { normalise } from '#src/text/normalise.ts'
import { dictionaryReason, isNamedCompany, lookUp } from './dictionary.ts'
import { wordsOf } from './terms.ts'
import { type Empresa, tradeOf } from './trades.ts'

export interface LancamentoSemCategoria {
  descricao: string
  contraparte: string | null
  centavos: number
  /** What the file's own structure says (LinhaLida.categoria). */
  categoria: string | null
}

/** A category that this company gave by hand to a counterparty. */
export interface RegraAprendida {
  /** As the owner saw it. */
  contraparte: string
  categoria: string
  /** 'AAAA-MM-DD' of the last time. */
  em: string
}

export interface Decisao {
  categoria: string
  origem: 'transferencia' | 'regra' | 'dicionario'
  porque: string
}

export const PAIR_REASON = 'Saiu de uma conta sua e entrou em outra, no mesmo valor, em até 3 dias.'

const MONTH =
  /^(JAN(EIRO)?|FEV(EREIRO)?|MAR(CO)?|ABR(IL)?|MAIO?|JUN(HO)?|JUL(HO)?|AGO(STO)?|SET(EMBRO)?|OUT(UBRO)?|NOV(EMBRO)?|DEZ(EMBRO)?|REF|COMPETENCIA|COMP|PARC|PARCELA|FATURA)$/

const DAY = /(?<!\d)\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?!\d)/g

/**
 * What a rule knows a movement by: its counterparty without months, instalments and numbers, and its sign. Stable from
 * month to month; never empty. Where the bank names nobody ('ENVIO PIX 771203') the number tells whom the money goes to,
 * else its amount: what the owner says of one such payment says nothing about all the others.
 */
export function ruleKey(line: { descricao: string; contraparte: string | null; centavos: number }): string {
  const sign = line.centavos < 0 ? '-' : '+'
  if (line.contraparte === null) {
    const text = normalise(line.descricao)
    const words = wordsOf(text.replace(DAY, ' '))
    const told = line.centavos > 0 || words.some((word) => /\d{3}/.test(word))
    return `${sign}${[...words, ...(told ? [] : [`R$ ${-line.centavos}`])].join(' ') || text}`
  }
  const text = normalise(line.contraparte)
  const words = wordsOf(text)
  const lasting = words.filter((word) => !/\d{2}/.test(word) && !MONTH.test(word))
  return `${sign}${(lasting.length > 0 ? lasting : words).join(' ') || text}`
}

/**
 * The rule that speaks of a movement. One export of a bank cuts the names that another writes out: a name of two words
 * or more that ends inside a word of another is the same one, unless rules of several categories would fit.
 */
export function ruleFor(
  movement: Pick<LancamentoSemCategoria, 'descricao' | 'contraparte' | 'centavos'>,
  rules: ReadonlyMap<string, RegraAprendida>,
): RegraAprendida | undefined {
  const key = ruleKey(movement)
  const exact = rules.get(key)
  if (exact || rules.size === 0 || movement.contraparte === null) return exact
  const first = key.split(' ', 1)[0] ?? key
  const near =
    nearby(rules)
      .get(first)
      ?.filter(([other]) => isCut(key, other) || isCut(other, key)) ?? []
  return near.every(([, { categoria }]) => categoria === near[0]?.[1].categoria) ? near[0]?.[1] : undefined
}

const LEAST_CUT = 12

/** @returns whether `short` ends inside a word of `long`, of which three letters are left at least */
function isCut(short: string, long: string): boolean {
  if (short.length < LEAST_CUT || !short.includes(' ') || !long.startsWith(short)) return false
  return /[A-Z]/.test(long[short.length] ?? '') && /[A-Z]{3}$/.test(short)
}

const grouped = new WeakMap<object, Map<string, [string, RegraAprendida][]>>()

/** The rules by their first word, once for each set of rules. */
function nearby(rules: ReadonlyMap<string, RegraAprendida>): Map<string, [string, RegraAprendida][]> {
  const known = grouped.get(rules)
  if (known) return known
  const groups = Map.groupBy(rules, ([key]) => key.split(' ', 1)[0] ?? key)
  grouped.set(rules, groups)
  return groups
}

const NO_RULES: ReadonlyMap<string, RegraAprendida> = new Map()

/**
 * The category of a movement that is no pair: the company's own rule, what the file says itself, the dictionary; null
 * where none of them knows. @param rules by `ruleKey`
 */
export function categorize(
  movement: LancamentoSemCategoria,
  rules: ReadonlyMap<string, RegraAprendida> = NO_RULES,
  company?: Empresa,
): Decisao | null {
  const rule = ruleFor(movement, rules)
  if (rule) return ruledBy(rule)
  if (movement.categoria) {
    return {
      categoria: movement.categoria,
      origem: 'dicionario',
      porque: 'O arquivo da maquininha separa vendas e taxas.',
    }
  }
  const found = lookUp(
    normalise(movement.descricao),
    normalise(movement.contraparte ?? ''),
    movement.centavos > 0,
    company && tradeOf(company),
  )
  return found ? { categoria: found.categoria, origem: 'dicionario', porque: dictionaryReason(found) } : null
}

export interface LinhaDatada extends LancamentoSemCategoria {
  data: string
}

const LEAST_PAYMENTS = 3

/**
 * What the lines of a statement say together, beside what each says alone: a company that pays in several months is a
 * customer. @returns by the line's index, for those that are told
 */
export function customers(lines: readonly (LinhaDatada | null)[], company: Empresa): Map<number, Decisao> {
  const { sale } = tradeOf(company)
  const told = new Map<number, Decisao>()
  if (sale === null) return told
  const payers = new Map<string, number[]>()
  for (const [index, line] of lines.entries()) {
    if (!line || line.centavos <= 0 || !isNamedCompany(normalise(line.descricao), normalise(line.contraparte ?? '')))
      continue
    const key = ruleKey(line)
    const known = payers.get(key)
    if (known) known.push(index)
    else payers.set(key, [index])
  }
  for (const indexes of payers.values()) {
    const months = new Set(indexes.map((index) => lines[index]?.data.slice(0, 7)))
    if (indexes.length < LEAST_PAYMENTS || months.size < 2) continue
    const porque = `Esta empresa pagou você ${indexes.length} vezes, em ${months.size} meses deste arquivo.`
    for (const index of indexes) told.set(index, { categoria: sale, origem: 'dicionario', porque })
  }
  return told
}

/** What a rule says to each movement that it speaks of. */
export function ruledBy({ contraparte, categoria, em }: RegraAprendida): Decisao {
  const day = dateText(em).slice(0, 5)
  return { categoria, origem: 'regra', porque: `Você classificou "${contraparte}" assim em ${day}.` }
}
