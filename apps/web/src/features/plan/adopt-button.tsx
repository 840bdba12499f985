import { plural } from '@norteia/contracts/format'
import type { AdoptPlan } from '@norteia/contracts/plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { adoptPlan, planQuery } from './plan.queries.ts'

interface AdoptButtonProps {
  companyId: string
  /** Without `acoes`: all of them. */
  offer: AdoptPlan
  className?: string
}

/** Makes tasks of an analysis's actions; those that are open tasks already stay as they are. */
export function AdoptButton({ companyId, offer, className }: AdoptButtonProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const adopt = useMutation({
    mutationFn: () => adoptPlan(companyId, offer),
    onSuccess: ({ novas }) => {
      toast.success(
        novas === 0
          ? 'Estas ações já estão no seu plano.'
          : `${plural(novas, 'tarefa adicionada', 'tarefas adicionadas')} ao plano.`,
      )
      return queries.invalidateQueries({ queryKey: planQuery(companyId).queryKey })
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível adotar o plano. Tente de novo.'),
  })
  return (
    <Button className={className} loading={adopt.isPending} onClick={() => adopt.mutate()}>
      Adotar plano
    </Button>
  )
}
