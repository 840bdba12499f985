import { CASH_LIMITS, CASH_TEXT, type Cenario, type SaveScenario } from '@norteia/contracts/cash'
import { type Db, inTransaction } from '#src/db/client.ts'
import { AppError, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { Services } from '#src/platform/services.ts'
import {
  countScenarios,
  deleteScenario,
  findScenario,
  findScenarios,
  insertScenario,
  updateScenario,
} from './scenarios.repo.ts'

/** Oldest first. */
export const listScenarios = (db: Db, companyId: string): Promise<Cenario[]> => findScenarios(db, companyId)

const unknown = () => new AppError('not_found', CASH_TEXT.noScenario)

/** @throws AppError `not_found` */
export async function getScenario(db: Db, companyId: string, id: string): Promise<Cenario> {
  const scenario = await findScenario(db, companyId, id)
  if (!scenario) throw unknown()
  return scenario
}

/** @throws AppError `conflict` when the company has as many as it may */
export async function addScenario(
  { db, clock }: Services,
  actor: Actor,
  companyId: string,
  input: SaveScenario,
): Promise<Cenario> {
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    if ((await countScenarios(trx, companyId)) >= CASH_LIMITS.scenarios)
      throw new AppError('conflict', CASH_TEXT.tooManyScenarios)
    return insertScenario(trx, companyId, input, clock())
  })
}

/** @throws AppError `not_found` */
export async function changeScenario(
  { db, clock }: Services,
  companyId: string,
  id: string,
  input: SaveScenario,
): Promise<Cenario> {
  const scenario = await updateScenario(db, companyId, id, input, clock())
  if (!scenario) throw unknown()
  return scenario
}

/** @throws AppError `not_found` */
export async function removeScenario({ db }: Services, companyId: string, id: string): Promise<void> {
  if (!(await deleteScenario(db, companyId, id))) throw unknown()
}
