import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="settings">
      <PageHeader title="settings" />
    </Page>
  )
}
