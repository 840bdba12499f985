import { useIsMutating } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/page/button.tsx'
import { choiceKey, useChoice } from './choice.ts'

interface ChooseAccountProps {
  companyId: string
  analysisId: string
  /** Id of the account, or `NO_ACCOUNT`. */
  conta: string
  /** Of the element that says which account it is. */
  describedBy?: string
  onStored: (analysisId: string) => void
  children: ReactNode
}

/** Says which account is hers; the others wait until the answer is there. */
export function ChooseAccount({ companyId, analysisId, conta, describedBy, onStored, children }: ChooseAccountProps) {
  const choice = useChoice('conta', companyId, analysisId, onStored)
  const busy = useIsMutating({ mutationKey: choiceKey('conta', companyId) }) > 0
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={choice.isPending}
      disabled={busy && !choice.isPending}
      aria-describedby={describedBy}
      onClick={() => choice.mutate(conta)}
    >
      {children}
    </Button>
  )
}
