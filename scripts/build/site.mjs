// Builds the site into apps/web/<folder given>: bundles, prerendered public pages, compressed copies.
import { basename } from 'node:path'
import { build } from 'vite'
import { fromRoot } from '../toolchain/paths.mjs'
import { compressFolder } from './compress.mjs'
import { prerender } from './prerender.mjs'

const outDir = process.argv[2] ?? fromRoot('apps', 'web', 'dist')

await build({
  root: fromRoot('apps', 'web'),
  logLevel: 'warn',
  // Relative, as the page shell plugin of vite.config.ts joins it to the root.
  build: { outDir: basename(outDir), emptyOutDir: true },
})
await prerender(outDir)
await compressFolder(outDir)
