import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

export interface ChatLine {
  role: 'user' | 'assistant'
  content: string
  showWhatsApp: boolean
}

/** All or none, in one statement. */
export async function insertChatLines(
  db: Db,
  userId: string,
  lines: readonly (ChatLine & { createdAt: number })[],
): Promise<void> {
  await db
    .insertInto('chat_messages')
    .values(
      lines.map(({ role, content, showWhatsApp, createdAt }) => ({
        id: newId(createdAt),
        user_id: userId,
        role,
        content,
        show_whatsapp: showWhatsApp ? 1 : 0,
        created_at: createdAt,
      })),
    )
    .execute()
}

/** Oldest first. */
export async function findChatLines(db: Db, userId: string): Promise<(ChatLine & { createdAt: number })[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    role: row.role as ChatLine['role'],
    content: row.content,
    showWhatsApp: row.show_whatsapp === 1,
    createdAt: row.created_at,
  }))
}
