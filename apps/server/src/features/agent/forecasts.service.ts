import type { MadeForecast } from '@norteia/engine/result/scorecard'
import type { Db } from '#src/db/client.ts'
import { findForecasts } from './forecasts.repo.ts'

/** What was forecast statistically, in reais; scenarios promised nothing that could be graded. */
export const listForecasts = (db: Db, companyId: string): Promise<MadeForecast[]> => findForecasts(db, companyId)
