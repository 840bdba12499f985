import { CONSENT_VERSION, type Login, type SignUp, type User } from '@norteia/contracts/account'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { inTransaction } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { listCompanies } from '#src/features/companies/companies.service.ts'
import { AppError } from '#src/platform/app-error.ts'
import { type Actor, createSession } from '#src/platform/identity/auth.ts'
import { hashPassword, isWeakHash, verifyPassword } from '#src/platform/identity/passwords.ts'
import type { Services } from '#src/platform/services.ts'
import { clearLoginFailures, countLoginTry, takeBackLoginTry } from '#src/platform/throttle/login-throttle.ts'
import {
  confirmPasswordHash,
  deleteSession,
  findAccount,
  insertConsent,
  insertUser,
  isEmailTaken,
} from './account.repo.ts'

export interface Client {
  address: string
  userAgent: string | undefined
}

/** @throws AppError `conflict` when the e-mail has an account */
export async function signUp({ db, clock }: Services, input: SignUp): Promise<User> {
  const taken = () => new AppError('conflict', ERROR_TEXT.emailTaken, { fields: { email: ERROR_TEXT.emailTaken } })
  if (await isEmailTaken(db, input.email)) throw taken()
  const passwordHash = await hashPassword(input.password)
  const now = clock()
  const { name, email, phone } = input
  const id = await inTransaction(db, async (trx) => {
    const userId = await insertUser(trx, { name, email, phone, passwordHash }, now)
    if (!userId) return undefined
    await insertConsent(trx, userId, CONSENT_VERSION, now)
    await recordAudit(trx, { event: 'account_created', userId }, now)
    return userId
  })
  if (!id) throw taken()
  return { id, name, email, phone, activeCompanyId: null, companies: [] }
}

/**
 * Opens a new session. An unknown account costs the same work as a wrong password.
 *
 * @throws AppError `invalid_credentials`, `too_many_requests`
 */
export async function logIn(services: Services, input: Login, client: Client): Promise<{ user: User; token: string }> {
  const { db, clock, config } = services
  const { email, password } = input
  await countLoginTry(db, email, client.address, { scale: config.rateLimitScale, now: clock() })
  const account = await findAccount(db, email)
  const matches = await verifyPassword(account?.password_hash, password).catch(async (error: unknown) => {
    // Nobody looked at the password: the try is not a failure.
    await takeBackLoginTry(db, email, client.address)
    throw error
  })
  const refused = () => new AppError('invalid_credentials', ERROR_TEXT.invalidCredentials)
  if (!account || !matches) {
    await recordAudit(db, { event: 'login_failed', userId: account?.id }, clock())
    throw refused()
  }
  const renewed = isWeakHash(account.password_hash) ? await hashPassword(password) : account.password_hash
  const token = await inTransaction(db, async (trx) => {
    if (!(await confirmPasswordHash(trx, account.id, account.password_hash, renewed))) return undefined
    await clearLoginFailures(trx, email, client.address)
    await recordAudit(trx, { event: 'login', userId: account.id }, clock())
    return (await createSession(trx, account.id, client.userAgent, clock())).token
  })
  if (!token) throw refused()
  const user = await userOf(services, { ...account, userId: account.id, activeCompanyId: account.active_company_id })
  return { user, token }
}

/** Ends this session alone; other devices stay signed in. */
export async function logOut({ db, clock }: Services, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deleteSession(trx, actor.sessionId)
    await recordAudit(trx, { event: 'logout', userId: actor.userId }, clock())
  })
}

/** The signed-in user as the API sends it, with the companies. */
export async function userOf(
  { db }: Services,
  account: Pick<Actor, 'userId' | 'name' | 'email' | 'phone' | 'activeCompanyId'>,
): Promise<User> {
  const companies = await listCompanies(db, account.userId)
  const { userId: id, name, email, phone, activeCompanyId } = account
  const active = companies.some((company) => company.id === activeCompanyId) ? activeCompanyId : null
  return { id, name, email, phone, activeCompanyId: active, companies }
}
