import { ERROR_TEXT } from '@norteia/contracts/errors'
import type { Db } from '#src/db/client.ts'
import { hotQuery } from '#src/db/hot-query.ts'
import { AppError, invalidFields } from '#src/platform/app-error.ts'
import { sha256 } from '#src/platform/ids.ts'
import { IDEMPOTENCY } from '#src/platform/limits.ts'
import { canonicalJson } from './canonical.ts'

/** Two posts of a user with the same identity are the same request. */
export interface RequestIdentity {
  userId: string
  /** The client's key, or a hash of the content. */
  key: string
  bodyHash: string
  lifeMs: number
}

/**
 * Identity of a post: the client's `Idempotency-Key` for 24 hours, without one the content for 10 minutes.
 *
 * @throws AppError `invalid_fields` for a key that is empty or longer than 255 characters
 */
export function identify(userId: string, header: string | string[] | undefined, content: unknown): RequestIdentity {
  const bodyHash = sha256(canonicalJson(content))
  if (header === undefined) return { userId, key: `content:${bodyHash}`, bodyHash, lifeMs: IDEMPOTENCY.contentLifeMs }
  const key = [header].flat().join(',').trim()
  if (key === '' || key.length > IDEMPOTENCY.keyLength)
    throw invalidFields({
      'Idempotency-Key': `Use de 1 a ${IDEMPOTENCY.keyLength} caracteres na chave da solicitação.`,
    })
  // Hashed, so that a client's key can't be one of ours and stays within the column's bound.
  return { userId, key: `key:${sha256(key)}`, bodyHash, lifeMs: IDEMPOTENCY.keyLifeMs }
}

/**
 * Claims the key in the caller's transaction and stores the answer under it; returns the earlier answer when the key is
 * taken. Simultaneous equal posts wait here for the first one's commit, so all of them get the same answer.
 *
 * @throws AppError `invalid_fields` when the key was used with other content
 */
export async function claimAnswer(
  trx: Db,
  identity: RequestIdentity,
  answer: string,
  now: number,
): Promise<{ earlier: string } | undefined> {
  const { userId, key, bodyHash, lifeMs } = identity
  const [claimed] = await claimKey(trx, userId, key, bodyHash, answer, now, now + lifeMs)
  if (claimed) return undefined
  const known = await trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('user_id', '=', identity.userId)
    .where('key', '=', identity.key)
    .executeTakeFirstOrThrow()
  if (known.body_hash !== identity.bodyHash || known.response === null)
    throw new AppError('invalid_fields', ERROR_TEXT.idempotencyMismatch)
  return { earlier: known.response }
}

/** An expired key may be claimed again. */
const claimKey = hotQuery(
  (db, user_id: string, key: string, body_hash: string, response: string, created_at: number, expires_at: number) =>
    db
      .insertInto('idempotency_keys')
      .values({ user_id, key, body_hash, response, created_at, expires_at })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet((row) => ({
            body_hash: row.ref('excluded.body_hash'),
            response: row.ref('excluded.response'),
            created_at: row.ref('excluded.created_at'),
            expires_at: row.ref('excluded.expires_at'),
          }))
          .whereRef('idempotency_keys.expires_at', '<=', 'excluded.created_at'),
      )
      .returning('key'),
)
