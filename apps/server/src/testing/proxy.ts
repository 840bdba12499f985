import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TestProxy {
  port: number
  /** 'open' passes everything on, 'cut' drops and refuses connections, 'hang' keeps them and passes nothing on. */
  set(state: 'open' | 'cut' | 'hang'): void
  close(): Promise<void>
}

/** A TCP proxy on this machine whose line can be cut. */
export async function startProxy(target: number): Promise<TestProxy> {
  let state: 'open' | 'cut' | 'hang' = 'open'
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
      from.on('data', (chunk) => state === 'open' && to.write(chunk))
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
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
