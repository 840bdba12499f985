import type { ConfirmTwoFactor, EndTwoFactor, TwoFactorState } from '@norteia/contracts/two-factor'
import { type Db, inTransaction } from '#src/db/client.ts'
import { holdProof, provePassword } from '#src/features/account/password-proof.service.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { queueMail } from '#src/features/mail/mail.service.ts'
import { proveSecondStep, refusedInside } from '#src/features/second-step/second-step.service.ts'
import {
  beginSecondStep,
  endSecondStep,
  notOn,
  offerSecondStep,
  readSecondStep,
} from '#src/features/second-step/set-up.service.ts'
import { unauthorized } from '#src/platform/app-error.ts'
import { type Actor, requireLiveSession } from '#src/platform/identity/auth.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'

export const readTwoFactor = (db: Db, userId: string): Promise<TwoFactorState['data']> => readSecondStep(db, userId)

/** @throws AppError `conflict` when it is on */
export const offerTwoFactor = ({ db, clock }: Services, actor: Actor) => offerSecondStep(db, actor, clock())

/** Turns the second step on. @returns the recovery codes, which are shown only once @throws AppError `invalid_fields`, `conflict` */
export async function confirmTwoFactor(services: Services, actor: Actor, { otp }: ConfirmTwoFactor): Promise<string[]> {
  const { db, clock, config } = services
  const { userId } = actor
  const result = await inTransaction(db, async (trx) => {
    const now = clock()
    if (!(await lockUser(trx, userId))) throw unauthorized()
    await requireLiveSession(trx, actor.sessionId, now)
    const at = { scale: config.rateLimitScale, now }
    await takeDurable(trx, `two-factor:${sha256(userId)}`, RATE.twoFactorChangesPerUser, at)
    const begun = await beginSecondStep(trx, userId, { code: otp, now })
    if (begun.kind !== 'begun') return begun
    await recordAudit(trx, { event: 'two_factor_on', userId }, now)
    await queueMail(trx, { template: 'two-factor-on', userId, at: now }, now)
    return begun
  })
  if (result.kind !== 'begun') throw refusedInside(result)
  return result.recoveryCodes
}

/** Turns the second step off; requires password and code. @throws AppError `invalid_fields`, `conflict` when it is off */
export async function endTwoFactor(services: Services, actor: Actor, input: EndTwoFactor): Promise<void> {
  const { db, clock } = services
  const { userId } = actor
  if (!(await readSecondStep(db, userId)).enabled) throw notOn()
  const proved = await provePassword(services, actor, input.currentPassword)
  await proveSecondStep(services, userId, input.otp)
  await inTransaction(db, async (trx) => {
    const now = clock()
    await holdProof(trx, actor, proved, { now })
    await endSecondStep(trx, userId)
    await recordAudit(trx, { event: 'two_factor_off', userId }, now)
    await queueMail(trx, { template: 'two-factor-off', userId, at: now }, now)
  })
}
