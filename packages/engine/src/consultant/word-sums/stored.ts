import { MAX_TALK } from '#src/consultant/asks-sum.ts'
import { readQuestion } from './quantities.ts'
import { type Shape, shapeOf } from './shapes.ts'

/** The last learned sum: its question, how it was done, and the numbers that were changed since. */
export interface WordMemory {
  text: string
  shape: string
  numbers: readonly number[]
  changed: Readonly<Record<string, number>>
}

/** Whatever was stored; null: it makes no sum. */
export function readWordMemory(stored: unknown): WordMemory | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { text, shape, numbers, changed } = stored as Record<string, unknown>
  if (typeof text !== 'string' || typeof shape !== 'string' || !Array.isArray(numbers)) return null
  const made = shapeIn(shape)
  const count = readQuestion(text.slice(0, MAX_TALK)).quantities.length
  const places = numbers.filter((n): n is number => Number.isInteger(n) && n >= 0 && n < count)
  if (!made || places.length !== made.slots) return null
  const values = Object.entries(typeof changed === 'object' && changed !== null ? changed : {})
  return {
    text: text.slice(0, MAX_TALK),
    shape,
    numbers: places,
    changed: Object.fromEntries(values.filter(([, value]) => Number.isFinite(value))) as Record<string, number>,
  }
}

function shapeIn(text: string): Shape | null {
  if (text.length > MOST_SHAPE || !/^[-+*/()a-z%\d.]+$/.test(text)) return null
  try {
    return shapeOf(text)
  } catch {
    return null
  }
}
const MOST_SHAPE = 80
