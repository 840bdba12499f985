import { PlanBoard } from '#src/features/plan/plan-board.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useRealtime } from '#src/lib/realtime/socket.tsx'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  const { active } = useCompanies()
  const { online } = useRealtime()
  return (
    <Page title="Meu plano">
      {active && <PlanBoard key={active.id} companyId={active.id} companyName={active.nome} online={online} />}
    </Page>
  )
}
