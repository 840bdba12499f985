import { AddCommitment, type Compromisso } from '@norteia/contracts/cash'
import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { dayOf, formatDay, formatMoney } from '@norteia/contracts/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
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
import { Card } from '#src/ui/page/card.tsx'
import { addCommitment, cashKey, commitmentsQuery, deleteCommitment } from './cash.queries.ts'

const KINDS = [
  { value: 'pagar', label: 'A pagar' },
  { value: 'receber', label: 'A receber' },
] as const
const RHYTHMS = [
  { value: 'nao', label: 'Não' },
  { value: 'semanal', label: 'Toda semana' },
  { value: 'mensal', label: 'Todo mês' },
] as const

/** What is agreed to pay and to receive: the sure layer of the forecast. */
export function CommitmentsCard({ companyId }: { companyId: string }) {
  const query = useQuery(commitmentsQuery(companyId))
  const [adding, setAdding] = useState(false)
  const list = query.data ?? []
  return (
    <Card
      title="Compromissos"
      actions={
        <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
          Adicionar compromisso
        </Button>
      }
    >
      {query.isError && <p className="text-muted">Não foi possível carregar os compromissos. Atualize a página.</p>}
      {query.data && list.length === 0 && (
        <p className="text-muted">Anote o que já tem data: aluguel, imposto, parcela, um cliente que vai pagar.</p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {KINDS.map(({ value, label }) => {
          const own = list.filter(({ tipo }) => tipo === value)
          return own.length === 0 ? null : (
            <section key={value} aria-label={label}>
              <h3 className="mb-2 font-medium">{label}</h3>
              <ul className="divide-y divide-line">
                {own.map((one) => (
                  <CommitmentRow key={one.id} companyId={companyId} commitment={one} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {adding && <CommitmentDialog companyId={companyId} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function CommitmentRow({ companyId, commitment }: { companyId: string; commitment: Compromisso }) {
  const { id, descricao, valor, vencimento, repete } = commitment
  const queries = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => deleteCommitment(companyId, id),
    onSuccess: () => void queries.invalidateQueries({ queryKey: cashKey(companyId) }),
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível apagar. Tente de novo.'),
  })
  const rhythm = RHYTHMS.find(({ value }) => value === repete)!.label.toLowerCase()
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{descricao}</p>
        <p className="text-sm text-muted">
          {formatDay(vencimento)}
          {repete !== 'nao' && `, ${rhythm}`}
        </p>
      </div>
      <div className="flex items-baseline gap-2">
        <span className="figure font-medium">{formatMoney(valor)}</span>
        <Button
          variant="ghost"
          size="sm"
          loading={remove.isPending}
          aria-label={`Apagar ${descricao}`}
          onClick={() => remove.mutate()}
        >
          Apagar
        </Button>
      </div>
    </li>
  )
}

const Entries = z.object({
  tipo: z.string(),
  descricao: z.string(),
  valor: z.string(),
  vencimento: z.string(),
  repete: z.string(),
  ate: z.string(),
  categoria: z.string(),
})
const NewCommitment = z.pipe(
  z.pipe(
    Entries,
    z.transform(
      ({ valor, ate, categoria, ...rest }) =>
        ({
          ...rest,
          valor: parseMoney(valor) ?? Number.NaN,
          ate: ate || null,
          categoria: categoria || null,
        }) as z.input<typeof AddCommitment>,
    ),
  ),
  AddCommitment,
)

function CommitmentDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const toast = useToast()
  const form = useAppForm({
    schema: NewCommitment,
    defaultValues: {
      tipo: 'pagar',
      descricao: '',
      valor: '',
      vencimento: dayOf(Date.now()),
      repete: 'nao',
      ate: '',
      categoria: '',
    },
  })
  const submit = form.handleSubmit(async (commitment) => {
    try {
      await addCommitment(companyId, commitment)
      toast.success('Compromisso adicionado.')
      void queries.invalidateQueries({ queryKey: cashKey(companyId) })
      onClose()
    } catch (error) {
      form.showFailure(error, 'Não foi possível salvar. Tente de novo.')
    }
  })
  return (
    <Dialog open onClose={onClose} title="Adicionar compromisso">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <SelectField label="Tipo" placeholder={null} options={KINDS} {...form.field('tipo')} />
        <TextField label="Descrição" {...form.field('descricao')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyField label="Valor (R$)" {...form.field('valor')} />
          <TextField label="Vencimento" type="date" {...form.field('vencimento')} />
          <SelectField label="Repete" placeholder={null} options={RHYTHMS} {...form.field('repete')} />
          <TextField label="Até" type="date" help="Opcional: o último dia." {...form.field('ate')} />
        </div>
        <SelectField
          label="Categoria"
          placeholder="Sem categoria"
          options={FINANCE_CATEGORIES.map(({ id, nome }) => ({ value: id, label: nome }))}
          {...form.field('categoria')}
        />
        <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
          Salvar
        </Button>
      </form>
    </Dialog>
  )
}
