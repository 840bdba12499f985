import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { PlainError, say } from './say.mjs'

/** Path of a program that only some scripts need; installs Debian's package as root. @throws PlainError without it */
export async function findProgram(name, debianPackage) {
  const lookUp = () =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((file) => existsSync(file))
  const found = lookUp()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`Instalando ${debianPackage}…`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env, capture: true })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], { env, capture: true })
    const installed = lookUp()
    if (installed) return installed
  }
  throw new PlainError(`Falta o programa ${name}: instale o pacote ${debianPackage} e tente de novo.`)
}
