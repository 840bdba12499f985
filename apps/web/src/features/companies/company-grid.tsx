import type { Company } from '@norteia/contracts/company'
import { plural } from '@norteia/contracts/format'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { maskCnpj } from '#src/ui/fields/masks.ts'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'

/** One card per company; choosing one activates it. */
export function CompanyGrid() {
  const { status, companies, error, select, reload } = useCompanies()
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState<string>()
  const [failed, setFailed] = useState(false)

  async function choose(id: string) {
    setFailed(false)
    setChoosing(id)
    try {
      await select(id)
      void navigate('/profile')
    } catch {
      setFailed(true)
      setChoosing(undefined)
    }
  }

  if (status === 'error')
    return (
      <ErrorState message="Não foi possível carregar suas empresas." onRetry={() => void reload()}>
        {error?.message}
      </ErrorState>
    )
  if (status === 'loading') return <WaitingCards />
  return (
    <div className="space-y-6">
      {failed && <Banner tone="error">Erro ao selecionar empresa. Tente novamente.</Banner>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {companies.map((company) => (
          <li key={company.id} className="flex flex-col rounded-lg border border-line bg-card p-6">
            <h2 className="break-words font-semibold text-lg">{company.nome}</h2>
            <CompanyFacts company={company} />
            <Button
              type="button"
              variant="secondary"
              className="mt-6 w-full"
              aria-describedby={`company-${company.id}`}
              loading={choosing === company.id}
              onClick={() => void choose(company.id)}
            >
              Selecionar
            </Button>
          </li>
        ))}
      </ul>
      <ButtonLink to="/onboarding/create-company" variant="secondary">
        + Cadastrar Nova Empresa
      </ButtonLink>
    </div>
  )
}

function WaitingCards() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Carregando suas empresas...</span>
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className="rounded-lg border border-line bg-card p-6">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="mt-4 h-4 w-4/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
          <Skeleton className="mt-6 h-10 w-full" />
        </div>
      ))}
    </div>
  )
}

function CompanyFacts({ company }: { company: Company }) {
  const facts = [
    ['CNPJ', maskCnpj(company.cnpj)],
    ['Setor', company.setor],
    ['Equipe', company.funcionarios === null ? '' : plural(company.funcionarios, 'pessoa')],
  ].filter(([, value]) => value)
  return (
    <dl id={`company-${company.id}`} className="mt-3 grid grow grid-cols-[3.5rem_1fr] content-start gap-x-2 gap-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
