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

/** Whether the second step is on, and how many recovery codes are unused. */
export const readSecondStep = (db: Db, userId: string): Promise<{ enabled: boolean; recoveryCodesLeft: number }> =>
  findState(db, userId)

const alreadyOn = () => new AppError('conflict', TWO_FACTOR_TEXT.alreadyOn)
export const notOn = (): AppError => new AppError('conflict', TWO_FACTOR_TEXT.notOn)

/** Creates a secret for the authenticator app; the second step is off until a code of it is confirmed. @throws AppError `conflict` when it is on */
export async function offerSecondStep(db: Db, user: { userId: string; email: string }, now: number) {
  const secret = await newSecret()
  const offer = await offerOf(secret, user.email)
  if (!(await offerAuthenticator(db, user.userId, secret, now))) throw alreadyOn()
  return { secret, ...offer }
}

/**
 * Turns the second step on with a code of the offered secret. The caller's transaction must commit wrong codes too.
 *
 * @returns the recovery codes in groups of four, or why the code was refused
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

/** Turns the second step off and deletes its recovery codes. @throws AppError `conflict` when it is off */
export async function endSecondStep(trx: Db, userId: string): Promise<void> {
  if (!(await deleteAuthenticator(trx, userId))) throw notOn()
}
