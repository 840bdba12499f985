import { FONT_SIZE, LINE_HEIGHT } from '@norteia/chart-geometry/axes'
import { textWidth } from '@norteia/chart-geometry/text-size'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { FactPanel } from '#src/lib/facts/fact-popover.tsx'
import { useFacts } from '#src/lib/facts/facts.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { Ink } from './ink.tsx'
import { type PlotPoint, usePoints } from './use-points.ts'

interface PlotProps {
  /** Names the whole drawing. */
  label: string
  width: number
  height: number
  points: readonly PlotPoint[]
  /** Path of the chart in its analysis: its figures can be asked. */
  campo?: string | undefined
  /** Draws everything but the points' focus marks. */
  children: (active: PlotPoint | null) => ReactNode
}

/** With more points than this only the focused one is exposed to assistive technology; the table holds all. */
const TOLD = 60

/** The drawing: its marks, one focusable spot for each figure, and the bubble of the one pointed at. */
export function Plot({ label, width, height, points, campo, children }: PlotProps) {
  const facts = useFacts()
  const [asked, setAsked] = useState<PlotPoint | null>(null)
  const mark = useRef<SVGCircleElement>(null)
  const { active, entry, root, events } = usePoints(points, { width, height }, (point) => {
    if (!campo || !point.path) return
    if (facts.status === 'idle' || facts.status === 'error') facts.ask()
    mark.current = root.current?.querySelector<SVGCircleElement>(`[data-point="${point.key}"]`) ?? null
    setAsked(asked?.key === point.key ? null : point)
  })
  const close = useCallback((returnFocus: boolean) => {
    setAsked(null)
    if (returnFocus) mark.current?.focus()
  }, [])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg
        ref={root}
        role="group"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={cx('figure block h-auto max-w-full overflow-visible text-xs select-none', campo && 'cursor-pointer')}
        {...events}
      >
        {children(active)}
        {points.map((point) => (
          <circle
            key={point.key}
            data-point={point.key}
            {...(campo && point.path ? { role: 'button', 'aria-expanded': asked?.key === point.key } : { role: 'img' })}
            aria-label={point.label}
            aria-hidden={points.length > TOLD && point !== active && point !== entry ? true : undefined}
            tabIndex={point === entry ? 0 : -1}
            cx={point.x}
            cy={point.y}
            r="9"
            className="fill-transparent stroke-transparent outline-none focus-visible:stroke-ink focus-visible:stroke-2"
          />
        ))}
        {active && !asked && <Bubble point={active} width={width} />}
      </svg>
      {asked?.path && <FactPanel key={asked.key} campo={`${campo}.${asked.path}`} anchor={mark} onClose={close} />}
    </>
  )
}

const PADDING = 10

function Bubble({ point, width }: { point: PlotPoint; width: number }) {
  const room = Math.max(
    textWidth(point.title, FONT_SIZE) * 1.08,
    ...point.lines.map((line) => textWidth(line, FONT_SIZE)),
  )
  const boxWidth = Math.min(width, room + PADDING * 2)
  const boxHeight = LINE_HEIGHT * (point.lines.length + 1) + PADDING + 4
  const x = Math.max(0, Math.min(width - boxWidth, point.x - boxWidth / 2))
  const above = point.y - boxHeight - 12
  const y = above >= -boxHeight / 2 ? above : point.y + 14
  return (
    <Ink className="pointer-events-none print:hidden" transform={`translate(${x} ${y})`}>
      <rect width={boxWidth} height={boxHeight} rx="8" className="fill-ink" />
      <text x={PADDING} y={PADDING + 10} fontWeight="600" className="fill-card">
        {point.title}
      </text>
      {point.lines.map((line, place) => (
        <text key={line} x={PADDING} y={PADDING + 10 + LINE_HEIGHT * (place + 1)} className="fill-card">
          {line}
        </text>
      ))}
    </Ink>
  )
}
