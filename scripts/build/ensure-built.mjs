import { existsSync, renameSync, rmSync } from 'node:fs'
import { fromRoot } from '../toolchain/paths.mjs'
import { run } from '../toolchain/run.mjs'
import { node, runtimeEnv } from '../toolchain/runtime.mjs'
import { PlainError, say } from '../toolchain/say.mjs'
import { hashFiles, listFiles, readStamp, writeStamp } from './stamp.mjs'

const SHARED = ['packages', 'package-lock.json', 'tsconfig.json', 'scripts/build']

/** What is built: the site, and the server as a few files instead of hundreds (docs/decisions/0013). */
const OUTPUTS = [
  {
    app: 'web',
    inputs: ['apps/web', ...SHARED],
    program: 'site.mjs',
    sample: 'app.html',
    text: 'o site',
    variables: viteVariables,
  },
  {
    app: 'server',
    inputs: ['apps/server/src', 'apps/server/package.json', ...SHARED],
    program: 'server.mjs',
    sample: 'main.js',
    text: 'o servidor',
    variables: () => '',
  },
]

/** The built server, for Node. */
export const builtServer = 'apps/server/dist/main.js'

const isOutput = (path) => /(^|\/)(node_modules|dist|dist\.[a-z]+)$|\.test\.tsx?$/.test(path)

/** Builds what is missing and what has other sources, another lock file or other VITE_ variables than its last build. */
export async function ensureBuilt({ force = false } = {}) {
  for (const output of OUTPUTS) await ensureOutput(output, force)
}

async function ensureOutput(output, force) {
  const { app, inputs, sample } = output
  const stampFile = fromRoot('.cache', `${app}-build.json`)
  const files = listFiles(inputs, isOutput)
  const env = output.variables()
  const last = force || !existsSync(fromRoot('apps', app, 'dist', sample)) ? undefined : readStamp(stampFile)
  if (last && last.env === env && sameFiles(last.files, files)) return
  const hash = hashFiles(files)
  if (last?.env !== env || last.hash !== hash) await build(output)
  writeStamp(stampFile, { env, hash, files })
}

/** Built beside the old one and then put in its place, so that a running server always finds a whole one. */
async function build({ app, program, text }) {
  say(`Construindo ${text}…`)
  const [current, next, old] = ['dist', 'dist.next', 'dist.old'].map((name) => fromRoot('apps', app, name))
  rmSync(next, { recursive: true, force: true })
  const { code, output } = await run(node, [fromRoot('scripts', 'build', program), next], {
    env: runtimeEnv({ NODE_ENV: 'production' }),
    capture: true,
  })
  if (code !== 0) throw new PlainError(`A construção falhou (${text}):\n${output.trim()}`)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, old)
  renameSync(next, current)
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
