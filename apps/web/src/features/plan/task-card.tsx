import { factValue } from '@norteia/contracts/fact-value'
import { formatDay, plural } from '@norteia/contracts/format'
import { type Medida, MOVES, type Tarefa, type TaskStatus } from '@norteia/contracts/plan'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'

interface TaskCardProps {
  task: Tarefa
  busy: boolean
  onMove: (to: TaskStatus) => void
  /** `toComment`: to write one. */
  onOpen: (toComment: boolean) => void
}

/** As the columns are called. */
const TARGET: Readonly<Record<TaskStatus, string>> = {
  a_fazer: 'A fazer',
  fazendo: 'Fazendo',
  feita: 'Feitas',
  descartada: 'Descartar',
}

/** A task in its column. It can be dragged; the menu does the same for keys and fingers. */
export function TaskCard({ task, busy, onMove, onOpen }: TaskCardProps) {
  const { acao, responsavel, prazo, atrasada, progresso, status, regra, comentarios } = task
  return (
    <article
      aria-label={acao}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', task.id)}
      className="rounded-md border border-line bg-card p-4"
    >
      <button
        type="button"
        className="block w-full text-left font-medium wrap-anywhere hover:text-primary coarse:min-h-11"
        onClick={() => onOpen(false)}
      >
        {acao}
      </button>
      <dl className="mt-2 grid gap-1 text-sm text-muted">
        {responsavel && (
          <div className="flex gap-1">
            <dt>Responsável:</dt>
            <dd className="min-w-0 wrap-anywhere">{responsavel}</dd>
          </div>
        )}
        {prazo && (
          <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
            <dt>Prazo:</dt>
            <dd className="figure">{formatDay(prazo)}</dd>
            {atrasada && (
              <dd className="ml-1">
                <Badge tone="negative">Atrasada</Badge>
              </dd>
            )}
          </div>
        )}
        {status === 'fazendo' && progresso > 0 && (
          <div className="flex items-center gap-1">
            <dt>Progresso:</dt>
            <dd className="figure flex grow items-center gap-2">
              {progresso}%
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-1 grow">
                <rect width="100" height="4" className="fill-sunken" />
                <rect width={progresso} height="4" className="fill-chart-1" />
              </svg>
            </dd>
          </div>
        )}
      </dl>
      <Measures task={task} />
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <MoveMenu status={status} busy={busy} onMove={onMove} />
        <Button variant="ghost" size="sm" onClick={() => onOpen(true)}>
          Comentar
          {comentarios.length > 0 && (
            <span className="figure text-muted">
              <span aria-hidden="true">{comentarios.length}</span>
              <span className="sr-only">, {plural(comentarios.length, 'comentário', 'comentários')}</span>
            </span>
          )}
        </Button>
        {status === 'feita' && regra && (
          <ButtonLink
            to={`/diagnostico-empresarial?pergunta=${encodeURIComponent(regra)}`}
            variant="secondary"
            size="sm"
          >
            Atualizar resposta
          </ButtonLink>
        )}
      </div>
    </article>
  )
}

function MoveMenu({ status, busy, onMove }: { status: TaskStatus; busy: boolean; onMove: (to: TaskStatus) => void }) {
  return (
    <Popover
      label="Mover para"
      className="w-44 p-1"
      trigger={(props) => (
        <Button {...props} variant="secondary" size="sm" loading={busy}>
          Mover para
        </Button>
      )}
    >
      {(close) => (
        <ul>
          {MOVES[status].map((to) => (
            <li key={to}>
              <Button
                variant="ghost"
                size="sm"
                className="w-full justify-start"
                onClick={() => {
                  close()
                  onMove(to)
                }}
              >
                {TARGET[to]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

/** Before and after with their days and sources; the difference is stated, and explained by nothing. */
export function Measures({ task: { antes, depois, status } }: { task: Tarefa }) {
  if (!antes && !depois && status !== 'feita') return null
  const comparable = antes && depois && antes.unidade === depois.unidade
  return (
    <dl className="mt-3 grid gap-2 border-t border-line pt-3 text-sm">
      {antes && <Measure name="Antes" medida={antes} />}
      {depois ? (
        <Measure name="Depois" medida={depois} />
      ) : (
        status === 'feita' && (
          <div>
            <dt className="text-muted">Depois</dt>
            <dd>Não medido</dd>
          </div>
        )
      )}
      {comparable && (
        <div>
          <dt className="text-muted">Diferença</dt>
          <dd className="figure">{difference(antes, depois)}</dd>
        </div>
      )}
    </dl>
  )
}

function Measure({ name, medida }: { name: string; medida: Medida }) {
  return (
    <div>
      <dt className="text-muted">
        {name} · {medida.rotulo}
      </dt>
      <dd>
        <span className="figure font-medium">{factValue(medida)}</span>{' '}
        <span className="text-muted">
          em {formatDay(medida.em)} ({medida.fonte})
        </span>
      </dd>
    </div>
  )
}

function difference(antes: Medida, depois: Medida): string {
  const valor = Number((depois.valor - antes.valor).toFixed(6))
  return `${valor > 0 ? '+' : ''}${factValue({ valor, unidade: depois.unidade })}`
}
