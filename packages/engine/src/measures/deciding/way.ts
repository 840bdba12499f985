import type { Text } from '#src/facts/fact-book.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { Proof } from '#src/measures/own/algebra.ts'
import type { Period, Role } from '#src/measures/roles/roles.ts'
import { PERIODS, ROLES } from '#src/measures/roles/roles.ts'
import type { DecisionId } from '#src/verdicts/decisions.data.ts'
import type { Any, Case } from './case.ts'
import type { Held } from './held.ts'

/** A place that one number of hers fills: its roles and, after the stop, its periods: 'quantidade.dia/mes', 'preco/ticket'. */
type Slot = string

export interface Place {
  roles: ReadonlySet<Role>
  /** Empty: of whatever time. */
  periods: ReadonlySet<Period>
  /** What stands behind a number that it doesn't take. */
  not?: RegExp
}

/** The places of a way by their names. */
type Places = readonly (readonly [string, Place])[]

/** What a way comes to. */
export interface Told {
  /** What decides. */
  main: Any
  /** Yes, no, or only if: a sentence of its own, whose first words say which; null: the account stands alone. */
  head: Text | null
  /** The sum in words, and what has to be true. */
  text: Text
  /** The account: '(R$ 2,34 − R$ 2,18) × 12.600 litros = R$ 2.016 por mês'. */
  line: Text
  says?: readonly MeasureId[]
  proves?: Proof
  /** Another than the way's. */
  topic?: string
}

/** A way to decide: what her numbers have to be, and what follows from them. */
export interface Way {
  id: string
  topic: string
  /** The decisions that it answers, the likeliest first. */
  decisions: readonly DecisionId[]
  needs: Places
  may: Places
  /** Every number of these roles, added up. */
  lists: Places
  /** Roles that may stand beside: they change nothing of this sum. */
  beside: ReadonlySet<Role>
  /** Its prices may be of different units: it tells them apart. */
  anyUnit: boolean
  /** Its few roles are easily taken for others: told only where each of them is sure. */
  loose: boolean
  /** It takes whatever she tells: only where no other takes all her numbers. */
  wide: boolean
  /** What a number becomes has a place of its own: a list may hold what it was before. */
  former: boolean
  tell(c: Case, numbers: Readonly<Record<string, Held>>, lists: Readonly<Record<string, readonly Held[]>>): Told | null
}

/** A way as it is written down: its places by their roles and periods. */
export interface Written<N extends string, M extends string, L extends string> {
  id: string
  topic: string
  decisions: readonly DecisionId[]
  needs: Readonly<Record<N, Slot>>
  may?: Readonly<Record<M, Slot>>
  lists?: Readonly<Record<L, Slot>>
  beside?: readonly Role[]
  /** What stands behind a number that none of its places takes. */
  not?: RegExp
  anyUnit?: true
  loose?: true
  wide?: true
  former?: true
  tell(c: Case, n: Record<N, Held> & Partial<Record<M, Held>>, l: Record<L, readonly Held[]>): Told | null
}

const known = { roles: new Set<string>(ROLES), periods: new Set<string>(PERIODS) }

function placeOf(slot: Slot, not: RegExp | undefined): Place {
  const [roles, periods] = slot.split('.').map((part) => part.split('/'))
  for (const role of roles!) if (!known.roles.has(role)) throw new Error(`no role: ${role}`)
  for (const period of periods ?? []) if (!known.periods.has(period)) throw new Error(`no period: ${period}`)
  return { roles: new Set(roles as Role[]), periods: new Set((periods ?? []) as Period[]), ...(not && { not }) }
}

const placesOf = (slots: Readonly<Record<string, Slot>> = {}, not?: RegExp): Places =>
  Object.entries(slots).map(([name, slot]) => [name, placeOf(slot, not)])

/** A way as it is written, with its places read once. */
export const way = <N extends string, M extends string = never, L extends string = never>(
  written: Written<N, M, L>,
): Way => ({
  id: written.id,
  topic: written.topic,
  decisions: written.decisions,
  needs: placesOf(written.needs, written.not),
  may: placesOf(written.may, written.not),
  lists: placesOf(written.lists, written.not),
  beside: new Set(written.beside ?? []),
  anyUnit: written.anyUnit === true,
  loose: written.loose === true || written.wide === true,
  wide: written.wide === true,
  former: written.former === true,
  tell: (c, numbers, lists) => written.tell(c, numbers as never, lists as never),
})

export const takes = ({ roles, periods, not }: Place, { role, period, at }: Held): boolean =>
  roles.has(role) && (periods.size === 0 || periods.has(period)) && !not?.test(at.after)
