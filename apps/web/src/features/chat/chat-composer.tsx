import { formatNumber } from '@norteia/contracts/format'
import { LIMITS } from '@norteia/contracts/limits'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAppForm } from '#src/lib/forms/form.ts'

const TOO_LONG = `Use no máximo ${formatNumber(LIMITS.chatMessage)} caracteres.`
const Message = z.object({
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.chatMessage, TOO_LONG)),
})

/** Enter sends, Shift+Enter makes a line. */
export function ChatComposer({ online, onSend }: { online: boolean; onSend: (text: string) => Promise<boolean> }) {
  const input = useRef<HTMLTextAreaElement | null>(null)
  const noteId = useId()
  const form = useAppForm({ schema: Message, defaultValues: { content: '' } })
  const { ref, error: _error, ...field } = form.field('content')
  const text = useWatch({ control: form.control, name: 'content' })
  const blank = text.trim() === ''
  const tooLong = text.trim().length > LIMITS.chatMessage

  // The field is disabled while there is no connection; once there is one, it takes the focus if that is in the panel.
  useEffect(() => {
    if (online && document.activeElement?.contains(input.current)) input.current?.focus()
  }, [online])

  const send = form.handleSubmit(({ content }) => {
    form.reset()
    // What could not be sent comes back, unless something else is being written by then.
    void onSend(content).then((sent) => {
      if (!sent && input.current?.value === '') form.reset({ content })
    })
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (online) void send(event)
  }

  return (
    <form method="post" onSubmit={submit} className="border-t border-line p-3">
      <div className="flex items-end gap-2">
        <textarea
          {...field}
          ref={(control) => {
            input.current = control
            ref(control)
          }}
          rows={1}
          aria-label="Digite sua mensagem"
          aria-describedby={tooLong ? noteId : undefined}
          aria-invalid={tooLong || undefined}
          placeholder="Digite sua mensagem"
          enterKeyHint="send"
          autoComplete="off"
          disabled={!online}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
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
          {TOO_LONG}
        </p>
      )}
    </form>
  )
}
