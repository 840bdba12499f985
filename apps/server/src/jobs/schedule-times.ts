import type { TaskFrequency } from '@norteia/contracts/automation'
import { Cron } from 'croner'

/** 07:00 in São Paulo; the hourly watch at every full hour. */
const PATTERNS: Record<TaskFrequency, string> = {
  hourly: '0 * * * *',
  daily: '0 7 * * *',
  weekly: '0 7 * * 1',
  monthly: '0 7 1 * *',
  quarterly: '0 7 1 1,4,7,10 *',
}

const crons = new Map<TaskFrequency, Cron>()

/** Created once; only computes times, nothing runs from it. */
function cronOf(frequency: TaskFrequency): Cron {
  const cron = crons.get(frequency) ?? new Cron(PATTERNS[frequency], { timezone: 'America/Sao_Paulo', paused: true })
  crons.set(frequency, cron)
  return cron
}

function timeOf(date: Date | null | undefined): number {
  if (!date) throw new Error('A frequency has no next or earlier run.')
  return date.getTime()
}

/** When the next period begins, after `now`. */
export const nextRunAfter = (frequency: TaskFrequency, now: number): number =>
  timeOf(cronOf(frequency).nextRun(new Date(now)))

/** When the current period began: the latest start at or before `now`. */
export const periodStart = (frequency: TaskFrequency, now: number): number =>
  // croner looks before the second of its reference, so this asks from the second after `now`.
  timeOf(cronOf(frequency).previousRuns(1, new Date((Math.floor(now / 1_000) + 1) * 1_000))[0])
