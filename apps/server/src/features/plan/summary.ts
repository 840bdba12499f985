import { plainLine } from '@norteia/contracts/fields'
import { dayOf, formatDay, plural } from '@norteia/contracts/format'
import { isOpen } from '@norteia/contracts/plan'
import type { Task } from './tasks.repo.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY
/** That many tasks are named; the others are counted. */
const NAMED = 3
const MOST_NAME = 80

/** The three lines of a week: what was done in the last seven days, what is overdue, what is due in the next seven. */
export interface WeekSummary {
  feitas: string
  atrasadas: string
  proximas: string
}

/** As of `at`, epoch milliseconds; null: nothing was done and nothing is left to do. */
export function summarize(tasks: readonly Task[], at: number): WeekSummary | null {
  const today = dayOf(at)
  const open = tasks.filter(({ status }) => isOpen(status))
  const done = tasks.filter(
    ({ status, concludedAt }) => status === 'feita' && concludedAt !== null && concludedAt > at - WEEK,
  )
  if (open.length === 0 && done.length === 0) return null
  const dated = open.flatMap((task) => (task.prazo === null ? [] : [{ ...task, prazo: task.prazo }]))
  const byDay = dated.sort((a, b) => (a.prazo < b.prazo ? -1 : a.prazo > b.prazo ? 1 : 0))
  const overdue = byDay.filter(({ prazo }) => prazo < today)
  const next = byDay.filter(({ prazo }) => prazo >= today && prazo <= dayOf(at + WEEK))
  return {
    feitas: line('Feitas', done.map(nameOf)),
    atrasadas: line(
      'Atrasadas',
      overdue.map((task) => `${nameOf(task)}, desde ${formatDay(task.prazo)}`),
    ),
    proximas: line(
      'Próximas',
      next.map((task) => `${nameOf(task)}, até ${formatDay(task.prazo)}`),
    ),
  }
}

function nameOf({ acao }: Pick<Task, 'acao'>): string {
  const name = plainLine(acao)
  return name.length <= MOST_NAME ? name : `${name.slice(0, MOST_NAME - 1).trimEnd()}…`
}

function line(title: string, names: readonly string[]): string {
  if (names.length === 0) return `${title}: nenhuma.`
  const more = names.length - NAMED
  const named = names.slice(0, NAMED).join('; ')
  return `${title}: ${names.length} (${named}${more > 0 ? `; e mais ${plural(more, 'tarefa')}` : ''}).`
}
