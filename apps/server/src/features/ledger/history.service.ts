import { type Commitment, settlingRanges } from '@norteia/engine/cash/commitments'
import { type CashHistory, historyStart, seriesStart } from '@norteia/engine/cash/history'
import { denseSince, findSeries, seriesKey } from '@norteia/engine/cash/series'
import { INTERNAL_CATEGORIES } from '@norteia/engine/ledger/types'
import type { Db } from '#src/db/client.ts'
import { findInstalments, findSpan } from './ledger.repo.ts'
import { findRepeatingDays, findSettling, sumDaysByCategory, sumWeeks } from './sums.repo.ts'

/**
 * What the forecast of cash reads of the past: kept sums and few rows, however many movements there are. In `ocorrencias` are
 * only counterparties that repeat, in `baixas` only movements that may settle one of `commitments`.
 */
export async function readHistory(
  db: Db,
  companyId: string,
  hoje: string,
  commitments: readonly Commitment[],
): Promise<CashHistory> {
  const since = seriesStart(hoje)
  const instalments = await findInstalments(db, companyId, { de: since, ate: hoje, internal: [...INTERNAL_CATEGORIES] })
  return {
    periodo: await findSpan(db, companyId, hoje),
    semanas: (await sumWeeks(db, companyId, historyStart(hoje))).map(named),
    ocorrencias: await findRepeating(db, companyId, hoje),
    baixas: await findSettling(db, companyId, settlingRanges(commitments, hoje)),
    parcelas: instalments.map(({ parcela, parcelas, contraparte, ...row }) => ({
      ...row,
      contraparte: contraparte ?? '',
      numero: parcela ?? 1,
      de: parcelas ?? 1,
    })),
  }
}

const named = <Row extends { categoria: string }>(row: Row) => ({ ...row, categoria: row.categoria || null })

/** The days of those who repeat, by category: whoever has ended already is left out when the forecast is made. */
async function findRepeating(db: Db, companyId: string, hoje: string): Promise<CashHistory['ocorrencias']> {
  const since = seriesStart(hoje)
  const days = await findRepeatingDays(db, companyId, { from: since, dense: denseSince(hoje) })
  const series = findSeries(
    days.map((day) => ({ ...day, categoria: null })),
    since,
  )
  const names = [...new Set([...series.values()].map(({ contraparte }) => contraparte))]
  const found = await sumDaysByCategory(db, companyId, names, since)
  return found.filter((day) => series.has(seriesKey(day))).map(named)
}
