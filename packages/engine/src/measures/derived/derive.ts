import type { Asking } from '#src/measures/asked/asked.ts'
import { amounts } from './amounts.ts'
import { type Derived, Deriver } from './deriver.ts'
import { discounted, happening } from './events.ts'
import { flows } from './flows.ts'
import { labour } from './labour.ts'
import { members } from './members.ts'
import { owing } from './owing.ts'
import { conversion, costOfClient, oneBuyer } from './parts.ts'
import { change, pair, raised } from './prices.ts'
import { products } from './products.ts'
import { rivals } from './rivals.ts'
import { stocks } from './stocks.ts'
import { units } from './units.ts'

const RULES: readonly ((deriver: Deriver) => void)[] = [
  units,
  discounted,
  happening,
  oneBuyer,
  conversion,
  rivals,
  costOfClient,
  raised,
  change,
  pair,
  labour,
  products,
  owing,
  stocks,
  members,
  amounts,
  flows,
]

/**
 * What follows from her own numbers taken two by two and beside her month, what decides first. Each says its account in
 * numbers, so that it stays true whatever she means by them; of one topic, and of one set of numbers, only the heaviest.
 */
export function derivedSums(ask: Asking, deriver = new Deriver(ask)): readonly Derived[] {
  if (ask.scene.said.length > 0) for (const rule of RULES) rule(deriver)
  const chosen: Derived[] = []
  for (const one of [...deriver.found].sort((a, b) => b.weight - a.weight)) {
    if (chosen.some((other) => other.topic === one.topic || sameNumbers(one, other))) continue
    chosen.push(one)
  }
  return chosen
}

const sameNumbers = (one: Derived, other: Derived): boolean =>
  one.topic !== 'empate' && !one.related && one.uses.length > 0 && one.uses.every((said) => other.uses.includes(said))
