import { formatMonth, plural } from '@norteia/contracts/format'
import { decodeCsv, parseRevenueCsv, type RevenueCsv } from '@norteia/contracts/revenue-csv'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { buttonStyle } from '#src/ui/page/button-style.ts'

const MAX_BYTES = 2_000_000
const SHOWN_FAULTS = 12

interface RevenueImportProps {
  currentMonth: string
  pasted: string
  onPasted: (text: string) => void
  /** What was read and awaits the owner's word. */
  read: RevenueCsv | null
  onRead: (csv: RevenueCsv | null) => void
  /** Only called on a click of the owner. */
  onUse: (csv: RevenueCsv) => void
}

/** A pasted table or a file; nothing is taken over before the owner confirms it. */
export function RevenueImport({ currentMonth, pasted, onPasted, read, onRead, onUse }: RevenueImportProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const input = useId()

  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    onRead(null)
    if (file.size > MAX_BYTES) return setProblem('O arquivo é grande demais: envie até 2 MB.')
    try {
      setProblem(null)
      onRead(parseRevenueCsv(decodeCsv(new Uint8Array(await file.arrayBuffer())), currentMonth))
    } catch {
      setProblem('Não foi possível ler o arquivo.')
    }
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <label
          htmlFor={input}
          className={buttonStyle(
            'secondary',
            'md',
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          )}
        >
          <Upload aria-hidden="true" className="size-4" />
          Enviar arquivo CSV
          <input
            id={input}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => void load(event)}
            className="sr-only"
          />
        </label>
        <p className="text-muted">Duas colunas: mês e valor. Exemplo: 10/2026;48.200,00</p>
      </div>
      <TextareaField
        label="Ou cole a tabela aqui"
        rows={4}
        value={pasted}
        onChange={(event) => onPasted(event.currentTarget.value)}
        placeholder={'10/2026;48.200,00\n09/2026;45.900,00'}
        spellCheck={false}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-disabled={pasted.trim() === ''}
        onClick={() => pasted.trim() !== '' && onRead(parseRevenueCsv(pasted, currentMonth))}
      >
        Ler tabela colada
      </Button>
      <div aria-live="polite" className="grid grid-cols-1 gap-3">
        {problem && <p className="text-negative">{problem}</p>}
        {read && <ReadResult read={read} onUse={() => onUse(read)} onDrop={() => onRead(null)} />}
      </div>
    </div>
  )
}

function ReadResult({ read, onUse, onDrop }: { read: RevenueCsv; onUse: () => void; onDrop: () => void }) {
  const { meses, faults } = read
  const first = meses[0]
  const last = meses.at(-1)
  return (
    <div className="rounded-lg border border-line bg-sunken p-4">
      <p className="font-medium">
        {first && last
          ? `${plural(meses.length, 'mês lido', 'meses lidos')}, de ${formatMonth(first.mes)} a ${formatMonth(last.mes)}.`
          : 'Nenhum mês pôde ser lido.'}
      </p>
      {faults.length > 0 && (
        <>
          <p className="mt-3 text-warning">{plural(faults.length, 'linha com problema', 'linhas com problema')}:</p>
          <ul className="mt-1 grid gap-1">
            {faults.slice(0, SHOWN_FAULTS).map((fault) => (
              <li key={`${fault.linha}-${fault.motivo}`} className="wrap-anywhere">
                <span className="font-medium">Linha {fault.linha}:</span> {fault.motivo}{' '}
                <span className="text-muted">“{fault.texto}”</span>
              </li>
            ))}
          </ul>
          {faults.length > SHOWN_FAULTS && (
            <p className="mt-1 text-muted">E mais {plural(faults.length - SHOWN_FAULTS, 'linha')}.</p>
          )}
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {meses.length > 0 && (
          <Button size="sm" onClick={onUse}>
            {faults.length > 0
              ? `Usar só ${plural(meses.length, 'mês bom', 'meses bons')}`
              : `Usar ${plural(meses.length, 'mês', 'meses')}`}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDrop}>
          Descartar
        </Button>
      </div>
    </div>
  )
}
