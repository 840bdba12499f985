import { expect, test } from 'vitest'
import { onBothEngines } from '#tests/support/engines.ts'
import { addressKey, MemoryLimiter, takeBack, takeDurable, takeOfAddress } from './rate-limit.ts'

const LIMIT = { count: 2, windowMs: 60_000 }
const refused = { code: 'too_many_requests' }

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('a window of a process takes its count and starts again when it is over', () => {
  const limiter = new MemoryLimiter(1)
  limiter.take('a', LIMIT, 0)
  limiter.take('a', LIMIT, 0)
  expect(() => limiter.take('a', LIMIT, 59_999)).toThrow(expect.objectContaining(refused))
  limiter.take('b', LIMIT, 0)
  limiter.take('a', LIMIT, 60_000)
})

onBothEngines('counts in the database', (t) => {
  const at = (now: number) => ({ scale: 1, now })

  test('a customer of an IPv6 provider counts once, whatever address of the /64 is used', async () => {
    await takeOfAddress(t.db(), 'v6', '2001:db8:1:2::1', LIMIT, at(0))
    await takeOfAddress(t.db(), 'v6', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', LIMIT, at(0))
    await expect(takeOfAddress(t.db(), 'v6', '2001:db8:1:2::3', LIMIT, at(0))).rejects.toMatchObject(refused)
    await takeOfAddress(t.db(), 'v6', '2001:db8:1:3::1', LIMIT, at(0))
  })

  test('what is taken back may be taken again, for each of several keys', async () => {
    for (const key of ['one', 'two']) for (let n = 0; n < 2; n++) await takeDurable(t.db(), key, LIMIT, at(0))
    await takeBack(t.db(), 'one', 'two', 'never taken')
    for (const key of ['one', 'two']) {
      await takeDurable(t.db(), key, LIMIT, at(0))
      await expect(takeDurable(t.db(), key, LIMIT, at(0))).rejects.toMatchObject(refused)
    }
  })
})
