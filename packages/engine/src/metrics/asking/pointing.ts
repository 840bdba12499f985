import type { Frame } from '#src/metrics/frame.ts'
import type { Act, Take } from './labels.ts'

/** Whom a follow-up is of that names nobody: 'a maior dele', 'quantas vezes?' */

const PERSON =
  '(?:client|fregues|fornecedor|pacient|alun|pesso|empres|nome|moc|rapaz|cabr|cara|mulher|homem|cidada|sujeit|danad|figur|criatur|bich)[a-z]*'
const POINTED = new RegExp(` (?:[dn]?el[ea]|(?:[dn]?ess[ea]|aquel[ea]) ${PERSON})(?: (?:ai|mesm[oa]))? (?!s )`)
const SEVERAL =
  / (?:[dn]?el[ea]s|[dn]?ess[ea]s|dois|duas|tres|amb[oa]s|outr[oa]s?|primeir[oa]s?|segund[oa]|terceir[oa]|todos|todas) /
/** Acts whose figure is of somebody or something, where the message says no more. */
const OF_IT: ReadonlySet<Act> = new Set(['maior', 'menor', 'ultimo', 'primeiro', 'vezes', 'media', 'soma', 'mudou'])
const MOVES =
  / (?:entr\w+|sa[ii]\w*|saiu|receb\w+|gast\w+|vend\w+|fatur\w+|sobr\w+|lucr\w+|receitas?|despesas?|resultado|margem|saldo|caixa|empresa|loja|firma|tud[oa]|total|geral|todo mundo|ao todo) /
const MOST = 7

/** One that was spoken of alone. */
const isOfOne = ({ filtros, eleito, maiores, dimensao, contagem }: Frame): boolean => {
  const of = eleito ?? filtros
  const listed = dimensao !== null && eleito === null && maiores !== 1
  return of.contrapartes.length + of.categorias.length > 0 && !listed && contagem !== 'nomes'
}

/** What is surely taken over, whatever the weights say; undefined: nothing is. */
export function pointedAt(words: readonly string[], act: Act, before: Frame, named: boolean): Take | undefined {
  const text = ` ${words.join(' ')} `
  if (named || !isOfOne(before) || SEVERAL.test(text)) return undefined
  const of = before.eleito ?? before.filtros
  const take = of.contrapartes.length > 0 ? 'quem' : 'cat'
  if (POINTED.test(text)) return take
  return OF_IT.has(act) && words.length <= MOST && !MOVES.test(text) ? take : undefined
}

/** Whether the message itself says which way the money went. */
export const saysFlow = (words: readonly string[]): boolean => MOVES.test(` ${words.join(' ')} `)
