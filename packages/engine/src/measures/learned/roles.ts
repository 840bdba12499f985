import type { Node, Part } from '#src/consultant/word-sums/node.ts'
import type { Quantity } from '#src/consultant/word-sums/quantities.ts'
import type { Said } from '#src/reading/scene.ts'
import type { AccountKind, Result } from './kinds.data.ts'

/** What a number is shown as. */
export type Role = 'R$' | '%' | 'qtd' | 'horas' | 'dias'

export interface Numbers {
  quantity(slot: number): Quantity
  said: readonly Said[]
}

/** Results that reais are divided by reais for. */
const BY_PRICE: ReadonlySet<AccountKind> = new Set(['precisa-qtd', 'retorno', 'pode-perder', 'falta'])

/** What is multiplied in these is what one costs or brings more than another. */
const BY_DIFFERENCE: ReadonlySet<AccountKind> = new Set(['ganho-preco', 'desconto', 'diferenca', 'sobra-mes'])

/** By slot: what her words say it is, and where they say nothing, what the sum makes of it. */
export function rolesOf(node: Node, kind: AccountKind, result: Result, numbers: Numbers): Map<number, Role> {
  const roles = new Map<number, Role>()
  const own = (slot: number): Role | null => {
    const { unit, said } = numbers.quantity(slot)
    const { kind: written } = numbers.said[slot]!
    if (unit === 'part' || written === 'P') return '%'
    if (unit === 'time') return written === 'H' ? 'horas' : written === 'D' ? 'dias' : 'qtd'
    if (!said || unit === 'bare') return null
    return unit === 'money' ? 'R$' : 'qtd'
  }
  const isMoney = (one: Node): boolean =>
    one.kind === 'slot'
      ? (own(one.slot) ?? (numbers.said[one.slot]!.kind === 'R' ? 'R$' : null)) === 'R$'
      : one.kind === 'sum'
        ? one.parts.some(({ node: part }) => isMoney(part))
        : one.kind === 'product' && one.parts.some(({ up, node: part }) => up && isMoney(part))
  const visit = (one: Node, paid: boolean): void => {
    if (one.kind === 'known') return
    if (one.kind === 'slot') {
      const said = own(one.slot)
      // What reais are added to or divided by is reais, whatever stands beside it.
      roles.set(one.slot, said && !(paid && said === 'qtd') ? said : paid ? 'R$' : 'qtd')
      return
    }
    if (one.kind === 'sum') {
      const all = paid || isMoney(one)
      for (const { node: part } of one.parts) visit(part, all)
      return
    }
    const price = paid ? priceIn(one.parts, kind, isMoney, own) : null
    const divided = !paid && BY_PRICE.has(kind)
    // A part is of what its whole is.
    const shared = kind === 'parte' && one.parts.some(({ node: part }) => part.kind === 'slot' && isMoney(part))
    for (const { up, node: part } of one.parts)
      visit(
        part,
        part === price ||
          (divided && (!up || kind !== 'pode-perder' || part.kind === 'sum')) ||
          (!paid && !divided && part.kind === 'slot' && (isMoney(part) || (shared && own(part.slot) === null))),
      )
  }
  visit(node, result === 'money' || (result === 'either' && node.kind === 'sum' && isMoney(node)))
  return roles
}

/** Of the factors of a sum in reais, the one that is reais: what says so, what is a sum, then the first that may be. */
function priceIn(
  parts: readonly Part[],
  kind: AccountKind,
  isMoney: (one: Node) => boolean,
  own: (slot: number) => Role | null,
): Node | null {
  const up = parts.flatMap(({ up: multiplied, node }) => (multiplied ? node : []))
  const explicit = up.find((one) => one.kind === 'slot' && own(one.slot) === 'R$')
  const open = up.filter((one) => one.kind === 'slot' && own(one.slot) === null)
  const sum = up.find((one) => one.kind === 'sum' && (BY_DIFFERENCE.has(kind) || isMoney(one)))
  return explicit ?? sum ?? open.find(isMoney) ?? open.at(-1) ?? null
}
