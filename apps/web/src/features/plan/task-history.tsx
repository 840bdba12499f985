import { formatDate, formatTime } from '@norteia/contracts/format'
import type { Mudanca, TaskField } from '@norteia/contracts/plan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { historyQuery } from './plan.queries.ts'

const FIELDS: Readonly<Record<TaskField, string>> = {
  status: 'Coluna',
  acao: 'Tarefa',
  detalhes: 'Detalhes',
  responsavel: 'Responsável',
  prazo: 'Prazo',
  progresso: 'Progresso',
  depois: 'Como ficou',
}

interface TaskHistoryProps {
  companyId: string
  taskId: string
  /** Each version refetches the changes. */
  versao: number
  criadaEm: string
}

/** Who changed what and when, on demand; the making of the task closes it. */
export function TaskHistory({ companyId, taskId, versao, criadaEm }: TaskHistoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className="border-t border-line pt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Histórico</summary>
      {open && <Changes companyId={companyId} taskId={taskId} versao={versao} criadaEm={criadaEm} />}
    </details>
  )
}

function Changes({ companyId, taskId, versao, criadaEm }: TaskHistoryProps) {
  const query = useQuery(historyQuery(companyId, taskId, versao))
  if (query.isPending) return <Skeleton className="h-16" />
  if (query.isError) return <InlineError what="o histórico" error={query.error} onRetry={() => void query.refetch()} />
  return (
    <ol className="grid gap-3">
      {query.data.map(({ em, autor, mudancas }) => (
        <li key={em} className="border-l-2 border-line pl-3">
          <p className="text-sm text-muted">
            {autor}, {formatDate(em)} às {formatTime(em)}
          </p>
          <ul>
            {mudancas.map((change) => (
              <li key={change.campo} className="wrap-anywhere">
                {sentenceOf(change)}
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li className="border-l-2 border-line pl-3">
        <p className="text-sm text-muted">
          {formatDate(criadaEm)} às {formatTime(criadaEm)}
        </p>
        <p>Tarefa criada</p>
      </li>
    </ol>
  )
}

function sentenceOf({ campo, de, para }: Mudanca): string {
  const name = FIELDS[campo]
  if (de === null && para === null) return `${name}: texto alterado`
  if (de === null) return `${name}: ${para}`
  return `${name}: de ${de} para ${para ?? 'vazio'}`
}
