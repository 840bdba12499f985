import { setTimeout as sleep } from 'node:timers/promises'
import type { Previa } from '@norteia/contracts/statements'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { afterEach, expect, test } from 'vitest'
import type { Account } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'
import { quickest } from '#tests/support/quickest.ts'

const KILLS = LONG ? 60 : 3
const DAY = 86_400_000
const QUIET_REQUESTS = 300

/** A file of so many different movements over two years, padded to `bytes`. */
function fileOf(lines: number, bytes = 0): string {
  const rows = Array.from({ length: lines }, (_, n) => {
    const day = new Date(Date.UTC(2024, 9, 1) + (n % 700) * DAY).toISOString().slice(0, 10).replaceAll('-', '')
    return movement(
      day,
      `${n % 4 ? '-' : ''}${(n % 900) + 1}.${10 + (n % 90)}`,
      `PIX ENVIADO FORNECEDOR ${n % 3_000}`,
      `F${n}`,
    )
  })
  const plain = ofx({
    movements: rows.join('\n'),
    range: '<DTSTART>20241001<DTEND>20260930',
    server: '20261001',
    balance: '',
  })
  return plain.padEnd(bytes, ' ')
}

onBothEngines('statements under load and kills', (t) => {
  let server: FaultServer | undefined
  const start = async () => {
    server = await FaultServer.start({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '' })
    return server
  }
  afterEach(async () => void (await server?.end('SIGKILL')))

  async function owner(running: FaultServer) {
    const as = await signUp(running)
    const company = await running.call('POST /companies', { token: as.token, body: newCompany() })
    return { as, path: `/companies/${company.body.data.id}` }
  }

  async function preview(running: FaultServer, as: Account, path: string, bytes: string): Promise<Previa> {
    const { status, body } = await running.preview(as.token, path, bytes)
    if (status !== 200 || !body.data) throw new Error(body.message)
    return body.data
  }

  const confirmation = ({ previaId, contas }: Previa) => ({
    previaId,
    contas: contas.map(({ chave, contaId, tipo }) =>
      contaId ? { chave, contaId } : { chave, nova: { apelido: 'Banco', tipo } },
    ),
  })

  /** Milliseconds of one small request after the other, until `over`. */
  async function waitsOf(running: FaultServer, as: Account, over: (count: number) => boolean): Promise<number[]> {
    const waits: number[] = []
    while (!over(waits.length)) {
      const asked = performance.now()
      await running.call('GET /users/me', { token: as.token })
      waits.push(performance.now() - asked)
      await sleep(2)
    }
    return waits
  }
  const shareOf = (values: readonly number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

  const count = async (running: FaultServer, as: Account, path: string) =>
    (await running.call(`GET ${path}/lancamentos?limit=1`, { token: as.token })).body.totais.quantidade as number

  test('ten megabytes are read while others are answered, and five thousand lines are stored in time', async () => {
    const running = await start()
    const { as, path } = await owner(running)
    await preview(running, as, path, fileOf(10))
    // The same requests before the file: what the machine makes them wait for anyway.
    const idle = await waitsOf(running, as, (count) => count >= QUIET_REQUESTS)
    const waits: number[] = []
    const readMs = await quickest(9_000, async () => {
      const since = performance.now()
      let done = false
      const reading = preview(running, as, path, fileOf(50_000, 10 * 1024 * 1024)).finally(() => {
        done = true
      })
      waits.push(...(await waitsOf(running, as, () => done)))
      expect((await reading).contas[0]?.novas).toBe(50_000)
      return performance.now() - since
    })

    const tooLarge = await running.preview(as.token, path, fileOf(10, 20 * 1024 * 1024))
    expect(tooLarge.status).toBe(413)

    const storeMs = await quickest(5_000, async () => {
      const fresh = await owner(running)
      const body = confirmation(await preview(running, fresh.as, fresh.path, fileOf(5_000)))
      const stored = performance.now()
      const reply = await running.call(`POST ${fresh.path}/importacoes`, { token: fresh.as.token, body })
      expect([reply.status, reply.body.data[0].novas]).toEqual([201, 5_000])
      return performance.now() - stored
    })
    // Room for a machine that is busy with other things; the goals are 3 s, 50 ms and 1.5 s.
    expect(readMs).toBeLessThan(9_000)
    expect(shareOf(waits, 0.5)).toBeLessThan(Math.max(50, 4 * shareOf(idle, 0.5)))
    expect(storeMs).toBeLessThan(5_000)
    reportFault(
      `a statement of 50,000 lines and 10 MB, ${t.engine}`,
      `previewed in ${Math.round(readMs)} ms, ${waits.length} other requests meanwhile, p99 ${Math.round(shareOf(waits, 0.99))} ms (${Math.round(shareOf(idle, 0.99))} ms before); 5,000 lines stored in ${Math.round(storeMs)} ms`,
    )
  })

  test('killed between preview and confirmation, and inside of it: all or nothing, once', async () => {
    let running = await start()
    const { as, path } = await owner(running)
    const bytes = fileOf(2_000)
    let whole = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const shown = await preview(running, as, path, bytes)
      const body = confirmation(shown)
      const [account] = shown.contas
      expect([kill, account?.novas]).toEqual([kill, 2_000])
      const answer = running.call(`POST ${path}/importacoes`, { token: as.token, body }).catch(() => undefined)
      await sleep(kill === 0 ? 0 : Math.random() * 500)
      await running.end('SIGKILL')
      const reply = await answer
      running = await start()
      const after = await count(running, as, path)
      expect([0, 2_000]).toContain(after)
      if (reply) expect([reply.status, after]).toEqual([201, 2_000])
      if (after === 2_000) whole += 1
      const again = await running.call(`POST ${path}/importacoes`, { token: as.token, body })
      expect([again.status, await count(running, as, path)]).toEqual([201, 2_000])
      const imports = await running.call(`GET ${path}/importacoes`, { token: as.token })
      const living = imports.body.data.filter((one: { desfeitaEm: string | null }) => one.desfeitaEm === null)
      expect(living).toHaveLength(1)
      const undone = await running.call(`DELETE ${path}/importacoes/${living[0].id}`, { token: as.token })
      expect([undone.status, await count(running, as, path)]).toEqual([200, 0])
    }
    reportFault(
      `kill -9 between preview and confirmation and inside of it, ${t.engine}`,
      `${KILLS} kills, ${whole} had stored the whole file, ${KILLS - whole} nothing, none a part; the same confirmation again stored it once`,
    )
  }, 300_000)
})
