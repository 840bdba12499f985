// Bundles the server into the folder given, below apps/server: one start reads a few files instead of 700.
import { basename } from 'node:path'
import { build } from 'vite'
import { fromRoot } from '../toolchain/paths.mjs'

/** Packages that bring files of their own beside their code: native modules, fonts' tables. */
const APART = ['@node-rs/argon2', 'pdfkit', 'piscina', 'bufferutil', 'utf-8-validate', 'pg-native']

const source = (path) => fromRoot('apps', 'server', 'src', path)
const outDir = process.argv[2] ?? fromRoot('apps', 'server', 'dist')

await build({
  configFile: false,
  root: fromRoot('apps', 'server'),
  logLevel: 'warn',
  ssr: { noExternal: true, external: APART, target: 'node' },
  build: {
    ssr: true,
    outDir: basename(outDir),
    emptyOutDir: true,
    target: 'node26',
    sourcemap: true,
    // Names in stack traces stay as they are.
    minify: false,
    rolldownOptions: {
      input: {
        main: source('main.ts'),
        'checkpoint-thread': source('db/checkpoint-thread.ts'),
        'pdf-thread': source('features/reports/pdf-thread.ts'),
        'reading-thread': source('features/statements/reading-thread.ts'),
        'spreadsheet-thread': source('features/result/spreadsheet-thread.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
