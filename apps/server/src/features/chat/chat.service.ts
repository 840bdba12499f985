import type { Db } from '#src/db/client.ts'
import { type ChatLine, findChatLines, insertChatLines } from './chat.repo.ts'

export interface ChatReply {
  content: string
  showWhatsApp: boolean
}

/** Answers a question of the chat; may ask a model. `userId` is undefined for a visitor. */
export type AnswerChat = (question: string, userId?: string) => Promise<ChatReply>

/** Answers from the FAQ entries alone. */
export const answerFromFaq: AnswerChat = async (question) => {
  // The index is built with the first question: other processes need neither its time nor its memory.
  const { answerFaq } = await import('@norteia/engine/faq/answer')
  const { resposta, showWhatsApp } = answerFaq(question)
  return { content: resposta, showWhatsApp }
}

/** Stores a question of a signed-in user; a visitor's (`userId` undefined) is not stored. */
export async function keepQuestion(db: Db, userId: string | undefined, content: string, now: number): Promise<void> {
  if (userId) await insertChatLines(db, userId, [questionLine(content, now)])
}

export async function keepAnswer(db: Db, userId: string | undefined, reply: ChatReply, now: number): Promise<void> {
  if (userId) await insertChatLines(db, userId, [answerLine(reply, now)])
}

/** Both or neither. */
export async function keepExchange(
  db: Db,
  userId: string | undefined,
  [question, askedAt]: [content: string, now: number],
  [reply, answeredAt]: [reply: ChatReply, now: number],
): Promise<void> {
  if (userId) await insertChatLines(db, userId, [questionLine(question, askedAt), answerLine(reply, answeredAt)])
}

const questionLine = (content: string, createdAt: number) =>
  ({ role: 'user', content, showWhatsApp: false, createdAt }) as const

const answerLine = ({ content, showWhatsApp }: ChatReply, createdAt: number) =>
  ({ role: 'assistant', content, showWhatsApp, createdAt }) as const

/** A user's kept chat, oldest first, for the export. */
export const listChatLines = (db: Db, userId: string): Promise<(ChatLine & { createdAt: number })[]> =>
  findChatLines(db, userId)
