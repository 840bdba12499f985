import type { CartesianLayout } from '@norteia/chart-geometry/cartesian'

type AxesLayout = Pick<CartesianLayout, 'plot' | 'valueTicks' | 'categoryTicks' | 'zero'>

/** Grid, tick labels and the zero line. */
export function Axes({ layout }: { layout: CartesianLayout }) {
  return layout.horizontal ? <LyingAxes layout={layout} /> : <StandingAxes layout={layout} />
}

/** The same for values that run up. */
export function StandingAxes({ layout }: { layout: AxesLayout }) {
  const { x, y, width, height } = layout.plot
  return (
    <g>
      {layout.valueTicks.map((tick) => (
        <g key={tick.value}>
          <line x1={x} x2={x + width} y1={tick.position} y2={tick.position} className="stroke-line" />
          <text x={x - 8} y={tick.position} textAnchor="end" dominantBaseline="central" className="fill-muted">
            {tick.label}
          </text>
        </g>
      ))}
      <line x1={x} x2={x + width} y1={layout.zero} y2={layout.zero} className="stroke-edge" />
      {layout.categoryTicks.map((tick) => (
        <text key={tick.position} x={tick.position} y={y + height + 20} textAnchor="middle" className="fill-muted">
          {tick.label}
        </text>
      ))}
    </g>
  )
}

function LyingAxes({ layout }: { layout: AxesLayout }) {
  const { x, y, height } = layout.plot
  return (
    <g>
      {layout.valueTicks.map((tick) => (
        <g key={tick.value}>
          <line x1={tick.position} x2={tick.position} y1={y} y2={y + height} className="stroke-line" />
          <text x={tick.position} y={y + height + 20} textAnchor="middle" className="fill-muted">
            {tick.label}
          </text>
        </g>
      ))}
      <line x1={layout.zero} x2={layout.zero} y1={y} y2={y + height} className="stroke-edge" />
      {layout.categoryTicks.map((tick) => (
        <text
          key={tick.position}
          x={x - 8}
          y={tick.position}
          textAnchor="end"
          dominantBaseline="central"
          className="fill-ink"
        >
          {tick.label}
        </text>
      ))}
    </g>
  )
}
