import { factValue } from '@norteia/contracts/fact-value'
import { formatDay } from '@norteia/contracts/format'
import { type Mudanca, STATUS_NAME, TASK_FIELDS, type TaskField } from '@norteia/contracts/plan'
import type { Task } from './tasks.repo.ts'

const WORDS: Readonly<Record<TaskField, (task: Task) => string | null>> = {
  status: ({ status }) => STATUS_NAME[status],
  acao: ({ acao }) => acao,
  detalhes: ({ detalhes }) => detalhes,
  responsavel: ({ responsavel }) => responsavel,
  prazo: ({ prazo }) => prazo && formatDay(prazo),
  progresso: ({ progresso }) => `${progresso}%`,
  depois: ({ depois }) => depois && factValue(depois),
}

/** What differs between two versions of a task, as its reader sees it. */
export const changesOf = (before: Task, after: Task): Mudanca[] =>
  TASK_FIELDS.flatMap((campo) => {
    const [de, para] = [WORDS[campo](before), WORDS[campo](after)]
    if (de === para) return []
    return [campo === 'detalhes' ? { campo, de: null, para: null } : { campo, de, para }]
  })
