import type { Generated } from 'kysely'

/** Tables of accounts and statements; the rules for columns are those of `schema.ts`. Days are 'AAAA-MM-DD'. */

export interface LedgerTables {
  accounts: AccountsTable
  account_sources: AccountSourcesTable
  imports: ImportsTable
  import_lines: ImportLinesTable
  movements: MovementsTable
  ledger_months: LedgerMonthsTable
  rules: RulesTable
  own_categories: OwnCategoriesTable
  hand_categories: HandCategoriesTable
  previews: PreviewsTable
}

/** A place where the company's money lies. */
export interface AccountsTable {
  id: string
  company_id: string
  apelido: string
  /** `TipoConta` of the contracts. */
  tipo: string
  /** Number of the bank or an acquirer's name; null: unknown. */
  banco: string | null
  agencia: string | null
  numero: string | null
  /** Cents, typed: the balance at the end of `saldo_inicial_em`. Both or neither. */
  saldo_inicial: number | null
  saldo_inicial_em: string | null
  /** Last result of `accountBalance` in cents, updated with every change of movements and balances; null: unknown. */
  saldo: number | null
  saldo_em: string | null
  /** 0/1 */
  provado: Generated<number>
  /** How many movements it holds. */
  lancamentos: Generated<number>
  /** `ordem` of its newest import, undone ones too. */
  last_import: Generated<number>
  created_at: number
  updated_at: number
}

/** Which account a file was last taken for, by what the file says about itself. */
export interface AccountSourcesTable {
  company_id: string
  /** Hash of bank and number, or of bank and header; see `sourceOf`. */
  source: string
  account_id: string
  used_at: number
}

/** One account of one confirmed file. */
export interface ImportsTable {
  id: string
  company_id: string
  account_id: string
  /** Place among the imports of its account, from 1. */
  ordem: number
  preview_id: string
  /** SHA-256 of the confirmation, so that the same one gets the same answer. */
  request_hash: string
  arquivo: string
  /** Of the file's bytes, hex. */
  sha256: string
  formato: string
  de: string | null
  ate: string | null
  novas: number
  repetidas: number
  futuras: number
  recusadas: number
  /** `ProvaCentavos` as it was then, JSON. */
  prova: string
  /** JSON list of sentences. */
  avisos: string
  /** Balances that the file states, JSON list of `[cents, day, weak 0/1]`. */
  saldos: string
  created_at: number
  /** null: in force. */
  undone_at: number | null
}

/** That an import shows a movement. A movement that no import shows any more goes, unless it was typed. */
export interface ImportLinesTable {
  import_id: string
  movement_id: string
  /** From 1 in the file. */
  linha: number
  /** Its description in this file where it took another one over; null: the movement's first. */
  descricao: string | null
}

export interface MovementsTable {
  id: string
  company_id: string
  account_id: string
  data: string
  centavos: number
  descricao: string
  /** `descricao` normalised: with account, day and cents it tells equal movements. */
  chave: string
  /** The description that it was made with; null: that is `descricao`. */
  primeira: string | null
  /** '' where the file has none. */
  fitid: string
  contraparte: string | null
  /** 'CPF' | 'CNPJ' */
  documento: string | null
  /** Instalment `parcela` of `parcelas`. */
  parcela: number | null
  parcelas: number | null
  /** What a search looks in: description and counterparty, normalised. */
  busca: string
  /** `ruleKey` of the statements package: counterparty and sign. */
  regra: string
  /** null: without a category. */
  categoria: string | null
  /** 'transferencia' | 'regra' | 'dicionario' | 'manual' */
  origem: string | null
  porque: string | null
  /** A category that the file itself gives. */
  do_arquivo: string | null
  /** The other half of a transfer. */
  par_id: string | null
  /** The oldest import in force that shows it, with its line and place; null and 0: typed. */
  import_id: string | null
  linha: number | null
  ordem: number
  created_at: number
}

/** Sums of an account's movements, kept with them in one transaction. */
export interface LedgerMonthsTable {
  company_id: string
  account_id: string
  /** 'AAAA-MM' */
  mes: string
  /** '' means none. */
  categoria: string
  entradas: number
  /** 0 and less. */
  saidas: number
  quantidade_entradas: number
  quantidade_saidas: number
}

/** A category that the owner gave to a counterparty. */
export interface RulesTable {
  id: string
  company_id: string
  /** `ruleKey`; unique in the company. */
  chave: string
  /** As the owner saw it. */
  contraparte: string
  categoria: string
  /** Day of the last time. */
  em: string
  vezes: number
  created_at: number
  updated_at: number
}

export interface OwnCategoriesTable {
  id: string
  company_id: string
  nome: string
  /** Normalised; unique in the company. */
  nome_chave: string
  grupo: string
  created_at: number
}

/** A category by hand whose movement went with its import, for when the movement comes back. */
export interface HandCategoriesTable {
  id: string
  company_id: string
  account_id: string
  data: string
  centavos: number
  chave: string
  /** null: taken away by hand. */
  categoria: string | null
  porque: string | null
  created_at: number
}

/** An uploaded file that waits for its confirmation. Left out of backups. */
export interface PreviewsTable {
  id: string
  company_id: string
  user_id: string
  arquivo: string
  sha256: string
  /** The bytes, deflated, base64. */
  conteudo: string
  created_at: number
  expires_at: number
}
