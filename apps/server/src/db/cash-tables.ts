/** Tables of result and cash; the rules for columns are those of `schema.ts`. Days are 'AAAA-MM-DD'. */

export interface CashTables {
  commitments: CommitmentsTable
  scenarios: ScenariosTable
  anomalies: AnomaliesTable
  movement_sums: MovementSumsTable
  counterparties: CounterpartiesTable
  counterparty_days: CounterpartyDaysTable
}

/** Payments and receipts that the owner expects. */
export interface CommitmentsTable {
  id: string
  company_id: string
  /** 'pagar' | 'receber' */
  tipo: string
  descricao: string
  /** Cents, above zero. */
  valor: number
  /** First due day, 'AAAA-MM-DD'. */
  vencimento: string
  /** 'nao' | 'semanal' | 'mensal' */
  repete: string
  /** Last day that it may be due on; null: without an end. */
  ate: string | null
  /** Id of a category, fixed or the company's own. */
  categoria: string | null
  created_at: number
  updated_at: number
}

/** Named levers of a cash forecast; its results are never stored. */
export interface ScenariosTable {
  id: string
  company_id: string
  nome: string
  /** `Alavancas` of the contracts, JSON. */
  alavancas: string
  created_at: number
  updated_at: number
}

/** A category's unusual month, about which the owner was notified. */
export interface AnomaliesTable {
  company_id: string
  /** 'AAAA-MM' */
  mes: string
  /** Id of the category. */
  categoria: string
  /** Cents of the month, and the median of those before. */
  centavos: number
  mediana: number
  told_at: number
}

/** Sums of movements by day or week and category, written by database triggers only. */
export interface MovementSumsTable {
  company_id: string
  /** 'D' and a day, or 'S' and the Monday of a week. Weeks leave out instalments of cards. */
  periodo: string
  /** '' means none; a pair without a category is a transfer. */
  categoria: string
  entradas: number
  /** 0 and less. */
  saidas: number
  quantidade: number
}

/** Counterparties by direction, without transfers and card instalments; kept like `movement_sums`. */
export interface CounterpartiesTable {
  company_id: string
  contraparte: string
  /** '+' comes in, '-' goes out. */
  sentido: string
  quantidade: number
}

/** The days of a counterparty in one direction; like `counterparties`. */
export interface CounterpartyDaysTable {
  company_id: string
  contraparte: string
  sentido: string
  dia: string
  centavos: number
  quantidade: number
}
