import { formatDate, plural } from '@norteia/contracts/format'
import type { Partilha, ShareKind } from '@norteia/contracts/sharing'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { InlineError } from '#src/ui/page/inline-error.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { revokeShare, sharesQuery } from './sharing.queries.ts'

const KINDS: Readonly<Record<ShareKind, string>> = { analise: 'Análise', resultado: 'Resultado', caixa: 'Caixa' }

/** 'Links criados' of a company, with the way to end each. */
export function ShareList({ companyId }: { companyId: string }) {
  const headingId = useId()
  const query = useQuery(sharesQuery(companyId))
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-4">
      <h3 id={headingId} className="font-semibold">
        Links criados
      </h3>
      {query.isPending ? (
        <Skeleton className="mt-3 h-12" />
      ) : query.isError ? (
        <InlineError what="os links" error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.length === 0 ? (
        <p className="mt-1 text-muted">Nenhum link criado até agora.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {query.data.map((share) => (
            <ShareRow key={share.id} companyId={companyId} share={share} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ShareRow({ companyId, share }: { companyId: string; share: Partilha }) {
  const queries = useQueryClient()
  const toast = useToast()
  const revoke = useMutation({
    mutationFn: () => revokeShare(companyId, share.id),
    onSuccess: () => {
      toast.success('Link revogado.')
      return queries.invalidateQueries({ queryKey: sharesQuery(companyId).queryKey })
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível revogar. Tente de novo.'),
  })
  const { tipo, criadaEm, vistas, temSenha } = share
  const state = stateOf(share, Date.now())
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-medium">
          {KINDS[tipo]} <span className="font-normal text-muted">de {formatDate(criadaEm)}</span>
        </p>
        <p className="text-muted">
          {state.text} · {vistas === 0 ? 'nunca aberto' : `aberto ${plural(vistas, 'vez', 'vezes')}`}
          {temSenha && ' · com senha'}
        </p>
      </div>
      {state.lives && (
        <Button
          variant="secondary"
          size="sm"
          loading={revoke.isPending}
          aria-label={`Revogar: ${KINDS[tipo]} de ${formatDate(criadaEm)}`}
          onClick={() => revoke.mutate()}
        >
          Revogar
        </Button>
      )}
    </li>
  )
}

function stateOf({ revogadaEm, expiraEm }: Partilha, now: number): { text: string; lives: boolean } {
  if (revogadaEm) return { text: `Revogado em ${formatDate(revogadaEm)}`, lives: false }
  const over = Date.parse(expiraEm) <= now
  return { text: `${over ? 'Venceu' : 'Vale até'} ${over ? 'em ' : ''}${formatDate(expiraEm)}`, lives: !over }
}
