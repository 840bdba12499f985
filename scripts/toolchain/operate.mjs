import { resolve } from 'node:path'
import { prepare } from './prepare.mjs'
import { runMain } from './say.mjs'
import { serve } from './serve.mjs'

/** A path as the person typed it, seen from where they typed it: npm runs scripts in the root. */
export const typedPath = (path) => (path ? resolve(process.env.INIT_CWD ?? process.cwd(), path) : '')

/** Runs one of the operator's commands on the pinned Node. */
export function operate(name, argument = '') {
  return runMain(async () => {
    await prepare({ build: false })
    return serve('apps/server/src/operations/main.ts', { args: [name, argument] })
  })
}
