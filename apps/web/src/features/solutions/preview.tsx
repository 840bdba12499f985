import type { ReactNode } from 'react'
import { Badge } from '#src/ui/page/badge.tsx'
import type { SolutionId } from './content.ts'

const BARS = [
  ['Finanças', 71],
  ['Vendas', 57],
  ['Operações', 46],
  ['Gestão', 69],
] as const
const TASKS = [
  ['Análise semanal', 'segunda, 07:00'],
  ['Relatório mensal', 'dia 1º, 07:00'],
  ['Alerta de faturamento', 'a cada hora'],
] as const
const ACTIONS = [
  ['Calcule o custo dos ingredientes', '20 dias'],
  ['Pese o lixo da cozinha', '25 dias'],
  ['Pergunte de onde veio o cliente', '30 dias'],
] as const
const GUARDS = [
  ['Sessões abertas', '2 aparelhos'],
  ['IA externa', 'desligada'],
  ['Exportar meus dados', 'pronto'],
] as const
const EXPORTS = [
  ['relatorio.pdf', 'PDF'],
  ['relatorio.txt', 'Texto'],
  ['faturamento.csv', 'Planilha'],
] as const

/** A still picture of what the solution looks like in the product. */
export function Preview({ id }: { id: SolutionId }) {
  return (
    <figure className="min-w-0 self-start rounded-lg border border-line bg-background p-4">
      <figcaption className="mb-3 flex items-center justify-between gap-2">
        <span className="font-medium">Prévia</span>
        <Badge>Dados de exemplo</Badge>
      </figcaption>
      {CONTENT[id]}
    </figure>
  )
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <ul className="divide-y divide-line">
      {rows.map(([name, value]) => (
        <li key={name} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0">{name}</span>
          <span className="figure shrink-0 text-muted">{value}</span>
        </li>
      ))}
    </ul>
  )
}

const CONTENT: Record<SolutionId, ReactNode> = {
  analytics: (
    <ul className="grid gap-3 py-1">
      {BARS.map(([name, value]) => (
        <li key={name} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
          <span>{name}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
            <rect width="100" height="8" rx="1" className="fill-sunken" />
            <rect width={value} height="8" rx="1" className={value < 50 ? 'fill-warning' : 'fill-primary'} />
          </svg>
          <span className="figure text-right font-medium">{value}</span>
        </li>
      ))}
    </ul>
  ),
  automation: <Rows rows={TASKS} />,
  optimization: <Rows rows={ACTIONS} />,
  predictive: (
    <svg viewBox="0 0 320 120" role="img" aria-label="Faturamento em alta, com previsão tracejada" className="w-full">
      <polygon points="214,46 250,30 286,22 312,16 312,70 286,66 250,58" className="fill-primary-soft" />
      <polyline
        points="8,96 42,90 76,82 110,86 144,66 178,60 214,46"
        className="fill-none stroke-chart-1"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <polyline
        points="214,46 250,44 286,43 312,42"
        className="fill-none stroke-chart-1"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <circle cx="214" cy="46" r="3.5" className="fill-chart-1" />
      <line x1="8" x2="312" y1="108" y2="108" className="stroke-line" />
    </svg>
  ),
  security: <Rows rows={GUARDS} />,
  integration: <Rows rows={EXPORTS} />,
}
