// node scripts/build/ship.mjs FOLDER: what a server needs of a built checkout, without dependencies.
import { cpSync, mkdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fromRoot, root } from '../toolchain/paths.mjs'

const KEPT = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'packages',
  'apps/server',
  'apps/web/package.json',
  'apps/web/dist',
  // Named as workspaces: npm looks for them.
  'e2e/package.json',
  'bench/package.json',
  'scripts/toolchain/healthy.mjs',
]
const LEFT_OUT = /(^|\/)(node_modules|testing|tests)(\/|$)|\.(test|fixture)\.tsx?$/

const to = process.argv[2]
if (!to) throw new Error('Uso: node scripts/build/ship.mjs PASTA')
mkdirSync(to, { recursive: true })
for (const path of KEPT)
  cpSync(fromRoot(path), join(to, path), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(root, source).split(sep).join('/')),
  })
