import { type Caixa, type CashBase, type Cenario, cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { cashChart } from '@norteia/contracts/finance-charts'
import { formatDay, formatMoney, unbroken } from '@norteia/contracts/format'
import { gapSentence } from '@norteia/contracts/result'
import { computeCash } from '@norteia/engine/cash/cash'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Chart } from '#src/charts/chart.tsx'
import { ScorecardCard } from '#src/lib/analysis/scorecard-card.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Assumptions } from './assumptions.tsx'
import { cashQuery, scenariosQuery } from './cash.queries.ts'
import { CommitmentsCard } from './commitments-card.tsx'
import { AT_REST, draftsOf, isSame, readDrafts } from './lever-drafts.ts'
import { Levers } from './levers.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { Weeks } from './weeks.tsx'

interface CashTabProps {
  companyId: string
  /** Takes the forecast out of the house: the stored scenario that the levers are at, or the base. */
  share?: (scenario: Cenario | null, unsaved: boolean) => ReactNode
}

/** 'Caixa': thirteen weeks from today, computed in the browser while levers move. */
export function CashTab({ companyId, share }: CashTabProps) {
  const query = useQuery(cashQuery(companyId))
  const scenarios = useQuery(scenariosQuery(companyId))
  const [drafts, setDrafts] = useState(AT_REST)
  const { alavancas, errors } = useMemo(() => readDrafts(drafts), [drafts])
  const base = query.data?.base
  const cash = useMemo(() => (base ? computeCash(base, alavancas) : undefined), [base, alavancas])
  // The weeks and the chart follow when the slider rests: the sentence comes first.
  const settled = useDeferredValue(cash)
  if (query.isPending) return <CashSkeleton />
  if (query.isError || !base || !cash || !settled)
    return (
      <ErrorState message="Não foi possível carregar o caixa." onRetry={() => void query.refetch()}>
        Nenhum dado foi perdido. Confira sua internet e tente de novo.
      </ErrorState>
    )
  const scenario = scenarios.data?.find((one) => isSame(one.alavancas, alavancas)) ?? null
  const unsaved = scenario === null && !isSame(alavancas, {})
  return (
    <div className="grid grid-cols-1 gap-6">
      {cash.dados.suficiente ? (
        <>
          <Head cash={cash} share={share?.(scenario, unsaved)} />
          <Gaps gaps={base.lacunas} />
          <Card>
            <Chart chart={cashChart(settled)} size="lg" level={2} />
          </Card>
          <Levers drafts={drafts} errors={errors} cash={cash} onChange={setDrafts} />
          <ScenariosCard
            companyId={companyId}
            base={base}
            alavancas={alavancas}
            onOpen={(stored) => setDrafts(draftsOf(stored))}
          />
          <Weeks cash={settled} />
          <Assumptions cash={settled} />
        </>
      ) : (
        <EmptyState
          title="Quanto tempo dura o seu caixa?"
          action={<ButtonLink to="/financas/movimentacoes">Importar extrato</ButtonLink>}
        >
          {cash.dados.falta}
        </EmptyState>
      )}
      <CommitmentsCard companyId={companyId} />
      <ScorecardCard companyId={companyId} />
    </div>
  )
}

function Head({ cash, share }: { cash: Caixa; share: ReactNode }) {
  const caution = cautionSentence(cash)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div aria-live="polite" className="max-w-3xl min-w-0">
        <p className="font-display text-2xl leading-9 font-medium text-balance sm:text-3xl sm:leading-10">
          {unbroken(cashSentence(cash))}
        </p>
        {caution && <p className="mt-1 text-base text-muted">{caution}</p>}
        {cash.duraAte && cash.pontoMaisBaixo && (
          <p className="mt-1 text-base text-muted">
            O ponto mais baixo é {formatMoney(cash.pontoMaisBaixo.saldo)} em {formatDay(cash.pontoMaisBaixo.data)}.
          </p>
        )}
      </div>
      {share}
    </div>
  )
}

/** Holes in the statements; one sentence where two accounts have the same. */
function Gaps({ gaps }: { gaps: CashBase['lacunas'] }) {
  const sentences = [...new Set(gaps.map(gapSentence))]
  return (
    sentences.length > 0 && (
      <Banner tone="info">{sentences.join(' ')} As semanas sem extrato ficam fora da estimativa.</Banner>
    )
  )
}

function CashSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-16 max-w-3xl" />
      <Skeleton className="h-96" />
      <Skeleton className="h-64" />
    </div>
  )
}
