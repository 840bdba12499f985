import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#src/ui/page/button.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { AddMovementDialog } from './add-movement.tsx'
import { BankHelp } from './bank-help.tsx'
import { ImportStatements } from './import-button.tsx'
import { ImportsCard } from './imports-card.tsx'
import { MovementFiltersBar } from './movement-filters.tsx'
import { MovementList } from './movement-list.tsx'
import {
  accountsQuery,
  categoriesQuery,
  importsQuery,
  type MovementFilters,
  unsortedQuery,
} from './statements.queries.ts'

const FILTERS = ['conta', 'categoria', 'q', 'de', 'ate'] as const

/** 'Movimentações': import, list, accounts and imports of one company. Give it the company's id as key. */
export function MovementsTab({ companyId }: { companyId: string }) {
  const accounts = useQuery(accountsQuery(companyId))
  const categories = useQuery(categoriesQuery(companyId)).data ?? []
  const imports = useQuery(importsQuery(companyId)).data ?? []
  const unsorted = useQuery(unsortedQuery(companyId)).data
  const [adding, setAdding] = useState(false)
  const [filters, change] = useFilters()

  if (accounts.isPending) return <Skeleton className="h-96" />
  if (accounts.isError)
    return (
      <ErrorState message="Não foi possível carregar as movimentações." onRetry={() => void accounts.refetch()}>
        Nenhum dado foi perdido. Confira sua internet e tente de novo.
      </ErrorState>
    )
  const known = accounts.data
  return (
    <div className="grid gap-6">
      <ImportStatements companyId={companyId} />
      {known.length === 0 ? (
        <EmptyState title="Aqui ficam as movimentações da empresa">
          Importe o extrato do banco: mostramos o que entrou e saiu, conferimos com o saldo até o centavo e calculamos o
          seu resultado e o seu caixa.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-label="Movimentações" className="min-w-0">
            <div className="mb-4 flex justify-end print:hidden">
              <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
                <Plus aria-hidden="true" className="size-4" />
                Adicionar movimentação
              </Button>
            </div>
            <MovementFiltersBar
              filters={filters}
              accounts={known}
              categories={categories}
              unsorted={unsorted}
              onChange={change}
            />
            <MovementList
              companyId={companyId}
              filters={filters}
              accounts={known}
              categories={categories}
              imports={imports}
            />
          </section>
          <div className="grid gap-6">
            <AccountsCard accounts={known} />
            {imports.length > 0 && <ImportsCard companyId={companyId} imports={imports} accounts={known} />}
          </div>
        </div>
      )}
      <BankHelp />
      {adding && (
        <AddMovementDialog
          companyId={companyId}
          accounts={known}
          categories={categories}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

function useFilters(): [MovementFilters, (part: MovementFilters) => void] {
  const [params, setParams] = useSearchParams()
  const filters: MovementFilters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const change = useCallback(
    (part: MovementFilters) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(part)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return [filters, change]
}
