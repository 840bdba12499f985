import { setTimeout as sleep } from 'node:timers/promises'

/** Runs in the thread of thread.test.ts. */
export async function waitFor({ ms, name }: { ms: number; name: string }): Promise<string> {
  await sleep(ms)
  return name
}
