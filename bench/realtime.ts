import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../e2e/seed.ts'
import type { Running } from './servers.ts'
import { note } from './table.ts'

const SECONDS = 5

/** What every socket sends once a second, and the packet that ends its waiting. */
interface Exchange {
  sockets: number
  packet: (id: string) => string
  isAnswer: (packet: string, id: string) => boolean
}

/** 1,000 sockets that each send one event a second and wait for its acknowledgement, beside a bare echo. */
export async function compareSockets(both: [Running, Running], account: Account, companyId: string) {
  const payload = JSON.stringify(['register_company', { companyId, userEmail: account.email }])
  await compareExchange('1,000 sockets, an acknowledged event each a second', 2, both, account, {
    sockets: 1_000,
    packet: (id) => `42${id}${payload}`,
    isAnswer: (packet, id) => packet === `43${id}[{"success":true}]`,
  })
}

/** 500 sockets that each ask the chat once a second; the answer counts, which comes after the question is stored. */
export async function compareChat(both: [Running, Running], account: Account) {
  const content = 'Como calculo o preço de venda?'
  await compareExchange('500 sockets, a chat question answered each a second', 10, both, account, {
    sockets: 500,
    packet: (id) =>
      `42${id}${JSON.stringify(['message', { role: 'user', content, timestamp: new Date().toISOString() }])}`,
    isAnswer: (packet) => packet.startsWith('42["message",{"role":"assistant"'),
  })
}

async function compareExchange(
  what: string,
  goal: number,
  [product, baseline]: [Running, Running],
  account: Account,
  exchange: Exchange,
) {
  const handshake = { token: account.token, userEmail: account.email }
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 2; round += 1) {
    bare.push(await p99(baseline.port, handshake, exchange))
    ours.push(await p99(product.port, handshake, exchange))
  }
  const [best, bestBare] = [Math.min(...ours), Math.min(...bare)]
  const measured = `p99 ${best.toFixed(2)} ms against ${bestBare.toFixed(2)} ms of a bare echo`
  note(what, measured, `≤ ${goal} ×`, best / bestBare <= goal, best / bestBare)
}

/** Speaks Socket.IO's protocol itself: a thousand of its clients would cost more than the server they measure. */
async function p99(port: number, handshake: object, exchange: Exchange): Promise<number> {
  const times: number[] = []
  const sockets: WebSocket[] = []
  while (sockets.length < exchange.sockets)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => open(port, handshake)))))
  let number = 0
  const ask = async (socket: WebSocket) => {
    const id = String(++number)
    const since = performance.now()
    const answer = answerOn(socket, exchange, id)
    socket.send(exchange.packet(id))
    await answer
    times.push(performance.now() - since)
  }
  // Spread over the second, as a thousand people would be; the first second warms up.
  const keepAsking = async (socket: WebSocket, n: number) => {
    await sleep((n / exchange.sockets) * 1_000)
    for (let second = 0; second <= SECONDS; second += 1) await Promise.all([ask(socket), sleep(1_000)])
  }
  await Promise.all(sockets.map(keepAsking))
  for (const socket of sockets) socket.close()
  await Promise.all(sockets.map((socket) => once(socket, 'close')))
  const counted = times.slice(exchange.sockets).sort((a, b) => a - b)
  return counted[Math.floor(counted.length * 0.99)] ?? Number.NaN
}

function answerOn(socket: WebSocket, { isAnswer }: Exchange, id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const heard = ({ data }: MessageEvent) => {
      const packet = String(data)
      if (packet === '2') return
      const answered = isAnswer(packet, id)
      // The acknowledgement of a question comes before its answer.
      if (!answered && packet === `43${id}[{"success":true}]`) return
      socket.removeEventListener('message', heard)
      if (answered) resolve()
      else reject(new Error(`unexpected packet: ${packet}`))
    }
    socket.addEventListener('message', heard)
  })
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
