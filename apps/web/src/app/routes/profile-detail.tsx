import type { DashboardRead } from '@norteia/contracts/analysis-read'
import { isEmptyResult } from '@norteia/contracts/result'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { DetailDialog } from '#src/features/analyses/detail-dialog.tsx'
import { cashQuery } from '#src/features/cash/cash.queries.ts'
import { AdoptButton } from '#src/features/plan/adopt-button.tsx'
import { resultQuery } from '#src/features/result/result.queries.ts'
import { ShareActions } from '#src/features/sharing/share-actions.tsx'
import { analysisMessage } from '#src/features/sharing/share-text.ts'
import { Accounts } from '#src/lib/analysis/accounts.tsx'
import { dashboardKey } from '#src/lib/companies/dashboard-key.ts'

interface ProfileDetailProps
  extends Omit<ComponentProps<typeof DetailDialog>, 'adopt' | 'share' | 'accounts' | 'finance'> {
  /** Another analysis takes its place. */
  onAnalysis: (id: string) => void
}

/** The detail of an analysis, with the ways from its actions to the plan and out of the house. */
export function ProfileDetail({ onAnalysis, ...props }: ProfileDetailProps) {
  const { company, analysisId } = props
  const finance = usePrintedFinance(company.id)
  const newest = useNewest(company.id)
  return (
    <DetailDialog
      {...props}
      finance={finance}
      adopt={<AdoptButton companyId={company.id} offer={{ analysisId }} className="max-sm:w-full" />}
      accounts={({ insights: { analiseCompleta } }) =>
        analysisId === newest &&
        analiseCompleta.contas && (
          <Accounts
            companyId={company.id}
            analysisId={analysisId}
            contas={analiseCompleta.contas}
            onStored={onAnalysis}
          />
        )
      }
      share={(analise) => (
        <ShareActions
          companyId={company.id}
          share={{ tipo: 'analise', referencia: analysisId }}
          text={analysisMessage(company, analise)}
        />
      )}
    />
  )
}

/** Id of the analysis that the panel shows: an older one may be of other words, to which no choice applies. */
const useNewest = (companyId: string): string | undefined =>
  useQuery<DashboardRead>({ queryKey: dashboardKey(companyId), queryFn: skipToken }).data?.analise?.id

/** Result and cash for the printed analysis, there before anybody prints: a browser waits for nothing then. Null without data. */
function usePrintedFinance(companyId: string): ReactNode {
  const { data: result } = useQuery(resultQuery(companyId, ''))
  const { data: cash } = useQuery(cashQuery(companyId))
  const known = result && cash && (!isEmptyResult(result) || cash.dados.suficiente)
  const { data: Page } = useQuery({
    queryKey: ['printed-finance'],
    enabled: Boolean(known),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import('#src/features/result/printed-finance.tsx')).PrintedFinance,
  })
  return known && Page ? <Page result={result} cash={cash} /> : null
}
