import { readdirSync, readFileSync } from 'node:fs'
import { STATEMENT_TEXT } from '@norteia/contracts/statements'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { expect, test } from 'vitest'
import { GIVES_WAY } from '#src/platform/thread.ts'
import { readPreview } from './reading.ts'
import type { Answers, Question } from './reading-thread.ts'

type Answer = <K extends Question['kind']>(question: Extract<Question, { kind: K }>) => Promise<Answers[K]>

const READ = { formato: 'ofx', contas: [expect.objectContaining({ novas: 1 })] }
const KNOWN: Answers['account'] = { contaId: 'a', ordem: 1, movimentos: [], saldos: [] }

function read(answer: Answer, warned: unknown[] = []) {
  const bytes = new Uint8Array(Buffer.from(ofx({ movements: movement('20261003', '-10.00', 'PADARIA', 'F1') })))
  const log = { warn: (about: unknown) => warned.push(about) }
  return readPreview({ bytes, nome: 'a.ofx', hoje: '2026-11-22', respostas: {} }, answer, { log } as never)
}
const nothingKnown = (async () => null) as unknown as Answer
const unreadable = { code: 'invalid_fields', fields: { arquivo: STATEMENT_TEXT.unreadable } }

test('a file whose reading takes more memory than its thread has is refused, and the next one is read', async () => {
  const page = (from: number) =>
    Array.from({ length: 1_000 }, (_, n) => ({
      id: `${from}-${n}`,
      data: '2026-10-03',
      centavos: n,
      chaveDescricao: `${from} ${n}`.padEnd(20_000),
      fitid: '',
    }))
  let pages = 0
  const endless = (async ({ kind }: Question) => {
    if (kind === 'account') return KNOWN
    pages += 1
    return page(pages)
  }) as unknown as Answer
  const warned: unknown[] = []
  await expect(read(endless, warned)).rejects.toMatchObject(unreadable)
  expect(warned).toEqual([{ kind: 'ERR_WORKER_OUT_OF_MEMORY' }])
  expect(await read(nothingKnown)).toMatchObject(READ)
})

test('a file whose reading takes more than ten seconds is refused, and the next one is read', async () => {
  const warned: unknown[] = []
  const started = performance.now()
  await expect(read((() => Promise.withResolvers().promise) as Answer, warned)).rejects.toMatchObject(unreadable)
  const took = performance.now() - started
  expect([took > 9_500, took < 20_000]).toEqual([true, true])
  expect(warned).toEqual([{ kind: 'AbortError' }])
  expect(await read(nothingKnown)).toMatchObject(READ)
})

test.runIf(process.platform === 'linux')('the thread gives way to requests', async () => {
  await read(nothingKnown)
  const niceness = readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })
  expect(Math.max(...niceness)).toBe(Math.min(19, Math.min(...niceness) + GIVES_WAY))
})
