import { OTP_TEXT } from '@norteia/contracts/otp'
import { type Db, inTransaction } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { AppError, invalidFields, tooManyAttempts } from '#src/platform/app-error.ts'
import { SECOND_STEP } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import {
  type Authenticator,
  deleteAuthenticator,
  lockAuthenticator,
  markRight,
  markWrong,
  useCode,
} from './second-step.repo.ts'
import { codeHash, stepOf } from './totp.ts'

export type SecondStep = { kind: 'passed' | 'missing' | 'wrong' } | { kind: 'locked'; waitMs: number }

/**
 * Checks the code of the second step, if the user has enabled it. The caller's transaction must commit whatever the
 * result: wrong codes are counted, and each code works once. Five wrong ones lock the step for `SECOND_STEP.lockMs`.
 */
export async function takeSecondStep(
  trx: Db,
  userId: string,
  code: string | undefined,
  now: number,
): Promise<SecondStep> {
  const app = await lockAuthenticator(trx, userId)
  if (!app || app.confirmed_at === null) return { kind: 'passed' }
  if (code === undefined) return { kind: 'missing' }
  return checkCode(trx, userId, app, { code, now })
}

/** As `takeSecondStep`, for an authenticator whose row is locked, confirmed or not. */
export async function checkCode(
  trx: Db,
  userId: string,
  app: Authenticator,
  { code, now }: { code: string; now: number },
): Promise<SecondStep> {
  const waitMs = app.locked_until - now
  // A longer lock than the maximum was written by a clock that ran ahead.
  if (waitMs > 0 && waitMs <= SECOND_STEP.lockMs) return { kind: 'locked', waitMs }
  const step = await stepOf(app.secret, code, app.last_step, now)
  if (step !== undefined) {
    await markRight(trx, userId, step)
    return { kind: 'passed' }
  }
  if (await useCode(trx, codeHash(userId, code), now)) {
    await markRight(trx, userId, undefined)
    await recordAudit(trx, { event: 'two_factor_code_used', userId }, now)
    return { kind: 'passed' }
  }
  const failures = app.failures + 1
  const isLast = failures >= SECOND_STEP.wrongCodes
  await markWrong(trx, userId, { failures: isLast ? 0 : failures, lockedUntil: isLast ? now + SECOND_STEP.lockMs : 0 })
  await recordAudit(trx, { event: 'two_factor_failed', userId }, now)
  return { kind: 'wrong' }
}

/** 401 with its own error code, so that the login form asks for the second step and stays there. */
export function refusedAtLogin(step: SecondStep): AppError {
  if (step.kind === 'locked') return tooManyAttempts(step.waitMs)
  if (step.kind === 'wrong')
    return new AppError('two_factor_invalid', OTP_TEXT.wrong, { fields: { otp: OTP_TEXT.wrong } })
  return new AppError('two_factor_required', OTP_TEXT.required)
}

/** 422 at the field: for signed-in users a 401 would mean the end of the session. */
export function refusedInside(step: SecondStep): AppError {
  if (step.kind === 'locked') return tooManyAttempts(step.waitMs)
  return invalidFields({ otp: step.kind === 'wrong' ? OTP_TEXT.wrong : OTP_TEXT.required })
}

/** Requires the second step for an act of a signed-in user. @throws AppError `invalid_fields`, `too_many_requests` */
export async function proveSecondStep(
  { db, clock }: Services,
  userId: string,
  code: string | undefined,
): Promise<void> {
  const step = await inTransaction(db, (trx) => takeSecondStep(trx, userId, code, clock()))
  if (step.kind !== 'passed') throw refusedInside(step)
}

/** Deletes a second step that was set up at or after `since` (epoch milliseconds). */
export async function endSecondStepSince(trx: Db, userId: string, since: number): Promise<void> {
  await deleteAuthenticator(trx, userId, since)
}
