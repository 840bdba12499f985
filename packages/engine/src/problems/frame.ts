import type { Material } from './types.ts'

/** Title, instructions, what she sees when it worked, her hours and others'; `se`: words of hers without which the step says nothing. */
export type FrameStep = readonly [
  acao: string,
  detalhes: string,
  resultado: string,
  dono: number,
  equipe: number,
  se?: RegExp,
]

/** What she has to decide, as the backbone of a plan: an answer is due, whatever her words have in common with a problem. */
export interface Frame {
  id: string
  /** Id of the card that the report names, unless it heard one of `kin`. */
  carta: string
  /** What weighs, where the card's own name says less or more; absent: the card's. */
  nome?: string
  /** Ids of cards that say the same or why it came so far. */
  kin: readonly string[]
  /** Ids of cards that tell a part of it: no trouble beside it. */
  inclui?: readonly string[]
  /** Folded; all of them hold in what she wrote, the first in her challenge: its sentence is quoted. */
  ouve: readonly RegExp[]
  fora?: RegExp
  /** Folded; enough where one of `kin` was heard: all hold in her challenge. */
  perto?: readonly RegExp[]
  /** Empty: those of `carta`. Without digits, the order in which they are done. */
  passos: readonly FrameStep[]
  /** null: those of the card. */
  porque: string | null
  cuidado: string | null
  quem: string | null
  material: Material | null
  /** Its words name the card too seldom: it holds only where one of `kin` was heard, or where these words are, folded. */
  acompanha?: true | RegExp
  /** Why a goal to grow comes after it; absent: as its card says. */
  meta?: string
}
