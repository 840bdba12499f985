import { NotificationPage } from '@norteia/contracts/notification'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'

const KEY = ['notifications'] as const
/** Notices of companies that aren't on screen come without an event. */
const POLL_MS = 60_000

/** The newest ones, and how many are unread in all. */
export const notificationsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...KEY, limit],
    queryFn: ({ signal }) => api(`/notifications?page=1&limit=${limit}`, NotificationPage, { signal }),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  })

export const notificationsKey = KEY
