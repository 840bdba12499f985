import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MESSAGES } from './messages.tsx'
import { ToastProvider, type Toasts, useToast } from './toast.tsx'

let toast: Toasts
function Probe() {
  toast = useToast()
  return null
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const region = () => screen.getByRole('region', { name: 'Notificações' })

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ToastProvider>
      <Probe />
    </ToastProvider>,
  )
})
afterEach(() => vi.useRealTimers())

it('shows a success for 2 s and an error for 4 s, each announced', () => {
  act(() => {
    toast.success('Salvo')
    toast.error('Falhou')
  })
  expect(screen.getByText('Salvo').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(screen.getByText('Falhou').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  pass(1_999)
  expect(shown()).toEqual(['Salvo', 'Falhou'])
  pass(1)
  expect(shown()).toEqual(['Falhou'])
  pass(2_000)
  expect(shown()).toEqual([])
})

it.each([
  ['pointer is over it', 'pointerEnter', 'pointerLeave'],
  ['focus is in it', 'focus', 'blur'],
] as const)('stays while the %s', (_what, enter, leave) => {
  act(() => toast.success('Salvo'))
  fireEvent[enter](region())
  pass(10_000)
  expect(shown()).toEqual(['Salvo'])
  fireEvent[leave](region())
  pass(2_000)
  expect(shown()).toEqual([])
})

it('keeps the newest twenty', () => {
  act(() => {
    for (let count = 1; count <= MESSAGES.toast.kept + 3; count++) toast.success(`Aviso ${count}`)
  })
  expect(shown()).toHaveLength(20)
  expect(shown()[0]).toBe('Aviso 4')
  expect(shown().at(-1)).toBe('Aviso 23')
})

it('goes at a click on its button', () => {
  act(() => toast.error('Falhou'))
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(shown()).toEqual([])
})
