import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onEnginesOf } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'

const OPEN_FILES = 80
const HEAP_MB = 96
/** As long as they may be, 4 KB each. */
const MESSAGES = 27_000

onEnginesOf('sqlite', 'a process with little', (t) => {
  let server: FaultServer | undefined
  afterEach(async () => void (await server?.end('SIGKILL')))
  const env = () => ({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '' })

  test('room for open files lives through more connections than that, and answers when they are gone', async () => {
    server = await FaultServer.start(env(), { openFiles: OPEN_FILES })
    const { token } = await signUp(server)
    const { port } = new URL(server.url)
    const flood: Socket[] = []
    for (let n = 0; n < 3 * OPEN_FILES; n++) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => socket.destroy())
      flood.push(socket)
    }
    await sleep(500)
    // One that was already open is served on; a new one may be refused, and nothing else.
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        server?.call('POST /companies', { token, body: newCompany() }).then(
          ({ status }) => status,
          () => 'refused' as const,
        ),
      ),
    )
    expect(outcomes.filter((it) => it !== 201 && it !== 503 && it !== 'refused')).toEqual([])
    expect(server.child.exitCode).toBeNull()
    for (const socket of flood) socket.destroy()
    const since = performance.now()
    await expect.poll(() => server?.call('GET /companies', { token }).then(({ status }) => status, String)).toBe(200)
    const stored = (await server.call('GET /companies', { token })).body.data.length
    expect(stored).toBeGreaterThanOrEqual(outcomes.filter((it) => it === 201).length)
    reportFault(
      `${3 * OPEN_FILES} connections on ${OPEN_FILES} open files, ${t.engine}`,
      `of 20 writes meanwhile ${outcomes.filter((it) => it === 201).length} stored and ${outcomes.filter((it) => it === 'refused').length} refused, the process lives and answers ${Math.round(performance.now() - since)} ms after they are gone`,
    )
  })

  test('memory takes many large inputs at once without a crash', async () => {
    server = await FaultServer.start({ ...env(), NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
    const died = once(server.child, 'exit').then(([code, signal]) => `died: ${code ?? signal}`)
    const person = await signUp(server)
    const { token } = person
    const company = (await server.call('POST /companies', { token, body: newCompany() })).body.data
    const submission = submissionOf(person, company)
    const large = { ...submission, formAnswers: { ...submission.formAnswers, main_costs: 'custo '.repeat(800) } }
    const over = { ...submission, extra: 'x'.repeat(300_000) }
    const answers = new Map<number, number>()
    const count = LONG ? 600 : 120
    const send = async (n: number) => {
      const body = n % 3 ? over : { ...large, formAnswers: { ...large.formAnswers, kpis: `caixa ${n}` } }
      const { status } = await (server as FaultServer).call('POST /diagnostics', { token, body })
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
    const load = async () => {
      for (let sent = 0; sent < count; sent += 60)
        await Promise.all(Array.from({ length: 60 }, (_, n) => send(sent + n)))
      return 'lives'
    }
    expect(await Promise.race([load(), died])).toBe('lives')
    expect([...answers.keys()].filter((status) => ![201, 413, 503].includes(status))).toEqual([])
    expect(answers.get(201)).toBeGreaterThan(0)
    expect((await server.call('GET /companies', { token })).status).toBe(200)
    reportFault(
      `large inputs on a heap of ${HEAP_MB} MB, ${t.engine}`,
      `${count} posts of up to 300 KB, 60 at a time: ${[...answers].map(([status, n]) => `${n} × ${status}`).join(', ')}, the process lives`,
    )
  })

  test('memory exports accounts that are larger than it, several at once', async () => {
    server = await FaultServer.start({ ...env(), NODE_OPTIONS: '--max-old-space-size=96' })
    const died = once(server.child, 'exit').then(([code, signal]) => `died: ${code ?? signal}`)
    const { token, id } = await signUp(server)
    const content = 'á'.repeat(2_000)
    for (let n = 0; n < MESSAGES; n += 500) {
      const rows = Array.from({ length: 500 }, (_, i) => ({
        id: `large-${String(n + i).padStart(6, '0')}`,
        user_id: id,
        role: 'user',
        content,
        show_whatsapp: 0,
        created_at: 1,
      }))
      await t.db().insertInto('chat_messages').values(rows).execute()
    }
    const bytes = (): Promise<number> =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}` }
        get(`${(server as FaultServer).url}/users/me/export`, { headers }, (response) => {
          let total = 0
          response.on('data', (chunk: Buffer) => (total += chunk.length))
          response.on('end', () => resolve(response.statusCode === 200 ? total : -1))
          response.on('error', reject)
        }).on('error', reject)
      })
    const exports = Promise.all(Array.from({ length: 4 }, bytes))
    const sizes = await Promise.race([exports, died])
    for (const size of sizes) expect(size).toBeGreaterThan(MESSAGES * 4_000)
    const peak = server.peakMemory()
    expect(peak).toBeLessThan(300)
    reportFault(
      `four exports at once on a heap of 96 MB, ${t.engine}`,
      `${Math.round((MESSAGES * 4_000) / 1e6)} MB each, all whole, the process never held more than ${Math.round(peak)} MB`,
    )
  })
})
