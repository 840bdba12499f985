import { AGENT_TEXT, type ConsultantRead, ReadConsultant } from '@norteia/contracts/agent'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { AGENT_ERRORS, agentError, askAgent } from './agent.queries.ts'
import type { Say } from './feedback.tsx'

/** One question of the thread. Without an answer it is on its way, or `failed` says why none came. */
export interface Turn {
  id: number
  question: string
  answer: ConsultantRead | null
  failed: string | null
}

interface Conversation {
  /** What the server goes on from; null: a new conversation. */
  conversaId: string | null
  turns: readonly Turn[]
  /** Written and not asked yet. */
  typed: string
}

let newest = 1
const EMPTY: Conversation = { conversaId: null, turns: [], typed: '' }

/** Never fetched: it is what this browser asked, kept over changes of tab and screen until the user leaves. */
const conversationQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['agent', companyId, 'conversation'],
    queryFn: () => EMPTY,
    initialData: EMPTY,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The conversation with the consultant about one company. */
export function useConversation(companyId: string, say: Say) {
  const client = useQueryClient()
  const { data } = useQuery(conversationQuery(companyId))
  const change = useCallback(
    (part: (before: Conversation) => Partial<Conversation>) =>
      client.setQueryData<Conversation>(conversationQuery(companyId).queryKey, (before = EMPTY) => ({
        ...before,
        ...part(before),
      })),
    [client, companyId],
  )
  const type = useCallback((typed: string) => void change(() => ({ typed })), [change])

  /** Resolves to whether an answer came. */
  const ask = async (question: string): Promise<boolean> => {
    const { conversaId, turns } = client.getQueryData(conversationQuery(companyId).queryKey) ?? EMPTY
    const turn: Turn = { id: newest++, question, answer: null, failed: null }
    // A question asked again takes the place of its failed try.
    change(() => ({ turns: [...turns.filter(({ failed }) => failed === null), turn] }))
    // After 'Nova conversa' the turn is gone, and its answer with it.
    const end = (ended: Partial<Turn>, next: string | null) =>
      change((before) =>
        before.turns.some(({ id }) => id === turn.id)
          ? {
              turns: before.turns.map((other) => (other.id === turn.id ? { ...turn, ...ended } : other)),
              conversaId: next,
            }
          : {},
      )
    try {
      const body = { question, companyId, ...(conversaId && { conversaId }) }
      const answer = await askAgent('/api/ai-consultant/ask', ReadConsultant, { method: 'POST', body })
      end({ answer }, answer.conversaId || null)
      say('success', AGENT_TEXT.consulted)
      return true
    } catch (error) {
      end({ failed: agentError(error, AGENT_ERRORS.consult) }, conversaId)
      return false
    }
  }
  return {
    turns: data.turns,
    typed: data.typed,
    waiting: data.turns.some(({ answer, failed }) => answer === null && failed === null),
    ask,
    type,
    restart: () => void change(() => ({ conversaId: null, turns: [] })),
  }
}
