import { formatDate, formatDay, plural } from '@norteia/contracts/format'
import type { Conta } from '@norteia/contracts/ledger'
import { type Importacao, proofSentence } from '@norteia/contracts/statements'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { financeKey, undoImport } from './statements.queries.ts'

const SHOWN = 6

interface ImportsCardProps {
  companyId: string
  imports: readonly Importacao[]
  accounts: readonly Conta[]
}

/** Every import with its proof; undoing one asks first. */
export function ImportsCard({ companyId, imports, accounts }: ImportsCardProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [asked, setAsked] = useState<Importacao | null>(null)
  const [all, setAll] = useState(false)
  const undo = useMutation({
    mutationFn: (id: string) => undoImport(companyId, id),
    onSuccess: () => {
      toast.success('Importação desfeita.')
      setAsked(null)
      void queries.invalidateQueries({ queryKey: financeKey(companyId) })
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível desfazer. Tente de novo.'),
  })
  return (
    <Card title="Importações">
      <ul className="divide-y divide-line">
        {(all ? imports : imports.slice(0, SHOWN)).map((one) => (
          <li key={one.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-medium wrap-anywhere">{one.arquivo.nome}</p>
              {one.desfeitaEm ? (
                <Badge>Desfeita em {formatDate(one.desfeitaEm)}</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Desfazer importação de ${one.arquivo.nome}`}
                  onClick={() => setAsked(one)}
                >
                  Desfazer importação
                </Button>
              )}
            </div>
            <p className="text-sm text-muted">
              {[
                accounts.find(({ id }) => id === one.contaId)?.apelido,
                one.periodo && `${formatDay(one.periodo.de)} a ${formatDay(one.periodo.ate)}`,
                plural(one.novas, 'nova'),
                `${one.repetidas} já ${one.repetidas === 1 ? 'importada' : 'importadas'}`,
                ...(one.recusadas > 0 ? [plural(one.recusadas, 'recusada')] : []),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-sm">{proofSentence(one.prova)}</p>
          </li>
        ))}
      </ul>
      {imports.length > SHOWN && !all && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAll(true)}>
          Ver todas as {imports.length} importações
        </Button>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Desfazer importação?"
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              Manter
            </Button>
            <Button loading={undo.isPending} onClick={() => asked && undo.mutate(asked.id)}>
              Desfazer importação
            </Button>
          </>
        }
      >
        <p>
          As movimentações que só o arquivo <strong className="wrap-anywhere">{asked?.arquivo.nome}</strong> trouxe saem
          da lista. O que outro extrato também mostrou fica.
        </p>
      </Dialog>
    </Card>
  )
}
