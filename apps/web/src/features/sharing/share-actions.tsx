import type { CreateShare } from '@norteia/contracts/sharing'
import { Copy, Link2, MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { whatsAppAddress } from '#src/lib/phones.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { buttonStyle } from '#src/ui/page/button-style.ts'
import { copyText } from './copy-text.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

interface ShareActionsProps {
  companyId: string
  /** What the link will show. */
  share: Pick<CreateShare, 'tipo' | 'referencia'>
  /** The message with the figures on the screen; left out: only a link. */
  text?: string
  /** What the link will show, where the screen may show something else. */
  note?: string | undefined
}

/** Ways out of the house: a message, the same text by hand, and a link to a frozen copy. */
export function ShareActions({ companyId, share, text, note }: ShareActionsProps) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:px-2.5 print:hidden">
      {text !== undefined && (
        <>
          <a
            className={buttonStyle('secondary', 'sm')}
            href={whatsAppAddress('', text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <MessageCircle aria-hidden="true" className="size-4 max-sm:hidden" />
            Enviar por WhatsApp
          </a>
          <Button variant="secondary" size="sm" onClick={() => void copyText(text, toast, 'Texto copiado.')}>
            <Copy aria-hidden="true" className="size-4 max-sm:hidden" />
            Copiar texto
          </Button>
        </>
      )}
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Link2 aria-hidden="true" className="size-4 max-sm:hidden" />
        Criar link
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog companyId={companyId} share={share} note={note} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
