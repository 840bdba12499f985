import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, reportSeen } from '#tests/support/deploy/client.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { freePort } from '#tests/support/postgres-server.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'norteia-image-'))
const [context, out, data] = ['context', 'out', 'data'].map((name) => join(folder, name)) as [string, string, string]
const steps = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n')
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

/** What .dockerignore lets through: it names what may pass at the top, and what may not anywhere below. */
function passes(path: string): boolean {
  const rules = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  const refused = rules
    .filter((rule) => rule.startsWith('**/'))
    .map((rule) => new RegExp(`(^|/)${rule.slice(3).replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`))
  const isAllowed = allowed.some((it) => path === it || path.startsWith(`${it}/`) || it.startsWith(`${path}/`))
  return path === '' || (isAllowed && !refused.some((it) => it.test(path)))
}

/** The build stage: its COPY and RUN lines in their order, in a folder instead of a layer. */
function build(): void {
  for (const step of steps.slice(
    0,
    steps.findLastIndex((line) => line.startsWith('FROM ')),
  )) {
    const [word, ...args] = step.split(/\s+/)
    if (word === 'RUN')
      execFileSync('sh', ['-ec', args.join(' ').replaceAll('/out', out)], { cwd: context, stdio: 'pipe' })
    if (word !== 'COPY') continue
    const to = args.pop() ?? ''
    if (args[0] === '.') cpSync(ROOT, context, { recursive: true, filter: (path) => passes(relative(ROOT, path)) })
    else
      for (const path of args) {
        const target = join(context, to, path.split('/').at(-1) ?? '')
        mkdirSync(dirname(target), { recursive: true })
        cpSync(join(ROOT, path), target)
      }
  }
}

const env = Object.fromEntries(
  (steps.find((line) => line.startsWith('ENV ')) ?? '')
    .slice(4)
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const command: string[] = JSON.parse((steps.findLast((line) => line.startsWith('CMD ')) ?? '').slice(4))

beforeAll(() => {
  mkdirSync(context)
  build()
  mkdirSync(data)
  if (isRoot) chownSync(data, NOBODY, NOBODY)
  chmodSync(folder, 0o755)
})
let started: ChildProcess | undefined
afterAll(() => {
  started?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('the context holds no database, no secret and no built file of this checkout', () => {
  for (const path of [
    '.git',
    'data',
    'docs',
    'node_modules/x',
    'apps/web/dist/index.html',
    'apps/server/.env',
    'deploy/.env',
  ])
    expect([path, passes(path)]).toEqual([path, false])
  for (const path of ['apps/server/src/main.ts', 'package.json', 'scripts/build.mjs'])
    expect([path, passes(path)]).toEqual([path, true])
})

test('what is shipped holds the site and the server, no tests and no build tools', () => {
  for (const path of ['apps/web/dist/app.html', 'node_modules/fastify', 'node_modules/node/bin/node'])
    expect([path, existsSync(join(out, path))]).toEqual([path, true])
  for (const path of [
    'node_modules/vite',
    'node_modules/typescript',
    'node_modules/vitest',
    'apps/server/tests',
    'apps/web/src',
  ])
    expect([path, existsSync(join(out, path))]).toEqual([path, false])
  const size = execFileSync('du', ['-sm', out], { encoding: 'utf8' }).split('\t')[0]
  reportSeen(
    'image: build stage replayed',
    `installed, built and shipped: ${size} MB with the pinned Node, no tests, no build tools`,
  )
})

test('it starts as process 1 of another account over files it cannot change, is healthy, and ends in order', async () => {
  const port = await freePort()
  const [program = '', ...args] = command.map((part) => (part.startsWith('node_modules/') ? join(out, part) : part))
  const jail = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', 'setpriv']
  const account = [
    '--reuid',
    `${NOBODY}`,
    '--regid',
    `${NOBODY}`,
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set',
    '-all',
  ]
  const [first = '', ...rest] = [...(isRoot ? [...jail, ...account] : []), program, ...args]
  const child = spawn(first, rest, {
    cwd: out,
    env: {
      ...env,
      PATH: '/usr/bin:/bin',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      METRICS_PORT: '',
      DATA_DIR: data,
      NODE_COMPILE_CACHE: data,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started = child
  const gone = once(child, 'exit')
  await once(child.stdout, 'data')
  const server = isRoot ? Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')) : child.pid
  const status = readFileSync(`/proc/${server}/status`, 'utf8')
  if (isRoot) {
    expect(status).toMatch(new RegExp(`^Uid:\\s+${NOBODY}\\s`, 'm'))
    expect(status).toMatch(/^NSpid:\s+\d+\s+1$/m)
    const write = spawnSync('setpriv', [...account.slice(0, 5), 'touch', join(out, 'apps/x')])
    expect(write.status).not.toBe(0)
  }
  const healthy = () =>
    spawnSync(program, ['scripts/toolchain/healthy.mjs'], { cwd: out, env: { PORT: `${port}` } }).status
  expect(healthy()).toBe(0)
  const base = `http://127.0.0.1:${port}`
  const body = { name: 'Ana', email: 'ana@exemplo.com.br', password: 'Segredo1!', phone: '11988887777' }
  expect((await call(base, 'POST /api/users', { body })).status).toBe(201)
  const login = await call(base, 'POST /login', { body: { email: body.email, password: body.password } })
  expect(login.status).toBe(200)
  const { token, user } = JSON.parse(login.text)
  const headers = { authorization: `Bearer ${token}` }
  const shop = { nome: 'Loja', cnpj: '11.222.333/0001-81', setor: 'Varejo' }
  const company = JSON.parse((await call(base, 'POST /companies', { headers, body: shop })).text).data
  const answers = submissionOf({ ...body, id: user.id, token }, company)
  const { analysisId } = JSON.parse((await call(base, 'POST /diagnostics', { headers, body: answers })).text).data
  const pdf = await call(base, `GET /companies/${company.id}/analises/${analysisId}/pdf`, { headers })
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await call(base, 'GET /', { headers: { accept: 'text/html' } })).text).toContain('Norteia')
  process.kill(server as number, 'SIGTERM')
  expect((await gone)[0]).toBe(0)
  expect(healthy()).toBe(1)
  reportSeen(
    'image: started',
    'as process 1, account without rights, files it cannot write: healthy, sign-up, login, page, diagnostic and PDF answered, SIGTERM → exit 0',
  )
})
