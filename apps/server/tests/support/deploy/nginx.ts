import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const CONF = join(import.meta.dirname, '../../../../../deploy/nginx/norteia.conf')

/** One line of the access log. */
export interface AccessLine {
  address: string
  method: string
  path: string
  status: number
  upstream: string
  requestId: string
}

export interface Nginx {
  port: number
  url: string
  /** What has been logged so far, as text. */
  log(): string
  lines(): AccessLine[]
  /** Takes an instance out, or back in when undefined, as an operator does before a restart. */
  takeOut(port: number | undefined): void
  stop(): Promise<void>
}

/** Debian's nginx with the configuration of deploy/, its two instances on these ports of this machine. */
export async function startNginx(folder: string, port: number, upstreams: readonly [number, number]): Promise<Nginx> {
  mkdirSync(join(folder, 'temp'), { recursive: true })
  const [first, second] = upstreams
  const access = join(folder, 'access.log')
  const site = readFileSync(CONF, 'utf8')
    .replaceAll('server app-1:3000', `server 127.0.0.1:${first}`)
    .replaceAll('server app-2:3000', `server 127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/log/nginx/norteia.log', access)
  writeFileSync(join(folder, 'norteia.conf'), site)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, 'temp', kind)};`,
  )
  const main = [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 2;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'error.log')} warn;`,
    'events {}',
    `http { ${temp.join(' ')} include ${join(folder, 'norteia.conf')}; }`,
  ]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, main.join('\n'))
  execFileSync('nginx', ['-t', '-q', '-c', file, '-e', join(folder, 'error.log')], { stdio: 'pipe' })
  const child: ChildProcess = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  await listening(port)
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    log: () => readFileSync(access, 'utf8'),
    lines: () =>
      readFileSync(access, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as AccessLine),
    takeOut(out) {
      writeFileSync(
        join(folder, 'norteia.conf'),
        site.replaceAll(`server 127.0.0.1:${out} `, `server 127.0.0.1:${out} down `),
      )
      child.kill('SIGHUP')
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function listening(port: number): Promise<void> {
  for (let left = 100; ; left--) {
    const socket = connect(port, '127.0.0.1')
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (open) return
    if (left === 0) throw new Error(`nothing listens on ${port}`)
    await sleep(50)
  }
}
