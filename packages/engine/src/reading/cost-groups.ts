import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { words } from '#src/text/words.ts'
import { COST_GROUPS } from './cost-groups.data.ts'
import type { Costs } from './money.ts'

export type CostGroupId = (typeof COST_GROUPS)[number]['id'] | 'outros'

/** What the named costs of one kind come to. */
export interface CostGroup {
  id: CostGroupId
  /** With its article: 'a folha'. */
  nome: string
  /** Moves with what is sold; the others are to be paid in an empty month too. */
  varia: boolean
  /** Reais a month. */
  valor: number
  /** Places of its items in `Costs.items`. */
  itens: readonly number[]
}

const OTHERS = { id: 'outros', nome: 'os outros custos', varia: false } as const

const TAXES = COST_GROUPS.find(({ id }) => id === 'impostos')!
const PHRASES = COST_GROUPS.flatMap((group) =>
  group.palavras.split('|').map((phrase) => ({ group, parts: phrase.split(' ') })),
)
const matches = (word: string | undefined, part: string) =>
  word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part)

/** The group that a cost's name belongs to; the longest phrase decides, then the order of the groups. */
export function groupOfCost(nome: string): (typeof COST_GROUPS)[number] | typeof OTHERS {
  const found = words(nome, 8)
  // The tax form; elsewhere 'das' is 'de' + 'as'.
  if (found.length === 1 && found[0] === 'das') return TAXES
  let best: (typeof COST_GROUPS)[number] | null = null
  let length = 0
  for (const { group, parts } of PHRASES) {
    if (parts.length <= length) continue
    if (found.some((_, at) => parts.every((part, offset) => matches(found[at + offset], part)))) {
      best = group
      length = parts.length
    }
  }
  return best ?? OTHERS
}

/** Words that make a name of a cost no more telling. */
const PLAIN = new Set([
  ...words(FINANCE_CATEGORIES.map(({ nome }) => nome).join(' ')),
  ...words('de do da dos das com os as em para por pagamento contas conta custo custos gasto gastos despesa despesas'),
  ...words(
    'fixo fixos fixa fixas mensal mensais geral gerais outro outros outra outras demais contador telefone celular',
  ),
])

/** Whether a cost's name says no more than what kind of cost it is: each of its words is one that many owners use. */
export const isPlainCost = (nome: string): boolean =>
  words(nome).every((word) => PLAIN.has(word) || PHRASES.some(({ parts }) => parts.some((part) => matches(word, part))))

/** The named costs by group, the heaviest first; empty when no cost has its own name and sum. */
export function costGroups({ items }: Costs): CostGroup[] {
  const groups = new Map<CostGroupId, CostGroup & { itens: number[] }>()
  items.forEach(({ nome, valor }, index) => {
    const { id, nome: name, varia } = groupOfCost(nome)
    const group = groups.get(id)
    if (group) {
      group.valor = Math.round((group.valor + valor) * 100) / 100
      group.itens.push(index)
    } else groups.set(id, { id, nome: name, varia, valor, itens: [index] })
  })
  return [...groups.values()].sort((a, b) => b.valor - a.valor)
}
