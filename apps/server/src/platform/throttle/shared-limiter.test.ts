import { beforeEach, expect, test } from 'vitest'
import { newId } from '#src/platform/ids.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { SharedLimiter } from './shared-limiter.ts'

const MINUTE = 60_000
const LIMIT = { count: 100, windowMs: MINUTE }
const NOON = Date.UTC(2026, 10, 21, 12)

onBothEngines('counts shared by processes', (t) => {
  let now = NOON
  /** Another caller for each test: a process of the one before may still publish. */
  let key = ''
  beforeEach(() => {
    now = NOON
    key = newId(NOON)
  })
  const limiter = (scale = 1) =>
    new SharedLimiter(t.db(), scale, (error) => {
      throw error
    })
  /** How many of `calls` pass. */
  const passing = (process: SharedLimiter, calls: number) => {
    let passed = 0
    for (let n = 0; n < calls; n++)
      try {
        process.take(key, LIMIT, now)
        passed += 1
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_many_requests' })
      }
    return passed
  }
  const rows = () => t.db().selectFrom('throttles').select(['count', 'window_start']).where('key', '=', key).execute()

  test('one process alone holds the limit to the call', () => {
    expect(passing(limiter(), 150)).toBe(100)
  })

  test('a caller spread over processes gets the limit once, and a tenth for each that has not published yet', async () => {
    const processes = [limiter(), limiter(), limiter()]
    let passed = 0
    for (let round = 0; round < 40; round++)
      for (const process of processes) {
        passed += passing(process, 5)
        await process.publish()
      }
    expect(passed).toBeGreaterThanOrEqual(100)
    expect(passed).toBeLessThanOrEqual(120)
    now += MINUTE
    expect(passing(processes[0]!, 1)).toBe(1)
  })

  test('callers far from the limit write nothing', async () => {
    const process = limiter()
    expect(passing(process, 10)).toBe(10)
    await process.publish()
    expect(await rows()).toEqual([])
  })

  test('publishes by itself, and every process starts the new window at zero', async () => {
    const [one, two] = [limiter(), limiter()]
    passing(one, 60)
    await expect.poll(rows).toEqual([{ count: 60, window_start: NOON }])
    now += MINUTE
    passing(two, 20)
    await two.publish()
    expect(await rows()).toEqual([{ count: 20, window_start: NOON + MINUTE }])
    // A process whose clock is behind adds to the window that runs.
    now -= MINUTE
    passing(one, 5)
    await one.publish()
    expect(await rows()).toEqual([{ count: 25, window_start: NOON + MINUTE }])
  })

  test('switched off, nothing is counted', () => {
    expect(passing(limiter(0), 1_000)).toBe(1_000)
  })
})
