import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Nets, not measures: on a machine busy with other things a test may take many times what it takes alone. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } }
const node = { environment: 'node' as const, ...patient }

/**
 * Unit and server tests. Browser tests are Playwright's (e2e/), and `npm test` runs them all but `deploy`, which needs
 * programs of the machine: `npm run test:deploy`.
 */
export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    tags: [{ name: 'corpus', description: 'Goes through a whole corpus: `npm test` alone runs it.', timeout: 300_000 }],
    // More than processors: the tests of the server wait for a fifth of their time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      // Pure code, whose tests leave nothing behind: all share what one has loaded.
      {
        test: {
          ...node,
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'bench/*.test.ts'],
          isolate: false,
        },
      },
      // Nor do the server's, whose app, database and clock each block makes for itself.
      {
        test: {
          ...node,
          name: 'server',
          isolate: false,
          include: ['apps/server/{src,tests}/**/*.test.ts'],
          exclude: ['apps/server/tests/deploy/**'],
          globalSetup: ['apps/server/tests/support/postgres.ts', 'apps/server/tests/support/compiled.ts'],
          // Processes are started and killed here.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          ...node,
          name: 'deploy',
          include: ['apps/server/tests/deploy/**/*.test.ts'],
          hookTimeout: 900_000,
          fileParallelism: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['scripts/tests/web-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          ...node,
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/tests/built/**'],
        },
      },
      {
        test: {
          ...node,
          name: 'built',
          include: ['scripts/tests/built/**/*.test.ts'],
          testTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
