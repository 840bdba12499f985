import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertNotification } from './notifications.repo.ts'

onBothEngines('notifications', (t) => {
  const server = appTest(t)
  const { call } = server

  test('come newest first in pages and are read some or all at once, never those of others', async () => {
    const [as, other] = [await server.account(), await server.account()]
    const company = await server.company(as)
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      const about = { companyId: company.id, kind: 'kpi-alert', title: `Aviso ${n}`, body: 'Texto' }
      ids.unshift(await insertNotification(t.db(), { userId: as.id, ...about }, server.time.now + n))
    }
    const foreign = await insertNotification(
      t.db(),
      { userId: other.id, companyId: null, kind: 'report', title: 'Outro', body: 'Texto' },
      server.time.now,
    )
    const page = await call('GET /notifications?page=1&limit=2', { as })
    expect(page.body).toMatchObject({
      success: true,
      data: [
        { id: ids[0], companyId: company.id, title: 'Aviso 2', read: false },
        { id: ids[1], read: false },
      ],
      unread: 3,
      pagination: { currentPage: 1, totalPages: 2, totalItems: 3 },
    })
    expect((await call('POST /notifications/read', { as, body: { ids: [ids[0], foreign] } })).body).toEqual({
      success: true,
    })
    expect((await call('GET /notifications', { as })).body.unread).toBe(2)
    expect((await call('GET /notifications', { as: other })).body.unread).toBe(1)
    await call('POST /notifications/read', { as, body: {} })
    expect((await call('GET /notifications?page=2&limit=2', { as })).body).toMatchObject({
      unread: 0,
      data: [{ read: true }],
    })
    expect((await call('GET /notifications?limit=51', { as })).status).toBe(422)
  })
})
