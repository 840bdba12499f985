import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="termos">
      <PageHeader title="termos" />
    </Page>
  )
}
