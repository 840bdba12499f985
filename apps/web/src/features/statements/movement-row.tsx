import { CATEGORY_GROUPS } from '@norteia/contracts/finance-categories'
import { formatDay, plural } from '@norteia/contracts/format'
import type { Categoria, Conta, Lancamento } from '@norteia/contracts/ledger'
import type { Importacao } from '@norteia/contracts/statements'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { CategoryDialog } from './category-dialog.tsx'
import { Amount } from './preview-lines.tsx'
import { changeMovement, deleteMovement, financeKey, replaceMovement } from './statements.queries.ts'

/** The select's choice that makes a category; no id looks like it. */
const NEW_CATEGORY = '+'

interface MovementRowProps {
  companyId: string
  movement: Lancamento
  accounts: readonly Conta[]
  categories: readonly Categoria[]
  imports: readonly Importacao[]
}

/** One movement: what it was, its category to correct, and its amount. */
export function MovementRow({ movement, companyId, accounts, categories, imports }: MovementRowProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [naming, setNaming] = useState(false)
  const [same, setSame] = useState(0)
  const [category, setCategory] = useState(movement.categoria)
  useEffect(() => setCategory(movement.categoria), [movement.categoria])
  const refresh = () => void queries.invalidateQueries({ queryKey: financeKey(companyId) })
  const onError = (error: unknown) => {
    setCategory(movement.categoria)
    toast.error(error instanceof ApiError ? error.message : 'Não foi possível salvar. Tente de novo.')
  }
  const change = useMutation({
    mutationFn: (body: { categoria: string | null; aplicarIguais?: boolean }) =>
      changeMovement(companyId, movement.id, body),
    onSuccess: ({ data, iguais }, { aplicarIguais }) => {
      setSame(aplicarIguais ? 0 : iguais)
      if (aplicarIguais) {
        toast.success(`${plural(iguais, 'outra movimentação mudou', 'outras movimentações mudaram')}.`)
        refresh()
      }
      // A correction alone keeps the row in place, so that the equal ones can still be asked for.
      else replaceMovement(queries, companyId, data)
    },
    onError,
  })
  const remove = useMutation({ mutationFn: () => deleteMovement(companyId, movement.id), onSuccess: refresh, onError })
  const choose = (categoria: string | null) => {
    setCategory(categoria)
    change.mutate({ categoria })
  }
  const account = accounts.find(({ id }) => id === movement.contaId)
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_16rem_9rem] sm:items-center">
      <div className="min-w-0">
        <p className="wrap-anywhere">{movement.descricao}</p>
        <p className="text-sm text-muted">
          {formatDay(movement.data)}
          {account && ` · ${account.apelido}`}
          {movement.contraparte && movement.contraparte !== movement.descricao && ` · ${movement.contraparte}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-last">
        <select
          aria-label={`Categoria de ${movement.descricao}`}
          value={category ?? ''}
          disabled={change.isPending}
          onChange={({ target: { value } }) => (value === NEW_CATEGORY ? setNaming(true) : choose(value || null))}
          className="min-h-10 max-w-full grow rounded-md border border-edge bg-card px-2 coarse:min-h-11"
        >
          <option value="">Sem categoria</option>
          {CATEGORY_GROUPS.map((group) => (
            <optgroup key={group.id} label={group.nome}>
              {categories
                .filter(({ grupo }) => grupo === group.id)
                .map(({ id, nome }) => (
                  <option key={id} value={id}>
                    {nome}
                  </option>
                ))}
            </optgroup>
          ))}
          <option value={NEW_CATEGORY}>Nova categoria…</option>
        </select>
        <Reason movement={movement} imports={imports} onDelete={() => remove.mutate()} />
        {same > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => change.mutate({ categoria: category, aplicarIguais: true })}
          >
            Aplicar às outras {same} iguais
          </Button>
        )}
      </div>
      <p className="sm:text-right">
        <Amount valor={movement.valor} />
      </p>
      {naming && (
        <CategoryDialog
          companyId={companyId}
          onClose={() => setNaming(false)}
          onAdded={({ id }) => {
            setNaming(false)
            choose(id)
          }}
        />
      )}
    </div>
  )
}

/** Why it has this category, and where it came from. */
function Reason({
  movement,
  imports,
  onDelete,
}: {
  movement: Lancamento
  imports: readonly Importacao[]
  onDelete: () => void
}) {
  const source = imports.find(({ id }) => id === movement.importacaoId)
  return (
    <Popover
      label="Por que esta categoria"
      trigger={(props) => (
        <button {...props} className="min-h-8 text-sm text-primary underline underline-offset-4 coarse:min-h-11">
          Por quê?
        </button>
      )}
    >
      {(close) => (
        <div className="grid gap-2 py-1">
          <p>{movement.porque ?? 'Ainda sem categoria: nada nesta descrição diz o que foi.'}</p>
          {source && (
            <p className="text-sm text-muted wrap-anywhere">
              arquivo {source.arquivo.nome}
              {movement.linha !== null && `, linha ${movement.linha}`}
            </p>
          )}
          {movement.digitado && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                close()
                onDelete()
              }}
            >
              Apagar movimentação
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}
