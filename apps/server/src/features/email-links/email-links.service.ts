import { randomBytes } from 'node:crypto'
import { EMAIL_LINK_TEXT } from '@norteia/contracts/email-confirmation'
import * as z from 'zod/mini'
import { type Db, inTransaction, isUniqueViolation } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { endWithEmail, endWithPassword } from '#src/features/endings/endings.service.ts'
import { endSecondStepSince } from '#src/features/second-step/second-step.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { newId, sha256 } from '#src/platform/ids.ts'
import { EMAIL_LINK, RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import {
  deleteLinks,
  findLink,
  hasReversal,
  insertLink,
  type LinkKind,
  markConfirmed,
  restoreEmail,
} from './email-links.repo.ts'

export const EMAIL_LINK_JOB = { kind: 'email-link', payload: z.object({ linkId: z.string() }) }

interface Recipient {
  userId: string
  email: string
}

/** A token of 256 random bits in letters only: no run of digits that could be mistaken for a code. */
export const newLinkToken = (): string =>
  randomBytes(32)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? digit)

async function queue(trx: Db, to: Recipient, kind: LinkKind, now: number): Promise<void> {
  const lifeMs = kind === 'confirm' ? EMAIL_LINK.confirmMs : EMAIL_LINK.revertMs
  const linkId = await insertLink(trx, { ...to, kind, lifeMs }, now)
  await enqueue(trx, EMAIL_LINK_JOB, { key: newId(now), payload: { linkId }, userId: to.userId }, now)
}

/**
 * Queues the mail that asks the owner of the address to confirm it, in the caller's transaction. The number per day is
 * limited by address, however many accounts are created for it.
 *
 * @returns false when the address has had its mails of the day
 */
export async function sendConfirmation(trx: Db, to: Recipient, at: { scale: number; now: number }): Promise<boolean> {
  try {
    await takeDurable(trx, `confirm:${sha256(to.email)}`, RATE.confirmationsPerAddress, at)
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
  await queue(trx, to, 'confirm', at.now)
  return true
}

/** Notifies the old address of a change, with a link to undo it. */
export const sendReversal = (trx: Db, to: Recipient, now: number): Promise<void> => queue(trx, to, 'revert', now)

/** Sends the confirmation again, unless the address is confirmed. @throws AppError `too_many_requests` */
export async function sendConfirmationAgain({ db, clock, config }: Services, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId)) || actor.emailConfirmedAt !== null) return
    const sent = await sendConfirmation(trx, actor, { scale: config.rateLimitScale, now: clock() })
    if (!sent)
      throw new AppError('too_many_requests', EMAIL_LINK_TEXT.tooMany, {
        retryAfter: RATE.confirmationsPerAddress.windowMs / 1_000,
      })
  })
}

/** Whether another account may still take the address back; until then nobody else can have it. */
export const isReserved = (db: Db, email: string, userId: string | undefined, now: number): Promise<boolean> =>
  hasReversal(db, email, userId, now)

const deadLink = () => invalidFields({ token: EMAIL_LINK_TEXT.dead })

/** @throws AppError `invalid_fields` for a link that is unknown, used, expired or for a former address */
export async function confirmEmail({ db, clock }: Services, token: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock()
    const link = await findLive(trx, 'confirm', token, now)
    if (!(await markConfirmed(trx, link.userId, link.email, now))) throw deadLink()
    await deleteLinks(trx, link.userId, 'confirm')
    await recordAudit(trx, { event: 'email_confirmed', userId: link.userId }, now)
  })
}

/** Confirms the address of the demo account, which has no mailbox. */
export async function confirmDemo(db: Db, userId: string, email: string, now: number): Promise<void> {
  await markConfirmed(db, userId, email, now)
}

/**
 * Gives the account back to its old address: sessions, recoveries and all other links end, and so does a second step
 * that was set up after the change. A new password is the owner's next step.
 *
 * @throws AppError `invalid_fields` as `confirmEmail`
 */
export async function revertEmail({ db, clock }: Services, token: string): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      const now = clock()
      const { userId, email, createdAt } = await findLive(trx, 'revert', token, now)
      await restoreEmail(trx, userId, email, now)
      await endWithEmail(trx, userId, now)
      await endWithPassword(trx, userId, now)
      await deleteLinks(trx, userId)
      await endSecondStepSince(trx, userId, createdAt)
      await recordAudit(trx, { event: 'email_reverted', userId }, now)
    })
  } catch (error) {
    throw isUniqueViolation(error) ? deadLink() : error
  }
}

/** Finds a live link and locks its user, so that only one of two simultaneous calls uses it. */
async function findLive(trx: Db, kind: LinkKind, token: string, now: number) {
  const found = await findLink(trx, kind, sha256(token), now)
  if (!found || !(await lockUser(trx, found.userId))) throw deadLink()
  const link = await findLink(trx, kind, sha256(token), now)
  if (!link) throw deadLink()
  return link
}
