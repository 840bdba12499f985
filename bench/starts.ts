import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, root, startProduct } from './servers.ts'
import { atMost } from './table.ts'

export async function measureStarts(folder: string): Promise<void> {
  const alone: number[] = []
  for (let i = 0; i < 5; i += 1) {
    const fresh = await startProduct(mkdtempSync(join(folder, 'start-')))
    alone.push(fresh.startMs)
    await fresh.stop()
  }
  atMost('start of the server alone, median of 5', median(alone), 'ms', 500)
  const warm: number[] = []
  for (let i = 0; i < 3; i += 1) warm.push(await warmStart(folder))
  atMost('warm npm start to the first answer, median of 3', median(warm), 'ms', 3_000)
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN

async function warmStart(folder: string): Promise<number> {
  const port = await freePort()
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), LOG_LEVEL: 'error' }
  const data = mkdtempSync(join(folder, 'warm-'))
  const since = performance.now()
  const npm = spawn('npm', ['start'], { cwd: root, env: { ...env, DATA_DIR: data }, stdio: 'ignore' })
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).then(Boolean, () => false)))
    await new Promise((resolve) => setTimeout(resolve, 5))
  const ms = performance.now() - since
  npm.kill('SIGTERM')
  await new Promise((resolve) => npm.once('exit', resolve))
  return ms
}
