import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A program that has to be there and is not, told to a person. */
export class MissingProgramError extends Error {}

const isThere = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0

/** Looks a scanner up, and installs Debian's where it may. @throws MissingProgramError */
export function requirePrograms(names: readonly string[]): void {
  const absent = names.filter((name) => !isThere(name))
  if (absent.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`Instalando ${absent.join(', ')}…\n`)
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...absent], options)
  }
  const still = absent.filter((name) => !isThere(name))
  if (still.length > 0)
    throw new MissingProgramError(
      `Programas que faltam para este ataque: ${still.join(', ')}. Instale-os (apt-get install).`,
    )
}

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
