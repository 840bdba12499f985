import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { lookUpChromium } from '../scripts/toolchain/browser.mjs'

const asRoot = process.getuid?.() === 0
const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // More than processors: a test waits for a fifth of its time.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  // Nets, not measures: a busy machine takes many times what a quiet one does. The pages themselves give up after 30 s.
  timeout: 180_000,
  expect: { timeout: 35_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/browser.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? lookUpChromium(),
      args: [...quiet, '--disable-sync', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
})
