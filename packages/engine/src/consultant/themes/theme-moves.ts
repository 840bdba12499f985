import { CLIENT_MOVES } from './client-moves.data.ts'
import { MONEY_MOVES } from './money-moves.data.ts'
import { PEOPLE_MOVES } from './people-moves.data.ts'
import { PLACE_MOVES } from './place-moves.data.ts'
import { SELLING_MOVES } from './selling-moves.data.ts'
import type { Moves } from './types.ts'

export const THEME_MOVES: Readonly<Record<string, Moves>> = {
  ...CLIENT_MOVES,
  ...MONEY_MOVES,
  ...PEOPLE_MOVES,
  ...SELLING_MOVES,
  ...PLACE_MOVES,
}
