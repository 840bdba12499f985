import { samplesFor } from '#tests/support/attack/samples.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { type FaultServer, newCompany, signUp } from '#tests/support/fault-server.ts'

/** One call of the API with right values, for a scanner to spoil. */
export interface Target {
  method: string
  /** As in the document: '/companies/{id}'. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  body?: Record<string, unknown> | undefined
}

/** What a scanner attacks, and as whom. */
export interface Scanned {
  url: string
  token: string
  targets: readonly Target[]
}

/** These would end what the others need; they are attacked with values that are refused. */
const REFUSED_ID = '01890000-0000-7000-8000-000000000000'
const WRONG_PASSWORD = { currentPassword: 'Nao-e-esta-1' }
const HARMLESS: Record<string, Partial<Target>> = {
  'DELETE /users/me': { body: WRONG_PASSWORD },
  'PUT /users/me/password': { body: { ...WRONG_PASSWORD, newPassword: 'Outra-senha-1' } },
  'DELETE /companies/{id}': { params: { id: REFUSED_ID } },
}

interface Operation {
  parameters?: { in: string; name: string }[]
  requestBody?: unknown
}

/** Every call of the document that takes anything, with a user who has something to lose. */
export async function targetsOf(server: FaultServer): Promise<Scanned> {
  const person = await signUp(server)
  const { token } = person
  const company = (await server.call('POST /companies', { token, body: newCompany() })).body.data
  const diagnosed = await server.call('POST /diagnostics', { token, body: submissionOf(person, company) })
  const samples = samplesFor(person, company)
  await server.call(`POST /api/company/${company.id}/setup-automation`, {
    token,
    body: samples['POST /api/company/:companyId/setup-automation'],
  })
  const tasks = (await server.call(`GET /api/schedule/tasks?companyId=${company.id}`, { token })).body
  const taskId = JSON.stringify(tasks).match(/"id":"([^"]+)"/)?.[1] ?? REFUSED_ID
  const values: Record<string, string> = {
    companyId: company.id,
    analysisId: diagnosed.body.data.analysisId,
    taskId,
    reportId: REFUSED_ID,
    page: '1',
    limit: '10',
    token: 'abc',
  }
  const { paths } = (await server.call('GET /openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>
  }
  const targets: Target[] = []
  for (const [path, methods] of Object.entries(paths))
    for (const [verb, { parameters = [], requestBody }] of Object.entries(methods)) {
      const method = verb.toUpperCase()
      const valuesOf = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((it) => it.in === place)
            .map(({ name }) => [name, values[name] ?? (path.startsWith('/companies') ? company.id : REFUSED_ID)]),
        )
      const [params, query] = [valuesOf('path'), valuesOf('query')]
      const sample = samples[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`] as Record<string, unknown> | undefined
      if (requestBody && !sample) throw new Error(`no sample of a body for ${method} ${path}`)
      const target = { method, path, params, query, body: requestBody ? sample : undefined }
      if (parameters.length > 0 || requestBody) targets.push({ ...target, ...HARMLESS[`${method} ${path}`] })
    }
  return { url: server.url, token, targets }
}
