import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Notifications } from '#src/features/agent/notifications.tsx'
import { CashCard } from '#src/features/cash/cash-card.tsx'
import { measuredRevenueQuery } from '#src/lib/companies/measured-revenue.ts'
import { TextLink } from '#src/ui/page/text-link.tsx'

// What the panel shows beside its analysis, in one chunk: four would weigh more on every visit.
export { EmailReminder } from '#src/features/account/email-reminder.tsx'
export { PlanLine } from '#src/features/plan/plan-line.tsx'

/** Below the panel: the cash, on the overview alone, and the agent's notices. */
export function Beside({ companyId }: { companyId: string }) {
  const [params] = useSearchParams()
  // For the panel's figures: its code and its call would delay the first of them.
  useQuery(measuredRevenueQuery(companyId))
  return (
    <>
      {!params.get('aba') && (
        <>
          <CashCard companyId={companyId} />
          <p className="mt-4 text-muted">
            E se os números fossem outros? <TextLink to="/analisar-empresa">Simular em Análise da Empresa</TextLink>,
            sem mudar o seu painel.
          </p>
        </>
      )}
      <Notifications companyId={companyId} />
    </>
  )
}
