import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { PlainError, say } from './say.mjs'

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']

const lookUp = (program) => FOLDERS.map((folder) => join(folder, program)).find((file) => existsSync(file))

/** Installs Debian's packages where that is allowed, as root; says so before. Elsewhere it does nothing. */
export async function installDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say(`Instalando do Debian, como root: ${packages.join(', ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, capture: true })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, capture: true })
}

/** Makes sure of programs; `packages`: Debian's package by program. @throws PlainError for those that stay missing */
export async function needPrograms(packages) {
  const missing = () => Object.keys(packages).filter((program) => !lookUp(program))
  if (missing().length > 0) await installDebian(missing().map((program) => packages[program]))
  if (missing().length > 0) throw new PlainError(`Faltam programas: instale ${missing().join(', ')} e repita.`)
}

/** Path of a program that only some scripts need. @throws PlainError without it */
export async function findProgram(program, debianPackage) {
  await needPrograms({ [program]: debianPackage })
  return lookUp(program)
}

/** Whether a command of the machine works here at all, for what can't be installed everywhere. */
export const works = (program, args) => spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0
