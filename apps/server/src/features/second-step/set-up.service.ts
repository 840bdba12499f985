import { TWO_FACTOR_TEXT } from '@norteia/contracts/two-factor'
import type { Db } from '#src/db/client.ts'
import { AppError } from '#src/platform/app-error.ts'
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findState,
  insertCodes,
  lockAuthenticator,
  offerAuthenticator,
} from './second-step.repo.ts'
import { checkCode, type SecondStep } from './second-step.service.ts'
import { codeHash, newRecoveryCodes, newSecret, offerOf, writtenCode } from './totp.ts'

/** Whether a user's sign-in takes two steps, and how many recovery codes are still good. */
export const readSecondStep = (db: Db, userId: string): Promise<{ enabled: boolean; recoveryCodesLeft: number }> =>
  findState(db, userId)

const alreadyOn = () => new AppError('conflict', TWO_FACTOR_TEXT.alreadyOn)
export const notOn = (): AppError => new AppError('conflict', TWO_FACTOR_TEXT.notOn)

/** A secret for the app; nothing changes until a code of it comes back. @throws AppError `conflict` when it is on */
export async function offerSecondStep(db: Db, user: { userId: string; email: string }, now: number) {
  const secret = await newSecret()
  const offer = await offerOf(secret, user.email)
  if (!(await offerAuthenticator(db, user.userId, secret, now))) throw alreadyOn()
  return { secret, ...offer }
}

/**
 * Turns it on with a code of the offered secret, in the caller's transaction, which must commit a wrong code, too.
 *
 * @returns the recovery codes as they are written down, or why the code was refused
 * @throws AppError `conflict` when it is on, or nothing was offered
 */
export async function beginSecondStep(
  trx: Db,
  userId: string,
  { code, now }: { code: string; now: number },
): Promise<SecondStep | { kind: 'begun'; recoveryCodes: string[] }> {
  const app = await lockAuthenticator(trx, userId)
  if (!app) throw notOn()
  if (app.confirmed_at !== null) throw alreadyOn()
  const step = await checkCode(trx, userId, app, { code, now })
  if (step.kind !== 'passed') return step
  const codes = newRecoveryCodes()
  await confirmAuthenticator(trx, userId, now)
  await insertCodes(
    trx,
    userId,
    codes.map((fresh) => codeHash(userId, fresh)),
    now,
  )
  return { kind: 'begun', recoveryCodes: codes.map(writtenCode) }
}

/** With its recovery codes. @throws AppError `conflict` when it is off */
export async function endSecondStep(trx: Db, userId: string): Promise<void> {
  if (!(await deleteAuthenticator(trx, userId))) throw notOn()
}
