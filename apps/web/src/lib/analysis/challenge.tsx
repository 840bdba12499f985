import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { lazy, Suspense } from 'react'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'

type ChallengeRead = NonNullable<AnalysisRead['insights']['analiseCompleta']['desafio']>
// Few owners change it: the first figure doesn't wait for the way to do so.
const Alternatives = lazy(async () => ({ default: (await import('./challenge-choice.tsx')).Alternatives }))
const LINK = 'min-h-11 font-medium text-primary underline underline-offset-4 sm:min-h-8 print:hidden'
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
        {problema && onPlan && (
          <button type="button" onClick={onPlan} className={LINK}>
            Ver o que fazer
          </button>
        )}
        {problema && alternativas.length > 0 && (
          <Popover
            label="Trocar o problema"
            trigger={(props) => (
              <button {...props} className={LINK}>
                Trocar
              </button>
            )}
          >
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
