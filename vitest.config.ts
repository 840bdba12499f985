import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/postgres.ts'],
        },
      },
      { test: { name: 'pure', include: ['packages/*/src/**/*.test.ts'] } },
    ],
  },
})
