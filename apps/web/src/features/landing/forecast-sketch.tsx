import { formatMoneyShort, formatMonth } from '@norteia/contracts/format'
import type { SampleReport } from './sample.ts'

const WIDTH = 320
const HEIGHT = 132
const TOP = 12
const BASE = 108

/** The sample's revenue and forecast: solid past, dashed forecast inside of its band. */
export function ForecastSketch({ report }: { report: SampleReport }) {
  const past = report.faturamento.slice(-9)
  const months = [...past.map(({ mes }) => mes), ...report.previsao.map(({ mes }) => mes)]
  const all = [...past.map(({ valor }) => valor), ...report.previsao.flatMap(({ minimo, maximo }) => [minimo, maximo])]
  const low = Math.min(...all)
  const high = Math.max(...all)
  const x = (index: number) => Math.round(8 + (index * (WIDTH - 16)) / (months.length - 1))
  const y = (value: number) => Math.round(BASE - ((value - low) * (BASE - TOP)) / (high - low))
  const line = (points: readonly (readonly [number, number])[]) => points.map((point) => point.join(',')).join(' ')
  const last = past.length - 1
  const start = [x(last), y(past[last]?.valor ?? low)] as const
  const at = (index: number) => x(past.length + index)
  const band = [
    start,
    ...report.previsao.map(({ maximo }, index) => [at(index), y(maximo)] as const),
    ...report.previsao.map(({ minimo }, index) => [at(index), y(minimo)] as const).reverse(),
  ]
  const end = report.previsao.at(-1)
  if (!end) return null
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Faturamento previsto para ${formatMonth(end.mes)}: ${formatMoneyShort(end.previsto)}, entre ${formatMoneyShort(end.minimo)} e ${formatMoneyShort(end.maximo)}`}
      className="w-full"
    >
      <polygon points={line(band)} className="fill-primary-soft" />
      <polyline
        points={line(past.map(({ valor }, index) => [x(index), y(valor)] as const))}
        className="fill-none stroke-chart-1"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <polyline
        points={line([start, ...report.previsao.map(({ previsto }, index) => [at(index), y(previsto)] as const)])}
        className="fill-none stroke-chart-1"
        strokeWidth="2"
        strokeDasharray="6 5"
      />
      <circle cx={start[0]} cy={start[1]} r="3.5" className="fill-chart-1" />
      <line x1="8" x2={WIDTH - 8} y1={BASE + 4} y2={BASE + 4} className="stroke-line" />
      <text x="8" y={HEIGHT - 6} className="fill-muted text-[11px]">
        {formatMonth(months[0] ?? '')}
      </text>
      <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end" className="fill-muted text-[11px]">
        {formatMonth(end.mes)}
      </text>
    </svg>
  )
}
