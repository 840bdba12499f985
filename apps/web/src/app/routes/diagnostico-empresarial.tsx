import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="diagnostico-empresarial">
      <PageHeader title="diagnostico-empresarial" />
    </Page>
  )
}
