import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Say, useFeedback } from './feedback.tsx'

let say: Say
function Probe() {
  const feedback = useFeedback()
  say = feedback.say
  return feedback.shown
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Probe />)
})
afterEach(() => vi.useRealTimers())

test('a message is shown for five seconds; a new one replaces it and gets its own five seconds', () => {
  act(() => say('success', 'Tarefa parada com sucesso!'))
  pass(4_999)
  expect(screen.getByText('Tarefa parada com sucesso!')).toBeDefined()
  act(() => say('error', 'Erro ao parar tarefa'))
  expect(screen.queryByText('Tarefa parada com sucesso!')).toBeNull()
  pass(4_999)
  expect(screen.getByText('Erro ao parar tarefa')).toBeDefined()
  pass(1)
  expect(screen.queryByText('Erro ao parar tarefa')).toBeNull()
})
