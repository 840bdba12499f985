import { useEffect, useRef } from 'react'
import { type Draft, writeDraft } from './draft.ts'
import type { DiagnosticForm } from './use-diagnostic-form.ts'

const WRITE_AFTER_MS = 300

/** Keeps the form on the device as it is filled, per company. */
export function useKeptDraft(form: DiagnosticForm, companyId: string | undefined, kept: Draft['attempt']) {
  const attempt = useRef(kept)
  /** True while something is typed that isn't written yet. */
  const pending = useRef(false)

  useEffect(() => {
    if (!companyId) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      if (!pending.current) return
      pending.current = false
      writeDraft(companyId, { entries: form.getValues(), attempt: attempt.current })
    }
    // Only what the user does counts; a reset is no typing.
    const stop = form.onTyping(() => {
      pending.current = true
      clearTimeout(timer)
      timer = setTimeout(write, WRITE_AFTER_MS)
    })
    window.addEventListener('pagehide', write)
    return () => {
      stop()
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [form, companyId])

  return {
    /** The key of this body: that of the last attempt when the body is the same, else a new one, kept from now on. */
    keyFor(body: string, create: () => string): string {
      if (attempt.current?.body !== body) attempt.current = { key: create(), body }
      pending.current = false
      if (companyId) writeDraft(companyId, { entries: form.getValues(), attempt: attempt.current })
      return attempt.current.key
    },
    /** Keeps what was put in without typing. */
    save() {
      if (companyId) writeDraft(companyId, { entries: form.getValues(), attempt: attempt.current })
    },
    /** Forgets the attempt and what is not written yet. */
    drop() {
      attempt.current = undefined
      pending.current = false
    },
  }
}
