import { formatDate, formatTime } from '@norteia/contracts/format'
import type { ProviderCall } from '@norteia/contracts/privacy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Preview } from './preview.tsx'
import { heldQuery, sentQuery } from './privacy.queries.ts'
import { outcomeText, providerName } from './provider-text.ts'
import { SentWords } from './sent-words.tsx'

/** Each call to a language model's provider with the words that left, and what would leave next. */
export function SentCard() {
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useQuery(sentQuery(page))
  return (
    <Card title="O que foi enviado a provedores de IA">
      {isPending && <Skeleton className="h-16 w-full" />}
      {error && <InlineError what="os envios" error={error} onRetry={refetch} />}
      {data && data.pagination.totalItems === 0 && <Nothing />}
      {data && data.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.data.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </ul>
      )}
      {data && data.pagination.totalPages > 1 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Mais novos
          </Button>
          <p className="figure text-muted" aria-live="polite">
            Página {data.pagination.currentPage} de {data.pagination.totalPages}
          </p>
          <Button
            variant="secondary"
            size="sm"
            disabled={page >= data.pagination.totalPages}
            onClick={() => setPage(page + 1)}
          >
            Mais antigos
          </Button>
        </div>
      )}
      <Preview />
    </Card>
  )
}

/** Whether something could leave at all is part of the truth. */
function Nothing() {
  const { data } = useQuery(heldQuery)
  if (!data) return null
  return (
    <p>
      {data.providers.length === 0
        ? 'Nada foi enviado: nenhum provedor de IA está configurado neste servidor.'
        : `Nada foi enviado até agora. Este servidor pode enviar a: ${data.providers.map(providerName).join(', ')}.`}
    </p>
  )
}

function Call({ call }: { call: ProviderCall }) {
  const name = providerName(call.provider)
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 marker:hidden">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{name}</span>
              <Badge tone={call.outcome === 'aceito' ? 'positive' : 'neutral'}>{outcomeText(call.outcome)}</Badge>
            </p>
            <p className="break-words text-muted">
              {call.purpose.charAt(0).toUpperCase() + call.purpose.slice(1)}
              {call.companyName && `, ${call.companyName}`}, modelo {call.model}
            </p>
            <p className="figure text-muted">
              <time dateTime={call.createdAt}>
                {formatDate(call.createdAt)}, {formatTime(call.createdAt)}
              </time>
            </p>
          </div>
          <span aria-hidden="true" className="text-xl text-primary group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="pb-4">
          {call.sent ? (
            <SentWords sent={call.sent} />
          ) : (
            <p className="text-muted">Este envio é de antes de guardarmos o texto.</p>
          )}
        </div>
      </details>
    </li>
  )
}
