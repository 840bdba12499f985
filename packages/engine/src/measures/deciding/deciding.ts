import { say } from '#src/facts/fact-book.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import { rolesIn } from '#src/measures/roles/roles-in.ts'
import type { Role, RoleNumber } from '#src/measures/roles/roles.ts'
import { Case } from './case.ts'
import { type Held, heldIn } from './held.ts'
import { isOfOtherUnit, isPricedOtherwise } from './units.ts'
import { type Told, takes, type Way } from './way.ts'
import { WAYS } from './ways.ts'

/** They stand beside any sum: how old, how large, how long open. */
const FREE: ReadonlySet<Role> = new Set(['tempo', 'data', 'medida', 'pessoas', 'vida', 'outro', 'dias', 'horas'])
/** They say what stays of each sale, in any sum. */
const OF_SALE: ReadonlySet<Role> = new Set(['p_margem', 'p_imposto'])

interface Filled {
  way: Way
  numbers: Record<string, Held>
  lists: Record<string, readonly Held[]>
  used: ReadonlySet<Held>
}

/** The places of a way, each by the one number that can fill it; null: one lacks, or two numbers could. */
function filled(way: Way, all: readonly Held[]): Filled | null {
  const numbers: Record<string, Held> = {}
  const used = new Set<Held>()
  for (const [places, needed] of [
    [way.needs, true],
    [way.may, false],
  ] as const)
    for (const [name, place] of Object.entries(places)) {
      const found = all.filter((one) => takes(place, one) && !used.has(one))
      if (found.length > 1 || (found[0] && !found[0].sure)) return null
      if (!found[0]) {
        if (needed) return null
        continue
      }
      if (!needed && [...used].some((one) => isPricedOtherwise(one, found[0]!))) continue
      numbers[name] = found[0]
      used.add(found[0])
    }
  const lists: Record<string, readonly Held[]> = {}
  for (const [name, place] of Object.entries(way.lists)) {
    const found = all.filter((one) => takes(place, one) && !used.has(one))
    if (found.some(({ sure }) => !sure)) return null
    lists[name] = found
    for (const one of found) used.add(one)
  }
  // What is left over would change the sum.
  if (
    all.some(
      (one) =>
        !used.has(one) && !(one.sure && (FREE.has(one.role) || OF_SALE.has(one.role) || way.beside.has(one.role))),
    )
  )
    return null
  const made = { way, numbers, lists, used }
  return !way.anyUnit && isOfOtherUnit(used, all) ? null : made
}

/** The decision of her challenge, where every number of it is surely read; null: it isn't. */
export const decidedByRoles = (d: Deriver): Answer | null =>
  decidingOf(d, rolesIn(d.own.sources.reading.form.main_challenge))

/** The decision as her numbers' roles decide it; null: no way is filled beyond doubt. */
export function decidingOf(d: Deriver, roles: readonly RoleNumber[]): Answer | null {
  const { all, whole } = heldIn(d.ask.scene, roles)
  if (!whole || all.length < 2) return null
  const candidates = WAYS.flatMap((way) => filled(way, all) ?? []).sort((a, b) => b.used.size - a.used.size)
  const only = (role: Role) => {
    const found = all.filter((one) => one.role === role)
    return found.length === 1 ? found[0] : undefined
  }
  if (all.filter(({ role }) => OF_SALE.has(role)).length > 1) return null
  for (const one of candidates) {
    const c = new Case(d, { margin: only('p_margem'), tax: only('p_imposto') })
    const told = one.way.tell(c, one.numbers, one.lists)
    if (told && !c.impossible && isBearable(d, told)) return answerOf(c, one, told)
  }
  return null
}

const MOST_MONTHS = 36

/** No sum of hers is so many months of sales, and no month so far from hers. */
function isBearable({ revenue }: Deriver, { main }: Told): boolean {
  if (!Number.isFinite(main.number)) return false
  if (!revenue || !main.kind.startsWith('R$')) return true
  return Math.abs(main.number) <= revenue.number * (main.kind === 'R$/mês' ? 2 : MOST_MONTHS)
}

function answerOf(c: Case, { way, used }: Filled, told: Told): Answer {
  const [first] = used
  return {
    decisions: way.decisions,
    at: first!.at,
    main: told.main,
    inputs: c.values,
    ...(told.head && { verdict: say`${told.head} ${told.text}` }),
    line: told.line,
    says: told.says ?? [],
    ...(told.proves && { proves: told.proves }),
    topic: told.topic ?? way.topic,
  }
}
