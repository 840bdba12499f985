import type { MarketSegment } from '@norteia/contracts/company'

/** Practical help on one everyday question of an owner; text and steps speak of the same thing. */
export interface Guide {
  id: string
  /** Rules of the diagnostic on the same subject: what she answered there comes first. Absent: none. */
  regras?: readonly string[]
  /** Kinds of company that alone are told this; absent: every kind. */
  setores?: readonly MarketSegment[]
  /** Trades that its text is written for, as `trade-fields` calls them, where its words would say others; none: for every trade. */
  ramos?: readonly string[]
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
