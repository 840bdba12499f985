import { Page, PageHeader } from '#src/ui/page.tsx'

export function Component() {
  return (
    <Page title="analisar-empresa">
      <PageHeader title="analisar-empresa" />
    </Page>
  )
}
