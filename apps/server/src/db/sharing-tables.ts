/** Tables of what leaves the house by an address; the rules for columns are those of `schema.ts`. */

export interface SharingTables {
  shares: SharesTable
  agendas: AgendasTable
}

/** A link to a copy that was frozen when it was made. */
export interface SharesTable {
  id: string
  company_id: string
  /** 'analise' | 'resultado' | 'caixa' */
  tipo: string
  /** The company's name, frozen with the copy. */
  empresa: string
  /** `SharedContent` of the contracts, packed; null once it is revoked. */
  conteudo: string | null
  /** SHA-256 of the token; unique. */
  token_hash: string
  /** null: no password. */
  password_hash: string | null
  /** How often it was opened. */
  vistas: number
  /** Wrong passwords since the last rest or the last right one. */
  failures: number
  /** Wrong passwords ever. */
  failures_in_all: number
  /** 0: never locked. */
  locked_until: number
  created_at: number
  expires_at: number
  revoked_at: number | null
}

/** The address of a company's plan for calendar programs; at most one. */
export interface AgendasTable {
  company_id: string
  /** SHA-256 of the token; unique. */
  token_hash: string
  created_at: number
}
