import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}))

/** The user's rights under the LGPD: a copy of everything, the links that lead out, and the end of the account. */
export function PrivacyCard({ links }: { links?: ReactNode }) {
  const toast = useToast()
  const [exporting, setExporting] = useState(false)
  const [deleting, setDeleting] = useState(false)

  async function download() {
    setExporting(true)
    try {
      await (await import('#src/lib/api/export-data.ts')).exportData()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setExporting(false)
    }
  }

  return (
    <Card title="Privacidade">
      <p className="text-muted">
        Você pode levar uma cópia de tudo o que guardamos sobre você ou apagar a conta. Veja{' '}
        <TextLink to="/settings/dados">o que guardamos e enviamos</TextLink> e a{' '}
        <TextLink to="/privacidade">Política de Privacidade</TextLink>.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" loading={exporting} onClick={() => void download()}>
          Exportar meus dados
        </Button>
        <Button variant="risky" onClick={() => setDeleting(true)}>
          Excluir minha conta
        </Button>
      </div>
      {links && <div className="mt-6">{links}</div>}
      {deleting && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
