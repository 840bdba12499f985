import * as z from 'zod/mini'
import { Pagination } from './pagination.ts'

/** A message of the product to one user about one company. */
export const Notification = z.object({
  id: z.string(),
  companyId: z.nullable(z.string()),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** Newest first. */
export const NotificationPage = z.object({
  success: z.literal(true),
  data: z.array(Notification),
  unread: z.number(),
  pagination: Pagination,
})
export type NotificationPage = z.infer<typeof NotificationPage>

/** Without `ids`: all of them. */
export const ReadNotifications = z.strictObject({
  ids: z.optional(
    z.array(z.string(), { error: 'Informe uma lista.' }).check(z.maxLength(100, 'Informe no máximo 100 itens.')),
  ),
})
export type ReadNotifications = z.infer<typeof ReadNotifications>
