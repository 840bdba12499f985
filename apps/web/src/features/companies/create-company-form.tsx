import { COMPANY_SECTORS, CompanyReply } from '@norteia/contracts/company'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#src/lib/api/api.ts'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { NewCompany } from '#src/lib/companies/company-entries.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { useDelay } from '#src/lib/forms/use-delay.ts'
import { CnpjField } from '#src/ui/fields/cnpj-field.tsx'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

const SUCCESS_REDIRECT_MS = 1_000
const FAILED_ACTIVATION_REDIRECT_MS = 1_500

export function CreateCompanyForm() {
  const navigate = useNavigate()
  const companies = useCompanies()
  const toast = useToast()
  const after = useDelay()
  const [created, setCreated] = useState(false)
  const form = useAppForm({
    schema: NewCompany,
    defaultValues: { nome: '', cnpj: '', setor: '', faturamento: '', funcionarios: '' },
  })
  const { isSubmitting } = form

  const submit = form.handleSubmit(async (values) => {
    form.setBanner(null)
    let id: string
    try {
      const { data } = await api('/companies', CompanyReply, { method: 'POST', body: values })
      id = data.id
      setCreated(true)
      companies.add(data)
    } catch (error) {
      form.showFailure(error, error instanceof Error ? error.message : String(error))
      return
    }
    try {
      await companies.reload()
      await companies.select(id)
      toast.success('Empresa criada com sucesso!')
      after(SUCCESS_REDIRECT_MS, () => void navigate('/profile'))
    } catch {
      companies.deactivate()
      toast.error('Empresa criada, mas não foi possível ativá-la. Selecione-a na lista.')
      after(FAILED_ACTIVATION_REDIRECT_MS, () => void navigate('/onboarding/select-company'))
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-6">
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <TextField label="Nome da empresa" autoComplete="organization" {...form.field('nome')} />
      <CnpjField label="CNPJ" {...form.field('cnpj')} />
      <SelectField label="Setor de atuação" options={COMPANY_SECTORS} {...form.field('setor')} />
      <div className="grid gap-6 sm:grid-cols-2">
        <MoneyField label="Faturamento mensal (R$)" help="Opcional." {...form.field('faturamento')} />
        <TextField
          label="Número de funcionários"
          help="Opcional. Conte você também."
          inputMode="numeric"
          {...form.field('funcionarios')}
        />
      </div>
      <Button type="submit" loading={isSubmitting} disabled={created} className="w-full sm:w-auto">
        Criar empresa
      </Button>
    </form>
  )
}
