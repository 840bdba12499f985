import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type ProxyState = 'open' | 'cut' | 'hang'

export interface TestProxy {
  port: number
  /** 'open' passes everything on, 'cut' drops and refuses connections, 'hang' keeps them and passes nothing on. */
  set(state: ProxyState): void
  /** 'open', but each piece of an answer comes this much later. */
  delay(ms: number): void
  close(): Promise<void>
}

/** A TCP proxy on this machine whose line can be cut. */
export async function startProxy(target: number): Promise<TestProxy> {
  let state: ProxyState = 'open'
  let delayMs = 0
  const lines = new Set<Socket>()
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      lines.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        lines.delete(from)
        to.destroy()
      })
      from.on('data', (chunk) => {
        if (state !== 'open') return
        if (delayMs > 0 && from === far) setTimeout(() => to.write(chunk), delayMs)
        else to.write(chunk)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const line of lines) line.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next
      if (next === 'cut') cut()
    },
    delay(ms) {
      delayMs = ms
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
