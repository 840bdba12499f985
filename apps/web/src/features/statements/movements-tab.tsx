import type { Conta } from '@norteia/contracts/ledger'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { AddMovementDialog } from './add-movement.tsx'
import { BankHelp } from './bank-help.tsx'
import { ImportStatements } from './import-button.tsx'
import { ImportsCard } from './imports-card.tsx'
import { MovementFiltersBar } from './movement-filters.tsx'
import { MovementList } from './movement-list.tsx'
import { RulesCard } from './rules-card.tsx'
import {
  accountsQuery,
  categoriesQuery,
  importsQuery,
  type MovementFilters,
  rulesQuery,
  unsortedQuery,
} from './statements.queries.ts'

const VIEWS = [
  { value: 'list', label: 'Lista' },
  { value: 'accounts', label: 'Contas e importações' },
] as const
const FILTERS = ['conta', 'categoria', 'sentido', 'q', 'de', 'ate'] as const

/** 'Movimentações': import, list, accounts and imports of one company. Give it the company's id as key. */
export function MovementsTab({ companyId }: { companyId: string }) {
  const accounts = useQuery(accountsQuery(companyId))
  const categories = useQuery(categoriesQuery(companyId)).data ?? []
  const imports = useQuery(importsQuery(companyId)).data ?? []
  const rules = useQuery(rulesQuery(companyId)).data ?? []
  const unsorted = useQuery(unsortedQuery(companyId)).data
  const [adding, setAdding] = useState(false)
  const [account, setAccount] = useState<Conta | 'new' | null>(null)
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('list')
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
        <EmptyState
          title="Aqui ficam as movimentações da empresa"
          action={
            <Button variant="secondary" onClick={() => setAccount('new')}>
              Adicionar conta sem extrato
            </Button>
          }
        >
          Importe o extrato do banco: mostramos o que entrou e saiu, conferimos com o saldo até o centavo e calculamos o
          seu resultado e o seu caixa. Para o dinheiro que não passa pelo banco, adicione uma conta e digite.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          {/* Beside an endless list on a wide screen; below one nobody would ever get to the accounts. */}
          <div className="xl:hidden print:hidden">
            <SegmentedControl label="Mostrar" options={VIEWS} value={view} onChange={setView} />
          </div>
          <section
            aria-label="Movimentações"
            className={cx('min-w-0', view === 'accounts' && 'max-xl:hidden print:block')}
          >
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
          <div className={cx('grid gap-6', view === 'list' && 'max-xl:hidden')}>
            <AccountsCard accounts={known} onAdd={() => setAccount('new')} onEdit={setAccount} />
            {imports.length > 0 && <ImportsCard companyId={companyId} imports={imports} accounts={known} />}
            {rules.length > 0 && <RulesCard companyId={companyId} rules={rules} categories={categories} />}
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
      {account && (
        <AccountDialog
          companyId={companyId}
          account={account === 'new' ? null : account}
          onClose={() => setAccount(null)}
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
