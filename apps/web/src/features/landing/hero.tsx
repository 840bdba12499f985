import { useSession } from '#src/lib/session/session.ts'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { buttonStyle } from '#src/ui/page/button-style.ts'
import type { SampleReport } from './sample.ts'
import { SampleReportCard } from './sample-report-card.tsx'

export const FEATURES_ID = 'funcionalidades'

export function Hero({ report }: { report: SampleReport }) {
  const { status } = useSession()
  return (
    <div className="mx-auto grid w-full max-w-content gap-x-16 gap-y-6 px-4 pt-4 pb-16 sm:px-6 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:pb-24">
      <div>
        <h1 className="font-display text-[2.125rem] leading-[1.08] font-medium tracking-tight sm:text-[3.5rem]">
          <span className="block text-balance">Saiba onde sua empresa está.</span>{' '}
          <span className="block">E o que fazer primeiro.</span>
        </h1>
        <p className="mt-4 max-w-lg text-base text-muted sm:text-lg">
          A Norteia é uma inteligência artificial para gestão e performance empresarial. Você responde a um diagnóstico;
          ela devolve nota, previsão e plano de ação, e cada número conta de onde veio.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/cadastro" className="min-h-12! grow px-4! text-base! sm:grow-0 sm:px-6!">
            Começar Agora
          </ButtonLink>
          {/* A plain address: it scrolls without scripts too. */}
          <a
            href={`#${FEATURES_ID}`}
            className={buttonStyle('secondary', 'md', 'min-h-12! grow px-4! text-base! sm:grow-0 sm:px-6!')}
          >
            Ver Demonstração
          </a>
          {status === 'authenticated' && (
            <ButtonLink
              to="/profile"
              variant="secondary"
              className="min-h-12! grow px-4! text-base! sm:grow-0 sm:px-6!"
            >
              Meu painel
            </ButtonLink>
          )}
        </div>
        <p className="mt-6 text-muted max-sm:hidden">Escolha um número do relatório e veja de onde ele veio.</p>
      </div>
      <SampleReportCard report={report} />
    </div>
  )
}
