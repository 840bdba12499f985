import { ChatWording } from '@norteia/contracts/wording'
import type { Db } from '#src/db/client.ts'
import { insertProviderCall } from '#src/features/notifications/notifications.service.ts'
import type { AskModel } from '#src/platform/models.ts'
import { type AnswerChat, answerFromFaq } from './chat.service.ts'

/**
 * The entries' answer in a model's words where they pass; else, and wherever no entry answers, the entries' own. What was
 * asked on a signed-in user's behalf stands in the provider log.
 */
export function wordedChat(deps: { db: Db; clock: () => number; askModel: AskModel }): AnswerChat {
  return async (question, userId) => {
    const plain = await answerFromFaq(question)
    const { groundChat } = await import('@norteia/engine/wording/chat-wording')
    const ground = groundChat(question)
    if (!ground) return plain
    const { instructions, prompt, faults } = ground
    const { answer, attempts } = await deps.askModel({ instructions, prompt, schema: ChatWording, check: faults })
    if (userId)
      for (const { provider, reason } of attempts.filter((attempt) => attempt.reason !== 'em_pausa')) {
        const model = (reason === 'aceito' ? answer?.model : undefined) ?? 'não informado'
        const call = { userId, companyId: null, provider, model, purpose: 'resposta do chat', outcome: reason }
        await insertProviderCall(deps.db, call, deps.clock())
      }
    return answer ? { ...plain, content: answer.output.resposta } : plain
  }
}
