import { AnalysisTool } from '#src/features/tool/analysis-tool.tsx'
import { useCompanies } from '#src/lib/company.tsx'
import { useSession } from '#src/lib/session.ts'
import { useRealtime } from '#src/lib/socket.tsx'
import { Page } from '#src/ui/page.tsx'

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
