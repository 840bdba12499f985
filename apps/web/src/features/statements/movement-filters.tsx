import type { Categoria, Conta } from '@norteia/contracts/ledger'
import { useEffect, useState } from 'react'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { MovementFilters } from './statements.queries.ts'

const TYPING_MS = 300

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
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-3 print:hidden">
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
  )
}
