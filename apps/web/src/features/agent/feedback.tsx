import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { MESSAGES, ShownMessage, useMessages } from '#src/ui/overlays/messages.tsx'
import { Banner } from '#src/ui/page/banner.tsx'

interface Feedback {
  tone: 'success' | 'error'
  text: string
}

/** One message at a time, which clears itself after five seconds; `shown` is the element. */
export function useFeedback() {
  const { messages, show, close } = useMessages<Feedback>(MESSAGES.feedback.kept)
  const say = useCallback((tone: Feedback['tone'], text: string) => show({ tone, text }), [show])
  const shown = messages.map(({ id, tone, text }) => (
    <ShownMessage key={id} id={id} lasts={MESSAGES.feedback.lasts} onClose={close}>
      <Banner tone={tone} className="shadow-raise">
        {text}
      </Banner>
    </ShownMessage>
  ))
  return { shown, say }
}

export type Say = ReturnType<typeof useFeedback>['say']

/** The answer of a tab, held by the panel. */
export type Kept<T> = readonly [T | null, Dispatch<SetStateAction<T | null>>]
