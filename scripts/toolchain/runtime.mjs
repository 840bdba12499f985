import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fromRoot } from './paths.mjs'
import { run } from './run.mjs'
import { RUNTIME_INTEGRITY } from './runtime-hashes.mjs'
import { PlainError, say } from './say.mjs'

const windows = process.platform === 'win32'
const executable = windows ? 'node.exe' : 'node'

/** Exact version of the npm package `node` that the project runs on. */
const pinnedVersion = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).dependencies.node

const home = fromRoot('.runtime', `node-${pinnedVersion}-${process.platform}-${process.arch}`)

/** The pinned Node. It lies outside node_modules, because npm replaces that folder while it runs. */
export const node = join(home, 'bin', executable)

/** Environment in which `node` and the project's tools are the pinned ones, also for the scripts that npm runs. */
export function runtimeEnv(extra = {}) {
  const path = [dirname(node), fromRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, ...extra, PATH: path }
}

/** Puts the pinned Node in place when it isn't there yet. Call it under the prepare lock. */
export async function ensureRuntime() {
  if (existsSync(node)) return
  const found = [realpathSync(process.execPath), fromRoot('node_modules', 'node', 'bin', executable)].find(isPinned)
  if (found) return adopt(found)
  say(`Instalando o Node ${pinnedVersion}…`)
  mkdirSync(fromRoot('.runtime'), { recursive: true })
  const download = mkdtempSync(fromRoot('.runtime', 'download-'))
  writeLock(download)
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await npm(process.execPath, ['ci', ...options], {
    cwd: download,
    capture: true,
  })
  const binary = join(download, 'node_modules', packageName().split('@')[0], 'bin', executable)
  if (code === 0 && isPinned(binary)) adopt(binary)
  rmSync(download, { recursive: true, force: true })
  if (existsSync(node)) return
  const reason = output.trim().split('\n')[0] || 'o programa baixado não funciona neste sistema'
  throw new PlainError(`Não foi possível instalar o Node ${pinnedVersion} (${packageName()}): ${reason}`)
}

/** A project of one package with the lock that names its hash: npm refuses any other content (EINTEGRITY). */
export function writeLock(folder) {
  const [name, version] = packageName().split('@')
  const integrity = RUNTIME_INTEGRITY[packageName()]
  if (!integrity) throw new PlainError(`Não há soma de verificação para ${packageName()}: instale o Node ${version}.`)
  const dependencies = { [name]: version }
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
}

/**
 * Runs npm's own command line on the given Node. npm looks for its global settings (registry, proxy, certificates)
 * beside the Node that runs it, so the machine's have to be named.
 *
 * @param {string} onNode
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, capture?: boolean }} [options]
 */
export function npm(onNode, args, { env = process.env, ...options } = {}) {
  const cli = npmCli()
  const globalconfig = process.env.npm_config_globalconfig ?? join(dirname(cli), '..', '..', '..', '..', 'etc', 'npmrc')
  return run(onNode, [cli, ...args], { ...options, env: { ...env, npm_config_globalconfig: globalconfig } })
}

function npmCli() {
  const fromNpm = process.env.npm_execpath
  if (fromNpm && /npm-cli\.[cm]?js$/.test(fromNpm) && existsSync(fromNpm)) return fromNpm
  const beside = dirname(realpathSync(process.execPath))
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'))
  const candidates = [
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...onPath.filter(existsSync).map((file) => realpathSync(file)),
  ]
  const found = candidates.find((file) => file.endsWith('npm-cli.js') && existsSync(file))
  if (!found) throw new PlainError('O npm não foi encontrado: instale o Node 20 ou mais novo com o npm.')
  return found
}

/** The platform package behind `node`: it holds the program itself and needs no install script. */
function packageName() {
  const platform = windows ? 'win' : process.platform
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${process.arch}@${pinnedVersion}`
}

function isPinned(file) {
  if (!existsSync(file)) return false
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${pinnedVersion}`
}

/** Link or copy, then rename: a start that is interrupted here leaves no half program behind. */
function adopt(file) {
  mkdirSync(dirname(node), { recursive: true })
  const part = `${node}.${process.pid}`
  try {
    linkSync(file, part)
  } catch {
    copyFileSync(file, part) // another file system
  }
  renameSync(part, node)
}
