import { formatDate, formatTime } from '@norteia/contracts/format'
import { AddComment, ChangeTask, STATUS_NAME, type Tarefa } from '@norteia/contracts/plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { TextareaField } from '#src/ui/fields/textarea-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { addComment, changeTask, deleteComment, planQuery } from './plan.queries.ts'
import { Measures } from './task-card.tsx'
import { TaskHistory } from './task-history.tsx'

const Entries = z.object({
  /** As it was opened: what another screen changes meanwhile is refused, not overwritten. */
  versao: z.number(),
  acao: z.string(),
  detalhes: z.string(),
  responsavel: z.string(),
  prazo: z.string(),
  progresso: z.string(),
})
const Changes = z.pipe(
  z.pipe(
    Entries,
    z.transform(
      ({ responsavel, prazo, progresso, ...rest }): z.input<typeof ChangeTask> => ({
        ...rest,
        responsavel: responsavel.trim() || null,
        prazo: prazo || null,
        progresso: progresso.trim() === '' ? 0 : Number(progresso),
      }),
    ),
  ),
  ChangeTask,
)

interface TaskDialogProps {
  companyId: string
  task: Tarefa
  /** Begins at the field for a comment. */
  toComment: boolean
  onClose: () => void
}

/** A task's details, comments and history. */
export function TaskDialog({ companyId, task, toComment, onClose }: TaskDialogProps) {
  const queries = useQueryClient()
  const toast = useToast()
  const { versao, acao, detalhes, responsavel, prazo, progresso } = task
  const form = useAppForm({
    schema: Changes,
    defaultValues: {
      versao,
      acao,
      detalhes,
      responsavel: responsavel ?? '',
      prazo: prazo ?? '',
      progresso: String(progresso),
    },
  })
  const submit = form.handleSubmit(async ({ progresso: typed, ...change }) => {
    try {
      await changeTask(companyId, task.id, task.status === 'feita' ? change : { ...change, progresso: typed })
      toast.success('Tarefa salva.')
      void queries.invalidateQueries({ queryKey: planQuery(companyId).queryKey })
      onClose()
    } catch (error) {
      form.showFailure(error, error instanceof ApiError ? error.message : 'Não foi possível salvar. Tente de novo.')
    }
  })
  return (
    <Dialog open onClose={onClose} title={`Tarefa · ${STATUS_NAME[task.status]}`}>
      <div className="grid gap-6">
        <form method="post" noValidate onSubmit={submit} className="grid gap-4">
          {form.banner && <Banner tone="error">{form.banner}</Banner>}
          <TextField label="Tarefa" {...form.field('acao')} />
          <TextareaField label="Detalhes" {...form.field('detalhes')} />
          <div className={`grid gap-4 ${task.status === 'feita' ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
            <TextField label="Responsável" {...form.field('responsavel')} />
            <TextField label="Prazo" type="date" {...form.field('prazo')} />
            {task.status !== 'feita' && (
              <TextField label="Progresso (%)" inputMode="numeric" {...form.field('progresso')} />
            )}
          </div>
          <Button type="submit" loading={form.isSubmitting} className="justify-self-start">
            Salvar
          </Button>
        </form>
        <Measures task={task} />
        <Comments companyId={companyId} task={task} begin={toComment} />
        <TaskHistory companyId={companyId} taskId={task.id} versao={task.versao} criadaEm={task.criadaEm} />
      </div>
    </Dialog>
  )
}

function Comments({ companyId, task, begin }: { companyId: string; task: Tarefa; begin: boolean }) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  // The dialog isn't open yet: it looks for this attribute when it is.
  useEffect(() => {
    if (begin) section.current?.querySelector('textarea')?.setAttribute('autofocus', '')
  }, [begin])
  const queries = useQueryClient()
  const toast = useToast()
  const form = useAppForm({ schema: AddComment, defaultValues: { texto: '' } })
  const refresh = () => queries.invalidateQueries({ queryKey: planQuery(companyId).queryKey })
  const submit = form.handleSubmit(async ({ texto }) => {
    try {
      await addComment(companyId, task.id, texto)
      form.reset()
      await refresh()
    } catch (error) {
      form.showFailure(error, error instanceof ApiError ? error.message : 'Não foi possível comentar. Tente de novo.')
    }
  })
  const remove = useMutation({
    mutationFn: (id: string) => deleteComment(companyId, task.id, id),
    onSuccess: refresh,
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível apagar. Tente de novo.'),
  })
  return (
    <section ref={section} aria-labelledby={headingId} className="grid gap-4 border-t border-line pt-6">
      <h3 id={headingId} className="font-semibold">
        Comentários
      </h3>
      {task.comentarios.length > 0 && (
        <ul className="grid gap-3">
          {task.comentarios.map(({ id, autor, texto, criadaEm }) => (
            <li key={id} className="rounded-md bg-sunken p-3">
              <div className="flex items-baseline justify-between gap-2">
                <p className="text-sm text-muted">
                  {autor}, {formatDate(criadaEm)} às {formatTime(criadaEm)}
                </p>
                <Button variant="ghost" size="sm" aria-label={`Apagar: ${texto}`} onClick={() => remove.mutate(id)}>
                  Apagar
                </Button>
              </div>
              <p className="whitespace-pre-wrap wrap-anywhere">{texto}</p>
            </li>
          ))}
        </ul>
      )}
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <TextareaField label="Comentário" {...form.field('texto')} />
        <Button type="submit" variant="secondary" loading={form.isSubmitting} className="justify-self-start">
          Comentar
        </Button>
      </form>
    </section>
  )
}
