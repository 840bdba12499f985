import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react'

export const FEEDBACK_MS = 5_000

export interface Feedback {
  tone: 'success' | 'error'
  text: string
}

/** A message that clears itself after five seconds; each new one gets its whole time. */
export function useFeedback() {
  const [feedback, setFeedback] = useState<Feedback | null>(null)
  useEffect(() => {
    if (!feedback) return
    const timer = setTimeout(() => setFeedback(null), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [feedback])
  const say = useCallback((tone: Feedback['tone'], text: string) => setFeedback({ tone, text }), [])
  return { feedback, say }
}

export type Say = ReturnType<typeof useFeedback>['say']

/** The answer of a tab, held by the panel. */
export type Kept<T> = readonly [T | null, Dispatch<SetStateAction<T | null>>]
