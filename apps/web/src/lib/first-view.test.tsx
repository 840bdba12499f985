import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstView, holdBack, RestFollows, useFiguresShown } from './first-view.ts'
import { laterPart } from './later-part.tsx'

const Below = () => (useFiguresShown() ? 'abaixo' : 'ainda não')
class Screen extends Component<{ children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message || this.props.children
}

const fetchPart = vi.fn(async () => 'parte')

beforeEach(() => {
  fetchPart.mockClear()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('fetches at once where nothing is held back', async () => {
  const part = afterFirstView(fetchPart)
  expect(fetchPart).toHaveBeenCalledOnce()
  expect(await part).toBe('parte')
})

it('waits for the figures and their paint, then nothing waits any more', async () => {
  holdBack()
  const part = afterFirstView(fetchPart)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetchPart).not.toHaveBeenCalled()
  render(<RestFollows />)
  expect(fetchPart).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(await part).toBe('parte')
  await afterFirstView(fetchPart)
  expect(fetchPart).toHaveBeenCalledTimes(2)
})

it('waits four seconds for figures that never come', async () => {
  holdBack()
  void afterFirstView(fetchPart)
  await vi.advanceTimersByTimeAsync(3_900)
  expect(fetchPart).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(fetchPart).toHaveBeenCalledOnce()
})

it('hands parts over one after the other, also past one that is late', async () => {
  holdBack()
  const late = Promise.withResolvers<void>()
  const order: string[] = []
  void afterFirstView(() => late.promise).then(() => order.push('late'))
  for (const name of ['first', 'second']) void afterFirstView(async () => name).then((got) => order.push(got))
  render(<RestFollows />)
  await vi.advanceTimersByTimeAsync(500)
  expect(order).toEqual(['first', 'second'])
  late.resolve()
  await vi.advanceTimersByTimeAsync(500)
  expect(order).toEqual(['first', 'second', 'late'])
})

it('renders what lies below the figures once they are painted, at once where nothing is held back', async () => {
  holdBack()
  const { unmount } = render(<Below />)
  expect(screen.getByText('ainda não')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('abaixo')).toBeDefined()
  unmount()
  vi.runAllTimers()
  render(<Below />)
  expect(screen.getByText('abaixo')).toBeDefined()
})

it('shows a later part in the place of its fallback, and a failed one to the error screen around it', async () => {
  const Part = laterPart(async () => ({ name }: { name: string }) => <p>{name} aqui</p>)
  render(<Part name="Caixa" fallback="espera" />)
  expect(screen.getByText('espera')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Caixa aqui')).toBeDefined()

  const Lost = laterPart<object>(async () => {
    throw new Error('sem rede')
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <Screen>
      <Lost />
    </Screen>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('sem rede')).toBeDefined()
  vi.restoreAllMocks()
})
