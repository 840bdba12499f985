import { StartFlow } from '#src/features/companies/start-flow.tsx'
import { Page } from '#src/ui/page/page.tsx'

export function Component() {
  return (
    <Page title="Carregando">
      <StartFlow />
    </Page>
  )
}
