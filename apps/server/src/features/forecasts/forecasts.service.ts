import type { PredictiveResult } from '@norteia/contracts/agent'
import type { Db } from '#src/db/client.ts'
import { insertForecast } from './forecasts.repo.ts'

/** Keeps what was predicted, to be graded when its months have come; scenarios promise nothing that could be graded. */
export const keepForecast = (
  db: Db,
  companyId: string,
  made: { on: string; scenario: boolean; months: PredictiveResult['cashFlowPrediction']['next3Months'] },
): Promise<void> => insertForecast(db, companyId, made)
