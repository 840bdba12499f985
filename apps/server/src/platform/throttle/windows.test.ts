import { describe, expect, test } from 'vitest'
import { scaled, Windows } from './windows.ts'

describe('windows of a process', () => {
  test('a full map drops the windows that are over and keeps the live ones', () => {
    const windows = new Windows<{ endsAt: number }>(3)
    for (const [key, endsAt] of [
      ['over', 10],
      ['ends now', 20],
      ['live', 30],
    ] as const)
      windows.open(key, { endsAt }, 0)
    windows.open('new', { endsAt: 40 }, 20)
    expect(['over', 'ends now', 'live', 'new'].map((key) => windows.get(key)?.endsAt)).toEqual([
      undefined,
      undefined,
      30,
      40,
    ])
  })

  test('never holds more than its bound, even when every window is live', () => {
    const windows = new Windows<{ endsAt: number }>(10)
    for (let n = 0; n < 100; n++) {
      windows.open(`key ${n}`, { endsAt: 1_000 }, 0)
      expect(windows.size).toBeLessThanOrEqual(10)
    }
    expect(windows.get('key 99')).toEqual({ endsAt: 1_000 })
  })
})

test.each([
  [10, 1, 10],
  [10, 0.25, 3],
  [10, 0.001, 1],
  [10, 3, 30],
  [10, 0, undefined],
])('a limit of %i scaled by %d allows %s', (count, scale, allowed) => {
  expect(scaled({ count, windowMs: 1 }, scale)).toBe(allowed)
})
