import { formatMoney, formatMonth, plural } from '@norteia/contracts/format'
import type { Categoria, Conta, Lancamento } from '@norteia/contracts/ledger'
import type { Importacao } from '@norteia/contracts/statements'
import { useInfiniteQuery } from '@tanstack/react-query'
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '#src/ui/page/button.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { MovementRow } from './movement-row.tsx'
import { type MovementFilters, movementsQuery } from './statements.queries.ts'

interface MovementListProps {
  companyId: string
  filters: MovementFilters
  accounts: readonly Conta[]
  categories: readonly Categoria[]
  imports: readonly Importacao[]
}

/** Of a row on a wide screen and of a heading, before they are measured. */
const ROW_HEIGHT = 72
const HEADING_HEIGHT = 44
const OVERSCAN = 8
/** The next page is fetched when so few rows are left below the window. */
const AHEAD = 20

/** Newest first under month headings. Pages come by cursor as the end of the list comes near. */
export function MovementList(props: MovementListProps) {
  const query = useInfiniteQuery(movementsQuery(props.companyId, props.filters))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const entries = useMemo(() => underMonths(query.data?.pages.flatMap((page) => page.data) ?? []), [query.data])

  if (query.isPending) return <Skeleton className="h-96" />
  if (query.isError && !query.data)
    return (
      <ErrorState message="Não foi possível carregar as movimentações." onRetry={() => void query.refetch()}>
        Nenhum dado foi perdido. Confira sua internet e tente de novo.
      </ErrorState>
    )
  const totals = query.data.pages[0]?.totais
  if (entries.length === 0)
    return <EmptyState title="Nenhuma movimentação com estes filtros">Mude a busca ou os filtros acima.</EmptyState>
  return (
    <>
      {totals && (
        <p className="figure mb-4 text-muted" aria-live="polite">
          {plural(totals.quantidade, 'movimentação', 'movimentações')}: entradas {formatMoney(totals.entradas)}, saídas{' '}
          {formatMoney(totals.saidas)}
        </p>
      )}
      <Windowed {...props} entries={entries} onNearEnd={more} />
      {hasNextPage && (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={more}>
          Carregar mais
        </Button>
      )}
    </>
  )
}

/** A month's heading or a movement under it. */
type Entry = { month: string } | { movement: Lancamento }

function underMonths(rows: readonly Lancamento[]): Entry[] {
  let current = ''
  return rows.flatMap((movement): Entry[] => {
    const month = movement.data.slice(0, 7)
    if (month === current) return [{ movement }]
    current = month
    return [{ month }, { movement }]
  })
}

interface WindowedProps extends MovementListProps {
  entries: readonly Entry[]
  onNearEnd: () => void
}

/** Draws only what is in the window, and the heading of the month that its upper edge is in. */
function Windowed({ entries, onNearEnd, ...props }: WindowedProps) {
  const { ref, list, headingAtTop } = useWindowOf(entries)
  const shown = list.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= entries.length - AHEAD) onNearEnd()
  }, [last, entries.length, onNearEnd])
  return (
    <ul ref={ref} className="relative mb-6" style={{ height: list.getTotalSize() }}>
      {shown.map(({ index, key, start }) => {
        const entry = entries[index]!
        const isHeading = 'month' in entry
        const isStuck = index === headingAtTop
        return (
          <li
            key={key}
            data-index={index}
            ref={list.measureElement}
            className={
              isStuck
                ? 'sticky top-16 z-10'
                : `absolute inset-x-0 top-0 ${isHeading ? '' : 'border-t border-line first-of-type:border-0'}`
            }
            style={isStuck ? undefined : { transform: `translateY(${start - list.options.scrollMargin}px)` }}
          >
            {isHeading ? (
              <h2 className="border-b border-line bg-background py-2 font-semibold">{formatMonth(entry.month)}</h2>
            ) : (
              <MovementRow {...props} movement={entry.movement} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useWindowOf(entries: readonly Entry[]) {
  const ref = useRef<HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  // The content above the list changes with filters, banners and the import.
  useLayoutEffect(() => {
    const measure = () => {
      const top = ref.current ? ref.current.getBoundingClientRect().top + window.scrollY : 0
      setOffset((before) => (Math.abs(before - top) > 1 ? top : before))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])
  const headings = useMemo(() => entries.flatMap((entry, index) => ('month' in entry ? [index] : [])), [entries])
  const headingOf = useCallback((index: number) => headings.findLast((one) => one <= index) ?? 0, [headings])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const heading = headingOf(range.startIndex)
      return [...new Set([heading, ...defaultRangeExtractor(range)])].sort((a, b) => a - b)
    },
    [headingOf],
  )
  const list = useWindowVirtualizer({
    count: entries.length,
    estimateSize: (index) => ('month' in entries[index]! ? HEADING_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => {
      const entry = entries[index]!
      return 'month' in entry ? entry.month : entry.movement.id
    },
    overscan: OVERSCAN,
    scrollMargin: offset,
    rangeExtractor,
  })
  return { ref, list, headingAtTop: headingOf(list.range?.startIndex ?? 0) }
}
