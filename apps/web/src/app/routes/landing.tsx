import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="landing">
      <PageHeader title="landing" />
    </Page>
  )
}
