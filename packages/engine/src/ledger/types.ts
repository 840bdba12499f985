import { type CategoryGroup, FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'

/** One line of an account. */
export interface Movement {
  id?: string
  contaId: string
  /** 'AAAA-MM-DD' */
  data: string
  /** Signed whole cents: what comes in is positive. */
  centavos: number
  categoria: string | null
  contraparte: string | null
  /** The other half of a transfer between the company's own accounts. */
  parId: string | null
  /** Place in a row of card instalments. */
  parcela?: { numero: number; de: number } | null
  /** Typed by hand, in no statement. */
  digitado?: boolean
}

/** Sums of one category's movements over some days, in whole cents. */
export interface CategoryTotal {
  /** null: no category and no pair. */
  categoria: string | null
  /** 0 and more. */
  entradas: number
  /** 0 and less. */
  saidas: number
}

export interface Category {
  id: string
  nome: string
  grupo: CategoryGroup
}

/** Days, both ends included. */
export interface Interval {
  de: string
  ate: string
}

export interface Account {
  id: string
  apelido: string
  /** Days that its statements cover, in any order; they may overlap. */
  cobertura: readonly Interval[]
  /** Kept by hand, without statements: gaps can't be detected. */
  digitada?: boolean
}

export const PAIR_CATEGORY = 'transferencia'
/** Money that stays in the company: in no forecast of what comes and goes. */
export const INTERNAL_CATEGORIES: ReadonlySet<string> = new Set([PAIR_CATEGORY, 'aplicacao'])

/** A pair counts as a transfer unless its owner said otherwise. */
export const categoryOf = (movement: Pick<Movement, 'categoria' | 'parId'>): string | null =>
  movement.categoria ?? (movement.parId === null ? null : PAIR_CATEGORY)

export const categoriesById = (own: readonly Category[]): Map<string, Category> =>
  new Map([...FINANCE_CATEGORIES, ...own].map((category) => [category.id, category]))
