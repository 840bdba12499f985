import { RECOVERY_TEXT, RESEND_AFTER_MS, type ResetPassword, type VerifyRecovery } from '@norteia/contracts/recovery'
import * as z from 'zod/mini'
import { type Db, inTransaction, isUniqueViolation } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { endWithPassword } from '#src/features/endings/endings.service.ts'
import { queueMail } from '#src/features/mail/mail.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import { hashPassword, verifyPassword } from '#src/platform/identity/passwords.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { clearLoginFailures } from '#src/platform/throttle/login-throttle.ts'
import { addressKey, takeBack, takeDurable } from '#src/platform/throttle/rate-limit.ts'
import {
  countGuess,
  endRecovery,
  findLastRequest,
  findUserByEmail,
  type Guess,
  lockLivingCode,
  replacePassword,
  replaceRecovery,
  takeBackGuess,
} from './recovery.repo.ts'

export const RECOVERY_JOB = { kind: 'recovery-code', payload: z.object({ recoveryId: z.string() }) }

const codesKey = (emailHash: string) => `recovery:codes:${emailHash}`
const triesKey = ({ email, address }: Try) => `recovery:tries:${sha256(`${email}|${addressKey(address)}`)}`

/**
 * Requests a code. Never reveals whether the address has an account: known and unknown ones run the same statements, and
 * the mail is sent later. Another request within a minute, or too many an hour, changes nothing.
 */
export async function initiateRecovery({ db, clock, config }: Services, email: string): Promise<void> {
  const now = clock()
  const emailHash = sha256(email)
  await inTransaction(db, async (trx) => {
    // The counter's row also serialises requests for this address.
    await takeDurable(trx, codesKey(emailHash), RATE.recoveryCodesPerAccount, { scale: config.rateLimitScale, now })
    const last = await findLastRequest(trx, emailHash, now)
    if (last !== undefined && now - last < RESEND_AFTER_MS) throw new TooSoon()
    const user = await findUserByEmail(trx, email)
    const id = await replaceRecovery(trx, { emailHash, userId: user?.id }, now)
    await recordAudit(trx, { event: 'recovery_requested', userId: user?.id }, now)
    await enqueue(trx, RECOVERY_JOB, { key: id, payload: { recoveryId: id } }, now)
  }).catch((error: unknown) => {
    const limited = error instanceof AppError && error.code === 'too_many_requests'
    // A unique violation: another request for this address was faster.
    if (!limited && !(error instanceof TooSoon) && !isUniqueViolation(error)) throw error
  })
}

/** Rolls the count back with the rest. */
class TooSoon extends Error {}

/** @throws AppError `invalid_fields` for a wrong or dead code, `too_many_requests` */
export async function verifyCode(services: Services, { email, code }: VerifyRecovery, address: string): Promise<void> {
  await guess(services, { email, code, address })
}

/**
 * Sets the new password, uses the code, ends all sessions, known devices and other recoveries, and notifies the owner. A
 * code is valid only for the address that the account has now.
 *
 * @throws AppError as `verifyCode`
 */
export async function resetPassword(services: Services, input: ResetPassword, address: string): Promise<void> {
  const { db, clock } = services
  const { email } = input
  const { id, userId } = await guess(services, { ...input, address })
  const passwordHash = await hashPassword(input.newPassword)
  const now = clock()
  await inTransaction(db, async (trx) => {
    // Locks the user's row first, in the same order as a change of address.
    if (!(await replacePassword(trx, { userId, email }, passwordHash, now))) throw wrongCode()
    if (!(await endRecovery(trx, id, now))) throw wrongCode()
    await endWithPassword(trx, userId, now)
    await clearLoginFailures(trx, { email, address })
    await recordAudit(trx, { event: 'recovery_done', userId }, now)
    await queueMail(trx, { template: 'password-changed', userId, at: now }, now)
  })
}

const wrongCode = () => invalidFields({ code: RECOVERY_TEXT.codeInvalid })

interface Try {
  email: string
  code: string
  address: string
}

/** Checks a code and returns its recovery. Unknown addresses and expired codes cost the same hash. */
async function guess(services: Services, attempt: Try): Promise<{ id: string; userId: string }> {
  const { db, clock, config } = services
  const now = clock()
  const counted = await inTransaction(db, (trx) => countTry(trx, attempt, { scale: config.rateLimitScale, now }))
  if (counted instanceof AppError) throw counted
  const matches = await verifyPassword(counted?.code_hash ?? undefined, attempt.code).catch(async (error: unknown) => {
    // The code was not checked.
    if (counted) await takeBackTry(db, counted.id, attempt)
    throw error
  })
  if (!matches || !counted?.userId) throw wrongCode()
  await takeBackTry(db, counted.id, attempt)
  return { id: counted.id, userId: counted.userId }
}

/** Counts a guess by client address, so that strangers' guesses don't block the owner. Without a valid code nothing counts. */
async function countTry(
  trx: Db,
  attempt: Try,
  options: { scale: number; now: number },
): Promise<Guess | AppError | undefined> {
  // Runs for every address, so that the statements are the same.
  const owner = await findUserByEmail(trx, attempt.email)
  const code = await lockLivingCode(trx, sha256(attempt.email), options.now)
  if (!code) return undefined
  try {
    await takeDurable(trx, triesKey(attempt), RATE.recoveryTriesPerAsker, options)
  } catch (error) {
    // Returned, not thrown: the count must commit.
    if (error instanceof AppError) return error
    throw error
  }
  await countGuess(trx, code.id)
  return { id: code.id, code_hash: code.code_hash, userId: code.user_id === owner?.id ? owner?.id : undefined }
}

const takeBackTry = (db: Db, id: string, attempt: Try) =>
  inTransaction(db, async (trx) => {
    await takeBackGuess(trx, id)
    await takeBack(trx, triesKey(attempt))
  })
