import { Ok } from '@norteia/contracts/fields'
import { UserReply } from '@norteia/contracts/user'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { api } from '#src/lib/api/api.ts'
import { updateUser, useSession } from '#src/lib/session/session.ts'
import { readItem, writeItem } from '#src/lib/session/storage.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'

const HIDDEN = 'email-reminder'

/** A quiet word to those whose address nobody has confirmed; nothing waits for it but mails. */
export function EmailReminder() {
  const { user } = useSession()
  const [hidden, setHidden] = useState(() => readItem('session', HIDDEN) !== null)
  if (!user || user.emailConfirmed || hidden) return null
  const hide = () => {
    writeItem('session', HIDDEN, 'off')
    setHidden(true)
  }
  return <Reminder key={user.email} email={user.email} onHide={hide} />
}

function Reminder({ email, onHide }: { email: string; onHide: () => void }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  // The link may have been opened on another device: asked again whenever the window comes back.
  const me = useQuery({
    queryKey: ['account', 'me', email],
    queryFn: async ({ signal }) => (await api('/users/me', UserReply, { signal })).user,
    refetchOnWindowFocus: 'always',
  })
  const confirmed = me.data?.emailConfirmed
  useEffect(() => {
    if (confirmed) updateUser({ emailConfirmed: true })
  }, [confirmed])

  async function sendAgain() {
    setBusy(true)
    try {
      await api('/users/me/email-confirmation', Ok, { method: 'POST' })
      setSent(true)
      toast.success('Enviamos um novo link. Procure também na caixa de spam.')
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <aside
      aria-label="Confirmação do e-mail"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-card px-4 py-3 print:hidden"
    >
      <p className="flex min-w-0 grow basis-64 gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="min-w-0">
          Confirme seu e-mail para receber relatórios e alertas também por lá. O link foi enviado para{' '}
          <span className="break-all">{email}</span>.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {!sent && (
          <Button variant="secondary" size="sm" loading={busy} onClick={() => void sendAgain()}>
            Enviar de novo
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onHide}>
          Agora não
        </Button>
      </div>
    </aside>
  )
}
