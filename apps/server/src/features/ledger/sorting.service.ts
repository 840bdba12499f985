import { bankOf } from '@norteia/statements/banks'
import {
  categorize,
  type Decisao,
  PAIR_REASON,
  type RegraAprendida,
  ruledBy,
  ruleFor,
} from '@norteia/statements/categories/categorize'
import { coversDeposit, findPairs } from '@norteia/statements/categories/pairs'
import type { Empresa } from '@norteia/statements/categories/trades'
import { addDays } from '@norteia/statements/text/dates'
import { normalise } from '@norteia/statements/text/normalise'
import type { Db } from '#src/db/client.ts'
import type { Touched } from './balances.service.ts'
import {
  findDeposits,
  findMovements,
  findPairCandidates,
  findSales,
  type MovementRow,
  type SalesSpan,
  updateCategories,
} from './movements.repo.ts'
import { findRules, findTrade } from './rules.repo.ts'

export type Rules = ReadonlyMap<string, RegraAprendida>

/** What the company has taught, by `ruleKey`. */
export async function readRules(db: Db, companyId: string): Promise<Rules> {
  const rows = await findRules(db, companyId)
  return new Map(rows.map(({ chave, contraparte, categoria, em }) => [chave, { contraparte, categoria, em }]))
}

/** What a movement is sorted by, beside itself. */
export interface Knowledge {
  rules: Rules
  company: Empresa | undefined
}

export async function readCompany(db: Db, companyId: string): Promise<Empresa | undefined> {
  return findTrade(db, companyId)
}

export async function readKnowledge(db: Db, companyId: string): Promise<Knowledge> {
  return { rules: await readRules(db, companyId), company: await readCompany(db, companyId) }
}

type Sortable = Pick<MovementRow, 'descricao' | 'contraparte' | 'centavos' | 'do_arquivo'>

/** The category of a movement that is no half of a transfer, as the columns hold it. */
export function sorted(
  movement: Sortable,
  { rules, company }: Knowledge,
): Pick<MovementRow, 'categoria' | 'origem' | 'porque'> {
  const found: Decisao | null = categorize({ ...movement, categoria: movement.do_arquivo }, rules, company)
  return found ?? { categoria: null, origem: null, porque: null }
}

/** The same for a movement whose category without rules is known. */
export function ruled(
  movement: { descricao: string; contraparte: string | null; centavos: number },
  without: Decisao | null,
  rules: Rules,
): Pick<MovementRow, 'categoria' | 'origem' | 'porque'> {
  const rule = ruleFor(movement, rules)
  return (rule ? ruledBy(rule) : without) ?? { categoria: null, origem: null, porque: null }
}

/**
 * Finds transfers between accounts and deposits of acquirers after movements of the days have come or gone. Categories by
 * hand stay.
 */
export async function settle(
  trx: Db,
  companyId: string,
  span: { de: string; ate: string },
  touched: Touched,
): Promise<void> {
  await settlePairs(trx, companyId, span, touched)
  await settleDeposits(trx, companyId, touched)
}

async function settlePairs(
  trx: Db,
  companyId: string,
  { de, ate }: { de: string; ate: string },
  touched: Touched,
): Promise<void> {
  const rows = await findPairCandidates(trx, companyId, addDays(de, -3), addDays(ate, 3))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pairs = findPairs(
    rows.map(({ id, account_id, data, centavos }) => ({ id, contaId: account_id, data, centavos })),
  )
  const halves = pairs.flatMap(([out, into]) => [
    { id: out, parId: into },
    { id: into, parId: out },
  ])
  for (const { id } of halves) {
    const row = byId.get(id)
    if (row) touched.add(row.account_id, row.data)
  }
  await updateCategories(
    trx,
    halves.map((half) => ({
      ...half,
      categoria: 'transferencia',
      origem: 'transferencia',
      porque: PAIR_REASON,
    })),
  )
}

/** Money that an acquirer pays out is no second sale where its sales are known. */
async function settleDeposits(trx: Db, companyId: string, touched: Touched): Promise<void> {
  const deposits = await findDeposits(trx, companyId)
  if (deposits.length === 0) return
  const sales = await findSales(trx, companyId)
  const known = await readKnowledge(trx, companyId)
  const changes = deposits.flatMap((row) => {
    const own = sorted(row, known)
    const covering = own.categoria === 'recebimento-cartao' ? sales.find((span) => covers(span, row)) : undefined
    const next =
      covering && own.origem === 'dicionario'
        ? {
            categoria: 'transferencia',
            origem: 'transferencia',
            porque: `As vendas já estão em ${covering.apelido}: este depósito só traz o dinheiro delas.`,
          }
        : own
    if (next.categoria === row.categoria && next.origem === row.origem) return []
    touched.add(row.account_id, row.data)
    return [{ id: row.id, parId: null, ...next }]
  })
  await updateCategories(trx, changes)
}

/** A deposit that names another acquirer isn't this one's. */
function covers(span: SalesSpan, { chave, data }: Pick<MovementRow, 'chave' | 'data'>): boolean {
  if (!coversDeposit(span, data)) return false
  const named = ACQUIRERS.filter((name) => new RegExp(`\\b${name}\\b`).test(chave))
  const own = span.banco === null ? undefined : bankOf(span.banco)?.nome
  return named.length === 0 || own === undefined || named.some((name) => normalise(own).includes(name))
}

const ACQUIRERS = [
  'CIELO',
  'REDE',
  'GETNET',
  'STONE',
  'PAGSEGURO',
  'PAGBANK',
  'MERCADO PAGO',
  'SUMUP',
  'TON',
  'SAFRAPAY',
]

/**
 * Unpairs the other halves of deleted movements and categorises them again.
 *
 * @param halves ids of the movements that stay
 */
export async function releasePairs(
  trx: Db,
  companyId: string,
  halves: readonly string[],
  touched: Touched,
): Promise<void> {
  const rows = await findMovements(trx, halves)
  if (rows.length === 0) return
  const known = await readKnowledge(trx, companyId)
  await updateCategories(
    trx,
    rows.map((row) => {
      touched.add(row.account_id, row.data)
      const { id, categoria, origem, porque } = row
      return origem === 'manual'
        ? { id, categoria, origem, porque, parId: null }
        : { id, parId: null, ...sorted(row, known) }
    }),
  )
}
