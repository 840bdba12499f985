import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_ENV, SERVER_FLAGS } from '../scripts/toolchain/serve.mjs'

export const root = join(import.meta.dirname, '..')

const AS_STARTED = { ...SERVER_ENV, NODE_COMPILE_CACHE: join(root, '.cache', 'compile') }
const builtServer = 'apps/server/dist/main.js'

export interface Running {
  port: number
  pid: number
  /** From the start of the process to its first answer. */
  startMs: number
  /** Resident memory in MB; undefined where the system doesn't tell. */
  memory(): number | undefined
  stop(): Promise<void>
}

/** Starts a TypeScript program that listens on `port` and answers `ready` with 2xx. */
async function start(args: string[], port: number, ready: string, env: Record<string, string>): Promise<Running> {
  const since = performance.now()
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answering(child, `http://127.0.0.1:${port}${ready}`)
  const startMs = performance.now() - since
  if (child.pid === undefined) throw new Error('a server has no process')
  return { port, pid: child.pid, startMs, memory: () => memoryOf(child), stop: () => stop(child) }
}

export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'error',
  }
  return start([builtServer], port, '/readyz', { ...settings, ...AS_STARTED, ...env })
}

export async function startBaseline(folder: string, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  return start(['bench/baseline.ts', String(port), folder], port, '/json?bytes=100', env)
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`a server ended with code ${child.exitCode}`)
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await sleep(5)
  }
}

function memoryOf(child: ChildProcess): number | undefined {
  if (process.platform !== 'linux') return undefined
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}
