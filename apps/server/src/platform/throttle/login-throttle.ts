import { type Db, inTransaction } from '#src/db/client.ts'
import { tooManyAttempts } from '#src/platform/app-error.ts'
import { sha256 } from '#src/platform/ids.ts'
import { type Limit, LOGIN_WAIT, RATE } from '#src/platform/limits.ts'
import { addressKey, takeBack, takeDurable } from './rate-limit.ts'
import { scaled } from './windows.ts'

export interface LoginTry {
  email: string
  address: string
  /** Of a device that has signed in to this account before; undefined for all others. */
  device?: string | undefined
}

/** Rows of the table `throttles`. Hashes, so that the table is no address book of users. */
interface Keys {
  pair: string
  account: string
  address: string
}

const deviceKey = (device: string) => `login:device:${device}`

const keysOf = ({ email, address }: LoginTry): Keys => ({
  pair: `login:pair:${sha256(`${email}|${addressKey(address)}`)}`,
  account: `login:account:${sha256(email)}`,
  address: `login:address:${sha256(addressKey(address))}`,
})

interface Counter {
  key: string
  count: number
  window_start: number
  blocked_until: number
  expires_at: number
}

/**
 * Counts an attempt as failed before the password is checked, so that parallel attempts can't pass together; a success
 * takes it back with `clearLoginFailures`. Failures count per account and address, per account, and per address. A known
 * device has its own counter, so that strangers' guesses don't lock the owner out there.
 *
 * @throws AppError `too_many_requests`; a refused attempt is not counted
 */
export async function countLoginTry(db: Db, attempt: LoginTry, options: { scale: number; now: number }): Promise<void> {
  if (options.scale === 0) return
  if (attempt.device) return takeDurable(db, deviceKey(attempt.device), RATE.loginPerDevice, options)
  const keys = keysOf(attempt)
  const { now } = options
  const max = (limit: Limit) => scaled(limit, options.scale) ?? Number.POSITIVE_INFINITY
  await inTransaction(db, async (trx) => {
    const counters = await lockCounters(trx, Object.values(keys), now)
    const pair = counterOf(counters, keys.pair, now)
    const account = counterOf(counters, keys.account, now)
    const fromAddress = counterOf(counters, keys.address, now)
    const waits = [
      pair.count >= max(RATE.loginPerAccountAndAddress) ? pair.expires_at - now : 0,
      account.blocked_until - now,
      fromAddress.count >= max(RATE.loginPerAddress) ? fromAddress.expires_at - now : 0,
    ]
    const wait = Math.max(...waits)
    if (wait > 0) throw tooManyAttempts(wait)
    const over = account.count + 1 - max(RATE.loginPerAccount)
    await store(trx, [
      counted(pair, RATE.loginPerAccountAndAddress, now),
      counted(fromAddress, RATE.loginPerAddress, now),
      {
        ...counted(account, RATE.loginPerAccount, now),
        ...(over >= 0 && {
          blocked_until: now + Math.min(LOGIN_WAIT.firstMs * 2 ** Math.min(over, 20), LOGIN_WAIT.maxMs),
          // The waits end once the account has had no attempt for a whole window.
          expires_at: now + RATE.loginPerAccount.windowMs,
        }),
      },
    ])
  })
}

/** Called in the transaction of a successful login. */
export async function clearLoginFailures(trx: Db, attempt: LoginTry): Promise<void> {
  if (attempt.device) {
    // The other counters keep counting against strangers.
    await trx.deleteFrom('throttles').where('key', '=', deviceKey(attempt.device)).execute()
    return
  }
  const keys = keysOf(attempt)
  await trx.deleteFrom('throttles').where('key', 'in', [keys.pair, keys.account]).execute()
  await takeBack(trx, keys.address)
}

/** Creates missing rows and locks all of them, in the same order in every process. */
function lockCounters(trx: Db, keys: string[], now: number): Promise<Counter[]> {
  return trx
    .insertInto('throttles')
    .values(keys.sort().map((key) => ({ key, count: 0, window_start: now, expires_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returning(['key', 'count', 'window_start', 'blocked_until', 'expires_at'])
    .execute()
}

function counterOf(counters: readonly Counter[], key: string, now: number): Counter {
  const found = counters.find((counter) => counter.key === key)
  // A counter that would outlast any legal one was written by a clock that ran ahead.
  if (found && found.expires_at > now && found.expires_at <= now + 2 * RATE.loginPerAccount.windowMs) return found
  return { key, count: 0, window_start: now, blocked_until: 0, expires_at: 0 }
}

const counted = (counter: Counter, limit: Limit, now: number): Counter => ({
  ...counter,
  count: counter.count + 1,
  expires_at: counter.count === 0 ? now + limit.windowMs : counter.expires_at,
})

async function store(trx: Db, counters: Counter[]): Promise<void> {
  await trx
    .insertInto('throttles')
    .values(counters.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        count: row.ref('excluded.count'),
        window_start: row.ref('excluded.window_start'),
        blocked_until: row.ref('excluded.blocked_until'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    )
    .execute()
}

/** Undoes `countLoginTry` for an attempt that ended before the password was checked. */
export async function takeBackLoginTry(db: Db, attempt: LoginTry): Promise<void> {
  await takeBack(db, ...(attempt.device ? [deviceKey(attempt.device)] : Object.values(keysOf(attempt))))
}
