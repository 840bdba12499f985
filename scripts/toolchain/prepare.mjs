import { ensureBuilt } from '../build/ensure-built.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './lock.mjs'
import { ensureRuntime } from './runtime.mjs'
import { PlainError } from './say.mjs'

/** Brings the checkout to where it can run: the pinned Node, the locked dependencies and, if asked for, the built site. */
export async function prepare({ build = true } = {}) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new PlainError(`É preciso o Node 20 ou mais novo; este é o ${process.version}.`)
  }
  await withLock('prepare', async () => {
    await ensureRuntime()
    await ensureInstalled()
    if (build) await ensureBuilt()
  })
}
