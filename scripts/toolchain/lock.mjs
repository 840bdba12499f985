import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fromRoot } from './paths.mjs'
import { say } from './say.mjs'

/** A holder touches its lock every 2 s; one untouched for this long belongs to a process that is gone. */
const STALE_MS = 15_000

/** Runs `work` while no other process of this checkout holds the lock, so that two starts don't break each other. */
export async function withLock(name, work) {
  const file = fromRoot('.cache', `${name}.lock`)
  mkdirSync(fromRoot('.cache'), { recursive: true })
  await acquire(file)
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), 2_000)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

async function acquire(file) {
  for (let waits = 0; ; waits += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, `${process.pid} ${hostname()}`)
      closeSync(handle)
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isStale(file)) rmSync(file, { force: true })
    else {
      if (waits === 0) say('Outra execução está preparando o projeto; aguardando…')
      await sleep(200)
    }
  }
}

function isStale(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_MS) return true
    const [pid, host] = readFileSync(file, 'utf8').split(' ')
    return host === hostname() && !isAlive(Number(pid))
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
