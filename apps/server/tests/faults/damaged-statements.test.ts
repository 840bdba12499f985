import type { Previa } from '@norteia/contracts/statements'
import { damaged, sampleFiles } from '@norteia/statements/testing/edits'
import { afterEach, expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { FaultServer, LONG, newCompany, reportFault, signUp } from '#tests/support/fault-server.ts'

/** Each through HTTP, thread and database; the long form with the built product, as it is served. */
const EDITS = Number(process.env.STATEMENT_EDITS ?? (LONG ? 20_000 : 60))
/** Every so many-th accepted file is confirmed, too. */
const CONFIRMED = 10
/** Of the built product, which starts at 120 or less; the sources need more to start and may grow as much. */
const MOST_MEMORY = 256
const MOST_GROWTH = MOST_MEMORY - 120

onBothEngines('damaged statements', (t) => {
  let server: FaultServer | undefined
  afterEach(async () => void (await server?.end('SIGKILL')))

  test(
    'give lines or a reason, in time and without an error of the server',
    async () => {
      server = await FaultServer.start({ DATA_DIR: t.dataDir(), DATABASE_URL: t.databaseUrl() ?? '' }, { built: LONG })
      const started = server.peakMemory()
      const { token } = await signUp(server)
      let path = ''
      const files = await sampleFiles()
      const faults: string[] = []
      let [slowest, accepted] = [0, 0]
      for (let seed = 1; seed <= EDITS; seed++) {
        // Before its accounts are as many as a company may have.
        if (seed % 500 === 1) path = await newPath(server, token)
        const { nome, bytes } = damaged(files, seed)
        const sent = performance.now()
        const { status, body } = await server.preview(token, path, Uint8Array.from(bytes), nome)
        slowest = Math.max(slowest, performance.now() - sent)
        if (status === 200 && body.data) {
          if (body.data.contas.length === 0 || !body.data.contas.every(countsLines))
            faults.push(`${seed}: accepted without a line`)
          accepted += 1
          if (accepted % CONFIRMED > 0) continue
          const stored = await server.call(`POST ${path}/importacoes`, { token, body: confirmation(body.data) })
          if (![201, 422].includes(stored.status)) faults.push(`${seed}: confirmed with ${stored.status}`)
        } else if (status !== 422 || !body.message) faults.push(`${seed}: ${status} ${body.message}`)
      }
      const peak = server.peakMemory()
      expect(faults).toEqual([])
      expect(accepted).toBeGreaterThan(EDITS / 3)
      expect(peak - started).toBeLessThan(MOST_GROWTH)
      if (LONG) expect(peak).toBeLessThan(MOST_MEMORY)
      // Room for a machine that is busy with other things; the goal is 2 s.
      expect(slowest).toBeLessThan(9_000)
      reportFault(
        `${EDITS} damaged statements, ${t.engine}`,
        `${accepted} with lines, the others with a reason; slowest ${Math.round(slowest)} ms; the process held ${Math.round(peak)} MB at most`,
      )
    },
    30_000 + EDITS * 200,
  )
})

async function newPath(server: FaultServer, token: string): Promise<string> {
  const { body } = await server.call('POST /companies', { token, body: newCompany() })
  return `/companies/${body.data.id}`
}

const countsLines = ({ novas, repetidas, futuras, recusadas }: Previa['contas'][number]) =>
  novas + repetidas + futuras + recusadas > 0

/** With the first answer to each question. */
const confirmation = ({ previaId, contas, perguntas }: Previa) => ({
  previaId,
  respostas: Object.fromEntries(perguntas.map(({ id, opcoes }) => [id, opcoes[0]?.valor])),
  contas: contas.map(({ chave, contaId, tipo }) =>
    contaId ? { chave, contaId } : { chave, nova: { apelido: 'Banco', tipo } },
  ),
})
