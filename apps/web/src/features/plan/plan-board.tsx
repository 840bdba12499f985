import { plural } from '@norteia/contracts/format'
import { MOVES, type PlanReply, type Tarefa, type TaskStatus } from '@norteia/contracts/plan'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '#src/lib/api/api.ts'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { PageHeader } from '#src/ui/page/page.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { AddTaskDialog } from './add-task-dialog.tsx'
import { AdoptButton } from './adopt-button.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { planQuery } from './plan.queries.ts'
import { TaskCard } from './task-card.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { type Moves, useMoves } from './use-moves.ts'

const AgendaDialog = lazy(async () => ({ default: (await import('./agenda-dialog.tsx')).AgendaDialog }))

/** Column names; discarded tasks have no column. */
const COLUMNS = [
  { status: 'a_fazer', title: 'A fazer', empty: 'Nada esperando para começar.' },
  { status: 'fazendo', title: 'Fazendo', empty: 'Mova para cá o que está em andamento.' },
  { status: 'feita', title: 'Feitas', empty: 'O que for concluído fica aqui, com o antes e o depois.' },
] as const

/** 'Meu plano': the tasks by status, and what the newest analysis would add. */
export function PlanBoard({ companyId, companyName }: { companyId: string; companyName: string }) {
  const query = useQuery(planQuery(companyId))
  const moves = useMoves(companyId)
  const [adding, setAdding] = useState(false)
  const [subscribing, setSubscribing] = useState(false)
  const [opened, setOpened] = useState<{ id: string; toComment: boolean } | null>(null)
  const open = query.data?.data.find(({ id }) => id === opened?.id)
  return (
    <>
      <PageHeader
        title="Meu plano"
        description={companyName}
        actions={
          query.data &&
          query.data.data.length > 0 && (
            <div className="flex flex-wrap gap-2 print:hidden">
              <Button variant="secondary" onClick={() => setSubscribing(true)}>
                <CalendarDays aria-hidden="true" className="size-4" />
                Assinar agenda
              </Button>
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-4" />
                Imprimir
              </Button>
              <Button onClick={() => setAdding(true)}>Adicionar tarefa</Button>
            </div>
          )
        }
      />
      {query.isPending ? (
        <div role="status" aria-label="Carregando o plano..." className="grid gap-4 lg:grid-cols-3">
          {COLUMNS.map(({ status }) => (
            <Skeleton key={status} className="h-64" />
          ))}
        </div>
      ) : query.data ? (
        <Plan
          companyId={companyId}
          plan={query.data}
          moves={moves}
          onOpen={({ id }, toComment) => setOpened({ id, toComment })}
          onAdd={() => setAdding(true)}
        />
      ) : (
        <ErrorState message="Não foi possível carregar o plano." onRetry={() => void query.refetch()}>
          {(query.error instanceof ApiError && query.error.sent.message) ||
            'Nenhuma tarefa foi perdida. Confira sua internet e tente de novo.'}
        </ErrorState>
      )}
      {subscribing && (
        <Suspense fallback={null}>
          <AgendaDialog companyId={companyId} onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
      {adding && <AddTaskDialog companyId={companyId} onClose={() => setAdding(false)} />}
      {open && (
        <TaskDialog
          companyId={companyId}
          task={open}
          toComment={opened?.toComment ?? false}
          onClose={() => setOpened(null)}
        />
      )}
      {moves.outcomeOf && (
        <OutcomeDialog
          companyId={companyId}
          task={moves.outcomeOf}
          onSaved={moves.measured}
          onClose={moves.closeOutcome}
        />
      )}
    </>
  )
}

interface PlanProps {
  companyId: string
  plan: PlanReply
  moves: Moves
  /** `toComment`: to write one. */
  onOpen: (task: Tarefa, toComment: boolean) => void
  onAdd: () => void
}

function Plan({ companyId, plan: { data: tasks, proposta }, moves, onOpen, onAdd }: PlanProps) {
  const adopt = proposta && <AdoptButton companyId={companyId} offer={proposta} />
  if (tasks.length === 0)
    return (
      <EmptyState
        title="Seu plano começa aqui"
        action={
          <>
            {adopt ?? <ButtonLink to="/diagnostico-empresarial">Fazer diagnóstico</ButtonLink>}
            <Button variant="secondary" onClick={onAdd}>
              Adicionar tarefa
            </Button>
          </>
        }
      >
        {proposta
          ? 'Adote as ações da sua última análise: cada uma vira uma tarefa com responsável e prazo, e você muda o que quiser.'
          : 'Faça o diagnóstico para receber ações prontas para adotar, ou comece com uma tarefa sua.'}
      </EmptyState>
    )
  return (
    <div className="grid gap-6">
      {proposta && (
        <Banner tone="info" className="print:hidden">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>Há {plural(proposta.acoes.length, 'ação nova', 'ações novas')} na sua última análise.</p>
            {adopt}
          </div>
        </Banner>
      )}
      <LastMove moves={moves} />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        {COLUMNS.map(({ status, title, empty }) => (
          <Column
            key={status}
            status={status}
            title={title}
            empty={empty}
            tasks={inOrder(tasks.filter((task) => task.status === status))}
            all={tasks}
            moves={moves}
            onOpen={onOpen}
          />
        ))}
      </div>
      <Discarded tasks={tasks.filter(({ status }) => status === 'descartada')} moves={moves} />
    </div>
  )
}

/** By due date, without one last; done tasks newest first. */
const inOrder = (tasks: readonly Tarefa[]): Tarefa[] => {
  const by =
    (key: (task: Tarefa) => string, sign = 1) =>
    (a: Tarefa, b: Tarefa) =>
      sign * key(a).localeCompare(key(b))
  return tasks
    .toSorted(by(({ prazo }) => prazo ?? '9999'))
    .toSorted(by(({ status, concluidaEm }) => (status === 'feita' && concluidaEm) || '', -1))
}

/** Says what has just happened, with the way back. */
function LastMove({ moves }: { moves: Moves }) {
  const { last, conflict } = moves
  if (conflict)
    return (
      <Banner tone="error" className="sticky top-18 z-10">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{conflict}</p>
          <Button variant="secondary" size="sm" onClick={() => void moves.refresh()}>
            Atualizar
          </Button>
        </div>
      </Banner>
    )
  if (!last) return null
  const column = COLUMNS.find(({ status }) => status === last.after.status)
  return (
    <Banner tone="success" className="sticky top-18 z-10 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="wrap-anywhere">
          “{last.after.acao}” {column ? `agora está em “${column.title}”.` : 'foi descartada.'}
        </p>
        <Button variant="secondary" size="sm" loading={moves.busy} onClick={() => void moves.undo(last)}>
          Desfazer
        </Button>
      </div>
    </Banner>
  )
}

interface ColumnProps extends Pick<PlanProps, 'moves' | 'onOpen'> {
  status: TaskStatus
  title: string
  empty: string
  tasks: readonly Tarefa[]
  /** Of every column, for what is dropped here. */
  all: readonly Tarefa[]
}

function Column({ status, title, empty, tasks, all, moves, onOpen }: ColumnProps) {
  const [over, setOver] = useState(false)
  const headingId = `coluna-${status}`
  return (
    <section
      aria-labelledby={headingId}
      data-over={over || undefined}
      className="min-w-0 rounded-lg bg-sunken p-3 outline-primary data-over:outline-2"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const dropped = all.find(({ id }) => id === event.dataTransfer.getData('text/plain'))
        if (dropped && MOVES[dropped.status].includes(status)) void moves.move(dropped, status)
      }}
    >
      <h2 id={headingId} className="mb-3 flex items-baseline gap-2 px-1 text-base font-semibold">
        {title}
        <span className="figure text-sm font-normal text-muted">{tasks.length}</span>
      </h2>
      {tasks.length === 0 ? (
        <p className="px-1 pb-2 text-sm text-muted">{empty}</p>
      ) : (
        <ul className="grid gap-3">
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskCard
                task={task}
                busy={moves.busy}
                onMove={(to) => void moves.move(task, to)}
                onOpen={(toComment) => onOpen(task, toComment)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Discarded({ tasks, moves }: { tasks: readonly Tarefa[]; moves: Moves }) {
  if (tasks.length === 0) return null
  return (
    <details className="print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium text-muted">
        Descartadas ({tasks.length})
      </summary>
      <ul className="divide-y divide-line">
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 text-muted wrap-anywhere">{task.acao}</span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Desfazer: ${task.acao}`}
              onClick={() => void moves.move(task, 'a_fazer')}
            >
              Desfazer
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
