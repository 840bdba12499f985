import { plainLine } from '@norteia/contracts/fields'
import { isOpen } from '@norteia/contracts/plan'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { PlanTask } from '#src/features/plan/plan.service.ts'

const DAY = 86_400_000
/** How long a finished task stays in the feed as cancelled, so that every subscribed calendar removes it. */
const CANCELLED_DAYS = 30
const REFRESH_SECONDS = 3_600

export interface Feed {
  empresa: string
  tasks: readonly PlanTask[]
  publicUrl: string
  now: number
}

/**
 * The plan as RFC 5545: an all-day event for each task with a due day. The same tasks give the same bytes; `now` only
 * decides which finished tasks are still listed as cancelled.
 */
export function writeFeed({ empresa, tasks, publicUrl, now }: Feed): string {
  const calendar = ical({
    name: `Plano de ${plainLine(empresa)}`,
    prodId: { company: 'Norteia', product: 'Plano', language: 'PT' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const task of tasks) {
    const { prazo, status } = task
    if (prazo === null || (!isOpen(status) && task.statusAt <= now - CANCELLED_DAYS * DAY)) continue
    const start = new Date(`${prazo}T00:00:00Z`)
    calendar.createEvent({
      id: `tarefa-${task.id}@norteia`,
      sequence: task.versao - 1,
      allDay: true,
      start,
      end: new Date(start.getTime() + DAY),
      stamp: new Date(task.updatedAt),
      created: new Date(task.createdAt),
      lastModified: new Date(task.updatedAt),
      summary: plainLine(task.acao),
      description: describe(task),
      url: `${publicUrl}/plano`,
      status: isOpen(status) ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      // A due day doesn't block time.
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}

const describe = ({ detalhes, responsavel }: PlanTask): string =>
  [detalhes, responsavel && `Responsável: ${plainLine(responsavel)}`].filter(Boolean).join('\n\n')
