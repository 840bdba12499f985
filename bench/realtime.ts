import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../e2e/seed.ts'
import type { Running } from './servers.ts'
import { note } from './table.ts'

const SOCKETS = 1_000
const SECONDS = 5

/** 1,000 sockets that each send one event a second and wait for its acknowledgement, beside a bare echo. */
export async function compareSockets([product, baseline]: [Running, Running], account: Account, companyId: string) {
  const handshake = { token: account.token, userEmail: account.email }
  const payload = { companyId, userEmail: account.email }
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 2; round += 1) {
    bare.push(await p99(baseline.port, handshake, payload))
    ours.push(await p99(product.port, handshake, payload))
  }
  const [best, bestBare] = [Math.min(...ours), Math.min(...bare)]
  const measured = `p99 ${best.toFixed(2)} ms against ${bestBare.toFixed(2)} ms of a bare echo`
  note('1,000 sockets, an acknowledged event each a second', measured, '≤ 2 ×', best / bestBare <= 2, best / bestBare)
}

/** Speaks Socket.IO's protocol itself: a thousand of its clients would cost more than the server they measure. */
async function p99(port: number, handshake: object, payload: object): Promise<number> {
  const times: number[] = []
  const sockets: WebSocket[] = []
  while (sockets.length < SOCKETS)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => open(port, handshake)))))
  let number = 0
  const ask = (socket: WebSocket) =>
    new Promise<void>((resolve, reject) => {
      const id = String(++number)
      const since = performance.now()
      const heard = ({ data }: MessageEvent) => {
        if (data === '2') return
        socket.removeEventListener('message', heard)
        times.push(performance.now() - since)
        if (data === `43${id}[{"success":true}]`) resolve()
        else reject(new Error(`unexpected acknowledgement: ${data}`))
      }
      socket.addEventListener('message', heard)
      socket.send(`42${id}${JSON.stringify(['register_company', payload])}`)
    })
  // Spread over the second, as a thousand people would be; the first second warms up.
  const keepAsking = async (socket: WebSocket, n: number) => {
    await sleep((n / SOCKETS) * 1_000)
    for (let second = 0; second <= SECONDS; second += 1) await Promise.all([ask(socket), sleep(1_000)])
  }
  await Promise.all(sockets.map(keepAsking))
  for (const socket of sockets) socket.close()
  await Promise.all(sockets.map((socket) => once(socket, 'close')))
  const counted = times.slice(SOCKETS).sort((a, b) => a - b)
  return counted[Math.floor(counted.length * 0.99)] ?? Number.NaN
}

function open(port: number, handshake: object): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`)
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error(`no socket on port ${port}`)))
    socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (text.startsWith('0')) socket.send(`40${JSON.stringify(handshake)}`)
      else if (text === '2') socket.send('3')
      else if (text.startsWith('40')) resolve(socket)
      else if (text.startsWith('44')) reject(new Error(`refused: ${text}`))
    })
  })
}
