import { PERIODS, ROLES } from './roles.ts'
import type { Token, Tokens } from './tokens.ts'

/** What roles have in common, so that what is learned of one helps its like. */
const LIKENESS: Readonly<Record<(typeof ROLES)[number], string>> = {
  preco: 'money price now each',
  preco_novo: 'money price new each',
  preco_oferta: 'money price offer each',
  preco_outro: 'money price other each',
  ticket: 'money price now each',
  custo_unidade: 'money cost now each',
  custo_unidade_novo: 'money cost new each',
  custo_uma_vez: 'money cost once',
  investimento: 'money once new',
  custo_mes: 'money cost now running',
  custo_novo: 'money cost new running',
  faturamento: 'money sales now',
  faturamento_antes: 'money sales before',
  ganho_esperado: 'money sales new',
  sobra: 'money left',
  prejuizo: 'money loss',
  divida: 'money stock debt',
  juros: 'money debt',
  parcela: 'money debt now running',
  parcela_nova: 'money debt new running',
  emprestimo: 'money stock new debt',
  a_receber: 'money stock',
  caixa: 'money stock',
  estoque: 'money stock goods',
  retirada: 'money left',
  meta: 'money left new',
  contrato: 'money sales',
  multa: 'money loss once',
  quantidade: 'count amount now',
  quantidade_antes: 'count amount before',
  quantidade_pedido: 'count amount offer',
  quantidade_nova: 'count amount new',
  clientes: 'count people now',
  clientes_antes: 'count people before',
  clientes_perdidos: 'count people loss',
  pessoas: 'count people',
  faltas: 'count loss amount',
  capacidade: 'count stock',
  estoque_qtd: 'count stock goods',
  horas: 'time amount',
  dias: 'time amount',
  prazo: 'time',
  parcelas: 'time',
  vida: 'time',
  tempo: 'time',
  data: 'none',
  medida: 'none',
  outro: 'none',
  p_comissao: 'part',
  p_desconto: 'part new',
  p_margem: 'part',
  p_queda: 'part before',
  p_aumento: 'part new',
  p_juros: 'part debt',
  p_parte: 'part',
  p_perda: 'part loss',
  p_imposto: 'part',
  p_ocupacao: 'part',
  p_sinal: 'part',
  p_outro: 'part',
}
const LIKE = [...new Set(Object.values(LIKENESS).join(' ').split(' '))]
export const [MANY_ROLES, MANY_PERIODS] = [ROLES.length, PERIODS.length]
/** Columns of a feature: each role, each likeness, each period. */
export const FIRST_PERIOD = MANY_ROLES + LIKE.length
export const COLUMNS = FIRST_PERIOD + MANY_PERIODS
/** By role, its columns. */
export const COLUMNS_OF: readonly (readonly number[])[] = ROLES.map((role, n) => [
  n,
  ...LIKENESS[role].split(' ').map((name) => MANY_ROLES + LIKE.indexOf(name)),
])

/** How a number follows the one before: 'de X para Y', in the same part of a sentence, in the same sentence, in a later one. */
export const LINKS = ['to', 'and', 'near', 'sentence', 'later'] as const
const TO = new Set(['para', 'pro', 'pros'])
const BESIDE = new Set(['e', 'ou', 'mais', 'por', 'a', 'x'])

function linkOf(tokens: readonly Token[], from: number, to: number): number {
  const between = tokens.slice(from + 1, to)
  const [one, other] = [tokens[from]!, tokens[to]!]
  if (one.sentence !== other.sentence) return 4
  if (between.length <= 4 && between.some(({ word }) => TO.has(word))) return 0
  if (between.length <= 3 && between.some(({ word }) => BESIDE.has(word))) return 1
  return one.clause === other.clause ? 2 : 3
}

/** By number, how it follows the one before; the first follows none. */
export const linksOf = ({ tokens, at }: Tokens): number[] =>
  at.map((to, n) => (n === 0 ? 0 : linkOf(tokens, at[n - 1]!, to)))

/** What was learned of what goes together, each as a power of e. */
export interface Together {
  /** By role, then period. */
  periods: Float32Array
  /** By link, then role before, then role. */
  steps: readonly Float32Array[]
}

export interface Weighed {
  /** By number: the share of each role, and by role that of each period. */
  roles: Float32Array[]
  periods: Float32Array[]
  /** What `weigh` found on its way, for whoever learns: by number. */
  before: Float32Array[]
  after: Float32Array[]
}

/** The shares of roles and periods of all numbers of a text weighed together. `sums`: by number, one for each column. */
export function weigh(sums: readonly Float32Array[], links: readonly number[], { periods, steps }: Together): Weighed {
  const nodes: Float32Array[] = []
  const ofRole: Float32Array[] = []
  for (const sum of sums) {
    const node = new Float32Array(MANY_ROLES)
    const of = new Float32Array(MANY_ROLES * MANY_PERIODS)
    let most = -Infinity
    const alone = sum.subarray(FIRST_PERIOD).map(Math.exp)
    for (let role = 0; role < MANY_ROLES; role++) {
      let own = 0
      for (const column of COLUMNS_OF[role]!) own += sum[column]!
      let all = 0
      const from = role * MANY_PERIODS
      for (let k = 0; k < MANY_PERIODS; k++) all += of[from + k] = alone[k]! * periods[from + k]!
      for (let k = 0; k < MANY_PERIODS; k++) of[from + k]! /= all
      node[role] = own + Math.log(all)
      most = Math.max(most, node[role]!)
    }
    for (let role = 0; role < MANY_ROLES; role++) node[role] = Math.exp(node[role]! - most)
    nodes.push(node)
    ofRole.push(of)
  }
  const count = sums.length
  const before = nodes.map((node) => Float32Array.from(node))
  const after = nodes.map(() => new Float32Array(MANY_ROLES).fill(1))
  for (let n = 0; n < count; n++) {
    const own = before[n]!
    if (n > 0) {
      const step = steps[links[n]!]!
      const last = before[n - 1]!
      const came = new Float32Array(MANY_ROLES)
      for (let a = 0; a < MANY_ROLES; a++) {
        const share = last[a]!
        if (share < LEAST) continue
        const from = a * MANY_ROLES
        for (let b = 0; b < MANY_ROLES; b++) came[b]! += share * step[from + b]!
      }
      for (let b = 0; b < MANY_ROLES; b++) own[b]! *= came[b]!
    }
    made1(own)
  }
  for (let n = count - 2; n >= 0; n--) {
    const step = steps[links[n + 1]!]!
    const [next, node, own] = [after[n + 1]!, nodes[n + 1]!, after[n]!]
    const both = next.map((share, b) => share * node[b]!)
    for (let a = 0; a < MANY_ROLES; a++) {
      own[a] = 0
      if (before[n]![a]! < LEAST) continue
      let sum = 0
      const from = a * MANY_ROLES
      for (let b = 0; b < MANY_ROLES; b++) sum += step[from + b]! * both[b]!
      own[a] = sum
    }
    made1(own)
  }
  const roles = before.map((own, n) => made1(own.map((share, role) => share * after[n]![role]!)))
  return { roles, periods: ofRole, before, after: after.map((own, n) => own.map((share, b) => share * nodes[n]![b]!)) }
}

/** What is less likely adds nothing. */
const LEAST = 1e-6

function made1(shares: Float32Array): Float32Array {
  let all = 0
  for (const share of shares) all += share
  for (let n = 0; n < shares.length; n++) shares[n]! /= all
  return shares
}
