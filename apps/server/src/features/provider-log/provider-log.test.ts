import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertProviderCall } from './provider-log.repo.ts'
import { logProviderCalls } from './provider-log.service.ts'

const SENT = { instructions: 'Reescreva.', prompt: 'Segmento: Varejo' }
const CALL = { provider: 'google', model: 'modelo', purpose: 'redação da análise', outcome: 'aceito', sent: SENT }

onBothEngines('the provider log', (t) => {
  const server = appTest(t)
  const { call } = server
  const read = async (as: { token: string }, query = '') =>
    (await call(`GET /users/me/provider-log${query}`, { as })).body

  test('says what left, for which company, newest first in pages, never to others', async () => {
    const [as, other] = [await server.account(), await server.account()]
    expect(await read(as)).toMatchObject({ success: true, data: [], pagination: { totalItems: 0, totalPages: 1 } })
    const company = await server.company(as)
    for (let n = 0; n < 3; n++)
      await insertProviderCall(
        t.db(),
        { userId: as.id, companyId: n === 0 ? null : company.id, ...CALL, model: `modelo ${n}` },
        server.time.now + n,
      )
    const page = await read(as, '?limit=2')
    expect(page.data).toMatchObject([
      { ...CALL, model: 'modelo 2', companyId: company.id, companyName: company.nome },
      { model: 'modelo 1' },
    ])
    expect(page.pagination).toMatchObject({ totalPages: 2, totalItems: 3, hasNextPage: true })
    expect((await read(as, '?limit=2&page=2')).data).toMatchObject([{ model: 'modelo 0', companyName: null }])
    expect((await read(as, '?page=9')).data).toEqual([])
    expect((await read(other)).data).toEqual([])
  })

  test('holds each try that left and none that did not', async () => {
    const as = await server.account()
    const about = { userId: as.id, companyId: null, purpose: 'resposta do chat' }
    await logProviderCalls(
      t.db(),
      about,
      {
        attempts: [
          { provider: 'google', reason: 'em_pausa', ms: 0 },
          { provider: 'openai', reason: 'tempo_esgotado', ms: 9_000, sent: SENT },
        ],
      },
      server.time.now,
    )
    expect((await read(as)).data).toMatchObject([{ provider: 'openai', model: 'não informado', sent: SENT }])
  })

  test('has no row of an account, and no name of a company, that was deleted while the provider answered', async () => {
    const as = await server.account()
    const company = await server.company(as)
    await call(`DELETE /companies/${company.id}`, { as })
    await insertProviderCall(t.db(), { userId: as.id, companyId: company.id, ...CALL }, server.time.now)
    expect((await read(as)).data).toMatchObject([{ companyId: null, companyName: null }])
    await call('DELETE /users/me', { as, body: { currentPassword: as.password } })
    await insertProviderCall(t.db(), { userId: as.id, companyId: null, ...CALL }, server.time.now)
    expect(await t.db().selectFrom('provider_calls').select('id').where('user_id', '=', as.id).execute()).toEqual([])
  })
})
