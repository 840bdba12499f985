import { isEmptyResult } from '@norteia/contracts/result'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { DetailDialog } from '#src/features/analyses/detail-dialog.tsx'
import { cashQuery } from '#src/features/cash/cash.queries.ts'
import { AdoptButton } from '#src/features/plan/adopt-button.tsx'
import { resultQuery } from '#src/features/result/result.queries.ts'
import { ShareActions } from '#src/features/sharing/share-actions.tsx'
import { analysisMessage } from '#src/features/sharing/share-text.ts'

/** The detail of an analysis, with the ways from its actions to the plan and out of the house. */
export function ProfileDetail(props: Omit<ComponentProps<typeof DetailDialog>, 'adopt' | 'share' | 'finance'>) {
  const { company, analysisId } = props
  const finance = usePrintedFinance(company.id)
  return (
    <DetailDialog
      {...props}
      finance={finance}
      adopt={<AdoptButton companyId={company.id} offer={{ analysisId }} className="max-sm:w-full" />}
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
