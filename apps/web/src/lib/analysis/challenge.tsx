import { ChallengeReply } from '@norteia/contracts/analysis'
import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, api } from '#src/lib/api/api.ts'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'

type ChallengeRead = NonNullable<AnalysisRead['insights']['analiseCompleta']['desafio']>
const FIELD = 'insights.analiseCompleta.desafio'

interface ChallengeProps {
  companyId: string
  analysisId: string
  desafio: ChallengeRead
}

/** What the owner wrote, what was understood, the figure that decides, and a way to say that it is something else. */
export function Challenge({ companyId, analysisId, desafio }: ChallengeProps) {
  const { citacao, problema, numero, pergunta, alternativas } = desafio
  const choice = useChoice(companyId, analysisId)
  return (
    <section aria-label="O que mais pesa" className="mb-6 max-w-5xl">
      {citacao && <p className="text-muted">Você escreveu: “{citacao}”</p>}
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-display text-xl leading-8 font-medium text-balance sm:text-2xl sm:leading-9">
          {problema
            ? `Entendi que o que mais pesa hoje é ${problema.nome}.`
            : 'Ainda não sabemos qual problema está por trás disso.'}
        </h2>
        {problema && alternativas.length > 0 && (
          <Popover
            label="Trocar o problema"
            trigger={(props) => (
              <button
                {...props}
                className="min-h-11 font-medium text-primary underline underline-offset-4 sm:min-h-8 print:hidden"
              >
                Trocar
              </button>
            )}
          >
            {(close) => (
              <Alternatives
                alternativas={alternativas}
                pending={choice.isPending}
                onChoose={(id) => choice.mutate(id, { onSuccess: close })}
              />
            )}
          </Popover>
        )}
      </div>
      {numero && (
        <div className="mt-1 text-base">
          <FactText text={numero} campo={`${FIELD}.numero`} />
        </div>
      )}
      {!problema && (
        <div className="mt-2 print:hidden">
          {pergunta && <p className="text-base">{pergunta}</p>}
          {alternativas.length > 0 && (
            <Alternatives alternativas={alternativas} pending={choice.isPending} onChoose={(id) => choice.mutate(id)} />
          )}
        </div>
      )}
    </section>
  )
}

interface AlternativesProps {
  alternativas: ChallengeRead['alternativas']
  pending: boolean
  onChoose: (id: string) => void
}

function Alternatives({ alternativas, pending, onChoose }: AlternativesProps) {
  return (
    <div className="grid gap-2 py-1">
      <p className="text-sm text-muted">Escolha o que mais pesa; a análise é refeita com a sua escolha.</p>
      {alternativas.map(({ id, nome }) => (
        <Button key={id} variant="secondary" size="sm" loading={pending} onClick={() => onChoose(id)}>
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
