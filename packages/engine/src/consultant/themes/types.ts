/** What a question wants to know, heard by its form alone. */
export const WISHES = ['decide', 'amount', 'allowed', 'why', 'way'] as const
export type Wish = (typeof WISHES)[number]

/** A field of questions that many guides share: what is said where none of them is surely meant. */
export interface Theme {
  id: string
  /** After 'sobre'. */
  nome: string
  /** What holds whatever is asked. */
  base: string
  /** Whether to do it, or which of two. */
  decidir: string
  /** How much, how many or how long. */
  quanto: string
  /** Whether it is allowed or owed; rules are the accountant's or the lawyer's to confirm. */
  pode: string
  porque: string
  /** Complete sentences, in order. */
  passos: readonly [string, string, string]
  /** What to look at before acting. */
  confira: string
  /** Whom to ask; null: nobody is needed. */
  quem: string | null
}

/** What is asked after the advice on a theme: what else may help where it was tried, what it costs, how long it takes, what to write. */
export interface Moves {
  outro: string
  custo: string
  tempo: string
  escrito: string
}
