import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CompanyProvider } from '#src/lib/companies/company.tsx'
import { RealtimeProvider } from '#src/lib/realtime/socket.tsx'
import { signOut } from '#src/lib/session/session.ts'
import { FakeSocket } from '#src/testing/fake-socket.ts'
import { ToastProvider } from '#src/ui/overlays/toast.tsx'
import { ChatLauncher } from './chat-launcher.tsx'

let socket: FakeSocket

beforeEach(() => {
  signOut()
  Element.prototype.scrollIntoView = vi.fn()
  const dial = async () => {
    socket = new FakeSocket()
    socket.reply = { success: true }
    return socket
  }
  const frame = (
    <ToastProvider>
      <CompanyProvider>
        <RealtimeProvider connect={dial}>
          <ChatLauncher />
        </RealtimeProvider>
      </CompanyProvider>
    </ToastProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: frame }])} />)
})

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir chat' }))
  return screen.findByRole('region', { name: 'Chat com o Agente Norte' })
}
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Digite sua mensagem')

describe('the panel', () => {
  it('shows the state of the connection and waits with the field until there is one', async () => {
    await open()
    expect(screen.getByText('Conectando...')).toBeTruthy()
    expect(input().disabled).toBe(true)
    socket.hear('connect')
    expect(await screen.findByText('Agente Norte Online')).toBeTruthy()
    expect(input().disabled).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true)
  })

  it('Enter sends, Shift+Enter makes a line', async () => {
    await open()
    socket.hear('connect')
    await screen.findByText('Agente Norte Online')
    await userEvent.type(input(), 'um{Shift>}{Enter}{/Shift}dois')
    expect(socket.sent).toEqual([])
    await userEvent.type(input(), '{Enter}')
    expect(socket.sent).toEqual([['message', { role: 'user', content: 'um\ndois', timestamp: expect.any(String) }]])
    expect(input().value).toBe('')
  })

  it('gives back what could not be sent', async () => {
    await open()
    socket.hear('connect')
    await screen.findByText('Agente Norte Online')
    socket.reply = { success: false, message: 'x' }
    await userEvent.type(input(), 'oi{Enter}')
    expect(await screen.findByText('❌ Erro ao enviar mensagem. Tente novamente.')).toBeTruthy()
    expect(input().value).toBe('oi')
  })

  it('tells times in São Paulo and leads to WhatsApp where asked', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await open()
    socket.hear('connect')
    socket.hear('message', {
      role: 'assistant',
      content: 'Fale conosco.',
      timestamp: '2026-11-21T12:05:00.000Z',
      showWhatsApp: true,
    })
    expect(await screen.findByText('09:05')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Falar no WhatsApp' }))
    expect(opened.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/\d+\?text=\S+$/)
    expect(opened.mock.calls[0]?.slice(1)).toEqual(['_blank', 'noopener,noreferrer'])
  })

  it('tells that an answer is on its way once it takes a moment', async () => {
    await open()
    socket.hear('connect')
    await screen.findByText('Agente Norte Online')
    await userEvent.type(input(), 'oi{Enter}')
    expect(screen.queryByText('Agente Norte está digitando...')).toBeNull()
    expect(await screen.findByText('Agente Norte está digitando...')).toBeTruthy()
    socket.hear('message', { role: 'assistant', content: 'Olá.' })
    expect(await screen.findByText('Olá.')).toBeTruthy()
    expect(screen.queryByText('Agente Norte está digitando...')).toBeNull()
  })

  it('closes with Escape and keeps the conversation', async () => {
    await open()
    socket.hear('connect')
    await screen.findByText(/^Olá! Eu sou o Agente Norte/)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Chat com o Agente Norte' })).toBeNull()
    await open()
    expect(screen.getAllByText(/^Olá! Eu sou o Agente Norte/)).toHaveLength(1)
  })
})
