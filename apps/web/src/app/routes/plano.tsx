import { PlanBoard } from '#src/features/plan/plan-board.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  const { active } = useCompanies()
  return (
    <Page title="Meu plano">
      {active && <PlanBoard key={active.id} companyId={active.id} companyName={active.nome} />}
    </Page>
  )
}
