import type { Frame } from './frame.ts'
import { type LedgerName, type Met, namesMet } from './ledger-names.ts'
import { IN, MARK, OUT } from './loose-words.data.ts'
import { LEFT_OUT, plainName, tellingWords } from './names.ts'
import type { QuestionContext } from './reading.ts'
import type { Rest } from './rest.ts'

/** Whom a question that no grammar took names, among all names of the ledger. */

export interface LooseContext extends QuestionContext {
  /** All names of the movements. */
  nomes: readonly LedgerName[]
}

const ACQUIRER =
  /^(?:getnet|pagseguro|pagbank|stone|cielo|rede|redecard|sumup|mercadopago|ton|infinitepay|safrapay|vero|sipag|granito|izettle|adiq|fiserv|bin)/
/** A company that pays out what cards paid. */
export const isAcquirer = (nome: string): boolean => ACQUIRER.test(tellingWords(nome)[0] ?? '')
const CARD = / (?:n?[oa]s? |d[aeo]s? |em |pel[oa] )?(?:cartao|cartoes|maquininhas?|maquinas?(?: de cartao)?) /
const LEAVES_OUT =
  / (?:sem(?: contar)?|nao contando|fora|tirando|tira|menos|exceto|excluindo|descontando)(?: (?:com|d[aeo]s?|[oa]s?))* ¬ /

export interface Named {
  who: string[]
  without: string[]
  options: string[]
  word: string
  flows: { entrou: number; saiu: number }
  /** Words just before a name that only say what it is. */
  beside: string[]
}

/** Names out of the words, with those that are left out of the figure. */
export function takeNames(rest: Rest, { nomes, contas }: LooseContext, before: Frame | undefined): Named {
  const accountWords = new Set(contas.flatMap(({ apelido }) => tellingWords(apelido)))
  const incoming = [...rest.text.matchAll(new RegExp(IN.source, 'g'))].length > 0
  const outgoing = [...rest.text.matchAll(new RegExp(OUT.source, 'g'))].length > 0
  const tokens = rest.text.trim().split(' ')
  const met = namesMet(
    tokens.map((word) => (accountWords.has(word) ? '·' : word)),
    nomes,
  )
  const named: Named = { who: [], without: [], options: [], word: '', flows: { entrou: 0, saiu: 0 }, beside: [] }
  const other = / outr[oa] /.test(rest.text)
    ? new Set(before ? [before, ...before.antes].flatMap(({ filtros }) => filtros.contrapartes) : [])
    : new Set<string>()
  for (const one of met) addName(named, one, { tokens, nomes, other, incoming, outgoing })
  const listed = / (?:tipo|como|exemplo) /.test(rest.text)
  const apart = met.some(
    ({ from }, at) =>
      at > 0 &&
      !(listed && from === met[at - 1]!.to) &&
      !/ (?:e|x|ou|com|mais|vs|contra) /.test(` ${tokens.slice(met[at - 1]!.to, from).join(' ')} `),
  )
  // Two names with nothing that joins them: one of them is meant as something else.
  if (apart && new Set(met.flatMap(({ nomes: own }) => own.map(plainName))).size > 1) named.beside.push('?')
  const without = new Set(met.filter((one) => one.nomes.some((nome) => named.without.includes(nome))))
  for (const one of met.toReversed()) tokens.splice(one.from, one.to - one.from, without.has(one) ? '¬' : MARK)
  replaceAll(rest, tokens)
  while (rest.take(LEAVES_OUT));
  const acquirers = nomes.filter(({ nome, entrou, saiu }) => isAcquirer(nome) && entrou > saiu)
  // 'gastei com conserto de máquina': another one.
  const machine = outgoing && !rest.has(/ (?:cart|maquininha)/)
  if (named.who.length + named.options.length === 0 && acquirers.length > 0 && !machine && rest.take(CARD)) {
    named.who = acquirers.map(({ nome }) => nome)
    named.flows = flowsOf(acquirers)
  }
  return named
}

interface Around {
  tokens: readonly string[]
  nomes: readonly LedgerName[]
  other: ReadonlySet<string>
  incoming: boolean
  outgoing: boolean
}

function addName(named: Named, one: Met, { tokens, nomes, other, incoming, outgoing }: Around): void {
  const left =
    LEFT_OUT.test(` ${tokens.slice(0, one.from).join(' ')} `) ||
    /^(?:sem|fora|tirando|menos|exceto|tira)$/.test(tokens[one.from - 2] ?? '')
  const of = nomes.filter(({ nome }) => one.nomes.includes(nome) && !other.has(nome))
  const fits = of.filter(({ entrou, saiu }) =>
    incoming && !outgoing ? entrou >= saiu : outgoing && !incoming ? saiu >= entrou : true,
  )
  const chosen = fits.length > 0 ? fits : of
  const distinct = [...new Map(chosen.map(({ nome }) => [plainName(nome), nome])).values()]
  if (left) {
    named.without.push(...(distinct.length === 1 ? chosen.map(({ nome }) => nome) : []))
    if (distinct.length > 1) named.beside.push('?')
  } else if (distinct.length === 1) named.who.push(...chosen.map(({ nome }) => nome))
  else if (distinct.length > 1 && distinct.length <= 5) {
    named.options.push(...distinct)
    named.word = tokens.slice(one.from, one.to).join(' ')
  } else named.beside.push('?')
  named.flows.entrou += flowsOf(chosen).entrou
  named.flows.saiu += flowsOf(chosen).saiu
}

const flowsOf = (names: readonly LedgerName[]) => ({
  entrou: names.reduce((sum, { entrou }) => sum + entrou, 0),
  saiu: names.reduce((sum, { saiu }) => sum + saiu, 0),
})

/** The words of a question anew. */
function replaceAll(rest: Rest, tokens: readonly string[]): void {
  rest.take(/^ .* $/, tokens.join(' '))
}
