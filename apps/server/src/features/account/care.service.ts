import { ACCOUNT_TEXT, type UpdateMe } from '@norteia/contracts/account'
import type { ChangePassword, Device, Preferences } from '@norteia/contracts/account-care'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { User } from '@norteia/contracts/user'
import { type Db, inTransaction, isUniqueViolation } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { isReserved, sendConfirmation, sendReversal } from '#src/features/email-links/email-links.service.ts'
import { endWithEmail, endWithPassword } from '#src/features/endings/endings.service.ts'
import { queueMail } from '#src/features/mail/mail.service.ts'
import { AppError, invalidFields, notFound, unauthorized } from '#src/platform/app-error.ts'
import { type Actor, renewToken, requireLiveSession } from '#src/platform/identity/auth.ts'
import { hashPassword } from '#src/platform/identity/passwords.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { userOf } from './account.service.ts'
import {
  deleteOtherSessions,
  deleteSessionOf,
  findPreferences,
  findProfile,
  findSessions,
  savePreferences,
  updateEmail,
  updateProfile,
} from './care.repo.ts'
import { holdProof, provePassword } from './password-proof.service.ts'

const emailTaken = () => new AppError('conflict', ERROR_TEXT.emailTaken, { fields: { email: ERROR_TEXT.emailTaken } })

/**
 * A new e-mail requires the password; the old address is notified and can undo the change. Whether the e-mail is new is
 * decided by the row inside the transaction, because the session data read when the call began may be outdated.
 *
 * @throws AppError `conflict` when another account has the e-mail, or may still take it back
 */
export async function updateMe(services: Services, actor: Actor, input: UpdateMe): Promise<User> {
  const { db, clock } = services
  const proved = input.email === actor.email ? undefined : await provePassword(services, actor, requiredPassword(input))
  const { name } = input
  const phone = input.phone === undefined ? undefined : input.phone || null
  try {
    const profile = await inTransaction(db, async (trx) => {
      const now = clock()
      if (proved) await holdProof(trx, actor, proved, { now })
      else if (!(await lockUser(trx, actor.userId))) throw unauthorized()
      await requireLiveSession(trx, actor.sessionId, now)
      const before = await findProfile(trx, actor.userId)
      await updateProfile(trx, actor.userId, { name, phone }, now)
      if (before.email !== input.email) {
        if (!proved) requiredPassword(input, true)
        await changeEmail(services, trx, { userId: actor.userId, from: before.email, to: input.email })
      }
      return findProfile(trx, actor.userId)
    })
    return await userOf(services, { ...actor, ...profile })
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error
  }
}

/** The password required for a new e-mail. @throws AppError `invalid_fields` without one, or when it was not checked (`unproved`) */
function requiredPassword({ currentPassword }: UpdateMe, unproved = false): string {
  if (currentPassword && !unproved) return currentPassword
  throw invalidFields({ currentPassword: ACCOUNT_TEXT.settings.currentPasswordForEmail })
}

async function changeEmail(
  { clock, config }: Services,
  trx: Db,
  change: { userId: string; from: string; to: string },
): Promise<void> {
  const { userId, from, to } = change
  const at = { scale: config.rateLimitScale, now: clock() }
  await takeDurable(trx, `email-change:${sha256(userId)}`, RATE.emailChangesPerUser, at)
  if (await isReserved(trx, to, userId, at.now)) throw emailTaken()
  await updateEmail(trx, userId, to, at.now)
  await endWithEmail(trx, userId, at.now)
  await recordAudit(trx, { event: 'email_changed', userId }, at.now)
  await sendReversal(trx, { userId, email: from }, at.now)
  await sendConfirmation(trx, { userId, email: to }, at)
}

/** Ends the user's other sessions, known devices and recoveries, and notifies the owner. @returns this session's new token */
export async function changePassword(services: Services, actor: Actor, input: ChangePassword): Promise<string> {
  const { db, clock, config } = services
  const proved = await provePassword(services, actor, input.currentPassword)
  const renewed = await hashPassword(input.newPassword)
  return inTransaction(db, async (trx) => {
    const now = clock()
    await holdProof(trx, actor, proved, { now, renewed })
    const { userId } = actor
    await takeDurable(trx, `password-change:${sha256(userId)}`, RATE.passwordChangesPerUser, {
      scale: config.rateLimitScale,
      now,
    })
    await deleteOtherSessions(trx, userId, actor.sessionId)
    await endWithPassword(trx, userId, now)
    await recordAudit(trx, { event: 'password_changed', userId }, now)
    await queueMail(trx, { template: 'password-changed', userId, at: now }, now)
    return renewToken(trx, actor.sessionId)
  })
}

/** Live sessions, most recently used first. */
export async function listDevices({ db, clock }: Services, actor: Actor): Promise<Device[]> {
  const sessions = await findSessions(db, actor.userId, clock())
  return sessions.map((session) => ({
    id: session.id,
    createdAt: new Date(session.created_at).toISOString(),
    lastSeenAt: new Date(session.last_seen_at).toISOString(),
    userAgent: session.user_agent,
    current: session.id === actor.sessionId,
  }))
}

/** Ends another session of the user. @throws AppError `not_found` when it isn't one of the user's */
export async function endDevice({ db, clock }: Services, actor: Actor, sessionId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await deleteSessionOf(trx, actor.userId, sessionId))) throw notFound()
    await recordAudit(trx, { event: 'device_ended', userId: actor.userId }, clock())
  })
}

/** Which e-mails a user wants; all of them by default. */
export const readPreferences = (db: Db, userId: string): Promise<Preferences> => findPreferences(db, userId)

/** Replaces all preferences. @throws AppError `unauthorized` when the account is gone */
export async function putPreferences({ db, clock }: Services, actor: Actor, wanted: Preferences): Promise<Preferences> {
  await inTransaction(db, async (trx) => {
    if (!(await changePreferences(trx, actor.userId, wanted, clock()))) throw unauthorized()
  })
  return wanted
}

/** Changes some preferences, in the caller's transaction. @returns false when the account is gone */
export async function changePreferences(
  trx: Db,
  userId: string,
  changes: Partial<Preferences>,
  now: number,
): Promise<boolean> {
  if (!(await lockUser(trx, userId))) return false
  await savePreferences(trx, userId, { ...(await findPreferences(trx, userId)), ...changes }, now)
  await recordAudit(trx, { event: 'preferences_changed', userId }, now)
  return true
}
