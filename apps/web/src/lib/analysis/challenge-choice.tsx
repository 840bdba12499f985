import { ChallengeReply } from '@norteia/contracts/analysis'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'

interface AlternativesProps {
  companyId: string
  analysisId: string
  alternativas: readonly { id: string; nome: string }[]
  onChosen?: () => void
}

/** What else the owner may mean, one button each. */
export function Alternatives({ companyId, analysisId, alternativas, onChosen }: AlternativesProps) {
  const choice = useChoice(companyId, analysisId)
  return (
    <div className="grid gap-2 py-1">
      <p className="text-sm text-muted">Escolha o que mais pesa; a análise é refeita com a sua escolha.</p>
      {alternativas.map(({ id, nome }) => (
        <Button
          key={id}
          variant="secondary"
          size="sm"
          loading={choice.isPending}
          onClick={() => choice.mutate(id, { onSuccess: () => onChosen?.() })}
        >
          {capitalized(nome)}
        </Button>
      ))}
    </div>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Keeps the choice; the analyses of the company are then fetched again. */
function useChoice(companyId: string, analysisId: string) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (problema: string) =>
      api(`/companies/${companyId}/analises/${analysisId}/desafio`, ChallengeReply, {
        method: 'POST',
        body: { problema },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['companies', companyId] })
      toast.success('Análise refeita com a sua escolha.')
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível trocar. Tente novamente.'),
  })
}
