import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from './paths.mjs'
import { node, npm, runtimeEnv } from './runtime.mjs'
import { PlainError, say } from './say.mjs'

/** Installs the locked dependencies unless node_modules already holds exactly these. */
export async function ensureInstalled() {
  if (isInstalled()) return
  say('Instalando as dependências…')
  // Not `npm ci`: it refuses a lock file without the optional packages of platforms that a registry doesn't carry.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { code, output } = await npm(node, args, { env: runtimeEnv(), capture: true })
  if (code === 0) return
  const lines = output.trim().split('\n').slice(0, 12).join('\n')
  throw new PlainError(`A instalação das dependências falhou (npm install, código ${code}):\n${lines}`)
}

/**
 * npm writes `node_modules/.package-lock.json` last, with what it really installed. An optional package of another
 * platform may be missing there; anything else that differs from the lock file asks for an install.
 */
function isInstalled() {
  const record = fromRoot('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const locked = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true
    if (wanted.link) return existsSync(fromRoot(path))
    const present = installed[path]
    if (!present) return wanted.optional === true || !path.includes('node_modules')
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}
