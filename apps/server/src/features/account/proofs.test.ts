import { expect, test } from 'vitest'
import { inTransaction } from '#src/db/client.ts'
import { lockUser } from '#src/platform/identity/user-lock.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

/** Longer than a password takes to be looked at. */
const PROOF_MS = 400

onBothEngines('an act that takes the password', (t) => {
  const server = appTest(t)
  const { call } = server

  const ACTS = [
    ['a new e-mail', (as: Account) => ['PUT /users/me', { name: 'Ana', email: `novo.${as.email}` }]],
    ['a new password', () => ['PUT /users/me/password', { newPassword: 'Nova-Senha1' }]],
    ['the deletion of the account', () => ['DELETE /users/me', {}]],
  ] as const

  /** Sends the call and, once its password has been looked at and before anything is done, makes `change`. */
  async function between(as: Account, [route, body]: readonly [string, object], change: 'password' | 'session') {
    const locked = Promise.withResolvers<void>()
    const changed = inTransaction(t.db(), async (trx) => {
      await lockUser(trx, as.id)
      locked.resolve()
      await new Promise((waited) => setTimeout(waited, PROOF_MS))
      if (change === 'password')
        await trx.updateTable('users').set({ password_hash: 'outra' }).where('id', '=', as.id).execute()
      else await trx.deleteFrom('sessions').where('user_id', '=', as.id).execute()
    })
    await locked.promise
    const reply = await call(route, { as, body: { ...body, currentPassword: as.password } })
    await changed
    return reply
  }

  const rowOf = (as: Account) =>
    t.db().selectFrom('users').select(['email', 'password_hash']).where('id', '=', as.id).executeTakeFirst()

  test.each(ACTS)('%s is refused when the password became another one meanwhile', async (_name, act) => {
    const as = await server.account()
    const reply = await between(as, act(as) as [string, object], 'password')
    expect([reply.status, reply.body.fields]).toEqual([422, { currentPassword: 'Senha atual incorreta.' }])
    expect(await rowOf(as)).toEqual({ email: as.email, password_hash: 'outra' })
  })

  test.each(ACTS)('%s is refused when the session ended meanwhile', async (_name, act) => {
    const as = await server.account()
    const before = await rowOf(as)
    const reply = await between(as, act(as) as [string, object], 'session')
    expect([reply.status, reply.body.code]).toEqual([401, 'unauthorized'])
    expect(await rowOf(as)).toEqual(before)
  })
})
