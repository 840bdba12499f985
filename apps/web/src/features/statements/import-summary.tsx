import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { type FileOutcome, importSummary } from './import-queue.ts'

const KINDS = {
  imported: { tone: 'positive', label: 'Importado' },
  skipped: { tone: 'neutral', label: 'Pulado' },
  failed: { tone: 'warning', label: 'Não lido' },
} as const

/** What became of each of several files. */
export function ImportSummary({ outcomes, onClose }: { outcomes: readonly FileOutcome[]; onClose: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="font-medium">
        {importSummary(outcomes)}
      </p>
      <ul aria-label="Arquivos" className="divide-y divide-line">
        {outcomes.map(({ name, kind, said }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two files may have one name
          <li key={place} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex items-start justify-between gap-4">
              <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
              <Badge tone={KINDS[kind].tone} className="shrink-0">
                {KINDS[kind].label}
              </Badge>
            </div>
            {said.map((sentence, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two accounts may have the same proof
              <p key={line} className="text-sm text-muted">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <div className="flex justify-end">
        <Button onClick={onClose}>Concluir</Button>
      </div>
    </div>
  )
}
