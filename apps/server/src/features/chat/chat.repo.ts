import type { Db } from '#src/db/client.ts'
import { newId } from '#src/platform/ids.ts'

export interface ChatLine {
  role: 'user' | 'assistant'
  content: string
  showWhatsApp: boolean
}

export async function insertChatLine(db: Db, userId: string, line: ChatLine, now: number): Promise<void> {
  await db
    .insertInto('chat_messages')
    .values({
      id: newId(now),
      user_id: userId,
      role: line.role,
      content: line.content,
      show_whatsapp: line.showWhatsApp ? 1 : 0,
      created_at: now,
    })
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
