import { dayOf, plural } from '@norteia/contracts/format'
import { ACCOUNT_KIND_NAMES, ACCOUNT_KINDS, AddAccount, type Conta } from '@norteia/contracts/ledger'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { parseMoney } from '#src/ui/fields/money.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { financeKey, removeAccount, saveAccount } from './statements.queries.ts'

const Entries = z.object({
  apelido: z.string(),
  tipo: z.string(),
  saldoInicial: z.string(),
  saldoInicialEm: z.string(),
})

/** Entries to the call's body. An empty balance is left out, so that a changed account keeps the one it has. */
const EnteredAccount = z.pipe(
  z.pipe(
    Entries,
    z.transform(({ apelido, tipo, saldoInicial, saldoInicialEm }): z.input<typeof AddAccount> => {
      const balance = parseMoney(saldoInicial)
      const given = balance === null ? {} : { saldoInicial: balance, saldoInicialEm: saldoInicialEm || null }
      return { apelido, tipo: tipo as Conta['tipo'], ...given }
    }),
  ),
  AddAccount,
)

const KINDS = ACCOUNT_KINDS.map((value) => ({ value, label: ACCOUNT_KIND_NAMES[value] }))

interface AccountDialogProps {
  companyId: string
  /** The one to change; null adds one. */
  account: Conta | null
  onClose: () => void
}

/** Adds or changes an account, and removes one after asking. */
export function AccountDialog({ companyId, account, onClose }: AccountDialogProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [removing, setRemoving] = useState(false)
  const form = useAppForm({
    schema: EnteredAccount,
    defaultValues: {
      apelido: account?.apelido ?? '',
      tipo: account?.tipo ?? 'dinheiro',
      saldoInicial: '',
      saldoInicialEm: dayOf(Date.now()),
    },
  })
  const submit = form.handleSubmit(async (input) => {
    try {
      await saveAccount(companyId, account?.id ?? null, input)
      toast.success(account ? 'Conta atualizada.' : 'Conta adicionada.')
      void queries.invalidateQueries({ queryKey: financeKey(companyId) })
      onClose()
    } catch (error) {
      form.showFailure(error, error instanceof ApiError ? error.message : 'Não foi possível salvar. Tente de novo.')
    }
  })
  if (account && removing)
    return (
      <RemoveAccountDialog companyId={companyId} account={account} onKeep={() => setRemoving(false)} onGone={onClose} />
    )
  return (
    <Dialog open onClose={onClose} title={account ? 'Editar conta' : 'Adicionar conta'}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Apelido" help="Por exemplo: Caixa da loja." {...form.field('apelido')} />
          <SelectField label="Tipo" placeholder={null} options={KINDS} {...form.field('tipo')} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField
            label="Saldo inicial (R$)"
            help={account ? 'Em branco, fica o saldo que já está.' : 'Em branco, o saldo fica desconhecido.'}
            {...form.field('saldoInicial')}
          />
          <TextField label="No fim do dia" type="date" {...form.field('saldoInicialEm')} />
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          <Button type="submit" loading={form.isSubmitting}>
            Salvar
          </Button>
          {account && (
            <Button variant="ghost" onClick={() => setRemoving(true)}>
              Apagar conta
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface RemoveAccountDialogProps {
  companyId: string
  account: Conta
  onKeep: () => void
  onGone: () => void
}

function RemoveAccountDialog({ companyId, account, onKeep, onGone }: RemoveAccountDialogProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => removeAccount(companyId, account.id),
    onSuccess: () => {
      toast.success('Conta apagada.')
      void queries.invalidateQueries({ queryKey: financeKey(companyId) })
      onGone()
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível apagar. Tente de novo.'),
  })
  return (
    <Dialog
      open
      onClose={onKeep}
      title="Apagar conta?"
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Manter
          </Button>
          <Button loading={remove.isPending} onClick={() => remove.mutate()}>
            Apagar conta
          </Button>
        </>
      }
    >
      <p>
        <strong className="wrap-anywhere">{account.apelido}</strong> sai daqui com{' '}
        {plural(account.lancamentos, 'movimentação', 'movimentações')} e com as importações dela. Resultado e caixa são
        calculados de novo. Isso não pode ser desfeito.
      </p>
    </Dialog>
  )
}
