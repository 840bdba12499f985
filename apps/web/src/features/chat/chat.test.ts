import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Realtime } from '#src/lib/realtime/realtime.ts'
import { FakeSocket } from '#src/testing/fake-socket.ts'
import { Chat } from './chat.ts'

const GREETING = 'Olá! Eu sou o Agente Norte, assistente virtual da Norteia. Como posso ajudar?'
let socket: FakeSocket
let dials: number
let chat: Chat

beforeEach(() => {
  vi.useFakeTimers()
  dials = 0
  const realtime = new Realtime(async () => {
    dials += 1
    socket = new FakeSocket()
    return socket
  })
  chat = new Chat(realtime)
})
afterEach(() => {
  chat.dispose()
  vi.useRealTimers()
})

const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const texts = () => chat.getState().messages.map(({ content }) => content)

async function connected() {
  chat.open()
  await after(0)
  socket.hear('connect')
}

it('greets on a connect that finds the list empty, once', async () => {
  await connected()
  expect(texts()).toEqual([GREETING])
  socket.hear('disconnect')
  await after(3_000)
  socket.hear('connect')
  expect(texts()).toEqual([GREETING])
})

it("appends the server's messages with their time and the WhatsApp flag", async () => {
  await connected()
  socket.hear('message', {
    role: 'assistant',
    content: 'Não sei.',
    timestamp: '2026-11-21T12:30:00.000Z',
    showWhatsApp: true,
  })
  socket.hear('message', { nonsense: true })
  expect(chat.getState().messages).toHaveLength(2)
  expect(chat.getState().messages[1]).toMatchObject({
    role: 'assistant',
    content: 'Não sei.',
    time: Date.parse('2026-11-21T12:30:00.000Z'),
    showWhatsApp: true,
  })
})

it('after three failed tries says so and shows the notice; a new try begins at one', async () => {
  chat.open()
  for (let attempt = 1; attempt <= 3; attempt++) {
    await after(attempt === 1 ? 0 : 5_000)
    socket.hear('connect_error', new Error('x'))
  }
  expect(texts()).toEqual(['⚠️ Erro de conexão. Verifique sua internet e tente novamente.'])
  expect(chat.getState().notice).toBe(true)
  await after(30_000)
  expect(texts()).toHaveLength(1)
  expect(dials).toBe(3)
  chat.retry()
  expect(chat.getState().notice).toBe(false)
  await after(0)
  expect(dials).toBe(4)
  socket.hear('connect')
  expect(chat.getState().notice).toBe(false)
})

it('after 15 seconds without a connection or an error reports the timeout', async () => {
  chat.open()
  await after(14_999)
  expect(chat.getState()).toEqual({ messages: [], notice: false, typing: false })
  await after(1)
  expect(texts()).toEqual(['⏰ Timeout de conexão. Clique em "Tentar novamente".'])
  expect(chat.getState().notice).toBe(true)
})

describe('sending', () => {
  it('trims, refuses blanks and shows what was sent', async () => {
    await connected()
    expect(await chat.send('  \n ')).toBe(false)
    const sending = chat.send('  Quanto custa?  ')
    expect(socket.sent).toEqual([
      ['message', { role: 'user', content: 'Quanto custa?', timestamp: expect.any(String) }],
    ])
    expect(texts()).toEqual([GREETING, 'Quanto custa?'])
    socket.ack?.({ success: true })
    expect(await sending).toBe(true)
    await after(20_000)
    expect(texts()).toHaveLength(2)
  })

  it('awaits the answer until it comes', async () => {
    await connected()
    void chat.send('Quanto custa?')
    expect(chat.getState().typing).toBe(true)
    socket.ack?.({ success: true })
    await after(0)
    expect(chat.getState().typing).toBe(true)
    socket.hear('message', { role: 'assistant', content: 'Depende.' })
    expect(chat.getState().typing).toBe(false)
  })

  it('awaits no answer to what failed, to what was cut off, nor for ever', async () => {
    await connected()
    void chat.send('oi')
    socket.ack?.({ success: false })
    await after(0)
    expect(chat.getState().typing).toBe(false)
    void chat.send('oi')
    socket.ack?.({ success: true })
    await after(59_999)
    expect(chat.getState().typing).toBe(true)
    await after(1)
    expect(chat.getState().typing).toBe(false)
    void chat.send('oi')
    socket.ack?.({ success: true })
    socket.hear('disconnect')
    expect(chat.getState().typing).toBe(false)
  })

  it('says when it fails', async () => {
    await connected()
    void chat.send('oi')
    socket.ack?.({ success: false, message: 'Muitas mensagens.' })
    await after(0)
    expect(texts().at(-1)).toBe('❌ Erro ao enviar mensagem. Tente novamente.')
    void chat.send('oi')
    await after(10_000)
    expect(texts().filter((content) => content.startsWith('❌'))).toHaveLength(2)
  })
})

it('starting over empties the list, reconnects and greets again', async () => {
  await connected()
  void chat.send('oi')
  socket.ack?.({ success: true })
  chat.restart()
  expect(texts()).toEqual([])
  await after(0)
  socket.hear('connect')
  expect(dials).toBe(2)
  expect(texts()).toEqual([GREETING])
})

it('a failure after starting over is not shown in the new conversation', async () => {
  await connected()
  void chat.send('oi')
  chat.restart()
  await after(0)
  socket.hear('connect')
  await after(10_000)
  expect(texts()).toEqual([GREETING])
})
