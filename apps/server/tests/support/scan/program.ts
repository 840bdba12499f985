import { spawn } from 'node:child_process'

export interface Ran {
  text: string
  /** Ended by us when its time was over. */
  cut: boolean
  seconds: number
}

/** Runs a scanner for at most so many seconds; it and its children end with the time. */
export async function runFor(seconds: number, command: string, args: readonly string[]): Promise<Ran> {
  const since = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  let cut = false
  const end = () => {
    cut = true
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch (error) {
      // It may have ended in this very moment.
      if ((error as { code?: string }).code !== 'ESRCH') throw error
    }
  }
  const timer = setTimeout(end, seconds * 1_000)
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearTimeout(timer)
  return { text, cut, seconds: (performance.now() - since) / 1_000 }
}
