import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="privacidade">
      <PageHeader title="privacidade" />
    </Page>
  )
}
