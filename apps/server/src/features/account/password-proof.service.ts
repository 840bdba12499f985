import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { Db } from '#src/db/client.ts'
import { type AppError, invalidFields, unauthorized } from '#src/platform/app-error.ts'
import { type Actor, requireLiveSession } from '#src/platform/identity/auth.ts'
import { verifyPassword } from '#src/platform/identity/passwords.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeBack, takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { confirmPasswordHash } from './account.repo.ts'
import { findPasswordHash } from './care.repo.ts'

export const wrongPassword = (): AppError => invalidFields({ currentPassword: ERROR_TEXT.wrongCurrentPassword })

/**
 * Checks the current password and returns the hash it matched, as a proof for `holdProof`. Attempts are counted before
 * the password is checked; a right one is taken back.
 *
 * @throws AppError `invalid_fields` for a wrong one, `too_many_requests`
 */
export async function provePassword(services: Services, actor: Actor, password: string): Promise<string> {
  const { db, clock, config } = services
  const key = `password:${sha256(actor.userId)}`
  await takeDurable(db, key, RATE.passwordPerUser, { scale: config.rateLimitScale, now: clock() })
  const hash = await findPasswordHash(db, actor.userId)
  if (!hash) throw unauthorized()
  if (!(await verifyPassword(hash, password))) throw wrongPassword()
  await takeBack(db, key)
  return hash
}

/**
 * Locks the user's row and confirms the proof inside the transaction: while the password was being checked, it may have
 * been changed or the session ended.
 *
 * @throws AppError `invalid_fields` when the password has changed since, `unauthorized` when the session has ended
 */
export async function holdProof(
  trx: Db,
  actor: Actor,
  proved: string,
  options: { now: number; renewed?: string },
): Promise<void> {
  if (!(await confirmPasswordHash(trx, actor.userId, proved, options.renewed ?? proved))) throw wrongPassword()
  await requireLiveSession(trx, actor.sessionId, options.now)
}
