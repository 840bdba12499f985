import type { ComponentProps } from 'react'
import { DetailDialog } from '#src/features/analyses/detail-dialog.tsx'
import { AdoptButton } from '#src/features/plan/adopt-button.tsx'

/** The detail of an analysis, with the way from its actions to the plan. */
export function ProfileDetail(props: Omit<ComponentProps<typeof DetailDialog>, 'adopt'>) {
  const { company, analysisId } = props
  return (
    <DetailDialog
      {...props}
      adopt={<AdoptButton companyId={company.id} offer={{ analysisId }} className="grow sm:grow-0" />}
    />
  )
}
