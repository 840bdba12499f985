import { ChallengeReply } from '@norteia/contracts/analysis'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'

/** What is chosen, as the call's path ends, and the field of its body. */
const FIELDS = { desafio: 'problema', conta: 'conta' } as const
type Choice = keyof typeof FIELDS

export const choiceKey = (choice: Choice, companyId: string) => ['escolha', choice, companyId] as const

/**
 * Keeps what the owner chose, by its id; the analyses of the company are then fetched again. `onStored` is told the new
 * analysis before that.
 */
export function useChoice(
  choice: Choice,
  companyId: string,
  analysisId: string,
  onStored?: (analysisId: string) => void,
) {
  const queries = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationKey: choiceKey(choice, companyId),
    mutationFn: (id: string) =>
      api(`/companies/${companyId}/analises/${analysisId}/${choice}`, ChallengeReply, {
        method: 'POST',
        body: { [FIELDS[choice]]: id },
      }),
    onSuccess: async ({ data }) => {
      onStored?.(data.analysisId)
      await queries.invalidateQueries({ queryKey: ['companies', companyId] })
      toast.success('Análise refeita com a sua escolha.')
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível guardar a escolha. Tente novamente.'),
  })
}
