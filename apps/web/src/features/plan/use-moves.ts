import { type Tarefa, type TaskStatus, wayBack } from '@norteia/contracts/plan'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { changeTask, planQuery } from './plan.queries.ts'

interface Move {
  before: Tarefa
  after: Tarefa
}

/** Moves of tasks, the last of which can be undone. */
export function useMoves(companyId: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const [last, setLast] = useState<Move | null>(null)
  const [outcomeOf, setOutcomeOf] = useState<Tarefa | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: planQuery(companyId).queryKey })

  /** One request at a time; a task that another screen changed is said to be so, and stays. */
  async function attempt(work: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setConflict(null)
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setConflict(error.message)
      else toast.error(error instanceof ApiError ? error.message : 'Não foi possível mudar a tarefa. Tente de novo.')
      return
    } finally {
      setBusy(false)
    }
    await refresh()
  }

  return {
    last,
    conflict,
    busy,
    /** A done task that nothing has measured: 'Como ficou?' */
    outcomeOf,
    closeOutcome: () => setOutcomeOf(null),
    /** The answer to it is part of the move. */
    measured: (after: Tarefa) => setLast((move) => move && { ...move, after }),
    move: (task: Tarefa, status: TaskStatus) =>
      attempt(async () => {
        const after = await changeTask(companyId, task.id, { versao: task.versao, status })
        setLast({ before: task, after })
        if (status === 'feita' && after.depois === null) setOutcomeOf(after)
      }),
    undo: ({ before, after }: Move) =>
      attempt(async () => {
        let { versao } = after
        const way = wayBack(after.status, before.status)
        for (const [place, status] of way.entries()) {
          const arrived = place === way.length - 1 && status === 'feita'
          const { depois } = before
          const outcome =
            arrived && depois?.fonte === 'informado' ? { valor: depois.valor, unidade: depois.unidade } : undefined
          const body = { versao, status, ...(outcome && { depois: outcome }) }
          versao = (await changeTask(companyId, after.id, body)).versao
        }
        setLast(null)
      }),
    refresh() {
      setConflict(null)
      setLast(null)
      return refresh()
    },
  }
}
export type Moves = ReturnType<typeof useMoves>
