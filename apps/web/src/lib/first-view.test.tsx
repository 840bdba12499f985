import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstView, holdBack, RestFollows } from './first-view.ts'

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
