import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './postgres-server.ts'

/** The program; set by `npm run test:instances`, which looks it up. */
export const REDIS_SERVER = process.env.REDIS_SERVER

/** A real Redis without a disk, on a port that it keeps. */
export async function startRedis() {
  const port = await freePort()
  let child: ChildProcess
  const start = async () => {
    child = spawn(REDIS_SERVER ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
      stdio: 'ignore',
    })
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`Redis ended with ${child.exitCode}.`)
      await sleep(20)
    }
  }
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, kill }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
