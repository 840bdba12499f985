import { DiagnosticScreen } from '#src/features/diagnostic/diagnostic-screen.tsx'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { Page, PageHeader } from '#src/ui/page/page.tsx'

export function Component() {
  const { active } = useCompanies()
  return (
    <Page title="Diagnóstico Empresarial">
      <PageHeader
        title="Diagnóstico Empresarial"
        description={`Conte como ${active?.nome ?? 'sua empresa'} funciona hoje; a análise sai na hora.`}
      />
      <DiagnosticScreen />
    </Page>
  )
}
