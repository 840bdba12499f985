import type { Importacao, Previa } from '@norteia/contracts/statements'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Spinner } from '#src/ui/page/spinner.tsx'
import { type FileOutcome, failedFile, importedFile, skippedFile } from './import-queue.ts'
import { ImportSummary } from './import-summary.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { financeKey, previewFile } from './statements.queries.ts'

const ACCEPT = '.ofx,.csv,.xls,.xlsx,.txt'

/** The file that is being read, its preview, or what became of several. */
type Step =
  | { kind: 'reading' }
  | { kind: 'preview'; previa: Previa }
  | { kind: 'failed'; message: string }
  | { kind: 'summary' }

/** Picker and drop area for statements; several files are taken one after another, each with its preview. */
export function ImportStatements({ companyId }: { companyId: string }) {
  const picker = useRef<HTMLInputElement>(null)
  const reading = useRef<AbortController>(null)
  const queries = useQueryClient()
  const toast = useToast()
  const [files, setFiles] = useState<readonly File[]>([])
  /** Of the files before the current one. */
  const [outcomes, setOutcomes] = useState<readonly FileOutcome[]>([])
  const [step, setStep] = useState<Step | null>(null)
  const [over, setOver] = useState(false)
  const place = outcomes.length
  const name = files[place]?.name ?? ''
  const several = files.length > 1

  const read = async (file: File) => {
    const controller = new AbortController()
    const { signal } = controller
    reading.current = controller
    setStep({ kind: 'reading' })
    try {
      const previa = await previewFile(companyId, file, signal)
      if (!signal.aborted) setStep({ kind: 'preview', previa })
    } catch (error) {
      const message = error instanceof ApiError ? error.message : 'Não foi possível ler este arquivo. Tente de novo.'
      if (!signal.aborted) setStep({ kind: 'failed', message })
    }
  }
  const begin = (chosen: readonly File[]) => {
    const [first] = chosen
    if (!first) return
    setFiles(chosen)
    setOutcomes([])
    void read(first)
  }
  const goOn = (outcome: FileOutcome) => {
    setOutcomes([...outcomes, outcome])
    const next = files[place + 1]
    if (next) void read(next)
    else setStep(several ? { kind: 'summary' } : null)
  }
  /** Leaves out this file and those after it. */
  const stop = () => {
    reading.current?.abort()
    const isBegun = step?.kind !== 'summary' && outcomes.some(({ kind }) => kind === 'imported')
    if (isBegun) setOutcomes([...outcomes, ...files.slice(place).map((file) => skippedFile(file.name))])
    setStep(isBegun ? { kind: 'summary' } : null)
  }
  const stored = (imports: readonly Importacao[]) => {
    const outcome = importedFile(name, imports)
    if (!several)
      toast.success(outcome.novas === 1 ? '1 movimentação importada.' : `${outcome.novas} movimentações importadas.`)
    void queries.invalidateQueries({ queryKey: financeKey(companyId) })
    goOn(outcome)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    begin([...event.dataTransfer.files])
  }

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
            begin([...(event.target.files ?? [])])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      <Dialog open={step !== null} onClose={stop} title={step ? TITLES[step.kind] : ''} size="lg">
        {several && step && step.kind !== 'summary' && (
          <p role="status" className="mb-4 text-sm text-muted wrap-anywhere">
            Arquivo {place + 1} de {files.length}: <strong className="font-medium text-ink">{name}</strong>
          </p>
        )}
        {step?.kind === 'reading' && (
          <div className="py-8 text-center text-muted">
            <Spinner label={`Lendo ${name}…`} />
          </div>
        )}
        {step?.kind === 'failed' && (
          <div className="grid gap-4">
            <Banner tone="error">{step.message}</Banner>
            {!several && <p className="text-muted wrap-anywhere">Arquivo: {name}</p>}
            <div className="flex flex-wrap justify-end gap-2">
              {several ? (
                <Button onClick={() => goOn(failedFile(name, step.message))}>
                  {place + 1 < files.length ? 'Próximo arquivo' : 'Ver resumo'}
                </Button>
              ) : (
                <>
                  <Button variant="secondary" onClick={stop}>
                    Fechar
                  </Button>
                  <Button onClick={() => picker.current?.click()}>Escolher outro arquivo</Button>
                </>
              )}
            </div>
          </div>
        )}
        {step?.kind === 'preview' && (
          <PreviewPanel
            key={step.previa.previaId}
            companyId={companyId}
            previa={step.previa}
            onCancel={stop}
            onSkip={several ? () => goOn(skippedFile(name)) : undefined}
            onDone={stored}
          />
        )}
        {step?.kind === 'summary' && <ImportSummary outcomes={outcomes} onClose={stop} />}
      </Dialog>
    </>
  )
}

const TITLES: Record<Step['kind'], string> = {
  reading: 'Lendo o extrato',
  preview: 'Confira antes de importar',
  failed: 'Não deu para ler o arquivo',
  summary: 'Resumo da importação',
}
