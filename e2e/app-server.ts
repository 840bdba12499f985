import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command, Report } from './server.ts'

const root = join(import.meta.dirname, '..')

/** One running product with its own data; the data outlive `stop` and `start`, not `dispose`. */
export class AppServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'norteia-e2e-'))
  private child: ChildProcess | undefined
  private log = ''
  readonly port: number

  private constructor(port: number) {
    this.port = port
  }

  /** @param prepare fills the data folder before the first start */
  static async create(prepare?: (dataDir: string) => Promise<void>): Promise<AppServer> {
    const server = new AppServer(await freePort())
    await prepare?.(server.dataDir)
    await server.start()
    return server
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  async start(): Promise<void> {
    const { NODE_COMPILE_CACHE } = process.env
    const env = {
      PATH: process.env.PATH,
      ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
      PORT: String(this.port),
      HOST: 'localhost',
      DATA_DIR: this.dataDir,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'warn',
    }
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'e2e', 'server.ts')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.log += chunk))
    const died = once(child, 'exit').then(() => Promise.reject(new Error(`The server did not start:\n${this.log}`)))
    await Promise.race([this.reported('ready'), died])
    died.catch(() => undefined) // a later end is awaited by stop()
  }

  /** Moves the server's clock on. */
  async advance(ms: number): Promise<void> {
    const done = this.reported('advanced')
    this.child?.send({ type: 'advance', ms } satisfies Command)
    await done
  }

  async stop(): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    const slow = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await gone
    clearTimeout(slow)
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  private reported(type: Report['type']): Promise<void> {
    const { child } = this
    return new Promise((resolve) => {
      const listen = (report: Report) => {
        if (report.type !== type) return
        child?.off('message', listen)
        resolve()
      }
      child?.on('message', listen)
    })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
