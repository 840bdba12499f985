import { cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { cashQuery } from './cash.queries.ts'

/** How long the money lasts, in a sentence, or how to find out; nothing while it is unknown. */
export function CashCard({ companyId }: { companyId: string }) {
  const { data } = useQuery(cashQuery(companyId))
  if (!data) return null
  const caution = data.dados.suficiente ? cautionSentence(data) : null
  return (
    <Card title="Quanto tempo dura o seu caixa?" className="mt-4 sm:mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="max-w-2xl">
          <p>
            {data.dados.suficiente
              ? cashSentence(data)
              : 'Com o extrato do banco, a Norteia calcula as próximas treze semanas e mostra em que dia o dinheiro pode faltar.'}
          </p>
          {caution && <p className="mt-1 text-muted">{caution}</p>}
        </div>
        {data.dados.suficiente ? (
          <ButtonLink to="/financas/caixa" variant="secondary">
            Ver caixa
          </ButtonLink>
        ) : (
          <ButtonLink to="/financas/movimentacoes" variant="secondary">
            Importar extrato
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
