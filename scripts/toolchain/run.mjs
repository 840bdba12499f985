import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const children = new Set()
let stopping

/** A signal to us goes to the running child; we end when it has ended, so nothing is left behind. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = signal
    for (const child of children) child.kill(signal)
    if (children.size === 0) process.exit(128 + constants.signals[signal])
  })
}

/**
 * Runs a program to its end. Its output is inherited unless `capture` is set.
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, { cwd = root, env = process.env, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
    let output = ''
    children.add(child)
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      children.delete(child)
      if (stopping) process.exit(128 + constants.signals[stopping])
      resolve({ code: code ?? 128 + constants.signals[signal], output })
    })
  })
}
