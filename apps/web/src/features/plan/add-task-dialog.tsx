import { AddTask } from '@norteia/contracts/plan'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAppForm } from '#src/lib/forms/form.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { addTask, planQuery } from './plan.queries.ts'

const Entries = z.object({ acao: z.string(), detalhes: z.string(), responsavel: z.string(), prazo: z.string() })
const NewTask = z.pipe(
  z.pipe(
    Entries,
    z.transform(
      ({ responsavel, prazo, ...rest }): z.input<typeof AddTask> => ({
        ...rest,
        responsavel: responsavel.trim() || null,
        prazo: prazo || null,
      }),
    ),
  ),
  AddTask,
)

export function AddTaskDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const toast = useToast()
  const form = useAppForm({
    schema: NewTask,
    defaultValues: { acao: '', detalhes: '', responsavel: '', prazo: '' },
  })
  const submit = form.handleSubmit(async (task) => {
    try {
      await addTask(companyId, task)
      toast.success('Tarefa adicionada.')
      void queries.invalidateQueries({ queryKey: planQuery(companyId).queryKey })
      onClose()
    } catch (error) {
      form.showFailure(error, 'Não foi possível salvar. Tente de novo.')
    }
  })
  return (
    <Dialog open onClose={onClose} title="Adicionar tarefa">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <TextField label="Tarefa" {...form.field('acao')} />
        <TextareaField label="Detalhes" help="Opcional." {...form.field('detalhes')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Responsável" help="Opcional." {...form.field('responsavel')} />
          <TextField label="Prazo" type="date" help="Opcional." {...form.field('prazo')} />
        </div>
        <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
          Salvar
        </Button>
      </form>
    </Dialog>
  )
}
