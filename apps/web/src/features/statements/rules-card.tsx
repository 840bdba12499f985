import { plural } from '@norteia/contracts/format'
import type { Categoria, Regra } from '@norteia/contracts/ledger'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { financeKey, removeRule } from './statements.queries.ts'

const SHOWN = 8

interface RulesCardProps {
  companyId: string
  rules: readonly Regra[]
  categories: readonly Categoria[]
}

/** What the company's corrections have taught. A forgotten rule changes nothing that it has classified already. */
export function RulesCard({ companyId, rules, categories }: RulesCardProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [all, setAll] = useState(false)
  const remove = useMutation({
    mutationFn: (id: string) => removeRule(companyId, id),
    onSuccess: () => {
      toast.success('Regra esquecida. O que ela já classificou fica como está.')
      void queries.invalidateQueries({ queryKey: financeKey(companyId) })
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível esquecer a regra. Tente de novo.'),
  })
  const shown = all ? rules : rules.slice(0, SHOWN)
  return (
    <Card title="Regras aprendidas">
      <p className="mb-3 text-sm text-muted">
        Quando você escolhe a categoria de uma movimentação, as próximas da mesma contraparte seguem a escolha.
      </p>
      <ul className="divide-y divide-line">
        {shown.map(({ id, contraparte, sentido, categoria, vezes }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{contraparte}</p>
              <p className="text-sm text-muted">
                {sentido === 'entrada' ? 'Entradas' : 'Saídas'} em{' '}
                {categories.find((category) => category.id === categoria)?.nome ?? categoria} ·{' '}
                {plural(vezes, 'escolha', 'escolhas')}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Esquecer a regra de ${contraparte}`}
              loading={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              Esquecer
            </Button>
          </li>
        ))}
      </ul>
      {rules.length > SHOWN && !all && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAll(true)}>
          Ver todas as {rules.length} regras
        </Button>
      )}
    </Card>
  )
}
