import { CATEGORY_GROUPS } from '@norteia/contracts/finance-categories'
import { formatDay, formatMoney, formatMonth, plural } from '@norteia/contracts/format'
import type { Categoria, Conta, Lancamento } from '@norteia/contracts/ledger'
import type { Importacao } from '@norteia/contracts/statements'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Amount } from './preview-lines.tsx'
import {
  changeMovement,
  deleteMovement,
  financeKey,
  type MovementFilters,
  movementsQuery,
} from './statements.queries.ts'

interface MovementListProps {
  companyId: string
  filters: MovementFilters
  accounts: readonly Conta[]
  categories: readonly Categoria[]
  imports: readonly Importacao[]
}

/** Newest first under month headings. Pages come by cursor as the end of the list comes near. */
export function MovementList(props: MovementListProps) {
  const query = useInfiniteQuery(movementsQuery(props.companyId, props.filters))
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useEffect(() => {
    const target = end.current
    if (!target || !hasNextPage || isFetchingNextPage) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '600px',
    })
    watch.observe(target)
    return () => watch.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  if (query.isPending) return <Skeleton className="h-96" />
  if (query.isError && !query.data)
    return <ErrorState message="Não foi possível carregar as movimentações." onRetry={() => void query.refetch()} />
  const rows = query.data.pages.flatMap((page) => page.data)
  const totals = query.data.pages[0]?.totais
  if (rows.length === 0)
    return <EmptyState title="Nenhuma movimentação com estes filtros">Mude a busca ou os filtros acima.</EmptyState>
  return (
    <>
      {totals && (
        <p className="figure mb-4 text-muted" aria-live="polite">
          {plural(totals.quantidade, 'movimentação', 'movimentações')}: entradas {formatMoney(totals.entradas)}, saídas{' '}
          {formatMoney(totals.saidas)}
        </p>
      )}
      {byMonth(rows).map(({ month, list }) => (
        <section
          key={month}
          aria-labelledby={`mes-${month}`}
          className="mb-6 [content-visibility:auto] [contain-intrinsic-size:auto_40rem]"
        >
          <h2 id={`mes-${month}`} className="sticky top-16 z-10 border-b border-line bg-background py-2 font-semibold">
            {formatMonth(month)}
          </h2>
          <ul className="divide-y divide-line">
            {list.map((movement) => (
              <MovementRow key={movement.id} movement={movement} {...props} />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end}>
        {hasNextPage && (
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Carregar mais
          </Button>
        )}
      </div>
    </>
  )
}

function byMonth(rows: readonly Lancamento[]): { month: string; list: Lancamento[] }[] {
  const months: { month: string; list: Lancamento[] }[] = []
  for (const row of rows) {
    const month = row.data.slice(0, 7)
    if (months.at(-1)?.month !== month) months.push({ month, list: [] })
    months.at(-1)!.list.push(row)
  }
  return months
}

function MovementRow({
  movement,
  companyId,
  accounts,
  categories,
  imports,
}: MovementListProps & { movement: Lancamento }) {
  const queries = useQueryClient()
  const toast = useToast()
  const [same, setSame] = useState(0)
  const [category, setCategory] = useState(movement.categoria)
  useEffect(() => setCategory(movement.categoria), [movement.categoria])
  const refresh = () => void queries.invalidateQueries({ queryKey: financeKey(companyId) })
  const onError = (error: unknown) => {
    setCategory(movement.categoria)
    toast.error(error instanceof ApiError ? error.message : 'Não foi possível salvar. Tente de novo.')
  }
  const change = useMutation({
    mutationFn: (body: { categoria: string | null; aplicarIguais?: boolean }) =>
      changeMovement(companyId, movement.id, body),
    onSuccess: ({ iguais }, { aplicarIguais }) => {
      setSame(aplicarIguais ? 0 : iguais)
      if (aplicarIguais) toast.success(`${plural(iguais, 'outra movimentação mudou', 'outras movimentações mudaram')}.`)
      // A correction alone keeps the row in place, so that the equal ones can still be asked for.
      if (aplicarIguais || iguais === 0) refresh()
    },
    onError,
  })
  const remove = useMutation({ mutationFn: () => deleteMovement(companyId, movement.id), onSuccess: refresh, onError })
  const account = accounts.find(({ id }) => id === movement.contaId)
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_16rem_9rem] sm:items-center">
      <div className="min-w-0">
        <p className="wrap-anywhere">{movement.descricao}</p>
        <p className="text-sm text-muted">
          {formatDay(movement.data)}
          {account && ` · ${account.apelido}`}
          {movement.contraparte && movement.contraparte !== movement.descricao && ` · ${movement.contraparte}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-last">
        <select
          aria-label={`Categoria de ${movement.descricao}`}
          value={category ?? ''}
          disabled={change.isPending}
          onChange={(event) => {
            const categoria = event.target.value || null
            setCategory(categoria)
            change.mutate({ categoria })
          }}
          className="min-h-10 max-w-full grow rounded-md border border-edge bg-card px-2 coarse:min-h-11"
        >
          <option value="">Sem categoria</option>
          {CATEGORY_GROUPS.map((group) => (
            <optgroup key={group.id} label={group.nome}>
              {categories
                .filter(({ grupo }) => grupo === group.id)
                .map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
        <Reason movement={movement} imports={imports} onDelete={() => remove.mutate()} />
        {same > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => change.mutate({ categoria: category, aplicarIguais: true })}
          >
            Aplicar às outras {same} iguais
          </Button>
        )}
      </div>
      <p className="sm:text-right">
        <Amount valor={movement.valor} />
      </p>
    </li>
  )
}

/** Why it has this category, and where it came from. */
function Reason({
  movement,
  imports,
  onDelete,
}: {
  movement: Lancamento
  imports: readonly Importacao[]
  onDelete: () => void
}) {
  const source = imports.find(({ id }) => id === movement.importacaoId)
  return (
    <Popover
      label="Por que esta categoria"
      trigger={(props) => (
        <button {...props} className="min-h-8 text-sm text-primary underline underline-offset-4 coarse:min-h-11">
          Por quê?
        </button>
      )}
    >
      {(close) => (
        <div className="grid gap-2 py-1">
          <p>{movement.porque ?? 'Ainda sem categoria: nada nesta descrição diz o que foi.'}</p>
          {source && (
            <p className="text-sm text-muted wrap-anywhere">
              arquivo {source.arquivo.nome}
              {movement.linha !== null && `, linha ${movement.linha}`}
            </p>
          )}
          {movement.digitado && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                close()
                onDelete()
              }}
            >
              Apagar movimentação
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}
