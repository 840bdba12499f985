import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="dashboard">
      <PageHeader title="dashboard" />
    </Page>
  )
}
