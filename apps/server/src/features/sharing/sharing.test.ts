import type { PlanAction } from '@norteia/contracts/analysis'
import type { Chart } from '@norteia/contracts/chart'
import type { SharedAnalysis, SharedCash, SharedResult } from '@norteia/contracts/sharing'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retentionJob } from '#src/features/retention/retention.jobs.ts'
import { type Account, appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'
import { statementTest } from '#tests/support/statements.ts'

const DAY = 86_400_000
const GONE = { status: 404, message: 'Este link não existe ou expirou.' }
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/

onBothEngines('a shared link', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const statements = statementTest(server)

  const tokenOf = (url: string) => url.split('#')[1] ?? ''

  async function owner(challenge = 'Vender mais sem aumentar o estoque parado.') {
    const as = await server.account()
    const company = await server.company(as, { nome: 'Padaria do Zé', faturamento: 80_000 })
    const submission = submissionOf(as, company)
    submission.formAnswers.main_challenge = challenge
    submission.formAnswers.operational_flow = 'As encomendas são conferidas pelo Beltrano.'
    submission.formAnswers.main_costs = 'folha 40.000; farinha do Beltrano 20.000; aluguel 8.000'
    const { body } = await call('POST /diagnostics', { as, body: submission })
    const path = `/companies/${company.id}/partilhas`
    return {
      as,
      company,
      path,
      analysisId: body.data.analysisId as string,
      create: (input: object) => call(`POST ${path}`, { as, body: { dias: 7, ...input } }),
      share: async (input: object) => {
        const reply = await call(`POST ${path}`, { as, body: { dias: 7, ...input } })
        if (reply.status !== 201) throw new Error(reply.text)
        return { id: reply.body.data.id as string, token: tokenOf(reply.body.data.url) }
      },
      list: async () => (await call(`GET ${path}`, { as })).body.data,
    }
  }

  const open = (token: string, senha?: string) =>
    call('POST /partilhas/abrir', { body: { token, ...(senha !== undefined && { senha }) } })
  const refusal = async (token: string, senha?: string) => {
    const { status, body } = await open(token, senha)
    return { status, message: body.message }
  }

  test('opens the copy of an analysis as it was, and counts how often', async () => {
    const { as, company, share, list, create } = await owner()
    const reply = await create({ tipo: 'analise' })
    expect(reply.status).toBe(201)
    expect(reply.body.data.url).toMatch(/^http:\/\/localhost:\d+\/r#[\w-]{43}$/)
    const before = (await open(tokenOf(reply.body.data.url))).body
    expect(before).toMatchObject({
      success: true,
      data: { tipo: 'analise', empresa: 'Padaria do Zé', criadaEm: new Date(time.now).toISOString() },
    })
    const content = before.data.conteudo as SharedAnalysis
    const { analises } = (await call(`GET /companies/${company.id}/analises`, { as })).body
    const full = analises[0].insights.analiseCompleta
    expect(content.nota).toBe(full.scoreGeral.scoreTotal)
    const actions = Object.values(full.planoAcao as Record<string, object[]>).flat()
    for (const [place, action] of content.plano.flatMap(({ acoes }) => acoes).entries()) {
      const { material, detalhes, ...shown } = action
      const whole = actions[place] as PlanAction
      expect(whole).toMatchObject({ ...shown, ...(material && { material }) })
      // The look back quotes the owner: the copy keeps the rest.
      const kept = detalhes.split(/(?<=[.!?…;])\s+/)
      expect(kept.filter((sentence) => !whole.detalhes.includes(sentence))).toEqual([])
      expect(detalhes).not.toContain('você escreveu')
      if (!whole.detalhes.includes('você escreveu')) expect(detalhes).toBe(whole.detalhes)
    }
    expect(content.plano.flatMap(({ acoes }) => acoes)).toHaveLength(actions.length)
    expect(content.graficos?.map(({ series }) => series)).toEqual(full.charts.map(({ series }: Chart) => series))
    const { resposta } = analises[0].resultado
    const sentences = content.relatorio?.split(/(?<=[.!?…;])\s+|\n+/) ?? []
    expect(sentences.filter((sentence) => !resposta.includes(sentence))).toEqual([])
    expect(content.relatorio?.length).toBeGreaterThan(1_000)
    const { ganhoMensal, investimento, paybackMeses, roi } = content
    expect(full.nossaConta).toMatchObject({ ganhoMensal, investimento, paybackMeses, roi })
    await call(`PUT /companies/${company.id}`, {
      as,
      body: { nome: 'Outro nome', cnpj: company.cnpj, setor: 'Varejo', faturamento: 1, funcionarios: 2 },
    })
    await call('POST /diagnostics', { as, body: submissionOf(as, company) })
    expect((await open(tokenOf(reply.body.data.url))).body).toEqual(before)
    const first = time.now
    time.now += 1
    await share({ tipo: 'analise', dias: 30, senha: 'abre-te' })
    expect(await list()).toEqual([
      {
        ...{ id: expect.any(String), tipo: 'analise', criadaEm: new Date(time.now).toISOString(), vistas: 0 },
        ...{ expiraEm: new Date(time.now + 30 * DAY).toISOString(), temSenha: true, revogadaEm: null },
      },
      expect.objectContaining({ vistas: 2, temSenha: false, expiraEm: new Date(first + 7 * DAY).toISOString() }),
    ])
  })

  test('holds no id, no address and no word of the owner, unless the owner includes them', async () => {
    const words = 'O fornecedor Beltrano atrasa a farinha toda semana'
    const { as, company, analysisId, share } = await owner(words)
    const without = await open((await share({ tipo: 'analise' })).token)
    const text = JSON.stringify(without.body.data)
    for (const secret of [
      'Beltrano',
      'atrasa a farinha',
      '“conferidas”',
      as.email,
      company.id,
      company.cnpj ?? '-',
      analysisId,
    ])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    expect(text).not.toMatch(UUID)
    const bare = without.body.data.conteudo as SharedAnalysis
    expect(bare.pontos.length).toBeGreaterThan(0)
    const costs = bare.graficos?.find(({ id }) => id === 'marketShare')
    expect(costs?.categories).toEqual(['Folha', 'Mercadorias e os insumos', 'Aluguel'])
    const withWords = await open((await share({ tipo: 'analise', incluirPalavras: true })).token)
    expect(withWords.body.data.conteudo.palavras).toBe(words)
    // The analysis quotes the owner elsewhere too.
    expect(JSON.stringify(withWords.body.data.conteudo.pontos)).toContain(`“${words}”`)
    expect(JSON.stringify(withWords.body.data.conteudo.graficos)).toContain('Farinha do Beltrano')
  })

  test('of a result and of a cash forecast shows categories, and no counterparty, memo or account', async () => {
    const { as, company, share } = await owner()
    const lines = Array.from({ length: 10 }, (_, week) => {
      const day = new Date(Date.UTC(2026, 8, 14 + 7 * week)).toISOString().slice(0, 10).replaceAll('-', '')
      return movement(day, '900.00', 'PIX RECEBIDO MERCADO SIGILO LTDA', `S${week}`)
    }).join('')
    await statements.send(as, company, ofx({ movements: lines }), { respostas: { sinal: 'entradas' } })
    await call(`POST /companies/${company.id}/compromissos`, {
      as,
      body: {
        tipo: 'pagar',
        descricao: 'Sigilo Aluguel',
        valor: 700,
        vencimento: '2026-12-05',
        repete: 'mensal',
        categoria: 'aluguel',
      },
    })
    const result = await open((await share({ tipo: 'resultado', referencia: '2026-10' })).token)
    const cash = await open((await share({ tipo: 'caixa' })).token)
    expect((result.body.data.conteudo as SharedResult).variacaoSaldo).toBe(3_600)
    const weeks = (cash.body.data.conteudo as SharedCash).semanas
    expect(weeks).toHaveLength(13)
    expect(weeks.flatMap(({ linhas }) => linhas)).toContainEqual({
      ...{ camada: 'certo', categoria: 'Aluguel e condomínio', data: '2026-12-05', valor: -700 },
    })
    const text = JSON.stringify([result.body.data, cash.body.data])
    expect(text).not.toMatch(/sigilo|pix/i)
    expect(text).not.toMatch(UUID)
    const conta = (await call(`GET /companies/${company.id}/contas`, { as })).body.data[0]
    expect(text).not.toContain(conta.apelido)
  })

  test('can be of a stored scenario, and of nothing that is not there', async () => {
    const { as, company, create, share } = await owner()
    await insertMovements(t.db(), company.id, [{ data: '2026-11-02', centavos: 500_000, categoria: 'vendas-produtos' }])
    const scenario = { nome: 'Mês fraco', alavancas: { volumePct: -10 } }
    const made = await call(`POST /companies/${company.id}/cenarios`, { as, body: scenario })
    const { token } = await share({ tipo: 'caixa', referencia: made.body.data.id })
    expect((await open(token)).body.data.conteudo.cenario).toBe('Mês fraco')
    const foreign = await owner()
    for (const [input, status] of [
      [{ tipo: 'analise', referencia: foreign.analysisId }, 404],
      [{ tipo: 'analise', referencia: 'abc' }, 404],
      [{ tipo: 'caixa', referencia: 'abc' }, 404],
      [{ tipo: 'resultado', referencia: '2026-13' }, 422],
      [{ tipo: 'resultado', incluirPalavras: true }, 422],
      [{ tipo: 'tudo' }, 422],
      [{ tipo: 'analise', dias: 8 }, 422],
      [{ tipo: 'analise', senha: 'abc' }, 422],
      [{ tipo: 'analise', senha: 'x'.repeat(129) }, 422],
    ] as const)
      expect([input, (await create(input)).status]).toEqual([input, status])
  })

  test('unknown, expired and revoked ones get the same answer', async () => {
    const { as, path, share } = await owner()
    const revoked = await share({ tipo: 'analise', senha: 'abre-te' })
    const expired = await share({ tipo: 'analise', dias: 1 })
    const living = await share({ tipo: 'analise', dias: 7 })
    for (const _ of [1, 2]) expect((await call(`DELETE ${path}/${revoked.id}`, { as })).body).toEqual({ success: true })
    time.now += DAY
    for (const token of [revoked.token, expired.token, 'x'.repeat(43), '', '%00'.repeat(3_000)])
      expect(await refusal(token, 'abre-te')).toEqual(GONE)
    expect((await open(living.token)).status).toBe(200)
    const rows = await t.db().selectFrom('shares').select(['id', 'conteudo']).where('id', '=', revoked.id).execute()
    expect(rows).toEqual([{ id: revoked.id, conteudo: null }])
    expect((await call(`DELETE ${path}/019a0000-0000-7000-8000-000000000000`, { as })).status).toBe(404)
  })

  test('asks for its password, and rests for fifteen minutes after five wrong ones, with limits off', async () => {
    const { share } = await owner()
    const { token } = await share({ tipo: 'analise', senha: 'abre-te' })
    const other = await share({ tipo: 'analise', senha: 'abre-te' })
    for (let n = 0; n < 8; n++)
      expect(await refusal(token)).toEqual({ status: 403, message: 'Informe a senha do link.' })
    for (let n = 0; n < 5; n++)
      expect(await refusal(token, `errada-${n}`)).toEqual({ status: 403, message: 'Senha incorreta.' })
    const resting = await open(token, 'abre-te')
    expect([resting.status, resting.headers['retry-after']]).toEqual([429, '900'])
    expect((await open(other.token, 'abre-te')).status).toBe(200)
    time.now += 15 * 60_000 - 1
    expect((await open(token, 'abre-te')).status).toBe(429)
    time.now += 1
    expect((await open(token, 'abre-te')).status).toBe(200)
    for (let n = 0; n < 4; n++) await open(token, 'errada')
    expect((await open(token, 'abre-te')).status).toBe(200)
  })

  test('looks at five of forty simultaneous wrong passwords, and ends for good after fifty in all', async () => {
    const { share, list } = await owner()
    const { token } = await share({ tipo: 'analise', senha: 'abre-te' })
    const tries = await Promise.all(Array.from({ length: 40 }, (_, n) => open(token, `errada-${n}`)))
    const count = (status: number) => tries.filter((reply) => reply.status === status).length
    expect([count(403), count(429)]).toEqual([5, 35])
    for (let round = 0; round < 9; round++) {
      time.now += 15 * 60_000
      for (let n = 0; n < 5; n++) await open(token, 'errada')
    }
    expect(await refusal(token, 'abre-te')).toEqual(GONE)
    expect((await list())[0].revogadaEm).not.toBe(null)
  })

  test('keeps token and password as hashes only, and neither is in an audit row', async () => {
    const { as, path, share } = await owner()
    const { token, id } = await share({ tipo: 'analise', senha: 'abre-te-sesamo' })
    await open(token, 'outra-errada')
    await call(`DELETE ${path}/${id}`, { as })
    for (const table of ['shares', 'audit', 'throttles', 'jobs'] as const) {
      const rows = JSON.stringify(await t.db().selectFrom(table).selectAll().execute())
      for (const secret of [token, 'abre-te-sesamo', 'outra-errada'])
        expect([table, rows.includes(secret)]).toEqual([table, false])
    }
    const { audit, shares } = (await call('GET /users/me/export', { as })).body
    const events = audit.map((entry: { oque: string }) => entry.oque)
    expect(events).toEqual(expect.arrayContaining(['criação de link', 'link revogado']))
    expect(shares).toEqual([expect.objectContaining({ id, tipo: 'analise', conteudo: null })])
    expect(Object.keys(shares[0]).filter((name) => /hash|token/.test(name))).toEqual([])
  })

  test('is never stored, indexed or framed by others', async () => {
    const { share } = await owner()
    const { token } = await share({ tipo: 'analise' })
    const { headers } = await open(token)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  })

  test('dies with its company and with its account', async () => {
    const first = await owner()
    const second = await owner()
    const ended = [await first.share({ tipo: 'analise' }), await second.share({ tipo: 'analise', senha: 'abre-te' })]
    expect((await call(`DELETE /companies/${first.company.id}`, { as: first.as })).status).toBe(200)
    await call('DELETE /users/me', { as: second.as, body: { currentPassword: second.as.password } })
    for (const { token } of ended) expect(await refusal(token, 'abre-te')).toEqual(GONE)
    const left = await sql<{
      id: string
    }>`select id from shares where id in (${sql.join(ended.map(({ id }) => id))})`.execute(t.db())
    expect(left.rows).toEqual([])
  })

  test('a company has at most a hundred living ones', async () => {
    const { company, create, share, path, as } = await owner()
    const { id } = await share({ tipo: 'resultado' })
    const row = await t.db().selectFrom('shares').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await t
      .db()
      .insertInto('shares')
      .values(
        Array.from({ length: 98 }, (_, n) => ({ ...row, id: `${company.id}-${n}`, token_hash: `${company.id}-${n}` })),
      )
      .execute()
    const both = await Promise.all([create({ tipo: 'resultado' }), create({ tipo: 'resultado' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await call(`DELETE ${path}/${id}`, { as })).status).toBe(200)
    expect((await create({ tipo: 'resultado' })).status).toBe(201)
  })

  test('is swept thirty days after it ran out', async () => {
    const { share } = await owner()
    const { id } = await share({ tipo: 'resultado', dias: 1 })
    const kept = () => t.db().selectFrom('shares').select('id').where('id', '=', id).execute()
    const job = retentionJob({ db: t.db(), clock: () => time.now, log: { info: () => undefined } })
    const sweep = () => job.run({ payload: null } as never, { signal: new AbortController().signal } as never)
    time.now += 31 * DAY
    await sweep()
    expect(await kept()).toHaveLength(1)
    time.now += 1
    await sweep()
    expect(await kept()).toEqual([])
  })

  test('is refused to everybody else', async () => {
    const { path, share } = await owner()
    const { id } = await share({ tipo: 'analise' })
    const stranger: Account = await server.account()
    for (const route of [`GET ${path}`, `POST ${path}`, `DELETE ${path}/${id}`])
      expect((await call(route, { as: stranger })).status).toBe(403)
  })
})
