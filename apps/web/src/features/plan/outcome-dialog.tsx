import { factValue } from '@norteia/contracts/fact-value'
import { formatDay } from '@norteia/contracts/format'
import { Outcome, type Tarefa } from '@norteia/contracts/plan'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiError } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { parseMoney } from '#src/ui/fields/money.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { changeTask, planQuery } from './plan.queries.ts'

const Entries = z.object({ valor: z.string(), unidade: z.string() })
const Typed = z.pipe(
  z.pipe(
    Entries,
    z.transform(
      ({ valor, unidade }): z.input<typeof Outcome> => ({
        valor: numberOf(valor),
        ...(unidade.trim() !== '' && { unidade }),
      }),
    ),
  ),
  Outcome,
)

/** NaN for what is no number. */
function numberOf(text: string): number {
  const negative = /^\s*[-−]/.test(text)
  const size = parseMoney(text.replace(/^\s*[-−]/, '')) ?? Number.NaN
  return negative ? -size : size
}

interface OutcomeDialogProps {
  companyId: string
  task: Tarefa
  onSaved: (task: Tarefa) => void
  onClose: () => void
}

/** Asked of a task that is done and that nothing has measured. */
export function OutcomeDialog({ companyId, task, onSaved, onClose }: OutcomeDialogProps) {
  const { antes } = task
  const queries = useQueryClient()
  const form = useAppForm({ schema: Typed, defaultValues: { valor: '', unidade: antes?.unidade ?? '' } })
  const submit = form.handleSubmit(async (depois) => {
    try {
      onSaved(await changeTask(companyId, task.id, { versao: task.versao, depois }))
      void queries.invalidateQueries({ queryKey: planQuery(companyId).queryKey })
      onClose()
    } catch (error) {
      form.setBanner(error instanceof ApiError ? error.message : 'Não foi possível salvar. Tente de novo.')
    }
  })
  return (
    <Dialog open onClose={onClose} title="Como ficou?" size="sm">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted wrap-anywhere">{task.acao}</p>
        {antes && (
          <p>
            Antes: <span className="figure font-medium">{factValue(antes)}</span> em {formatDay(antes.em)} (
            {antes.rotulo}, {antes.fonte})
          </p>
        )}
        {form.banner && <Banner tone="error">{form.banner}</Banner>}
        <div className="grid grid-cols-2 gap-4">
          <TextField label="Depois" inputMode="decimal" {...form.field('valor')} />
          <TextField label="Unidade" help="Por exemplo R$, % ou dias." {...form.field('unidade')} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={form.isSubmitting}>
            Salvar
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Não medido
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
