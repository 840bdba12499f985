import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { PlainError, say } from './say.mjs'

const isThere = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'].some((folder) =>
    existsSync(join(folder, program)),
  )

/** Makes sure of programs by name; Debian's packages are installed where that is allowed. @throws PlainError */
export async function needPrograms(packages) {
  const missing = () => Object.keys(packages).filter((program) => !isThere(program))
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const names = missing().map((program) => packages[program])
    say(`Instalando ${names.join(', ')}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env, capture: true })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env, capture: true })
  }
  if (missing().length > 0) throw new PlainError(`Faltam programas: instale ${missing().join(', ')} e repita.`)
}

/** Whether a command of the machine works here at all, for what can't be installed everywhere. */
export const works = (program, args) => spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0
