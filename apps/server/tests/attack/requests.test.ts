import { lineField } from '@norteia/contracts/fields'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import { reportAttack } from '#tests/support/attack/report.ts'
import { type HostileRequest, hostileRequest } from '#tests/support/attack/requests.ts'
import { samplesFor } from '#tests/support/attack/samples.ts'
import { ODD_TEXT } from '#tests/support/attack/values.ts'
import { faultOf } from '#tests/support/attack/verdict.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const CHUNK = 500
/** `npm run test:attack` asks for more, and for other ones each time. */
const ASKED = Number(process.env.ATTACK_REQUESTS ?? 0)
const SEED = Number(process.env.ATTACK_SEED ?? 20_261_121)

/** After one of these there is another victim: account or company gone, e-mail or password changed. */
const HITS = ['POST /logout', 'DELETE /users/me', 'PUT /users/me', 'PUT /users/me/password', 'DELETE /companies/:id']

onBothEngines('hostile requests', (t) => {
  const server = appTest(t)
  const seed = t.engine === 'sqlite' ? SEED : SEED + 1
  const statuses = new Map<number, number>()
  const count = ASKED ? Math.ceil(ASKED / 2) : t.engine === 'sqlite' ? 1_500 : 300

  async function victim() {
    const as = await server.account()
    const company = await server.company(as, { faturamento: 50_000, funcionarios: 7 })
    await server.call(`POST /companies/${company.id}/activate`, { as })
    return { as, company }
  }

  test('every one is answered, none breaks anything, and each refusal is a Portuguese sentence', async () => {
    const first = await victim()
    let { as, company } = first
    const routes = server.app().routeTable.filter(({ method }) => method !== 'HEAD')
    const samples = samplesFor(first.as, first.company)
    type Documented = { paths: Record<string, Record<string, { requestBody?: unknown }>> }
    const documented = (await server.app().inject('/openapi.json')).json<Documented>().paths
    const takesBody = routes.filter(
      ({ method, url }) => documented[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody,
    )
    expect(takesBody.map(({ method, url }) => `${method} ${url}`).filter((name) => !(name in samples))).toEqual([])

    const faults = new Map<string, string>()
    const send = async (request: HostileRequest) => {
      const payload = request.payload
        ?.replaceAll(first.as.email, as.email)
        .replaceAll(first.company.id, company.id)
        .replaceAll(first.company.cnpj, company.cnpj)
      const reply = await inject({ ...request, payload }, as, company.id)
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
      const fault = faultOf(reply, request.method)
      const { method, route, url, headers } = request
      if (fault)
        faults.set(
          `${route.method} ${route.url}: ${fault}`,
          `${method} ${url} ${JSON.stringify(headers)} ${payload?.slice(0, 900)} → ${reply.status} ${reply.text.slice(0, 300)}`,
        )
      if (reply.status < 300 && HITS.includes(`${method} ${route.url}`)) ({ as, company } = await victim())
    }
    const often = [...routes, ...routes, ...routes].filter(({ method, url }) => !HITS.includes(`${method} ${url}`))
    const rarely = routes.filter(({ method, url }) => HITS.includes(`${method} ${url}`))
    const arbitrary = hostileRequest([...often, ...rarely], ({ method, url }) => samples[`${method} ${url}`] ?? {})
    for (let sent = 0; sent < count; sent += CHUNK)
      for (const request of fc.sample(arbitrary, { numRuns: Math.min(CHUNK, count - sent), seed: seed + sent }))
        await send(request)
    expect(Object.fromEntries(faults)).toEqual({})
    const answers = [...statuses].sort().map(([status, times]) => `${times} × ${status}`)
    reportAttack(
      `hostile requests, ${t.engine}`,
      `${count} over ${routes.length} routes, seed ${seed}: ${answers.join(', ')}`,
    )
  }, 600_000)

  test('odd text that may be stored is stored as it is, and everything made of it can be read', async () => {
    const { as, company } = await victim()
    const submission = submissionOf(as, company)
    const tool = samplesFor(as, company)['POST /company-analysis/analise'] as object
    for (const text of ODD_TEXT.map((it) => it.trim()).filter((it) => it !== '')) {
      const nome = text.slice(0, 200).trim()
      // Names are one line without hidden signs; all other texts are kept as they come.
      const named = lineField('-').safeParse(nome).success ? 200 : 422
      const replies = [
        await server.call(`PUT /companies/${company.id}`, { as, body: { nome } }),
        await server.call('PUT /users/me', { as, body: { name: nome, email: as.email } }),
        await server.call('POST /company-analysis/analise', {
          as,
          body: { ...tool, nomeEmpresa: nome, desafios: text, objetivos: text, localizacao: nome },
        }),
        await server.call('POST /api/ai-consultant/ask', { as, body: { question: text, companyId: company.id } }),
        await server.call('POST /diagnostics', {
          as,
          body: {
            ...submission,
            formAnswers: {
              ...submission.formAnswers,
              main_costs: text,
              kpis: text,
              future_goals: text,
              company_name: nome,
            },
          },
        }),
        await server.call(`GET /companies/${company.id}/dashboard`, { as }),
        await server.call(`GET /companies/${company.id}/analises`, { as }),
        await server.call('GET /users/me/export', { as }),
      ]
      expect([text, replies.map(({ status }) => status)]).toEqual([
        text,
        [named, named, named, 200, 201, 200, 200, 200],
      ])
      if (named === 200) expect(replies[0]?.body.data.nome).toBe(nome)
      const path = `/companies/${company.id}/analises/${replies[4]?.body.data.analysisId}`
      expect((await server.call(`GET ${path}`, { as })).status).toBe(200)
      const pdf = await server.call(`GET ${path}/pdf`, { as })
      expect([text, pdf.status, pdf.text.slice(0, 5)]).toEqual([text, 200, '%PDF-'])
      expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9.-]+"$/)
    }
  })

  async function inject(request: HostileRequest, as: Account, companyId: string) {
    const { method, payload, signedIn, url } = request
    const response = await server.app().inject({
      method: method as 'GET',
      url: url.replaceAll(':own', companyId),
      headers: {
        ...(signedIn && { authorization: `Bearer ${as.token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(payload !== undefined && method !== 'GET' && method !== 'HEAD' && { payload }),
    } satisfies InjectOptions)
    return { status: response.statusCode, headers: response.headers, text: response.body }
  }
})
