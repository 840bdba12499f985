import { fold } from '#src/text/words.ts'
import { isCount, type Placed, placed, type Slot } from './calculator-slots.ts'
import type { Calculator } from './calculators.data.ts'

/** A number of a sum, by the words right before and right after it: one of `where` must hold whole. */
export interface Part extends Pick<Slot, 'id' | 'rotulo' | 'unit'> {
  where: readonly { before?: RegExp; after?: RegExp }[]
  optional?: boolean
}

const money = (number: Placed) => number.unit !== '%' && !(number.unit === '' && isCount(number))

function isPart({ unit, where }: Part, number: Placed): boolean {
  if ((unit === '%') !== (number.unit === '%') || (unit === 'R$' && !money(number))) return false
  if (unit !== 'R$' && unit !== '%' && (number.unit !== '' || number.scale !== 1)) return false
  return where.some(({ before, after }) => (before?.test(number.before) ?? true) && (after?.test(number.after) ?? true))
}

/** '1/3 de férias' is the law's, not hers; nor is the thirteenth salary a number. */
const THIRD = /\b(?:1 ?\/ ?3|um terco)\b/g
const THIRTEENTH = /\b13 ?(?:o\b|°|º)?(?= (?:d[aoe]|deles|delas|salario|terceiro)\b|\W*$)/g

/** Every number of the question by its part; null: one has none, or a part has no number. */
export function readParts(question: string, parts: readonly Part[]): Record<string, number> | null {
  const numbers = placed(fold(question).replace(THIRD, 'terco').replace(THIRTEENTH, 'decimo'))
  const found: Record<string, number> = {}
  for (const number of numbers) {
    const part = parts.find((one) => found[one.id] === undefined && isPart(one, number))
    if (!part || number.value <= 0) return null
    found[part.id] = part.unit === 'meses' && /^\s*anos?\b/.test(number.after) ? number.value * 12 : number.value
  }
  return parts.every(({ id, optional }) => optional || found[id] !== undefined) ? found : null
}

export type Where = Part['where'][number]
export const part = (id: string, rotulo: string, unit: Slot['unit'], ...where: Where[]): Part => ({
  id,
  rotulo,
  unit,
  where,
})
export const maybe = (one: Part): Part => ({ ...one, optional: true })

/** A sum that is done only when each number of the question is one of its parts. */
export const plain = ({
  parts,
  ...one
}: Pick<Calculator, 'id' | 'when' | 'unless' | 'formula' | 'work'> & { parts: readonly Part[] }): Calculator => ({
  ...one,
  ask: false,
  read: (question) => readParts(question, parts),
  slots: parts.map(({ id, rotulo, unit, optional = false }) => ({ id, rotulo, unit, optional, pergunta: '' })),
})
