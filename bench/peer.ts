import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedOf } from './http.ts'
import { httpRequest, load } from './load.ts'
import { startProduct } from './servers.ts'

/**
 * npm run bench -- peer URL EMAIL PASSWORD: the product beside a running Directus on SQLite, whose limits are off. Both
 * answer the same reads for a signed-in user: a list of one company, and a company with a document of 24 KB; both store a
 * change of it.
 */
const [url = 'http://127.0.0.1:8055', email = '', password = ''] = process.argv.slice(2)
const ROUNDS = 3

async function call<T>(method: string, path: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as T
}

const company = { nome: 'Padaria Aurora', cnpj: '', setor: 'Alimentação', faturamento: 48_200, funcionarios: 6 }
const { data } = await call<{ data: { access_token: string } }>('POST', '/auth/login', { email, password })
const token = data.access_token
const id = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } }
const fields = Object.entries({ ...company, document: '' }).map(([field, value]) => ({
  field,
  type: typeof value === 'number' ? 'integer' : field === 'document' ? 'text' : 'string',
}))
const read = `companies_${Date.now()}`
await call('POST', '/collections', { collection: read, schema: {}, meta: {}, fields: [id, ...fields] }, token)
await call('POST', `/items/${read}`, { ...company, document: 'x'.repeat(24 * 1024) }, token)

const folder = mkdtempSync(join(tmpdir(), 'norteia-peer-'))
const product = await startProduct(join(folder, 'data'))
try {
  const seed = seedOf(product)
  const account = await seed.user()
  const own = await seed.company(account, { faturamento: 48_200, funcionarios: 6 })
  await seed.diagnostic(account, own)
  let count = 0
  const port = Number(new URL(url).port)
  const list = `/items/${read}?fields=id,${Object.keys(company)}`
  const pairs: [what: string, ours: string | (() => string), peer: string | (() => string)][] = [
    ['a list of one company', httpRequest('GET', '/companies', account), httpRequest('GET', list, { token })],
    [
      'a company with its document of 24 KB',
      httpRequest('GET', `/companies/${own.id}/dashboard`, account),
      httpRequest('GET', `/items/${read}/1`, { token }),
    ],
    [
      'a company changed, stored before the answer',
      () => httpRequest('PUT', `/companies/${own.id}`, { ...account, body: { nome: `Padaria ${++count}` } }),
      () => httpRequest('PATCH', `/items/${read}/1`, { token, body: { nome: `Padaria ${++count}` } }),
    ],
  ]
  for (const [what, ours, peer] of pairs) {
    const best = [0, 0]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [n, [at, request]] of [[product.port, ours] as const, [port, peer] as const].entries()) {
        const { perSecond, failed } = await load({ port: at, request, connections: 20, seconds: 3 })
        if (failed > 0) throw new Error(`${what}: ${failed} refused on port ${at}`)
        best[n] = Math.max(best[n]!, perSecond)
      }
    const [mine = 0, theirs = 0] = best
    console.log(
      `${what}: ${mine.toFixed(0)}/s beside ${theirs.toFixed(0)}/s = ${(mine / theirs).toFixed(1)} ×, load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
