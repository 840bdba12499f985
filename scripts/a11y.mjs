// npm run test:a11y: the accessibility tests in their exhaustive form: every route and state, every measure.
import { findChromium } from './lib/browser.mjs'
import { fromRoot } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'
import { node, runtimeEnv } from './lib/runtime.mjs'
import { runMain } from './lib/say.mjs'

runMain(async () => {
  await prepare()
  const cli = fromRoot('node_modules', '@playwright', 'test', 'cli.js')
  const env = runtimeEnv({
    CHROMIUM_PATH: await findChromium(),
    NORTEIA_A11Y: 'exhaustive',
    PLAYWRIGHT_JSON_OUTPUT_FILE: fromRoot('test-results', 'a11y.json'),
  })
  return (await run(node, [cli, 'test', '-c', 'e2e/playwright.config.ts', 'e2e/a11y'], { env })).code
})
