import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const HOUR = 3_600_000

onBothEngines('a conversation with the consultant', (t) => {
  const server = appTest(t)

  async function owner() {
    const as = await server.account()
    const company = await server.company(as)
    const ask = async (question: string, conversaId?: unknown, companyId = company.id) =>
      server.call('POST /api/ai-consultant/ask', {
        as,
        body: { question, companyId, ...(conversaId !== undefined && { conversaId }) },
      })
    return { as, company, ask }
  }
  const kept = async (companyId: string) =>
    (await t.db().selectFrom('conversations').select('id').where('company_id', '=', companyId).execute()).map(
      ({ id }) => id,
    )

  test('goes on under its id for a day after the last question', async () => {
    const { company, ask } = await owner()
    const id = (await ask('como vender mais?')).body.data.conversaId
    expect(await kept(company.id)).toEqual([id])
    for (let day = 0; day < 2; day++) {
      server.time.now += 23 * HOUR
      expect((await ask('e depois?', id)).body.data.conversaId).toBe(id)
    }
    server.time.now += 24 * HOUR
    const later = (await ask('e depois?', id)).body.data.conversaId
    expect(later).not.toBe(id)
    expect(later).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/))
  })

  test('starts over where the id is unknown, another’s, of another company or no id at all', async () => {
    const [mine, other] = [await owner(), await owner()]
    const second = await server.company(mine.as)
    const id = (await mine.ask('como vender mais?')).body.data.conversaId
    const strange = (await other.ask('como vender mais?')).body.data.conversaId
    for (const wrong of [strange, '019a0000-0000-7000-8000-000000000000', '', "x' or 1", '1'.repeat(2_000), null]) {
      const answer = await mine.ask('e quanto custa?', wrong)
      expect([answer.status, answer.body.data.conversaId === wrong]).toEqual([200, false])
    }
    const elsewhere = await mine.ask('e quanto custa?', id, second.id)
    expect([elsewhere.status, elsewhere.body.data.conversaId === id]).toEqual([200, false])
    expect(await kept(other.company.id)).toEqual([strange])
  })

  test('remembers the numbers for its own user alone', async () => {
    const [mine, other] = [await owner(), await owner()]
    const id = (await mine.ask('faturo 62 mil e gasto 57')).body.data.conversaId
    const follow = 'e se eu gastar 55?'
    expect((await other.ask(follow, id)).body.data.answer).not.toContain('R$ 7.000')
    expect((await mine.ask(follow)).body.data.answer).not.toContain('R$ 7.000')
    expect((await mine.ask(follow, id)).body.data.answer).toContain('Sobram R$ 7.000')
  })

  test('gives a sum as a table', async () => {
    const { ask } = await owner()
    const { data } = (await ask('faturo 62 mil e gasto 57')).body
    expect(data.dados).toEqual({
      metrica: 'calculo',
      periodo: null,
      filtros: {},
      valor: 5_000,
      unidade: 'R$',
      linhas: [
        { rotulo: 'O que entra no mês', valor: 62_000 },
        { rotulo: 'O que sai no mês', valor: 57_000 },
        { rotulo: 'Sobra do mês', valor: 5_000 },
      ],
      formula: 'R$ 62.000 − R$ 57.000 = R$ 5.000.',
    })
    expect((await ask('como vender mais?')).body.data.dados).toBeNull()
  })

  test('ends with its company and with its account', async () => {
    const { as, company, ask } = await owner()
    const second = await server.company(as)
    await ask('como vender mais?')
    await ask('como vender mais?', undefined, second.id)
    expect((await server.call(`DELETE /companies/${company.id}`, { as })).status).toBe(200)
    expect([await kept(company.id), (await kept(second.id)).length]).toEqual([[], 1])
    await server.call('DELETE /users/me', { as, body: { currentPassword: as.password } })
    expect(await kept(second.id)).toEqual([])
  })
})
