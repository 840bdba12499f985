import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type Behaviour,
  completion,
  flood,
  hang,
  hangHalfway,
  modelServer,
  page,
  reset,
  status,
} from '#tests/support/model-server.ts'
import { quickest } from '#tests/support/quickest.ts'
import { type ChainSettings, modelChain } from './model-chain.ts'

const good = completion('{"texto":"Tudo certo."}')
const schema = z.object({ texto: z.string().check(z.maxLength(40)) })
const open: Awaited<ReturnType<typeof modelServer>>[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

/** A chain over one server for each list of behaviours. */
async function chainOf(lists: Behaviour[][], settings: Partial<ChainSettings> = {}, now?: () => number) {
  const servers = await Promise.all(lists.map((list) => modelServer(...list)))
  open.push(...servers)
  const providers = servers.map((server) => ({
    name: 'openai-compatible' as const,
    baseUrl: server.url,
    apiKey: 'chave',
  }))
  return {
    servers,
    ask: modelChain({ providers, settings: { tryMs: 10_000, repairMs: 100, ...settings }, ...(now && { now }) }),
  }
}
const request = { instructions: 'Responda em JSON.', prompt: 'Diga algo.', schema, check: () => [] }

describe('model chain', () => {
  test('takes a good answer and tells which model really gave it', async () => {
    const { ask, servers } = await chainOf([[good]])
    const { answer, attempts } = await ask(request)
    expect(answer).toEqual({
      output: { texto: 'Tudo certo.' },
      provider: 'openai-compatible',
      model: 'modelo-de-teste',
    })
    expect(attempts).toMatchObject([{ reason: 'aceito' }])
    expect(servers[0]?.calls[0]?.body).toContain('json_schema')
  })

  test('takes an answer in a code fence', async () => {
    const { ask } = await chainOf([[completion('```json\n{"texto":"Tudo certo."}\n```')]])
    expect((await ask(request)).answer?.output).toEqual({ texto: 'Tudo certo.' })
  })

  test.each<[string, Behaviour, string]>([
    ['429', status(429, { 'retry-after': '120' }), 'limite_de_uso'],
    ['401', status(401), 'chave_recusada'],
    ['500', status(500), 'servidor_do_provedor'],
    ['a page instead of JSON', page, 'resposta_invalida'],
    ['a cut connection', reset, 'sem_conexao'],
    ['silence', hang, 'tempo_esgotado'],
    ['half an answer', hangHalfway, 'tempo_esgotado'],
    ['broken JSON', completion('{"texto":'), 'resposta_invalida'],
    ['an empty answer', completion(''), 'resposta_invalida'],
    ['another shape', completion('{"text":1}'), 'resposta_invalida'],
    ['a text that is too long', completion(`{"texto":"${'a'.repeat(60)}"}`), 'resposta_invalida'],
    ['an answer cut by its limit', completion('{"texto":"Tudo', 'length'), 'resposta_cortada'],
  ])('after %s asks the next provider', async (_name, behaviour, reason) => {
    const { ask, servers } = await chainOf([[behaviour], [good]], reason === 'tempo_esgotado' ? { tryMs: 2_000 } : {})
    const { answer, attempts } = await ask(request)
    expect(answer?.output).toEqual({ texto: 'Tudo certo.' })
    expect(attempts[0]?.reason).toBe(reason)
    expect(attempts.at(-1)?.reason).toBe('aceito')
    expect(servers[1]?.calls).toHaveLength(1)
  })

  test.each([301, 302, 303, 307, 308])(
    'a redirect (%i) is not followed, though an answer waits there',
    async (code) => {
      const elsewhere = await modelServer(good)
      open.push(elsewhere)
      const { ask, servers } = await chainOf([
        [status(code, { location: `${elsewhere.url}/chat/completions` })],
        [good],
      ])
      const { answer, attempts } = await ask(request)
      expect(answer?.output).toEqual({ texto: 'Tudo certo.' })
      expect(attempts.map(({ reason }) => reason)).toEqual(['sem_conexao', 'aceito'])
      expect(elsewhere.calls).toEqual([])
      expect(servers[1]?.calls).toHaveLength(1)
    },
  )

  test('an endless answer is cut off without filling the memory', async () => {
    const { ask } = await chainOf([[flood], [good]], { tryMs: 5_000 })
    const before = process.memoryUsage().rss
    const { answer, attempts } = await ask(request)
    expect(answer?.output).toEqual({ texto: 'Tudo certo.' })
    expect(attempts[0]?.reason).not.toBe('aceito')
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test('asks once for a repair and tells what was wrong', async () => {
    const { ask, servers } = await chainOf([[completion('{"texto":"Ruim."}'), good]])
    const { answer, attempts } = await ask({
      ...request,
      check: (output) => (output.texto === 'Ruim.' ? ['O texto é ruim.'] : []),
    })
    expect(answer?.output).toEqual({ texto: 'Tudo certo.' })
    expect(attempts.map((attempt) => attempt.reason)).toEqual(['reprovado', 'aceito'])
    expect(servers[0]?.calls[1]?.body).toContain('O texto é ruim.')
  })

  test('a second failed check goes on to the next provider, never to a third try', async () => {
    const { ask, servers } = await chainOf([[good], [good]])
    const { answer, attempts } = await ask({ ...request, check: () => ['Não serve.'] })
    expect(answer).toBeUndefined()
    expect(attempts.map((attempt) => attempt.reason)).toEqual(Array(4).fill('reprovado'))
    expect(servers.map((server) => server.calls.length)).toEqual([2, 2])
  })

  test('a provider that failed rests for a minute', async () => {
    let now = 0
    const { ask, servers } = await chainOf([[status(500), good], [good]], {}, () => now)
    await ask(request)
    now += 59_000
    expect((await ask(request)).attempts[0]?.reason).toBe('em_pausa')
    expect(servers[0]?.calls).toHaveLength(1)
    now += 2_000
    expect((await ask(request)).attempts).toMatchObject([{ reason: 'aceito' }])
    expect(servers[0]?.calls).toHaveLength(2)
  })

  test('stops at its whole budget', async () => {
    const ms = await quickest(1_500, async () => {
      const { ask, servers } = await chainOf([[hang], [hang], [good]], { tryMs: 300, totalMs: 650, leastMs: 200 })
      const begun = performance.now()
      const { answer } = await ask(request)
      expect(answer).toBeUndefined()
      expect(servers[2]?.calls).toHaveLength(0)
      return performance.now() - begun
    })
    expect(ms).toBeLessThan(1_500)
  })

  test('gives the last provider no more time than is left', async () => {
    const { ask } = await chainOf([[hang]], { tryMs: 30_000, totalMs: 400, leastMs: 100 })
    const ms = await quickest(5_000, async () => {
      const begun = performance.now()
      expect((await ask(request)).attempts).toMatchObject([{ reason: 'tempo_esgotado' }])
      return performance.now() - begun
    })
    expect(ms).toBeLessThan(5_000)
  })

  test('a cancelled call asks nobody else', async () => {
    const { ask, servers } = await chainOf([[hang], [good]])
    const signal = AbortSignal.timeout(50)
    const { attempts } = await ask({ ...request, signal })
    expect(attempts.map((attempt) => attempt.reason)).toEqual(['cancelado'])
    expect(servers[1]?.calls).toHaveLength(0)
  })

  test('without providers no provider is called', async () => {
    expect(await modelChain({ providers: [] })(request)).toEqual({ attempts: [] })
  })
})
