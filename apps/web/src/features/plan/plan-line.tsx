import { formatNumber, plural } from '@norteia/contracts/format'
import { isOpen } from '@norteia/contracts/plan'
import { useQuery } from '@tanstack/react-query'
import { TextLink } from '#src/ui/page/text-link.tsx'
import { planQuery } from './plan.queries.ts'

/** How far the plan is, in a line; nothing while it is unknown. */
export function PlanLine({ companyId }: { companyId: string }) {
  const { data } = useQuery(planQuery(companyId))
  if (!data) return null
  const tasks = data.data.filter(({ status }) => status !== 'descartada')
  if (tasks.length === 0 && !data.proposta) return null
  const done = tasks.filter(({ status }) => !isOpen(status)).length
  const late = tasks.filter(({ atrasada }) => atrasada).length
  return (
    <p className="flex flex-wrap gap-x-2 text-muted">
      {tasks.length === 0
        ? 'Transforme estas ações em tarefas com prazo.'
        : `Meu plano: ${formatNumber(done)} de ${plural(tasks.length, 'tarefa feita', 'tarefas feitas')}${late > 0 ? `, ${plural(late, 'atrasada')}` : ''}.`}
      <TextLink to="/plano">{tasks.length === 0 ? 'Adotar plano' : 'Ver plano'}</TextLink>
    </p>
  )
}
