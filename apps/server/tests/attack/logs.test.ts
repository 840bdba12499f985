import { connect as connectRaw } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { io as connect } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { reportAttack } from '#tests/support/attack/report.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onEnginesOf } from '#tests/support/engines.ts'
import { FaultServer } from '#tests/support/fault-server.ts'
import { modelServer } from '#tests/support/model-server.ts'
import { startProxy } from '#tests/support/proxy.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const CANARY = 'canario4711'
/** Stands in bank files alone: nobody but their owner may ever see it. */
const IN_FILES = 'extrato9172'
const EMAIL = `${CANARY}@exemplo.com.br`
const PASSWORD = `${CANARY}-Segredo1!`

onEnginesOf('postgres', 'the log of the whole process', (t) => {
  const open: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close()
  })

  test('holds nothing of people, keys or messages: sockets, mail, providers, broken bytes, a lost database, the end', async () => {
    const smtp = await startSmtp()
    smtp.refuseWith = 451
    open.push(() => smtp.stop())
    const provider = await modelServer((response, request) => {
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `${CANARY} ${request.body.slice(0, 2_000)}` } }))
    })
    open.push(() => provider.close())
    const address = t.databaseUrl() ? new URL(t.databaseUrl() ?? '') : undefined
    const line = address ? await startProxy(Number(address.port)) : undefined
    if (line) open.push(() => line.close())
    if (address && line) Object.assign(address, { port: String(line.port), password: `${CANARY}-senha` })
    const server = await FaultServer.start({
      DATA_DIR: t.dataDir(),
      DATABASE_URL: address?.href ?? '',
      LOG_LEVEL: 'trace',
      SMTP_URL: smtp.url.replace('smtp://', `smtp://usuario:${CANARY}-smtp@`),
      AI_PROVIDERS: 'openai-compatible',
      OPENAI_COMPATIBLE_API_KEY: `${CANARY}-chave`,
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
      OPENAI_COMPATIBLE_MODEL: 'modelo-x',
    })
    open.push(() => server.end('SIGKILL'))

    await server.call('POST /api/users', {
      body: { name: CANARY, email: EMAIL, password: PASSWORD, phone: '11988887777' },
    })
    await server.call('POST /login', { body: { email: EMAIL, password: `${PASSWORD}errada` } })
    const { token, user } = (await server.call('POST /login', { body: { email: EMAIL, password: PASSWORD } })).body
    const fields = { nome: CANARY, cnpj: '11.222.333/4711-81', setor: 'Varejo' }
    const company = (await server.call('POST /companies', { token, body: fields })).body.data
    const submission = submissionOf({ id: user.id, email: EMAIL, password: PASSWORD, token }, company)
    for (const field of ['main_costs', 'kpis', 'operational_flow', 'main_challenge', 'future_goals'] as const)
      submission.formAnswers[field] = `${CANARY} 98888-7777`
    const upload = async (bytes: string) => {
      const reply = await fetch(`${server.url}/companies/${company.id}/importacoes/previa`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'x-nome-arquivo': `${IN_FILES}.ofx`,
        },
        body: bytes,
      }).catch(() => undefined)
      const shown = reply?.status === 200 ? ((await reply.json()) as { data: { previaId: string } }).data : undefined
      const contas = [{ chave: '341-12345678', nova: { apelido: IN_FILES, tipo: 'corrente' } }]
      await server.call(`POST /companies/${company.id}/importacoes`, {
        token,
        body: { previaId: shown?.previaId ?? IN_FILES, contas },
      })
    }
    const statement = ofx({ movements: movement('20260705', '-10.00', `PIX ${IN_FILES}`, IN_FILES) })
    const round = async () => {
      const calls = [
        server.call('POST /diagnostics', { token, body: submission }),
        server.call('POST /password-recovery/initiate', { body: { email: EMAIL } }),
        server.call('POST /password-recovery/verify', { body: { email: EMAIL, code: '471147' } }),
        server.call('POST /companies', { token, body: fields }),
        server.call('POST /api/users', { body: { name: CANARY, email: EMAIL, password: PASSWORD, phone: '1' } }),
        server.call('POST /api/ai-consultant/ask', { token, body: { question: CANARY, companyId: company.id } }),
        server.call(`GET /unsubscribe?token=${CANARY}`, {}).catch(() => undefined),
        server.call(`GET /agenda/${CANARY.padEnd(43, 'x')}.ics`, {}).catch(() => undefined),
        server.call('POST /partilhas/abrir', { body: { token: CANARY, senha: CANARY } }),
        server.call(`GET /companies/${CANARY}/analises?page=${CANARY}`, { token }),
        server.call(`GET /${CANARY}/%ff`, { token: `${CANARY}${'x'.repeat(32)}` }).catch(() => undefined),
        server.call('POST /companies', { token, body: { [CANARY]: { $ne: CANARY } } }),
        server.call('POST /login', { body: { email: EMAIL, password: CANARY.repeat(20_000) } }),
      ]
      const files = [statement, `${statement.slice(0, 400)}${IN_FILES}`, `%PDF ${IN_FILES}`, `a;"${IN_FILES}`]
      await Promise.all([...calls, ...files.map((bytes) => upload(bytes).catch(() => undefined))])
      await server.call(`GET /companies/${company.id}/lancamentos?q=${IN_FILES}`, { token }).catch(() => undefined)
      const socket = connect(server.url, {
        auth: { userEmail: EMAIL, token },
        transports: ['websocket'],
        forceNew: true,
      })
      await Promise.race([new Promise<void>((resolve) => socket.once('connect', () => resolve())), sleep(3_000)])
      if (socket.connected)
        for (const [event, body] of [
          ['register_company', { userEmail: EMAIL, companyId: company.id }],
          ['register_company', { userEmail: EMAIL, companyId: CANARY }],
          ['message', { role: 'user', content: `${CANARY}, esqueci minha senha`, timestamp: new Date().toISOString() }],
          ['message', { [CANARY]: CANARY }],
        ] as const)
          await socket
            .timeout(3_000)
            .emitWithAck(event, body)
            .catch(() => undefined)
      socket.disconnect()
      const anonymous = connect(server.url, { auth: { token: CANARY }, transports: ['websocket'], forceNew: true })
      await Promise.race([new Promise((resolve) => anonymous.once('connect_error', resolve)), sleep(3_000)])
      anonymous.disconnect()
      await new Promise((resolve) => {
        const raw = connectRaw(Number(new URL(server.url).port), '127.0.0.1', () =>
          raw.end(`GET /${CANARY} HTTP/9.9\r\nx: ${CANARY}\r\n\r\n${CANARY}`),
        )
        raw.on('close', resolve)
        raw.on('error', () => raw.destroy())
        raw.resume()
      })
    }
    await round()
    const stored = async () =>
      (await server.call(`GET /companies/${company.id}/lancamentos?q=${IN_FILES}`, { token })).body.totais.quantidade
    // It was read among all of these; a machine busy with other things may have had no time for it.
    for (let tries = 3; tries > 0 && (await stored()) === 0; tries--) await upload(statement)
    expect(await stored()).toBe(1)
    await expect.poll(() => provider.calls.length).toBeGreaterThan(0)
    await sleep(1_000)
    if (line) {
      line.set('cut')
      await round()
      line.set('open')
    }
    expect(await server.end('SIGTERM')).toBe(0)
    const lines = server.output().split('\n')
    expect(lines.length).toBeGreaterThan(15)
    expect(provider.calls.filter(({ body }) => body.includes(IN_FILES))).toEqual([])
    for (const secret of [CANARY, IN_FILES, token, '98888', '11988887777', '11.222.333', '471147'])
      expect(lines.filter((text) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([])

    // A start that fails speaks to the operator; what it was given stays unsaid.
    const refused = await Promise.all(
      [
        { DATABASE_URL: `postgres://norteia:${CANARY}@127.0.0.1:1/x` },
        { DATABASE_URL: `mysql://norteia:${CANARY}@127.0.0.1/x` },
        { SMTP_URL: CANARY },
        { AI_PROVIDERS: 'openai-compatible', OPENAI_COMPATIBLE_BASE_URL: CANARY },
      ].map((env) =>
        FaultServer.start({ DATA_DIR: t.dataDir(), ...(env as Record<string, string>) }).then(
          () => 'started',
          (error: Error) => error.message,
        ),
      ),
    )
    for (const text of refused)
      expect([text, /^exit 1: Norteia não iniciou/.test(text), text.includes(CANARY)]).toEqual([text, true, false])
    reportAttack(
      `canaries in the log, whole process, ${t.engine}`,
      `${lines.length} lines at trace: sockets, mail refused, provider failing, broken bytes${line ? ', database cut' : ''}, SIGTERM, ${refused.length} refused starts: 0 hits`,
    )
  })
})
