import { expect, test } from 'vitest'
import { threadBeside } from './thread.ts'

const FILE = 'thread-work.fixture'

test('calls run one at a time in their order, and are refused when the queue is full', async () => {
  const run = threadBeside(import.meta, FILE, { waiting: 2 })
  const done: string[] = []
  const call = (name: string) => run<string>('waitFor', { ms: 50, name }).then((it) => done.push(it))
  const calls = [call('a'), call('b'), call('c')]
  await expect(call('d')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await Promise.all(calls)
  expect(done).toEqual(['a', 'b', 'c'])
  await call('e')
})

test('a waiting call whose client has disconnected leaves the queue at once, and its place is free', async () => {
  const run = threadBeside(import.meta, FILE, { waiting: 1 })
  let isDone = false
  const running = run('waitFor', { ms: 400, name: 'a' }).finally(() => {
    isDone = true
  })
  const gone = new AbortController()
  const waiting = run('waitFor', { ms: 1, name: 'b' }, gone.signal)
  gone.abort()
  await expect(waiting).rejects.toThrow('aborted')
  const next = run('waitFor', { ms: 1, name: 'c' })
  expect(isDone).toBe(false)
  expect(await Promise.all([running, next])).toEqual(['a', 'c'])
  await expect(run('waitFor', { ms: 1, name: 'd' }, gone.signal)).rejects.toThrow('aborted')
})

test('a running call goes on unless its thread is one that interrupts', async () => {
  const patient = threadBeside(import.meta, FILE)
  const interrupting = threadBeside(import.meta, FILE, { interrupts: true })
  const gone = new AbortController()
  const calls = [patient, interrupting].map((run) => run('waitFor', { ms: 1_000, name: 'a' }, gone.signal))
  // Both threads are up once a first call would be.
  setTimeout(() => gone.abort(), 300)
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await interrupting('waitFor', { ms: 1, name: 'b' })).toBe('b')
})
