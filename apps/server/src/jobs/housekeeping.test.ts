import { beforeEach, expect, it } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { type Chore, choreKind, enqueueChores, startHousekeeping } from './housekeeping.ts'
import { claim, finish } from './queue.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOON = Date.UTC(2026, 10, 21, 12)

onBothEngines('housekeeping', (t) => {
  const sweep: Chore = { ...choreKind('sweep'), everyMs: DAY }
  beforeEach(async () => {
    await t.db().deleteFrom('jobs').execute()
  })
  const jobs = () => t.db().selectFrom('jobs').select(['kind', 'key', 'status']).orderBy('key').execute()
  const end = async (now: number) => {
    const job = await claim(t.db(), ['sweep'], now, 1_000)
    if (job) await finish(t.db(), job, now, async () => undefined)
  }

  it('runs once a day, whatever workers look how often, and after a clock that went back', async () => {
    for (const now of [NOON, NOON + HOUR, NOON - HOUR]) {
      await Promise.all([1, 2, 3].map(() => enqueueChores(t.db(), [sweep], now)))
      await end(NOON + HOUR)
    }
    expect(await jobs()).toEqual([{ kind: 'sweep', key: '2026-11-21T00:00:00.000Z', status: 'done' }])
  })

  it('runs once after days of silence', async () => {
    await enqueueChores(t.db(), [sweep], NOON)
    await end(NOON)
    await enqueueChores(t.db(), [sweep], NOON + 4 * DAY)
    expect((await jobs()).map((job) => job.key)).toEqual(['2026-11-21T00:00:00.000Z', '2026-11-25T00:00:00.000Z'])
  })

  it('does not pile up behind a run that has not ended', async () => {
    for (let day = 0; day < 5; day++) await enqueueChores(t.db(), [sweep], NOON + day * DAY)
    expect(await jobs()).toHaveLength(1)
  })

  it('adds nothing when there is nothing to do', async () => {
    await enqueueChores(t.db(), [{ ...sweep, isNeeded: async () => false }], NOON)
    expect(await jobs()).toEqual([])
  })

  it('looks at once, and is quiet after stop', async () => {
    const keeper = startHousekeeping({
      db: t.db(),
      clock: () => NOON,
      log: { error: console.error },
      chores: [sweep],
      pollMs: 60_000,
    })
    await keeper.stop()
    expect(await jobs()).toHaveLength(1)
  })
})
