import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { pathToFileURL } from 'node:url'
import { fromRoot, root } from './paths.mjs'
import { node, runtimeEnv } from './runtime.mjs'

/** Ctrl+C reaches us from the terminal and from npm: within this time it is one signal, not two. */
const SAME_SIGNAL_MS = 500

/**
 * How the product runs everywhere, with what it saves (docs/performance.md). Half of V8's own bound for new objects: under
 * load 40 MB less at the same processor time. Old objects are collected when they are half as many again as those that
 * lived, the first time at 48 MB: V8 waits for up to four times as many, most of them garbage.
 */
export const SERVER_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--initial-old-space-size=48',
  '--heap-growing-percent=50',
]

/** One heap for glibc's native memory instead of one a thread: 3 MB less. */
export const SERVER_ENV = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' }

/**
 * Runs a TypeScript program on the pinned Node until it ends and gives its exit code. It has a process group of its
 * own, so that signals come from us alone; when we are killed it notices and shuts down (see follow-parent.mjs).
 */
export function serve(program, { args = [], env = {} } = {}) {
  const follow = pathToFileURL(fromRoot('scripts', 'toolchain', 'follow-parent.mjs')).href
  const child = spawn(node, [...SERVER_FLAGS, '--import', follow, fromRoot(program), ...args], {
    cwd: root,
    env: runtimeEnv({ ...SERVER_ENV, NODE_COMPILE_CACHE: fromRoot('.cache', 'compile'), ...env }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  let last = Number.NEGATIVE_INFINITY
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.removeAllListeners(signal)
    process.on(signal, () => {
      const now = performance.now()
      if (now - last > SAME_SIGNAL_MS) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      last = now
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
