import type { Unit } from '#src/consultant/composed/units.ts'

/** What reais do: come in, go out, stay (what one leaves after its costs), are wanted, or are paid once for something that lasts. */
export type Way = 'in' | 'out' | 'keep' | 'goal' | null

/** What a per cent does to what it is of. */
export type Share = 'fee' | 'loss' | 'use' | 'off' | 'more' | 'profit' | 'markup' | 'rate' | null

/** A number of the message as a typed quantity. */
export interface Quantity {
  id: string
  kind: 'money' | 'count' | 'share'
  /** In the unit's measure. */
  value: number
  /** What was said times this is the value: minutes are sixtieths of an hour. */
  scale: number
  unit: Unit
  way: Way
  share: Share
  /** Words right round it, folded: what it is called. */
  label: string
  /** Which part of the message it stands in, from 0. */
  clause: number
  sentence: number
  /** Character of the message. */
  at: number
  /** Said in a message before. */
  before?: boolean
  /** More or fewer than now: '6 viagens a mais', 'perco 6'. */
  change?: 1 | -1
  /** Of others or of another time: no part of her sum unless it is asked for. */
  scenery?: boolean
  /** Reais of which it isn't said of what one they are. */
  loose?: boolean
  /** Paid whatever is sold: rent, wages of the month. */
  bill?: boolean
  /** '8 meses a 900': for the rate that stands with it alone. */
  mods?: readonly Modifier[]
}

/** What is said of a quantity: without so many per cent, with them on top, only them; or its other side, of a face. */
export interface Modifier {
  kind: 'less' | 'more' | 'of' | 'times'
  by: Quantity
}

/** Everything that a message says for a sum. */
export interface Ledger {
  quantities: readonly Quantity[]
  /** Folded text. */
  text: string
}
