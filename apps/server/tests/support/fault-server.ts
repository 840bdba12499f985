import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { Previa } from '@norteia/contracts/statements'
import { SERVER_ENV, SERVER_FLAGS } from '../../../../scripts/toolchain/serve.mjs'
import type { Account } from './app.ts'

/** `npm test` gives one, see scripts/toolchain/parts.mjs. */
const { NODE_COMPILE_CACHE } = process.env
/** A server that starts with what another has compiled takes half as long. */
const COMPILED = NODE_COMPILE_CACHE === undefined ? undefined : { NODE_COMPILE_CACHE }

const MAIN = join(import.meta.dirname, '../../src/main.ts')
/** `npm run build` makes it. */
const BUILT = join(import.meta.dirname, '../../dist/main.js')

export interface HttpReply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: assertions say what is expected of it
  body: any
}

/** The product in a process of its own, as fault tests kill it. */
export class FaultServer {
  readonly child: ChildProcess
  readonly url: string
  readonly startMs: number
  /** All that the process has said so far. */
  readonly output: () => string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 })

  private constructor(child: ChildProcess, url: string, startMs: number, output: () => string) {
    this.child = child
    this.output = output
    this.url = url
    this.startMs = startMs
  }

  /** @throws Error with the process's words when it does not start */
  static async start(
    env: Record<string, string>,
    { openFiles, built = false }: { openFiles?: number; built?: boolean } = {},
  ): Promise<FaultServer> {
    const since = performance.now()
    const command = [process.execPath, ...SERVER_FLAGS, built ? BUILT : MAIN]
    const [program = '', ...args] = openFiles
      ? ['sh', '-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', ...command]
      : command
    const child = spawn(program, args, {
      env: {
        ...COMPILED,
        ...(built && SERVER_ENV),
        PATH: process.env.PATH,
        PORT: '0',
        RATE_LIMIT_SCALE: '0',
        LOG_LEVEL: 'fatal',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    const ready = Promise.withResolvers<string>()
    const hear = (chunk: Buffer) => {
      text += chunk
      const [, url] = /Norteia pronta em (\S+)/.exec(text) ?? []
      if (url) ready.resolve(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => ready.reject(new Error(`exit ${code}: ${text}`)))
    const url = await ready.promise
    return new FaultServer(child, url.replace('localhost', '127.0.0.1'), performance.now() - since, () => text)
  }

  /** Rejects when the connection is refused or ends before the answer is complete. */
  call(route: string, options: { token?: string; body?: unknown } = {}): Promise<HttpReply> {
    const [method, path] = route.split(' ') as [string, string]
    const payload = options.body === undefined ? undefined : JSON.stringify(options.body)
    return new Promise((resolve, reject) => {
      const call = request(
        this.url + path,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(payload !== undefined && { 'content-type': 'application/json' }),
            ...(options.token && { authorization: `Bearer ${options.token}` }),
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk) => (text += chunk))
          response.on('error', reject)
          response.on('aborted', () => reject(new Error('cut off')))
          const isJson = response.headers['content-type']?.includes('json')
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: isJson && text ? JSON.parse(text) : undefined }),
          )
        },
      )
      call.on('error', reject)
      call.end(payload)
    })
  }

  /** Sends a statement to be previewed. */
  async preview(token: string, path: string, bytes: string | Uint8Array<ArrayBuffer>, nome = 'extrato.ofx') {
    const reply = await fetch(`${this.url}${path}/importacoes/previa`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'x-nome-arquivo': encodeURIComponent(nome),
      },
      body: bytes,
    })
    return { status: reply.status, body: (await reply.json()) as { data?: Previa; message?: string } }
  }

  /** The most memory that the process has held so far, in MB. */
  peakMemory(): number {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]) / 1024
  }

  /** The same process seen through a line on another port. */
  through(port: number): FaultServer {
    return new FaultServer(this.child, `http://127.0.0.1:${port}`, this.startMs, this.output)
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#agent.destroy()
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode
    const gone = once(this.child, 'exit')
    this.child.kill(signal)
    const [code] = await gone
    return code
  }
}

let people = 0

export async function signUp(server: FaultServer): Promise<Account> {
  const { made, account } = await trySignUp(server)
  if (!account) throw new Error(`no account: ${JSON.stringify(made)}`)
  return account
}

async function trySignUp(server: FaultServer) {
  const email = `falha${++people}.${process.pid}@exemplo.com.br`
  const password = 'Segredo1!'
  const made = await server.call('POST /api/users', { body: { name: 'Ana', email, password, phone: '11988887777' } })
  if (made.status !== 201) return { made }
  const login = await server.call('POST /login', { body: { email, password } })
  if (!login.body.token) return { made: login }
  const account: Account = { id: login.body.user.id, token: login.body.token, email, password }
  return { made, account }
}

let companies = 0

export const newCompany = () => ({
  nome: 'Loja',
  cnpj: `${process.pid}X${++companies}`,
  setor: 'Varejo',
})

/** Creates companies until the server refuses one, on as many accounts as that takes: each holds a hundred. */
export async function writeUntilRefused(server: FaultServer, first: string) {
  const stored = new Map<string, string[]>([[first, []]])
  let token = first
  for (;;) {
    const reply = await server.call('POST /companies', { token, body: newCompany() })
    if (reply.status === 201) stored.get(token)?.push(reply.body.data.id)
    else if (reply.status !== 409) return { reply, stored, token }
    else {
      const { made, account } = await trySignUp(server)
      if (!account) return { reply: made, stored, token }
      token = account.token
      stored.set(token, [])
    }
  }
}

/** Long loops belong to `npm run test:faults`. */
export const LONG = process.env.FAULTS === 'long'

/** One line of the table in docs/reliability.md. */
export function reportFault(fault: string, seen: string): void {
  if (process.env.FAULTS_REPORT) appendFileSync(process.env.FAULTS_REPORT, `${JSON.stringify({ fault, seen })}\n`)
}
