import type { Categoria, Conta } from '@norteia/contracts/ledger'
import { useEffect, useState } from 'react'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import type { MovementFilters } from './statements.queries.ts'

const TYPING_MS = 300
const NONE: Required<MovementFilters> = { conta: '', categoria: '', sentido: '', q: '', de: '', ate: '' }

interface MovementFiltersBarProps {
  filters: MovementFilters
  accounts: readonly Conta[]
  categories: readonly Categoria[]
  /** Movements without a category over all accounts. */
  unsorted: number | undefined
  onChange: (part: MovementFilters) => void
}

/** Search and filters; they live in the address, so that reload and back keep them. */
export function MovementFiltersBar({ filters, accounts, categories, unsorted, onChange }: MovementFiltersBarProps) {
  const [typed, setTyped] = useState(filters.q ?? '')
  useEffect(() => setTyped(filters.q ?? ''), [filters.q])
  useEffect(() => {
    if (typed === (filters.q ?? '')) return
    const timer = setTimeout(() => onChange({ q: typed }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, filters.q, onChange])
  // Links of the result and the cash lead here with a period: it must be seen.
  const [more, setMore] = useState(Boolean(filters.de || filters.ate || filters.sentido))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <div className="mb-4 grid gap-4 print:hidden">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Buscar" type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <SelectField
          label="Conta"
          placeholder="Todas"
          options={accounts.map(({ id, apelido }) => ({ value: id, label: apelido }))}
          value={filters.conta ?? ''}
          onChange={(event) => onChange({ conta: event.target.value })}
        />
        <SelectField
          label="Categoria"
          placeholder="Todas"
          options={[
            { value: 'sem', label: unsorted === undefined ? 'Sem categoria' : `Sem categoria (${unsorted})` },
            ...categories.map(({ id, nome }) => ({ value: id, label: nome })),
          ]}
          value={filters.categoria ?? ''}
          onChange={(event) => onChange({ categoria: event.target.value })}
        />
      </div>
      {more && (
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <TextField
            label="De"
            type="date"
            value={filters.de ?? ''}
            onChange={(event) => onChange({ de: event.target.value })}
          />
          <TextField
            label="Até"
            type="date"
            value={filters.ate ?? ''}
            onChange={(event) => onChange({ ate: event.target.value })}
          />
          <SelectField
            label="Entradas e saídas"
            placeholder="Todas"
            options={[
              { value: 'entrada', label: 'Só entradas' },
              { value: 'saida', label: 'Só saídas' },
            ]}
            value={filters.sentido ?? ''}
            onChange={(event) => onChange({ sentido: event.target.value })}
            className="max-sm:col-span-2"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!more && (
          <Button variant="ghost" size="sm" onClick={() => setMore(true)}>
            Mais filtros
          </Button>
        )}
        {isFiltered && (
          <Button variant="ghost" size="sm" onClick={() => onChange(NONE)}>
            Limpar filtros
          </Button>
        )}
      </div>
    </div>
  )
}
