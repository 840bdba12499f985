import { CONSENT_VERSION, type Login, type SignUp } from '@norteia/contracts/account'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { User } from '@norteia/contracts/user'
import { type Db, inTransaction } from '#src/db/client.ts'
import { recordAudit } from '#src/features/audit/audit.service.ts'
import { listCompanies } from '#src/features/companies/companies.service.ts'
import { isReserved, sendConfirmation } from '#src/features/email-links/email-links.service.ts'
import { refusedAtLogin, takeSecondStep } from '#src/features/second-step/second-step.service.ts'
import { AppError } from '#src/platform/app-error.ts'
import { type Actor, createSession } from '#src/platform/identity/auth.ts'
import { hashPassword, isWeakHash, verifyPassword } from '#src/platform/identity/passwords.ts'
import { sha256 } from '#src/platform/ids.ts'
import { RATE } from '#src/platform/limits.ts'
import type { Services } from '#src/platform/services.ts'
import {
  clearLoginFailures,
  countLoginTry,
  type LoginTry,
  takeBackLoginTry,
} from '#src/platform/throttle/login-throttle.ts'
import { assertRoom, takeDurable } from '#src/platform/throttle/rate-limit.ts'
import {
  confirmPasswordHash,
  deleteSession,
  findAccount,
  insertConsent,
  insertUser,
  isEmailTaken,
} from './account.repo.ts'
import { deviceHash, isKnownDevice, rememberDevice } from './devices.repo.ts'

export interface Client {
  address: string
  userAgent: string | undefined
}

/** Creates an account and mails a confirmation link. @throws AppError `conflict` when the e-mail has an account */
export async function signUp({ db, clock, config }: Services, input: SignUp): Promise<User> {
  const taken = () => new AppError('conflict', ERROR_TEXT.emailTaken, { fields: { email: ERROR_TEXT.emailTaken } })
  if (await isEmailTaken(db, input.email)) throw taken()
  const passwordHash = await hashPassword(input.password)
  const now = clock()
  const { name, email, phone } = input
  const id = await inTransaction(db, async (trx) => {
    if (await isReserved(trx, email, undefined, now)) return undefined
    const userId = await insertUser(trx, { name, email, phone, passwordHash }, now)
    if (!userId) return undefined
    await insertConsent(trx, userId, CONSENT_VERSION, now)
    await recordAudit(trx, { event: 'account_created', userId }, now)
    await sendConfirmation(trx, { userId, email }, { scale: config.rateLimitScale, now })
    return userId
  })
  if (!id) throw taken()
  return { id, name, email, emailConfirmed: false, phone, activeCompanyId: null, companies: [] }
}

/**
 * Opens a new session. An unknown account costs the same work as a wrong password.
 *
 * @throws AppError `invalid_credentials`, `two_factor_required`, `two_factor_invalid`, `too_many_requests`
 */
export async function logIn(services: Services, input: Login, client: Client): Promise<{ user: User; token: string }> {
  const { db, clock, config } = services
  const { email, password } = input
  const at = { scale: config.rateLimitScale, now: clock() }
  await assertRoom(db, doneKey(email), RATE.loginsPerAccount, at)
  const account = await findAccount(db, email)
  const device = deviceHash(account?.id ?? '', input.device)
  const known = device !== undefined && (await isKnownDevice(db, device))
  const attempt: LoginTry = { email, address: client.address, device: known ? device : undefined }
  await countLoginTry(db, attempt, at)
  const matches = await verifyPassword(account?.password_hash, password).catch(async (error: unknown) => {
    // The password was not checked: the attempt is not a failure.
    await takeBackLoginTry(db, attempt)
    throw error
  })
  const refused = () => new AppError('invalid_credentials', ERROR_TEXT.invalidCredentials)
  if (!account || !matches) {
    await recordAudit(db, { event: 'login_failed', userId: account?.id }, clock())
    throw refused()
  }
  const renewed = isWeakHash(account.password_hash) ? await hashPassword(password) : account.password_hash
  const opened = await inTransaction(db, async (trx) => {
    if (!(await confirmPasswordHash(trx, account.id, account.password_hash, renewed))) return refused()
    const step = await takeSecondStep(trx, account.id, input.otp, clock())
    // Returned, not thrown: the counter of wrong codes must commit.
    if (step.kind !== 'passed') return refusedAtLogin(step)
    await takeDurable(trx, doneKey(email), RATE.loginsPerAccount, at)
    await clearLoginFailures(trx, attempt)
    if (device) await rememberDevice(trx, account.id, device, clock())
    await recordAudit(trx, { event: 'login', userId: account.id }, clock())
    return (await createSession(trx, account.id, client.userAgent, clock())).token
  })
  if (opened instanceof AppError) throw opened
  const user = await userOf(services, {
    ...account,
    userId: account.id,
    activeCompanyId: account.active_company_id,
    emailConfirmedAt: account.email_confirmed_at,
  })
  return { user, token: opened }
}

/** Key of the counter of an account's successful logins. */
const doneKey = (email: string) => `login:done:${sha256(email)}`

/** Ends this session alone; other devices stay signed in. */
export async function logOut({ db, clock }: Services, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await deleteSession(trx, actor.sessionId)
    await recordAudit(trx, { event: 'logout', userId: actor.userId }, clock())
  })
}

/** The signed-in user as the API sends it, with the companies. */
export async function userOf(
  { db }: { db: Db },
  account: Pick<Actor, 'userId' | 'name' | 'email' | 'emailConfirmedAt' | 'phone' | 'activeCompanyId'>,
): Promise<User> {
  const companies = await listCompanies(db, account.userId)
  const { userId: id, name, email, phone, activeCompanyId } = account
  const active = companies.some((company) => company.id === activeCompanyId) ? activeCompanyId : null
  const emailConfirmed = account.emailConfirmedAt !== null
  return { id, name, email, emailConfirmed, phone, activeCompanyId: active, companies }
}
