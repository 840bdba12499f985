import { expect, test } from 'vitest'
import { recordAudit, sealAudit, verifyAudit } from '#src/features/audit/audit.service.ts'
import { insertNotification } from '#src/features/notifications/notifications.repo.ts'
import { makeUnsubscribeLink } from '#src/features/unsubscribe/unsubscribe.service.ts'
import { enqueue } from '#src/jobs/queue.ts'
import { newId } from '#src/platform/ids.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { anyJob } from '#tests/support/jobs.ts'
import { workerTest } from '#tests/support/worker.ts'
import { RETENTION_JOB } from './retention.jobs.ts'

const DAY = 24 * 3_600_000

onBothEngines('the retention sweep', (t) => {
  const server = appTest(t)
  const { time } = server
  const worker = workerTest(t, time)

  test('takes what is past its time by a minute and leaves what is short of it by a minute', async () => {
    const as = await server.account()
    const company = await server.company(as)
    await t.db().deleteFrom('jobs').execute()
    await t.db().deleteFrom('email_links').execute()
    const now = time.now
    const db = t.db()
    for (const late of [-60_000, 60_000]) {
      const name = late < 0 ? 'old' : 'young'
      await db
        .insertInto('sessions')
        .values({
          id: newId(now),
          user_id: as.id,
          token_hash: name,
          user_agent: name,
          created_at: 1,
          last_seen_at: 1,
          expires_at: now - 30 * DAY + late,
        })
        .execute()
      await db
        .insertInto('recoveries')
        .values({
          id: newId(now),
          email_hash: name,
          user_id: as.id,
          code_hash: name,
          created_at: 1,
          expires_at: now - 30 * DAY + late,
          ended_at: null,
        })
        .execute()
      await db
        .insertInto('chat_messages')
        .values({
          id: newId(now),
          user_id: as.id,
          role: 'user',
          content: name,
          show_whatsapp: 0,
          created_at: now - 365 * DAY + late,
        })
        .execute()
      await db
        .insertInto('provider_calls')
        .values({
          id: newId(now),
          user_id: as.id,
          company_id: null,
          provider: 'google',
          model: name,
          purpose: 'teste',
          outcome: 'aceito',
          instructions: '',
          prompt: name,
          created_at: now - 365 * DAY + late,
        })
        .execute()
      const created = now - 365 * DAY + late
      await insertNotification(db, { userId: as.id, companyId: null, kind: name, title: '', body: '' }, created)
      const links = { db, clock: () => created, publicUrl: '' }
      await makeUnsubscribeLink(links, as.id, late < 0 ? 'reports' : 'alerts')
      await db
        .insertInto('email_links')
        .values({
          ...{ id: newId(now), user_id: as.id, kind: 'confirm', email: name, token_hash: name },
          ...{ created_at: 1, expires_at: now + late },
        })
        .execute()
      await db
        .insertInto('known_devices')
        .values({ device_hash: name, user_id: as.id, created_at: 1, used_at: now - 365 * DAY + late })
        .execute()
      await db
        .insertInto('idempotency_keys')
        .values({ user_id: as.id, key: name, body_hash: '', response: null, created_at: 1, expires_at: now + late })
        .execute()
      await db
        .insertInto('conversations')
        .values({
          ...{ id: newId(now), user_id: as.id, company_id: company.id, state: name },
          ...{ created_at: 1, expires_at: now + late },
        })
        .execute()
      await db
        .insertInto('throttles')
        .values({ key: name, count: 1, window_start: 1, expires_at: now + late })
        .execute()
      await enqueue(db, anyJob('elsewhere'), { key: name, payload: null }, now - 7 * DAY + late)
      await recordAudit(db, { event: 'login', detail: name }, now - 730 * DAY + late)
    }
    await enqueue(db, anyJob('elsewhere'), { key: 'waiting', payload: null }, now - 400 * DAY)
    await db.updateTable('jobs').set({ status: 'done', finished_at: now }).where('key', '!=', 'waiting').execute()
    await sealAudit(db)

    await enqueue(db, RETENTION_JOB, { key: 'now', payload: null }, now)
    worker.start()
    for (;;) {
      const job = await db.selectFrom('jobs').select('status').where('key', '=', 'now').executeTakeFirstOrThrow()
      if (job.status === 'done') break
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await worker.stop()

    const left = {
      sessions: (
        await db.selectFrom('sessions').select('token_hash as x').where('user_agent', 'in', ['old', 'young']).execute()
      ).map((row) => row.x),
      recoveries: (await db.selectFrom('recoveries').select('email_hash as x').execute()).map((row) => row.x),
      chat: (await db.selectFrom('chat_messages').select('content as x').execute()).map((row) => row.x),
      calls: (await db.selectFrom('provider_calls').select('prompt as x').execute()).map((row) => row.x),
      notifications: (await db.selectFrom('notifications').select('kind as x').execute()).map((row) => row.x),
      links: (await db.selectFrom('unsubscribe_links').select('kind as x').execute()).map((row) => row.x),
      emailLinks: (await db.selectFrom('email_links').select('email as x').execute()).map((row) => row.x),
      devices: (await db.selectFrom('known_devices').select('device_hash as x').execute()).map((row) => row.x),
      keys: (await db.selectFrom('idempotency_keys').select('key as x').execute()).map((row) => row.x),
      conversations: (await db.selectFrom('conversations').select('state as x').execute()).map((row) => row.x),
      throttles: (await db.selectFrom('throttles').select('key as x').execute()).map((row) => row.x),
      audit: (await db.selectFrom('audit').select('detail as x').where('detail', 'in', ['old', 'young']).execute()).map(
        (row) => row.x,
      ),
    }
    expect(left).toEqual({
      sessions: ['young'],
      recoveries: ['young'],
      chat: ['young'],
      calls: ['young'],
      notifications: ['young'],
      links: ['alerts'],
      emailLinks: ['young'],
      devices: ['young'],
      keys: ['young'],
      conversations: ['young'],
      throttles: ['young'],
      audit: ['young'],
    })
    const jobs = await db.selectFrom('jobs').select('key').where('kind', '=', 'elsewhere').orderBy('key').execute()
    expect(jobs.map((job) => job.key)).toEqual(['waiting', 'young'])
    expect((await verifyAudit(db, server.time.now)).broken).toBeUndefined()
    // The owner's own session is as alive as before.
    expect((await server.call('GET /users/me', { as })).status).toBe(200)
  })
})
