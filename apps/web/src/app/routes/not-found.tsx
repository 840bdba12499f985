import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="not-found">
      <PageHeader title="not-found" />
    </Page>
  )
}
