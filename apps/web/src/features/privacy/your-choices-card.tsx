import { useState } from 'react'
import { exportData } from '#src/lib/api/export-data.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'

/** The ways out: a copy of everything, and the end of the account. */
export function YourChoicesCard() {
  const toast = useToast()
  const [exporting, setExporting] = useState(false)

  async function download() {
    setExporting(true)
    try {
      await exportData()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setExporting(false)
    }
  }

  return (
    <Card title="Você decide">
      <p className="text-muted">Leve uma cópia de tudo em um arquivo JSON, corrija ou apague o que quiser.</p>
      <div className="mt-4 grid gap-3">
        <Button loading={exporting} onClick={() => void download()}>
          Exportar meus dados
        </Button>
        <ButtonLink to="/settings" variant="secondary">
          Corrigir ou excluir
        </ButtonLink>
      </div>
      <p className="mt-4 text-muted">
        Excluir uma empresa apaga o que é dela; excluir a conta apaga tudo, na hora. Os dois ficam nas Configurações.
      </p>
    </Card>
  )
}
