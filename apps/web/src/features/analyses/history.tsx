import { formatNumber } from '@norteia/contracts/format'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import { analysisQuery } from '#src/lib/analysis/analysis.queries.ts'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/page/visually-hidden.tsx'
import { historyQuery } from './history.queries.ts'
import { HistoryCard } from './history-card.tsx'

interface HistoryProps {
  companyId: string
  page: number
  onPage: (page: number) => void
  onOpen: (id: string) => void
}

/** All analyses of one company, newest first, ten a page. Give it the company's id as key. */
export function History({ companyId, page, onPage, onOpen }: HistoryProps) {
  const queries = useQueryClient()
  // The page before stays until the next one is there.
  const query = useQuery({ ...historyQuery(companyId, page), retry: false, placeholderData: keepPreviousData })

  const busy = query.isFetching
  const data = query.isError ? undefined : query.data
  const current = data?.currentPage ?? (query.isError ? 1 : page)
  const turn = (step: number) => {
    if (!busy) onPage(current + step)
  }
  /** A hand near the button: the page is on its way before the click. */
  const near = (step: number) => {
    const prefetch = () => {
      if (!busy) void queries.prefetchQuery({ ...historyQuery(companyId, current + step), retry: false })
    }
    return { onPointerEnter: prefetch, onFocus: prefetch }
  }
  const refresh = () => {
    if (!busy) void query.refetch()
  }
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Stat label="Total de análises" value={data?.totalItems} pending={!data && !query.isError} />
          <Stat label="Página atual" value={current} pending={!data && !query.isError} />
          <Stat label="Total de páginas" value={data?.totalPages ?? 1} pending={!data && !query.isError} />
        </dl>
        <Button variant="secondary" size="sm" onClick={refresh} loading={busy && !!data}>
          {!(busy && data) && <RefreshCw aria-hidden="true" className="size-4" />}
          Atualizar histórico
        </Button>
      </div>
      {data ? (
        data.analises.length > 0 ? (
          <ul
            className="grid gap-3 transition-opacity duration-150 aria-busy:opacity-60"
            aria-label="Análises"
            aria-busy={query.isPlaceholderData}
          >
            {data.analises.map((analise, place) => (
              <HistoryCard
                key={analise.id || place}
                analise={analise}
                onNear={() => void queries.prefetchQuery(analysisQuery(companyId, analise.id))}
                onOpen={() => onOpen(analise.id)}
              />
            ))}
          </ul>
        ) : data.totalItems > 0 ? (
          <EmptyState
            title="Esta página não existe mais"
            action={<Button onClick={() => onPage(1)}>Voltar à primeira página</Button>}
          >
            O histórico tem menos páginas do que o endereço pede.
          </EmptyState>
        ) : (
          <EmptyState
            title="Nenhuma análise ainda"
            action={<ButtonLink to="/diagnostico-empresarial">Fazer primeira análise</ButtonLink>}
          >
            Cada análise que você fizer fica guardada aqui, com nota, plano e a origem de cada número.
          </EmptyState>
        )
      ) : query.isError && !busy ? (
        <EmptyState title="Dados indisponíveis" action={<Button onClick={refresh}>Tentar novamente</Button>}>
          Suas análises continuam guardadas.
        </EmptyState>
      ) : (
        <HistorySkeleton />
      )}
      {data && data.totalPages > 1 && (
        <nav aria-label="Páginas do histórico" className="mt-6 flex items-center justify-between gap-4">
          <Button
            variant="secondary"
            disabled={!data.hasPrevPage}
            aria-disabled={busy}
            onClick={() => turn(-1)}
            {...(data.hasPrevPage && near(-1))}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            Anterior
          </Button>
          <p className="figure text-center text-muted" aria-live="polite">
            {`Página ${formatNumber(current)}\u00a0de\u00a0${formatNumber(data.totalPages)}`}
          </p>
          <Button
            variant="secondary"
            disabled={!data.hasNextPage}
            aria-disabled={busy}
            onClick={() => turn(1)}
            {...(data.hasNextPage && near(1))}
          >
            Próxima
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </nav>
      )}
    </div>
  )
}

/** Without a value it isn't known: nought would be a claim. */
function Stat({ label, value, pending }: { label: string; value: number | undefined; pending: boolean }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="figure text-lg font-semibold">
        {pending ? <span className="text-muted">…</span> : value === undefined ? '—' : formatNumber(value)}
      </dd>
    </div>
  )
}

const ROWS = ['a', 'b', 'c', 'd'] as const

function HistorySkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>Carregando o histórico...</VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-32 rounded-lg" />
      ))}
    </div>
  )
}
