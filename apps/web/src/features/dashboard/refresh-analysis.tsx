import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import type { ButtonSize } from '#src/ui/page/button-style.ts'

interface RefreshAnalysisProps {
  companyId: string
  size?: ButtonSize
  onDone?: () => void
}

/** Makes the analysis again from the same answers and what became known since. */
export function RefreshAnalysis({ companyId, size = 'sm', onDone }: RefreshAnalysisProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const refresh = useMutation({
    mutationFn: async () => {
      // With the schemas of the whole diagnostic, which the panel does without.
      const { ReanalysisReply } = await import('@norteia/contracts/diagnostic-answers')
      return api(`/companies/${companyId}/analises`, ReanalysisReply, { method: 'POST' })
    },
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: ['companies', companyId] })
      toast.success(
        data.status === 'unchanged'
          ? 'Nada mudou desde a última análise: ela continua valendo.'
          : 'Análise atualizada com o que você informou.',
      )
      onDone?.()
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível atualizar. Tente novamente.'),
  })
  return (
    <Button size={size} loading={refresh.isPending} onClick={() => refresh.mutate()}>
      Atualizar análise
    </Button>
  )
}
