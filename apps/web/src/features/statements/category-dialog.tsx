import { CATEGORY_GROUPS } from '@norteia/contracts/finance-categories'
import { AddCategory, type Categoria } from '@norteia/contracts/ledger'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { addCategory, categoriesQuery } from './statements.queries.ts'

interface CategoryDialogProps {
  companyId: string
  onClose: () => void
  /** The list of categories holds it already. */
  onAdded: (category: Categoria) => void
}

/** A category of the company's own; its group says where it counts in the result. */
export function CategoryDialog({ companyId, onClose, onAdded }: CategoryDialogProps) {
  const queries = useQueryClient()
  const form = useAppForm({ schema: AddCategory, defaultValues: { nome: '', grupo: 'despesas-fixas' } })
  const submit = form.handleSubmit(async (input) => {
    try {
      const added = await addCategory(companyId, input)
      await queries.invalidateQueries({ queryKey: categoriesQuery(companyId).queryKey })
      onAdded(added)
    } catch (error) {
      form.showFailure(error, error instanceof ApiError ? error.message : 'Não foi possível salvar. Tente de novo.')
    }
  })
  return (
    <Dialog open onClose={onClose} title="Nova categoria" size="sm">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <TextField label="Nome da categoria" {...form.field('nome')} />
        <SelectField
          label="Grupo"
          help="Diz em que linha do resultado ela entra."
          placeholder={null}
          options={CATEGORY_GROUPS.map(({ id, nome }) => ({ value: id, label: nome }))}
          {...form.field('grupo')}
        />
        <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
          Salvar
        </Button>
      </form>
    </Dialog>
  )
}
