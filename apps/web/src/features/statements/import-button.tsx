import type { Previa } from '@norteia/contracts/statements'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Spinner } from '#src/ui/page/spinner.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { financeKey, previewFile } from './statements.queries.ts'

const ACCEPT = '.ofx,.csv,.xls,.xlsx,.txt'

/** The files still to be read, the one that is being read, and what became of it. */
type Step =
  | { kind: 'reading'; name: string }
  | { kind: 'preview'; previa: Previa }
  | { kind: 'failed'; name: string; message: string }

/** Picker and drop area for statements; several files are taken one after another. */
export function ImportStatements({ companyId }: { companyId: string }) {
  const picker = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const toast = useToast()
  const [waiting, setWaiting] = useState<File[]>([])
  const [step, setStep] = useState<Step | null>(null)
  const [over, setOver] = useState(false)

  const read = async (files: readonly File[]) => {
    const [file, ...rest] = files
    setWaiting(rest)
    if (!file) {
      setStep(null)
      return
    }
    setStep({ kind: 'reading', name: file.name })
    try {
      setStep({ kind: 'preview', previa: await previewFile(companyId, file) })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'Não foi possível ler este arquivo. Tente de novo.'
      setStep({ kind: 'failed', name: file.name, message })
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void read([...event.dataTransfer.files])
  }
  const next = () => void read(waiting)

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the button does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-dashed p-4 sm:p-6 print:hidden ${over ? 'border-primary bg-primary-soft' : 'border-edge'}`}
      >
        <p className="text-muted">
          <span className="hidden sm:inline">Solte aqui o arquivo do banco (OFX, CSV ou Excel)</span>
          <span className="sm:hidden">
            Baixe o extrato no aplicativo do banco (OFX, CSV ou Excel) e escolha o arquivo aqui.
          </span>
        </p>
        <Button onClick={() => picker.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          Importar extrato
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={ACCEPT}
          className="sr-only"
          tabIndex={-1}
          aria-label="Arquivo do extrato"
          onChange={(event) => {
            void read([...(event.target.files ?? [])])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      <Dialog open={step !== null} onClose={() => setStep(null)} title={titleOf(step, waiting.length)} size="lg">
        {step?.kind === 'reading' && (
          <div className="py-8 text-center text-muted">
            <Spinner label={`Lendo ${step.name}…`} />
          </div>
        )}
        {step?.kind === 'failed' && (
          <div className="grid gap-4">
            <Banner tone="error">{step.message}</Banner>
            <p className="text-muted wrap-anywhere">Arquivo: {step.name}</p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="secondary" onClick={next}>
                {waiting.length > 0 ? 'Próximo arquivo' : 'Fechar'}
              </Button>
              <Button onClick={() => picker.current?.click()}>Escolher outro arquivo</Button>
            </div>
          </div>
        )}
        {step?.kind === 'preview' && (
          <PreviewPanel
            key={step.previa.previaId}
            companyId={companyId}
            previa={step.previa}
            onCancel={next}
            onDone={(count) => {
              toast.success(count === 1 ? '1 movimentação importada.' : `${count} movimentações importadas.`)
              void queries.invalidateQueries({ queryKey: financeKey(companyId) })
              next()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function titleOf(step: Step | null, waiting: number): string {
  if (step?.kind === 'failed') return 'Não deu para ler o arquivo'
  const more = waiting > 0 ? ` (depois deste, mais ${waiting})` : ''
  return step?.kind === 'preview' ? `Confira antes de importar${more}` : `Lendo o extrato${more}`
}
