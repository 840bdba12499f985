import { existsSync, renameSync, rmSync } from 'node:fs'
import { fromRoot } from './paths.mjs'
import { run } from './run.mjs'
import { node, runtimeEnv } from './runtime.mjs'
import { PlainError, say } from './say.mjs'
import { hashFiles, listFiles, readStamp, writeStamp } from './stamp.mjs'

const inputs = [
  'apps/web',
  'packages/contracts',
  'packages/engine',
  'packages/chart-geometry',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build',
]

const isOutput = (path) => /(^|\/)(node_modules|dist|dist\.[a-z]+)$|\.test\.tsx?$/.test(path)

const stampFile = fromRoot('.cache', 'web-build.json')

/** Builds the site when its sources, the lock file or a VITE_ variable changed since the last build. */
export async function ensureBuilt({ force = false } = {}) {
  const files = listFiles(inputs, isOutput)
  const env = viteVariables()
  const last = force || !existsSync(fromRoot('apps/web/dist/app.html')) ? undefined : readStamp(stampFile)
  if (last && last.env === env && sameFiles(last.files, files)) return
  const hash = hashFiles(files)
  if (last?.env !== env || last.hash !== hash) await build()
  writeStamp(stampFile, { env, hash, files })
}

/** Built beside the old site and then put in its place, so that a running server always finds a whole one. */
async function build() {
  say('Construindo o site…')
  const [site, next, old] = ['dist', 'dist.next', 'dist.old'].map((name) => fromRoot('apps', 'web', name))
  rmSync(next, { recursive: true, force: true })
  const { code, output } = await run(node, [fromRoot('scripts', 'build', 'build.mjs'), next], {
    env: runtimeEnv({ NODE_ENV: 'production' }),
    capture: true,
  })
  if (code !== 0) throw new PlainError(`A construção do site falhou:\n${output.trim()}`)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(site)) renameSync(site, old)
  renameSync(next, site)
  rmSync(old, { recursive: true, force: true })
}

function viteVariables() {
  const entries = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function sameFiles(before, now) {
  const names = Object.keys(now)
  return names.length === Object.keys(before).length && names.every((name) => before[name] === now[name])
}
