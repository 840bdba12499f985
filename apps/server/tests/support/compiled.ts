import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FaultServer } from './fault-server.ts'

/** Vitest global set-up: only a process that ends by itself leaves what it compiled; the tests kill most of theirs. */
export async function setup(): Promise<void> {
  if (process.env.NODE_COMPILE_CACHE === undefined) return
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'norteia-compiled-'))
  const server = await FaultServer.start({ DATA_DIR })
  await server.end('SIGTERM')
  rmSync(DATA_DIR, { recursive: true, force: true })
}
