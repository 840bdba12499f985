import type { MarketSegment } from '@norteia/contracts/company'

/** Practical help on one everyday question of an owner; text and steps speak of the same thing. */
export interface Guide {
  id: string
  /** Rules of the diagnostic on the same subject: what she answered there comes first. Absent: none. */
  regras?: readonly string[]
  /** Kinds of company that alone are told this; absent: every kind. */
  setores?: readonly MarketSegment[]
  /** The question as it was understood. */
  pergunta: string
  /** How owners ask it, each with the words that name the subject; searched by the retrieval. */
  frases: readonly string[]
  resposta: string
  /** Complete sentences, in order. */
  passos: readonly [string, string, string]
  /** The mistake that people usually make here. */
  cuidado: string
  /** Whom to ask; null: nobody is needed. */
  quem: string | null
}
