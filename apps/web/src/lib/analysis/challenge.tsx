import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { lazy, Suspense } from 'react'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { TextButton } from '#src/ui/page/text-button.tsx'

type ChallengeRead = NonNullable<AnalysisRead['insights']['analiseCompleta']['desafio']>
// Few owners change it: the first figure doesn't wait for the way to do so.
const Alternatives = lazy(async () => ({ default: (await import('./challenge-choice.tsx')).Alternatives }))
const FIELD = 'insights.analiseCompleta.desafio'

interface ChallengeProps {
  companyId: string
  analysisId: string
  desafio: ChallengeRead
  /** Undefined without a plan. */
  onPlan?: (() => void) | undefined
}

/** What the owner wrote, what was understood, the figure that decides, and a way to say that it is something else. */
export function Challenge({ companyId, analysisId, desafio, onPlan }: ChallengeProps) {
  const { citacao, problema, numero, pergunta, alternativas } = desafio
  return (
    <section aria-label="O que mais pesa" className="mb-6 max-w-5xl">
      {citacao && <p className="text-muted">Você escreveu: “{citacao}”</p>}
      <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="font-display text-xl leading-8 font-medium text-balance sm:text-2xl sm:leading-9">
          {problema
            ? `Entendi que o que mais pesa hoje é ${problema.nome}.`
            : 'Ainda não sabemos qual problema está por trás disso.'}
        </h2>
        {problema && onPlan && <TextButton onClick={onPlan}>Ver o que fazer</TextButton>}
        {problema && alternativas.length > 0 && (
          <Popover label="Trocar o problema" trigger={(props) => <TextButton {...props}>Trocar</TextButton>}>
            {(close) => (
              <Suspense>
                <Alternatives
                  companyId={companyId}
                  analysisId={analysisId}
                  alternativas={alternativas}
                  onChosen={close}
                />
              </Suspense>
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
            <Suspense>
              <Alternatives companyId={companyId} analysisId={analysisId} alternativas={alternativas} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}
