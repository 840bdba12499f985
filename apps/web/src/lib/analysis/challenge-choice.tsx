import { Button } from '#src/ui/page/button.tsx'
import { useChoice } from './choice.ts'

interface AlternativesProps {
  companyId: string
  analysisId: string
  alternativas: readonly { id: string; nome: string }[]
  onChosen?: () => void
}

/** What else the owner may mean, one button each. */
export function Alternatives({ companyId, analysisId, alternativas, onChosen }: AlternativesProps) {
  const choice = useChoice('desafio', companyId, analysisId)
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
