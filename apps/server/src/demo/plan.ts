import { dayOf } from '@norteia/contracts/format'
import type { Tarefa } from '@norteia/contracts/plan'

const DAY_MS = 86_400_000

/** One call of the product for the demo's company; `path` comes after the company's. */
export type PlanCall = (method: 'POST' | 'PATCH', path: string, body: object) => Promise<{ data: Tarefa & Tarefa[] }>

/** Two months ago: the owner adopts the first actions of that day's analysis. */
export async function adoptDemoPlan(call: PlanCall, analysisId: string): Promise<Tarefa[]> {
  const { data } = await call('POST', '/tarefas/adotar', { analysisId, acoes: [0, 1, 2, 3] })
  return data
}

/** A month later: one is done, one under way and commented; the others wait, and are late by now. */
export async function workOnDemoPlan(call: PlanCall, [first, second]: readonly Tarefa[]): Promise<void> {
  if (!first || !second) return
  const change = async ({ id, versao }: Tarefa, body: object) =>
    (await call('PATCH', `/tarefas/${id}`, { versao, ...body })).data
  await change(await change(first, { status: 'fazendo', responsavel: 'Helena' }), { status: 'feita' })
  await change(second, { status: 'fazendo', responsavel: 'Rui', progresso: 60 })
  await call('POST', `/tarefas/${second.id}/comentarios`, {
    texto: 'Rui já fez a lista; falta conferir com o caderno.',
  })
}

/** Today: something that no analysis knows of. */
export async function addDemoTask(call: PlanCall, now: number): Promise<void> {
  const prazo = dayOf(now + 10 * DAY_MS)
  await call('POST', '/tarefas', { acao: 'Renovar o alvará da vigilância sanitária', responsavel: 'Helena', prazo })
}
