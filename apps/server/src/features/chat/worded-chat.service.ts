import { ChatWording } from '@norteia/contracts/wording'
import type { Db } from '#src/db/client.ts'
import { logProviderCalls } from '#src/features/provider-log/provider-log.service.ts'
import type { AskModel } from '#src/platform/ports/models.ts'
import { type AnswerChat, answerFromFaq } from './chat.service.ts'

/**
 * Answers in a model's words if they pass the gate, otherwise, and where no entry answers, in the entries' own. Calls on a
 * signed-in user's behalf are recorded in the provider log.
 */
export function wordedChat(deps: { db: Db; clock: () => number; askModel: AskModel }): AnswerChat {
  return async (question, userId) => {
    const plain = await answerFromFaq(question)
    const { groundChat } = await import('@norteia/engine/wording/chat-wording')
    const ground = groundChat(question)
    if (!ground) return plain
    const { instructions, prompt, faults } = ground
    const result = await deps.askModel({ instructions, prompt, schema: ChatWording, check: faults })
    if (userId)
      await logProviderCalls(deps.db, { userId, companyId: null, purpose: 'resposta do chat' }, result, deps.clock())
    return result.answer ? { ...plain, content: result.answer.output.resposta } : plain
  }
}
