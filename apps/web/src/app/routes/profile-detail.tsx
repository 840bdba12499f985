import type { ComponentProps } from 'react'
import { DetailDialog } from '#src/features/analyses/detail-dialog.tsx'
import { AdoptButton } from '#src/features/plan/adopt-button.tsx'
import { ShareActions } from '#src/features/sharing/share-actions.tsx'
import { analysisMessage } from '#src/features/sharing/share-text.ts'

/** The detail of an analysis, with the ways from its actions to the plan and out of the house. */
export function ProfileDetail(props: Omit<ComponentProps<typeof DetailDialog>, 'adopt' | 'share'>) {
  const { company, analysisId } = props
  return (
    <DetailDialog
      {...props}
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
