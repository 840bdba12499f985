import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="solucoes">
      <PageHeader title="solucoes" />
    </Page>
  )
}
