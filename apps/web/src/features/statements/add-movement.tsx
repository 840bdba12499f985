import { dayOf } from '@norteia/contracts/format'
import { AddMovement, type Categoria, type Conta } from '@norteia/contracts/ledger'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppForm } from '#src/lib/forms/form.ts'
import { parseMoney } from '#src/ui/fields/money.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { SegmentedControl } from '#src/ui/fields/segmented-control.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { addMovement, financeKey } from './statements.queries.ts'

const DIRECTIONS = [
  { value: 'entrada', label: 'Entrada' },
  { value: 'saida', label: 'Saída' },
] as const
type Direction = (typeof DIRECTIONS)[number]['value']

const Entries = z.object({
  contaId: z.string(),
  data: z.string(),
  valor: z.string(),
  descricao: z.string(),
  categoria: z.string(),
})

/** Entries to the call's body: the amount takes its sign from the direction. */
const movementIn = (direction: Direction) =>
  z.pipe(
    z.pipe(
      Entries,
      z.transform(({ valor, categoria, ...rest }): z.input<typeof AddMovement> => {
        const amount = Math.abs(parseMoney(valor) ?? 0)
        return { ...rest, valor: direction === 'saida' ? -amount : amount, categoria: categoria || null }
      }),
    ),
    AddMovement,
  )

interface AddMovementDialogProps {
  companyId: string
  accounts: readonly Conta[]
  categories: readonly Categoria[]
  onClose: () => void
}

/** A movement that no statement shows, such as one in cash. */
export function AddMovementDialog({ companyId, accounts, categories, onClose }: AddMovementDialogProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const [direction, setDirection] = useState<Direction>('saida')
  const form = useAppForm({
    schema: movementIn(direction),
    defaultValues: { contaId: accounts[0]?.id ?? '', data: dayOf(Date.now()), valor: '', descricao: '', categoria: '' },
  })
  const submit = form.handleSubmit(async (movement) => {
    try {
      await addMovement(companyId, movement)
      toast.success('Movimentação adicionada.')
      void queries.invalidateQueries({ queryKey: financeKey(companyId) })
      onClose()
    } catch (error) {
      form.showFailure(error, 'Não foi possível salvar. Tente de novo.')
    }
  })
  return (
    <Dialog open onClose={onClose} title="Adicionar movimentação">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <SegmentedControl label="Tipo" options={DIRECTIONS} value={direction} onChange={setDirection} />
        <SelectField
          label="Conta"
          placeholder={null}
          options={accounts.map(({ id, apelido }) => ({ value: id, label: apelido }))}
          {...form.field('contaId')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Data" type="date" {...form.field('data')} />
          <MoneyField label="Valor (R$)" {...form.field('valor')} />
        </div>
        <TextField label="Descrição" {...form.field('descricao')} />
        <SelectField
          label="Categoria"
          placeholder="Sem categoria"
          options={categories.map(({ id, nome }) => ({ value: id, label: nome }))}
          {...form.field('categoria')}
        />
        <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
          Salvar
        </Button>
      </form>
    </Dialog>
  )
}
