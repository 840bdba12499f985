import { RESEND_AFTER_MS } from '@norteia/contracts/recovery'
import { useEffect, useState } from 'react'
import { Button } from '#src/ui/page/button.tsx'

/** Offers a new code a minute after the last one. */
export function ResendCode({ onResend }: { onResend: () => Promise<void> }) {
  const [sentAt, setSentAt] = useState(() => Date.now())
  const [now, setNow] = useState(sentAt)
  const left = Math.max(0, Math.ceil((sentAt + RESEND_AFTER_MS - now) / 1_000))
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [waiting])

  if (waiting)
    return (
      <p className="text-muted text-sm">
        Não recebeu? Confira o lixo eletrônico (spam) ou peça outro código em{' '}
        <span className="figure whitespace-nowrap">{left} s</span>.
      </p>
    )
  return (
    <Button
      type="button"
      variant="secondary"
      className="w-full"
      onClick={() => {
        const time = Date.now()
        setSentAt(time)
        setNow(time)
        void onResend()
      }}
    >
      Reenviar código
    </Button>
  )
}
