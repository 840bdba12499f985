import { randomBytes } from 'node:crypto'
import {
  type CreateShare,
  type OpenedShare,
  type OpenShare,
  type Partilha,
  SHARE_LIMITS,
  SHARE_TEXT,
} from '@norteia/contracts/sharing'
import { type Db, inTransaction } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { AppError, forbidden, tooManyAttempts, unauthorized } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { type Company, requireCompany } from '#src/platform/identity/company-access.ts'
import { hashPassword, verifyPassword } from '#src/platform/identity/passwords.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE, SHARE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import { takeDurable } from '#src/platform/throttle/rate-limit.ts'
import {
  countLiving,
  countTry,
  findLiving,
  findLock,
  findShare,
  findShares,
  forgiveTry,
  insertShare,
  type LivingShare,
  revokeShare,
  takeCopy,
} from './sharing.repo.ts'
import { freeze } from './snapshot.ts'

const DAY = 86_400_000

/** Newest first, ended ones too. */
export const listShares = (db: Db, companyId: string): Promise<Partilha[]> => findShares(db, companyId)

/**
 * Freezes a copy and gives its address, which is known nowhere else: the token follows the '#', which no browser
 * sends, and only its hash is kept.
 *
 * @throws AppError `not_found` for what isn't there, `conflict` when the company has too many links, `too_many_requests`
 */
export async function createShare(
  services: Services,
  actor: Actor,
  company: Company,
  input: CreateShare,
): Promise<{ id: string; url: string }> {
  const { db, clock, config } = services
  const now = clock()
  await takeDurable(db, `shares:${sha256(actor.userId)}`, RATE.sharesPerUser, { scale: config.rateLimitScale, now })
  const conteudo = await freeze(services, company, input)
  const passwordHash = input.senha === undefined ? null : await hashPassword(input.senha)
  const token = randomBytes(32).toString('base64url')
  const id = await inTransaction(db, async (trx) => {
    if (!(await lockUser(trx, actor.userId))) throw unauthorized()
    await requireCompany(trx, actor, company.id)
    if ((await countLiving(trx, company.id, now)) >= SHARE_LIMITS.living)
      throw new AppError('conflict', SHARE_TEXT.tooMany)
    const expiresAt = now + input.dias * DAY
    const share = {
      companyId: company.id,
      empresa: company.nome,
      conteudo,
      tokenHash: sha256(token),
      passwordHash,
      expiresAt,
    }
    await recordAudit(
      trx,
      { event: 'share_created', userId: actor.userId, subjectId: company.id, detail: input.tipo },
      now,
    )
    return insertShare(trx, share, now)
  })
  return { id, url: `${config.publicUrl}/r#${token}` }
}

/** Ends a link and removes its copy at once; again: nothing more. @throws AppError `not_found` */
export async function endShare({ db, clock }: Services, actor: Actor, companyId: string, id: string): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    if (!(await findShare(trx, companyId, id))) throw new AppError('not_found', SHARE_TEXT.noShare)
    if (await revokeShare(trx, id, now))
      await recordAudit(trx, { event: 'share_revoked', userId: actor.userId, subjectId: companyId }, now)
  })
}

const gone = () => new AppError('not_found', SHARE_TEXT.gone)

/**
 * The frozen copy behind a token. Unknown, expired and revoked ones can't be told apart.
 *
 * @throws AppError `not_found`, `forbidden` for a missing or wrong password, `too_many_requests` after five wrong ones
 */
export async function openShare({ db, clock }: Services, { token, senha }: OpenShare): Promise<OpenedShare> {
  const now = clock()
  const share = await findLiving(db, sha256(token), now)
  if (!share) throw gone()
  if (share.passwordHash !== null) await provePassword(db, share, share.passwordHash, senha ?? '', now)
  const copy = await takeCopy(db, share.id, now)
  if (!copy) throw gone()
  return copy
}

async function provePassword(db: Db, { id }: LivingShare, stored: string, senha: string, now: number): Promise<void> {
  if (senha === '') throw forbidden(SHARE_TEXT.passwordNeeded)
  const counted = await countTry(db, id, now)
  if (!counted) throw tooManyAttempts((await findLock(db, id)) - now)
  const matches = await verifyPassword(stored, senha).catch(async (error: unknown) => {
    // Too busy to look at it.
    await forgiveTry(db, id)
    throw error
  })
  if (matches) return forgiveTry(db, id)
  if (counted.inAll >= SHARE.wrongInAll) await revokeShare(db, id, now)
  throw forbidden(SHARE_TEXT.passwordWrong)
}
