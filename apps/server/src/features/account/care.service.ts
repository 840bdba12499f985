import { ACCOUNT_TEXT, type UpdateMe, type User } from '@norteia/contracts/account'
import type { ChangePassword, Device, Preferences } from '@norteia/contracts/account-care'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { type Db, inTransaction, isUniqueViolation } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { queueMail } from '#src/features/mail/mail.service.ts'
import { AppError, invalidFields, notFound, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { hashPassword, verifyPassword } from '#src/platform/identity/passwords.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeBack, takeDurable } from '#src/platform/throttle/rate-limit.ts'
import { confirmPasswordHash } from './account.repo.ts'
import { userOf } from './account.service.ts'
import {
  deleteOtherSessions,
  deleteSessionOf,
  findPasswordHash,
  findPreferences,
  findSessions,
  savePreferences,
  updateProfile,
} from './care.repo.ts'

/**
 * Proof that the person at the keyboard knows the password; the hash it was checked against. Tries are counted before
 * the password is looked at, a right one is taken back.
 *
 * @throws AppError `invalid_fields` for a wrong one, `too_many_requests`
 */
export async function provePassword(services: Services, actor: Actor, password: string): Promise<string> {
  const { db, clock, config } = services
  const key = `password:${actor.userId}`
  await takeDurable(db, key, RATE.passwordPerUser, { scale: config.rateLimitScale, now: clock() })
  const hash = await findPasswordHash(db, actor.userId)
  if (!hash) throw unauthorized()
  if (!(await verifyPassword(hash, password))) throw wrongPassword()
  await takeBack(db, key)
  return hash
}

const wrongPassword = () => invalidFields({ currentPassword: ERROR_TEXT.wrongCurrentPassword })

/** A new e-mail needs the password and is told to the old address. @throws AppError `conflict` when it has an account */
export async function updateMe(services: Services, actor: Actor, input: UpdateMe): Promise<User> {
  const { db, clock } = services
  const newEmail = input.email !== actor.email
  if (newEmail && !input.currentPassword)
    throw invalidFields({ currentPassword: ACCOUNT_TEXT.settings.currentPasswordForEmail })
  const proved = newEmail ? await provePassword(services, actor, input.currentPassword ?? '') : undefined
  const phone = input.phone === undefined ? undefined : input.phone || null
  try {
    await inTransaction(db, async (trx) => {
      const now = clock()
      if (proved && !(await confirmPasswordHash(trx, actor.userId, proved, proved))) throw wrongPassword()
      await updateProfile(trx, actor.userId, { name: input.name, email: input.email, phone }, now)
      if (newEmail) {
        await recordAudit(trx, { event: 'email_changed', userId: actor.userId }, now)
        await queueMail(trx, { template: 'email-changed', userId: actor.userId, to: actor.email, at: now }, now)
      }
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('conflict', ERROR_TEXT.emailTaken, { fields: { email: ERROR_TEXT.emailTaken } })
  }
  return userOf(services, {
    ...actor,
    name: input.name,
    email: input.email,
    phone: phone === undefined ? actor.phone : phone,
  })
}

/** Ends the user's other sessions and tells the owner. */
export async function changePassword(services: Services, actor: Actor, input: ChangePassword): Promise<void> {
  const { db, clock } = services
  const proved = await provePassword(services, actor, input.currentPassword)
  const renewed = await hashPassword(input.newPassword)
  await inTransaction(db, async (trx) => {
    const now = clock()
    if (!(await confirmPasswordHash(trx, actor.userId, proved, renewed))) throw wrongPassword()
    await deleteOtherSessions(trx, actor.userId, actor.sessionId)
    await recordAudit(trx, { event: 'password_changed', userId: actor.userId }, now)
    await queueMail(trx, { template: 'password-changed', userId: actor.userId, at: now }, now)
  })
}

/** Live sessions, the one used last first. */
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

/** @throws AppError `not_found` when it isn't one of the user's */
export async function endDevice({ db }: Services, actor: Actor, sessionId: string): Promise<void> {
  if (!(await deleteSessionOf(db, actor.userId, sessionId))) throw notFound()
}

/** Which e-mails a user wants; everything until told otherwise. */
export const readPreferences = (db: Db, userId: string): Promise<Preferences> => findPreferences(db, userId)

/** All of them at once. @throws AppError `unauthorized` when the account is gone */
export async function putPreferences({ db, clock }: Services, actor: Actor, wanted: Preferences): Promise<Preferences> {
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await savePreferences(trx, actor.userId, wanted, clock())
  })
  return wanted
}

/** Changes some of them, in the caller's transaction; nothing once the account is gone. */
export async function changePreferences(
  trx: Db,
  userId: string,
  changes: Partial<Preferences>,
  now: number,
): Promise<void> {
  if (!(await lockUser(trx, userId))) return
  await savePreferences(trx, userId, { ...(await findPreferences(trx, userId)), ...changes }, now)
}

/** Locks the user's row; false when the proved password is no longer the account's. */
export const confirmPassword = (trx: Db, userId: string, proved: string): Promise<boolean> =>
  confirmPasswordHash(trx, userId, proved, proved)
