import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

export const CHAT_TEXT = {
  persona: 'Agente Norte',
  greeting: 'Olá! Eu sou o Agente Norte, assistente virtual da Norteia. Como posso ajudar?',
  connectionLost: '⚠️ Erro de conexão. Verifique sua internet e tente novamente.',
  timeout: '⏰ Timeout de conexão. Clique em "Tentar novamente".',
  sendFailed: '❌ Erro ao enviar mensagem. Tente novamente.',
  notice: 'Não foi possível conectar ao FAQ.',
} as const

/** What the widget sends; answered by an acknowledgement `{success}` or `{success: false, message}`. */
export const ChatQuestion = z.object({
  role: z.literal('user'),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chatMessage)),
  timestamp: z.iso.datetime(),
})
export type ChatQuestion = z.infer<typeof ChatQuestion>

/** What the server sends. */
export const ChatAnswer = z.object({
  role: z.enum(['assistant', 'system']),
  content: z.string(),
  timestamp: z.optional(z.string()),
  showWhatsApp: z.optional(z.boolean()),
})
export type ChatAnswer = z.infer<typeof ChatAnswer>
