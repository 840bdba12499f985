import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="profile">
      <PageHeader title="profile" />
    </Page>
  )
}
