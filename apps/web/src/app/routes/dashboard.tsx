import { ExecutiveDashboard } from '#src/features/executive/executive-dashboard.tsx'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  return (
    <Page title="Dashboard Executivo">
      <ExecutiveDashboard />
    </Page>
  )
}
