import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#src/db/client.ts'
import { tooManyAttempts } from '#src/platform/app-error.ts'
import { sha256 } from '#src/platform/ids.ts'
import { AT_ONCE, type Limit, RATE } from '#src/platform/limits.ts'
import { addressKey, takeDurable } from './rate-limit.ts'
import { SharedLimiter } from './shared-limiter.ts'
import { Slots } from './slots.ts'

/** Rate limit of the signed-in user on a route that costs work. */
export interface UserLimit extends Limit {
  name: string
  /** How many calls of the user may be in progress, until the answer has been sent completely. */
  atOnce?: number
  /** Message of the 429; default: how many seconds to wait. */
  message?: string
}

export interface CallCountsDeps {
  db: Db
  scale: number
  onError: (error: unknown) => void
}

/** Counts the calls of users, first over all routes, then per route; and refused calls by address. */
export class CallCounts {
  readonly #deps: CallCountsDeps
  readonly #shared: SharedLimiter
  readonly #underWay: Slots
  readonly #byName = new Map<string, Slots>()

  constructor(deps: CallCountsDeps) {
    this.#deps = deps
    this.#shared = new SharedLimiter(deps.db, deps.scale, deps.onError)
    this.#underWay = this.#slots(AT_ONCE.calls)
  }

  /**
   * Counts a call of a user, over all routes. The number in progress is limited too, because answers that a client does
   * not read stay in memory.
   *
   * @throws AppError `too_many_requests`
   */
  ofUser(userId: string, reply: FastifyReply, now: number): void {
    const key = sha256(userId)
    this.#shared.take(`user:${key}`, RATE.apiPerUser, now)
    hold(this.#underWay, key, reply)
  }

  /** @throws AppError `too_many_requests` */
  async ofRoute(limits: readonly UserLimit[], userId: string, reply: FastifyReply, now: number): Promise<void> {
    const key = sha256(userId)
    for (const limit of limits) {
      if (limit.atOnce !== undefined) hold(this.#slotsOf(limit.name, limit.atOnce), key, reply)
      const { message } = limit
      await takeDurable(this.#deps.db, `${limit.name}:${key}`, limit, {
        scale: this.#deps.scale,
        now,
        ...(message !== undefined && { message }),
      })
    }
  }

  /** Counts a call that was refused without a user. @throws AppError `too_many_requests` in place of that refusal */
  refused(request: FastifyRequest, now: number): void {
    this.#shared.take(`refused:${sha256(addressKey(request.ip))}`, RATE.refusalsPerAddress, now)
  }

  /**
   * Counts a call that named an id its user may not see. Apart from `ofUser`, since a foreign or unknown id is answered
   * as such even to a user who has no calls left.
   *
   * @throws AppError `too_many_requests` in place of that refusal, once as many were refused as a user has calls
   */
  refusedToUser(userId: string, now: number): void {
    this.#shared.take(`refused-user:${sha256(userId)}`, RATE.apiPerUser, now)
  }

  #slotsOf(name: string, max: number): Slots {
    const known = this.#byName.get(name) ?? this.#slots(max)
    this.#byName.set(name, known)
    return known
  }

  #slots(max: number): Slots {
    return new Slots(this.#deps.scale === 0 ? Number.POSITIVE_INFINITY : max)
  }
}

/** Holds a slot until the answer has been sent or the connection closes. */
function hold(slots: Slots, key: string, reply: FastifyReply): void {
  if (!slots.take(key)) throw tooManyAttempts(AT_ONCE.retryMs)
  reply.raw.once('close', () => slots.free(key))
}
