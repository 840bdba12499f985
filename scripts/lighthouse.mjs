// npm run lighthouse [-- RUNS]: first load of the pages on a simulated phone, the median of 5 runs each against its goals.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './toolchain/browser.mjs'
import { fromRoot } from './toolchain/paths.mjs'
import { prepare } from './toolchain/prepare.mjs'
import { node, npm, runtimeEnv } from './toolchain/runtime.mjs'
import { PlainError, runMain, say } from './toolchain/say.mjs'
import { serve } from './toolchain/serve.mjs'

/** Not a development dependency: 114 packages and 176 MB that every `npm start` would install for this command alone. */
const VERSION = '13.5.0'
const home = fromRoot('.runtime', `lighthouse-${VERSION}`)

async function ensureLighthouse() {
  const done = join(home, 'installed')
  if (existsSync(done)) return
  say(`Instalando o Lighthouse ${VERSION}…`)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }') // makes npm install here, not in the project
  const options = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code, output } = await npm(node, ['install', ...options, `lighthouse@${VERSION}`], {
    cwd: home,
    env: runtimeEnv(),
    capture: true,
  })
  if (code !== 0) {
    throw new PlainError(`Não foi possível instalar o Lighthouse ${VERSION}: ${output.trim().split('\n')[0] ?? ''}`)
  }
  writeFileSync(done, '')
}

runMain(async () => {
  await prepare()
  await ensureLighthouse()
  const env = { CHROMIUM_PATH: await findChromium(), LIGHTHOUSE_HOME: home }
  return serve('bench/lighthouse.ts', { args: process.argv.slice(2), env })
})
