import { join } from 'node:path'
import { serve } from '@norteia/server/serve'

/**
 * The product with a clock that the tests can set. It runs in a process of its own and is steered over the channel to
 * its parent, so that no route or variable of the product changes time.
 */
export type Command = { type: 'advance'; ms: number }
export type Report = { type: 'ready' } | { type: 'advanced' }

let ahead = 0

process.on('message', (command: Command) => {
  ahead += command.ms
  process.send?.({ type: 'advanced' } satisfies Report)
})
// The tests were killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))

await serve(process.env, join(import.meta.dirname, '..'), () => Date.now() + ahead)
process.send?.({ type: 'ready' } satisfies Report)
