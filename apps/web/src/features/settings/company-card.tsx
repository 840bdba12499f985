import { ALL_SECTORS, type Company, CompanyReply } from '@norteia/contracts/company'
import { ERROR_TEXT } from '@norteia/contracts/errors'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { ChangedCompany, type CompanyEntries } from '#src/lib/companies/company-entries.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { CnpjField } from '#src/ui/fields/cnpj-field.tsx'
import { moneyText } from '#src/ui/fields/money.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { DeleteCompany } from './delete-company.tsx'

const SECTORS = [...ALL_SECTORS].sort((a, b) => (a === 'Outro' ? 1 : b === 'Outro' ? -1 : a.localeCompare(b, 'pt-BR')))

/** The active company's data, or the way to a first company. */
export function CompanyCard() {
  const { status, active, companies, reload } = useCompanies()
  if (status === 'loading')
    return (
      <Card title="Dados da empresa">
        <p role="status" className="sr-only">
          Carregando os dados da empresa...
        </p>
        <FieldSkeletons />
      </Card>
    )
  if (status === 'error')
    return (
      <Card title="Dados da empresa">
        <div role="alert" className="grid justify-items-start gap-4">
          <p>
            <span className="block font-medium">Não foi possível carregar suas empresas.</span>
            <span className="mt-1 block text-muted">
              Verifique sua internet e tente de novo. Nenhum dado foi perdido; o resto desta página continua a
              funcionar.
            </span>
          </p>
          <Button variant="secondary" onClick={() => void reload()}>
            Tentar novamente
          </Button>
        </div>
      </Card>
    )
  if (active) return <CompanyForm key={active.id} company={active} />
  if (companies.length > 0)
    return (
      <Card title="Dados da empresa">
        <p className="text-muted">{ERROR_TEXT.noActiveCompany}.</p>
        <ButtonLink to="/onboarding/select-company" className="mt-4">
          Selecionar empresa
        </ButtonLink>
      </Card>
    )
  return (
    <Card title="Nenhuma empresa cadastrada">
      <p className="text-muted">Cadastre sua empresa para fazer o diagnóstico e acompanhar os resultados.</p>
      <ButtonLink to="/onboarding/create-company" className="mt-4">
        Criar empresa
      </ButtonLink>
    </Card>
  )
}

function FieldSkeletons() {
  return (
    <div className="space-y-6">
      {['nome', 'setor', 'cnpj', 'valores'].map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
      <Skeleton className="h-10 w-48" />
    </div>
  )
}

function CompanyForm({ company }: { company: Company }) {
  const { active, update } = useCompanies()
  const queries = useQueryClient()
  const toast = useToast()
  const form = useAppForm({ schema: ChangedCompany, defaultValues: entriesOf(company) })

  const submit = form.handleSubmit(async (changes) => {
    form.setBanner(null)
    if (!active) return form.setBanner(ERROR_TEXT.noActiveCompany)
    try {
      const { data } = await api(`/companies/${company.id}`, CompanyReply, { method: 'PUT', body: changes })
      update(data)
      form.reset(entriesOf(data))
      void queries.invalidateQueries({ queryKey: ['companies', company.id] })
      toast.success('Dados da empresa atualizados com sucesso!')
    } catch (error) {
      form.showFailure(error, error instanceof Error ? error.message : String(error))
    }
  })

  return (
    <Card title="Dados da empresa">
      <form method="post" noValidate onSubmit={submit} className="space-y-6">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <TextField label="Nome da empresa" autoComplete="organization" {...form.field('nome')} />
        <SelectField label="Setor" options={SECTORS} {...form.field('setor')} />
        <CnpjField label="CNPJ" {...form.field('cnpj')} />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Funcionários" inputMode="numeric" autoComplete="off" {...form.field('funcionarios')} />
          <MoneyField label="Faturamento" help="Por mês." {...form.field('faturamento')} />
        </div>
        <Button type="submit" loading={form.isSubmitting}>
          Salvar dados da empresa
        </Button>
      </form>
      <DeleteCompany company={company} />
    </Card>
  )
}

const entriesOf = (company: Company): CompanyEntries => ({
  nome: company.nome,
  cnpj: company.cnpj,
  setor: company.setor,
  funcionarios: company.funcionarios === null ? '' : String(company.funcionarios),
  faturamento: moneyText(company.faturamento),
})
