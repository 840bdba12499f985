import type { Readable } from 'node:stream'
import { dayOf } from '@norteia/contracts/format'
import { RESULT_TEXT, type Resultado, type SpreadsheetQuery, spanProblem } from '@norteia/contracts/result'
import { gapsWithin } from '@norteia/engine/ledger/coverage'
import { addMonths, earlierOf, firstOf } from '@norteia/engine/ledger/days'
import { computeResult, defaultMonth } from '@norteia/engine/result/result'
import { readCash } from '#src/features/cash/cash.service.ts'
import {
  listAccounts,
  listMonthTotals,
  listOwnCategories,
  listRevenueDays,
  listSheetMovements,
} from '#src/features/ledger/ledger.service.ts'
import { invalidFields } from '#src/platform/app-error.ts'
import type { Company } from '#src/platform/identity/company-access.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { pressSpreadsheet } from './spreadsheet-press.ts'

/** A month's result; without `mes` ('AAAA-MM') that of the newest complete month with movements. */
export async function readResult(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: string,
  mes?: string,
): Promise<Resultado> {
  const hoje = dayOf(clock())
  const totais = await listMonthTotals(db, companyId)
  const month = mes ?? defaultMonth(new Set(totais.map((total) => total.mes)), hoje)
  return computeResult({
    mes: month,
    hoje,
    totais,
    receitaPorDia: await listRevenueDays(db, companyId, month),
    categorias: await listOwnCategories(db, companyId),
    contas: await listAccounts(db, companyId),
  })
}

const DEFAULT_MONTHS = 12
/** More would not fit into the thread's memory. */
const MOST_MOVEMENTS = 100_000

/**
 * The workbook of a period: movements, result, cash and where they came from. Without dates the last twelve complete months
 * and the current one.
 *
 * @throws AppError `invalid_fields`, `too_many_requests`
 */
export async function readSpreadsheet(
  { db, clock, config }: Services,
  company: Company,
  query: SpreadsheetQuery,
  signal?: AbortSignal,
): Promise<Readable> {
  const now = clock()
  const hoje = dayOf(now)
  const ate = query.ate ?? hoje
  const de = query.de ?? firstOf(addMonths(ate.slice(0, 7), -DEFAULT_MONTHS))
  const problem = spanProblem(de, ate)
  if (problem) throw invalidFields(problem)
  await takeDurable(db, `spreadsheet:${company.id}`, RATE.spreadsheetPerCompany, { scale: config.rateLimitScale, now })
  const movimentos = await listSheetMovements(db, company.id, { de, ate, limit: MOST_MOVEMENTS + 1 })
  if (movimentos.length > MOST_MOVEMENTS) throw invalidFields({ de: RESULT_TEXT.tooMany })
  const contas = await listAccounts(db, company.id)
  const content = {
    empresa: company.nome,
    de,
    ate,
    movimentos,
    categorias: await listOwnCategories(db, company.id),
    contas: contas.map(({ id, apelido }) => ({ id, apelido })),
    lacunas: de > hoje ? [] : gapsWithin(contas, { de, ate: earlierOf(ate, hoje) }),
    caixa: await readCash({ db, clock }, company.id),
  }
  return pressSpreadsheet(content, signal)
}
