import { AnalysisTool } from '#src/features/tool/analysis-tool.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useRealtime } from '#src/lib/realtime/socket.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  const { active } = useCompanies()
  const { user } = useSession()
  const { online } = useRealtime()
  return (
    <Page title="Análise da Empresa">
      {active && <AnalysisTool key={active.id} company={active} person={user} online={online} />}
    </Page>
  )
}
