import type { Company } from '@norteia/contracts/company'
import { plural } from '@norteia/contracts/format'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCompanies } from '#src/lib/company.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'

/** One card per company; choosing one activates it. */
export function CompanyGrid() {
  const { companies, select } = useCompanies()
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

  return (
    <div className="space-y-6">
      {failed && <Banner tone="error">Erro ao selecionar empresa. Tente novamente.</Banner>}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {companies.map((company) => (
          <li key={company.id} className="flex flex-col rounded-xl border border-line bg-card p-5">
            <h2 className="break-words font-semibold text-lg">{company.nome}</h2>
            <CompanyFacts company={company} />
            <Button
              type="button"
              className="mt-5 w-full"
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

function CompanyFacts({ company }: { company: Company }) {
  const facts = [
    ['CNPJ', company.cnpj],
    ['Setor', company.setor],
    ['Equipe', company.funcionarios === null ? '' : plural(company.funcionarios, 'funcionário')],
  ].filter(([, value]) => value)
  return (
    <dl id={`company-${company.id}`} className="mt-3 grow space-y-1">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
