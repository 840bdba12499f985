import { formatDay, formatMoney } from '@norteia/contracts/format'
import type { ContaPrevia, SituacaoLinha } from '@norteia/contracts/statements'
import { useState } from 'react'
import { Tabs } from '#src/ui/page/tabs.tsx'

const KINDS: readonly { id: SituacaoLinha; label: string; count: 'novas' | 'repetidas' | 'futuras' | 'recusadas' }[] = [
  { id: 'nova', label: 'Novas', count: 'novas' },
  { id: 'repetida', label: 'Já importadas', count: 'repetidas' },
  { id: 'futura', label: 'Futuras', count: 'futuras' },
  { id: 'recusada', label: 'Recusadas', count: 'recusadas' },
]
/** Enough to recognise the file; the rest is counted. */
const SHOWN = 100

/** The lines of one account, by what becomes of them. */
export function PreviewLines({ conta }: { conta: ContaPrevia }) {
  const first = KINDS.find(({ count }) => conta[count] > 0) ?? KINDS[0]!
  const [kind, setKind] = useState<string>(first.id)
  const tabs = KINDS.map(({ id, label, count }) => ({
    id,
    label,
    badge: conta[count],
    content: <Lines conta={conta} kind={id} total={conta[count]} />,
  }))
  return <Tabs inner label="Linhas do arquivo" tabs={tabs} value={kind} onChange={setKind} />
}

function Lines({ conta, kind, total }: { conta: ContaPrevia; kind: SituacaoLinha; total: number }) {
  const lines = conta.linhas.filter(({ situacao }) => situacao === kind).slice(0, SHOWN)
  if (lines.length === 0) return <p className="text-muted">Nenhuma linha aqui.</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line of the file may give two movements
          <li key={`${line.linha}-${place}`} className="flex items-baseline justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="wrap-anywhere">{line.descricao}</p>
              <p className="text-sm text-muted">
                {line.data && formatDay(line.data)} · linha {line.linha}
                {line.motivo && ` · ${line.motivo}`}
              </p>
            </div>
            {line.valor !== null && <Amount valor={line.valor} />}
          </li>
        ))}
      </ul>
      {total > lines.length && <p className="pt-2 text-sm text-muted">e mais {total - lines.length}</p>}
    </>
  )
}

/** Signed, so that colour is never the only sign. */
export const Amount = ({ valor }: { valor: number }) => (
  <span className={`figure shrink-0 whitespace-nowrap ${valor > 0 ? 'text-positive' : ''}`}>
    {valor > 0 ? '+' : '−'} {formatMoney(Math.abs(valor))}
  </span>
)
