import { mkdirSync, rmSync } from 'node:fs'
import { ensureBuilt } from '../build/ensure-built.mjs'
import { findChromium } from './browser.mjs'
import { fromRoot } from './paths.mjs'
import { fromExitCode, fromPlaywright, fromVitest } from './report.mjs'
import { run } from './run.mjs'
import { node, runtimeEnv } from './runtime.mjs'
import { PlainError, say, seconds } from './say.mjs'

/** What Node compiles once, it need not compile again in each of the processes that the tests start. */
const NODE_COMPILE_CACHE = fromRoot('.cache', 'compiled')

const tool = (name, args, env = {}) => run(fromRoot('node_modules', '.bin', name), args, { env: runtimeEnv(env) })

function reportFile(name) {
  mkdirSync(fromRoot('test-results'), { recursive: true })
  const file = fromRoot('test-results', `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** Each gives its counts; a thrown PlainError is one failure with its text. */
const parts = {
  lint: { title: 'Estilo (Biome)', run: async () => fromExitCode((await tool('biome', ['ci', '.'])).code) },
  types: { title: 'Tipos (TypeScript)', run: async () => fromExitCode((await tool('tsc', ['-p', '.'])).code) },
  unused: {
    title: 'Código e dependências sem uso (knip)',
    run: async () => fromExitCode((await tool('knip', ['--no-progress'])).code),
  },
  unit: vitest('Testes de unidade e do servidor (Vitest)', 'unit', ['--project=!built', '--project=!deploy']),
  fast: vitest('Testes de unidade, sem os de corpus inteiro (Vitest)', 'fast', [
    '--project=packages',
    '--project=web',
    '--project=scripts',
    '--tags-filter=!corpus',
  ]),
  built: vitest('Site construído e processo (Vitest)', 'built', ['--project=built']),
  build: {
    title: 'Construção do site (Vite)',
    run: async () => {
      await ensureBuilt()
      return fromExitCode(0)
    },
  },
  browser: {
    title: 'Navegador e acessibilidade (Playwright)',
    run: async () => {
      const file = reportFile('browser')
      const args = [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e/playwright.config.ts']
      const named = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_COMPILE_CACHE }
      return fromPlaywright(file, (await run(node, args, { env: runtimeEnv(named) })).code)
    },
  },
}

function vitest(title, name, args) {
  return {
    title,
    run: async () => {
      const file = reportFile(name)
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
      return fromVitest(file, (await tool('vitest', ['run', ...args, ...reporters], { NODE_COMPILE_CACHE })).code)
    },
  }
}

/** Runs the parts one after the other, each to its end, and gives every part's counts. */
export async function runParts(names) {
  const results = []
  for (const name of names) {
    const { title, run: start } = parts[name]
    say(`\n▸ ${title}`)
    const since = performance.now()
    const result = await start().catch(failure)
    const detail = result.text ? ` (${result.text})` : ''
    results.push({ ...result, name })
    say(`  ${result.failed === 0 ? 'ok' : 'FALHOU'}${detail}: ${result.passed} ✓ ${result.failed} ✗, ${seconds(since)}`)
  }
  return results
}

function failure(error) {
  return { passed: 0, failed: 1, skipped: 0, text: error instanceof PlainError ? error.message : String(error.stack) }
}
