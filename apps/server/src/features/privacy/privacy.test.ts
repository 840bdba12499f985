import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HELD_KINDS, type Held } from '@norteia/contracts/privacy'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { EXPORTED, NOT_EXPORTED } from './privacy.repo.ts'

onBothEngines('privacy', (t) => {
  const server = appTest(t)
  const { call } = server

  /** Every table that carries a user or a company, asked of the database itself. */
  async function personalTables(): Promise<string[]> {
    const { rows } =
      t.engine === 'sqlite'
        ? await sql<{ name: string }>`select distinct m.name as name from sqlite_master m, pragma_table_info(m.name) c
            where m.type = 'table' and c.name in ('user_id', 'owner_id', 'company_id')`.execute(t.db())
        : await sql<{ name: string }>`select distinct table_name as name from information_schema.columns
            where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'company_id')`.execute(t.db())
    return rows.map((row) => row.name).sort()
  }

  async function ownerWithData() {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 80_000 })
    await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    await call('PUT /users/me/preferences', { as, body: { emailReports: true, emailAlerts: false } })
    return { as, company }
  }

  test('each table with a person in it is exported, or named as one that is not', async () => {
    const known = new Set<string>([...EXPORTED.user, ...EXPORTED.company, ...NOT_EXPORTED])
    expect((await personalTables()).filter((name) => !known.has(name))).toEqual([])
  })

  test('the export is a file with everything of the user, nothing of others and no secret', async () => {
    const { as, company } = await ownerWithData()
    const other = await ownerWithData()
    const reply = await call('GET /users/me/export', { as })
    expect(reply.headers['content-disposition']).toBe('attachment; filename="norteia-meus-dados.json"')
    expect(reply.body).toMatchObject({
      profile: [{ email: as.email, name: 'Ana Souza' }],
      consents: [{ version: expect.any(String) }],
      companies: [{ id: company.id, faturamento: 80_000 }],
      diagnostics: [{ form_answers: { company_name: company.nome } }],
      analyses: [{ document: { origem: 'diagnostico' }, facts: { fatos: expect.any(Array) } }],
      revenue_months: [{ valor: 80_000 }],
      sessions: [{ user_agent: expect.anything() }],
    })
    const written = reply.body.audit.map((entry: Record<string, unknown>) => [entry.quem, entry.oque, entry.empresa])
    expect(written).toContainEqual(['você', 'entrada na conta', null])
    expect(written).toContainEqual(['você', 'criação de empresa', company.nome])
    expect(reply.body.audit.length).toBe(written.length)
    expect(reply.text).not.toMatch(/argon2|password|token/i)
    expect(reply.text).not.toContain(other.as.email)
    expect(reply.text).not.toContain(other.company.id)
  })

  test('says what is held: every kind with its count and times, the consent, and no other user', async () => {
    const { as } = await ownerWithData()
    await ownerWithData()
    const { data } = (await call('GET /users/me/data', { as })).body
    expect(data).toMatchObject({ consents: [{ version: expect.any(String) }], providers: [] })
    const counts = Object.fromEntries(data.held.map((held: Held) => [held.kind, held.count]))
    expect(Object.keys(counts)).toEqual([...HELD_KINDS])
    expect(counts).toMatchObject({
      account: 1,
      companies: 1,
      diagnostics: 1,
      analyses: 1,
      revenue: 1,
      preferences: 1,
      sessions: 1,
      // The link that confirms the address.
      security: 1,
      chat: 0,
      providerCalls: 0,
    })
    // Sign-up, login, the company and the preferences.
    expect(counts.audit).toBe(4)
    const now = new Date(server.time.now).toISOString()
    expect(data.held.find((held: Held) => held.kind === 'companies')).toMatchObject({ first: now, last: now })
    expect(data.held.find((held: Held) => held.kind === 'chat')).toMatchObject({ first: null, last: null })
  })

  test('counts every table with a person in it', async () => {
    const text = readFileSync(join(import.meta.dirname, 'held.repo.ts'), 'utf8')
    // Sums of movements, which are counted, are nothing of their own.
    const sums = ['ledger_months', 'movement_sums', 'counterparties', 'counterparty_days']
    const aside = ['idempotency_keys', 'audit_keys', 'consents', ...sums]
    const counted = (await personalTables()).filter((table) => !aside.includes(table))
    expect(counted.filter((table) => !new RegExp(`'${table}'|from ${table}\\b`).test(text))).toEqual([])
  })

  test('deleting the account takes the right password and leaves no row of it', async () => {
    const { as } = await ownerWithData()
    const wrong = await call('DELETE /users/me', { as, body: { currentPassword: 'errada' } })
    expect([wrong.status, wrong.body.fields]).toEqual([422, { currentPassword: 'Senha atual incorreta.' }])
    expect((await call('DELETE /users/me', { as, body: {} })).body.fields).toEqual({
      currentPassword: 'Informe sua senha atual.',
    })
    expect((await call('DELETE /users/me', { as, body: { currentPassword: as.password } })).body).toEqual({
      success: true,
    })
    expect((await call('GET /users/me', { as })).status).toBe(401)
    expect((await call('POST /login', { body: { email: as.email, password: as.password } })).status).toBe(401)
    for (const table of await personalTables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(t.db())
      expect([table, rows.filter((row) => row.user_id === as.id || row.owner_id === as.id)]).toEqual([table, []])
    }
    const left = await t.db().selectFrom('analyses').select('company_id').execute()
    const companies = await t.db().selectFrom('companies').select('id').execute()
    expect(left.filter((row) => !companies.some((company) => company.id === row.company_id))).toEqual([])
    const again = { name: 'Ana', email: as.email, password: 'abc123', phone: '11 98888-7777' }
    expect((await call('POST /api/users', { body: again })).status).toBe(201)
  })
})
