import { formatDate } from '@norteia/contracts/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { previewQuery } from './privacy.queries.ts'
import { SentWords } from './sent-words.tsx'

/** What a provider would get about the active company's newest analysis; looking sends nothing. */
export function Preview() {
  const { active } = useCompanies()
  const [shown, setShown] = useState(false)
  return (
    <section aria-labelledby="previa" className="mt-6">
      <h3 id="previa" className="font-medium">
        O que seria enviado
      </h3>
      <p className="mt-1 text-muted">
        Com um provedor ligado, ele recebe só isto para redigir a análise: sem nome, e-mail, telefone nem CNPJ. Ver não
        envia nada.
      </p>
      {!active && <p className="mt-3 text-muted">Escolha uma empresa para ver a prévia.</p>}
      {active && !shown && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setShown(true)}>
          Ver a prévia de {active.nome}
        </Button>
      )}
      {active && shown && <Words companyId={active.id} />}
    </section>
  )
}

function Words({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useQuery(previewQuery(companyId))
  if (error) return <InlineError what="a prévia" error={error} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="mt-3 h-24 w-full" />
  if (data === null)
    return (
      <p className="mt-3 text-muted">
        Esta empresa ainda não tem análise. <TextLink to="/diagnostico-empresarial">Fazer o diagnóstico</TextLink>
      </p>
    )
  return (
    <div className="mt-3 grid gap-3">
      <p className="figure text-muted">Da análise de {formatDate(data.analysedAt)}</p>
      <SentWords sent={data.sent} />
    </div>
  )
}
