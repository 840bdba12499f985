import { expect, test } from 'vitest'
import { Registry } from './prometheus.ts'

const render = (registry: Registry) =>
  registry.render((error) => {
    throw error
  })

test('counters and gauges are written with help, type and labels', async () => {
  const registry = new Registry()
  const calls = registry.counter('calls_total', 'Calls.', ['to'])
  calls.inc({ to: 'a"b\\c\nd' })
  calls.inc({ to: 'a"b\\c\nd' }, 2)
  registry.gauge('room', 'Room.').set(0.5)
  expect(await render(registry)).toBe(
    [
      '# HELP calls_total Calls.',
      '# TYPE calls_total counter',
      'calls_total{to="a\\"b\\\\c\\nd"} 3',
      '',
      '# HELP room Room.',
      '# TYPE room gauge',
      'room 0.5',
      '',
    ].join('\n'),
  )
})

test('a histogram counts a value in every bucket that reaches it', async () => {
  const registry = new Registry()
  const seconds = registry.histogram('seconds', 'Time.', [0.1, 1])
  for (const value of [0.1, 0.5, 7]) seconds.observe(value)
  const text = await render(registry)
  expect(text).toContain('seconds_bucket{le="0.1"} 1\nseconds_bucket{le="1"} 2\nseconds_bucket{le="+Inf"} 3\n')
  expect(text).toContain('seconds_sum 7.6\nseconds_count 3\n')
})
