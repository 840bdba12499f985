import { formatNumber } from '@norteia/contracts/format'
import { LIMITS } from '@norteia/contracts/limits'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

/** Enter sends, Shift+Enter makes a line. */
export function ChatComposer({ online, onSend }: { online: boolean; onSend: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const blank = text.trim() === ''
  const tooLong = text.trim().length > LIMITS.chatMessage

  // The field is disabled while there is no connection; once there is one, whoever is in the panel may write.
  useEffect(() => {
    if (online && document.activeElement?.contains(input.current)) input.current?.focus()
  }, [online])

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!online || blank || tooLong) return
    setText('')
    // What could not be sent comes back, unless something else is being written by then.
    void onSend(text).then((sent) => {
      if (!sent) setText((now) => now || text)
    })
  }

  return (
    <form method="post" onSubmit={submit} className="border-t border-line p-3">
      <div className="flex items-end gap-2">
        <textarea
          ref={input}
          rows={1}
          aria-label="Digite sua mensagem"
          aria-describedby={tooLong ? noteId : undefined}
          aria-invalid={tooLong || undefined}
          placeholder="Digite sua mensagem"
          enterKeyHint="send"
          autoComplete="off"
          disabled={!online}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
          }}
          className="field-sizing-content max-h-32 min-h-11 min-w-0 grow resize-none rounded-md border border-edge bg-card px-3 py-2.5 text-base placeholder:text-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken sm:text-sm"
        />
        <button
          type="submit"
          aria-label="Enviar"
          disabled={!online || blank}
          className="flex size-11 shrink-0 items-center justify-center rounded-md bg-primary text-on-primary hover:bg-primary-strong disabled:cursor-not-allowed disabled:opacity-55"
        >
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
      {tooLong && (
        <p id={noteId} role="alert" className="mt-2 text-sm text-negative">
          Use no máximo {formatNumber(LIMITS.chatMessage)} caracteres.
        </p>
      )}
    </form>
  )
}
