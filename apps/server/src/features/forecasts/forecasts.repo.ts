import type { PredictiveResult } from '@norteia/contracts/agent'
import type { MadeForecast } from '@norteia/engine/result/scorecard'
import type { Db } from '#src/db/client.ts'
import { toCents, toReais } from '#src/platform/money.ts'

/** Keeps what was predicted, to be graded against the months when they are known; the first of a day is kept. */
export async function insertForecast(
  db: Db,
  companyId: string,
  made: { on: string; scenario: boolean; months: PredictiveResult['cashFlowPrediction']['next3Months'] },
): Promise<void> {
  if (made.months.length === 0) return
  await db
    .insertInto('forecasts')
    .values(
      made.months.map(({ mes, previsto, minimo, maximo }) => ({
        company_id: companyId,
        made_on: made.on,
        mes,
        previsto: toCents(previsto),
        minimo: toCents(minimo),
        maximo: toCents(maximo),
        scenario: made.scenario ? 1 : 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** In reais, without scenarios; by the day they were made on. */
export async function findForecasts(db: Db, companyId: string): Promise<MadeForecast[]> {
  const rows = await db
    .selectFrom('forecasts')
    .select(['made_on', 'mes', 'previsto', 'minimo', 'maximo'])
    .where('company_id', '=', companyId)
    .where('scenario', '=', 0)
    .orderBy('made_on')
    .orderBy('mes')
    .execute()
  return rows.map(({ made_on, mes, previsto, minimo, maximo }) => ({
    mes,
    previsto: toReais(previsto),
    minimo: toReais(minimo),
    maximo: toReais(maximo),
    feitaEm: made_on,
  }))
}
