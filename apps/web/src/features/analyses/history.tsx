import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { formatNumber, plural } from '@norteia/contracts/format'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import { Chart } from '#src/charts/chart.tsx'
import { analysisQuery } from '#src/lib/analysis/analysis.queries.ts'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/page/visually-hidden.tsx'
import { historyQuery } from './history.queries.ts'
import { HistoryCard } from './history-card.tsx'
import { type Entry, entriesOf, scoreChart } from './history-story.ts'

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
          <Entries
            analises={data.analises}
            stale={query.isPlaceholderData}
            onNear={(id) => void queries.prefetchQuery(analysisQuery(companyId, id))}
            onOpen={onOpen}
          />
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
        <nav aria-label="Páginas do histórico" className="mt-6 flex flex-wrap items-center justify-between gap-4">
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

interface EntriesProps {
  analises: readonly AnalysisRead[]
  /** Of the page before, while the next one loads. */
  stale: boolean
  onNear: (id: string) => void
  onOpen: (id: string) => void
}

/** How the score went, then the analyses; a round of simulations is one entry that opens. */
function Entries({ analises, stale, onNear, onOpen }: EntriesProps) {
  const chart = scoreChart(analises)
  const card = (entry: Entry, place: number) => {
    const { id } = entry.analise
    return <HistoryCard key={id || place} entry={entry} onNear={() => onNear(id)} onOpen={() => onOpen(id)} />
  }
  return (
    <div aria-busy={stale} className="grid grid-cols-1 gap-3 transition-opacity duration-150 aria-busy:opacity-60">
      {chart !== null && (
        <Card className="flex flex-col">
          <Chart chart={chart} />
        </Card>
      )}
      <ul className="grid gap-3" aria-label="Análises">
        {entriesOf(analises).flatMap(([first, ...others], place) => [
          card(first!, place),
          ...(others.length > 0
            ? [
                <li key={`rodada-${first!.analise.id || place}`}>
                  <details className="rounded-lg bg-sunken px-4 py-2">
                    <summary className="min-h-8 cursor-pointer content-center font-medium coarse:min-h-11">
                      Mais {plural(others.length, 'simulação', 'simulações')} da mesma rodada
                    </summary>
                    <ul className="mt-2 mb-2 grid gap-3">{others.map(card)}</ul>
                  </details>
                </li>,
              ]
            : []),
        ])}
      </ul>
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
