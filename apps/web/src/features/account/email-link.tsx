import { EMAIL_LINK_TEXT } from '@norteia/contracts/email-confirmation'
import { Ok } from '@norteia/contracts/fields'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError, api } from '#src/lib/api/api.ts'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

interface Props {
  /** Where the token is sent. */
  path: '/email-confirmation' | '/email-reversal'
  button: string
  /** Under a link that is dead. */
  instead: ReactNode
  onDone: () => void
}

/** The page of a mail's link: it does nothing until its button is pressed, since programs that check mails open links. */
export function EmailLink({ path, button, instead, onDone }: Props) {
  const [dead, setDead] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => setDead(tokenOfPage() === ''), [])

  async function send() {
    setBusy(true)
    setProblem(undefined)
    try {
      await api(path, Ok, { method: 'POST', body: { token: tokenOfPage() } })
      // It is used up: nobody needs it in the history.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) setDead(true)
      else setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  if (dead)
    return (
      <div className="space-y-6">
        <Banner tone="warning">{EMAIL_LINK_TEXT.dead}</Banner>
        {instead}
      </div>
    )
  return (
    <div className="space-y-6">
      {problem && <Banner tone="error">{problem}</Banner>}
      <Button loading={busy} onClick={() => void send()} className="w-full">
        {button}
      </Button>
    </div>
  )
}

/** After '#', which no browser sends to any server. */
const tokenOfPage = () => window.location.hash.slice(1)
