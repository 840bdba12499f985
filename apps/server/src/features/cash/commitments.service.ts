import {
  type AddCommitment,
  CASH_LIMITS,
  CASH_TEXT,
  type ChangeCommitment,
  type Compromisso,
  commitmentProblem,
} from '@norteia/contracts/cash'
import { type Db, inTransaction } from '#src/db/client.ts'
import { findCategory } from '#src/features/ledger/ledger.service.ts'
import { AppError, invalidFields, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { requireCompany } from '#src/platform/identity/company-access.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import type { Services } from '#src/platform/services.ts'
import {
  countCommitments,
  deleteCommitment,
  findCommitment,
  findCommitments,
  insertCommitment,
  updateCommitment,
} from './commitments.repo.ts'

/** By their first due day. */
export const listCommitments = (db: Db, companyId: string): Promise<Compromisso[]> => findCommitments(db, companyId)

const unknown = () => new AppError('not_found', CASH_TEXT.noCommitment)

/** @throws AppError `invalid_fields` */
async function assertValid(trx: Db, companyId: string, input: AddCommitment): Promise<void> {
  const problem = commitmentProblem(input)
  if (problem) throw invalidFields(problem)
  if (input.categoria && !(await findCategory(trx, companyId, input.categoria)))
    throw invalidFields({ categoria: CASH_TEXT.category })
}

/** @throws AppError `invalid_fields`, `conflict` when the company has as many as it may */
export async function addCommitment(
  { db, clock }: Services,
  actor: Actor,
  companyId: string,
  input: AddCommitment,
): Promise<Compromisso> {
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    await assertValid(trx, companyId, input)
    if ((await countCommitments(trx, companyId)) >= CASH_LIMITS.commitments)
      throw new AppError('conflict', CASH_TEXT.tooManyCommitments)
    return insertCommitment(trx, companyId, input, clock())
  })
}

/** What isn't given stays. @throws AppError `not_found`, `invalid_fields` */
export async function changeCommitment(
  { db, clock }: Services,
  actor: Actor,
  companyId: string,
  id: string,
  changes: ChangeCommitment,
): Promise<Compromisso> {
  return inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, companyId)
    const known = await findCommitment(trx, companyId, id)
    if (!known) throw unknown()
    const input = merged(known, changes)
    await assertValid(trx, companyId, input)
    return updateCommitment(trx, companyId, id, input, clock())
  })
}

function merged(known: Compromisso, changes: ChangeCommitment): AddCommitment {
  // A commitment that doesn't repeat has no end, even if the form still sends one.
  const ate = changes.repete === 'nao' ? null : known.ate
  return {
    tipo: changes.tipo ?? known.tipo,
    descricao: changes.descricao ?? known.descricao,
    valor: changes.valor ?? known.valor,
    vencimento: changes.vencimento ?? known.vencimento,
    repete: changes.repete ?? known.repete,
    ate: changes.ate === undefined ? ate : changes.ate,
    categoria: changes.categoria === undefined ? known.categoria : changes.categoria,
  }
}

/** @throws AppError `not_found` */
export async function removeCommitment({ db }: Services, companyId: string, id: string): Promise<void> {
  if (!(await deleteCommitment(db, companyId, id))) throw unknown()
}
