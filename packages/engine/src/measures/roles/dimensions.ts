import type { Role } from './roles.ts'

/** What a number is counted in. */
export type Dimension = 'money' | 'part' | 'time' | 'count'

const TIMES: ReadonlySet<Role> = new Set(['horas', 'dias', 'prazo', 'parcelas', 'vida', 'tempo'])
const COUNTS: ReadonlySet<Role> = new Set([
  'quantidade', 'quantidade_antes', 'quantidade_pedido', 'quantidade_nova', 'clientes', 'clientes_antes', 'clientes_perdidos',
  'pessoas', 'faltas', 'capacidade', 'estoque_qtd',
]) // biome-ignore format: a list
/** Neither a sum of money nor a part, whatever they count. */
const REST: ReadonlySet<Role> = new Set(['medida', 'outro', 'data'])

/** Whether a number of a role may be counted in a dimension. */
export function fitsDimension(role: Role, dimension: Dimension): boolean {
  if (role.startsWith('p_')) return dimension === 'part'
  if (TIMES.has(role) || REST.has(role)) return dimension === 'time' || dimension === 'count'
  return dimension === (COUNTS.has(role) ? 'count' : 'money')
}

/** The dimension in which a fact takes its number. */
export function dimensionOf(unit: string): Dimension {
  if (unit.startsWith('R$')) return 'money'
  if (unit.startsWith('%')) return 'part'
  return /^(?:horas?|dias?|semanas?|mes(?:es)?|anos?|minutos?)\b/.test(unit) ? 'time' : 'count'
}
