import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="suporte">
      <PageHeader title="suporte" />
    </Page>
  )
}
