import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** One figure that can be pointed at. */
export interface PlotPoint {
  key: string
  /** Where it is on the plot, in pixels. */
  x: number
  y: number
  /** Left and right go along a group, up and down between groups. */
  group: number
  index: number
  /** Of its figure in the chart; a sum of several has none. */
  path?: string | undefined
  /** What a screen reader says. */
  label: string
  /** Title and lines of the bubble. */
  title: string
  lines: readonly string[]
}

interface Points {
  active: PlotPoint | null
  /** The point that Tab reaches. */
  entry: PlotPoint | null
  root: RefObject<SVGSVGElement | null>
  events: {
    onPointerMove(event: PointerEvent<SVGSVGElement>): void
    onPointerDown(event: PointerEvent<SVGSVGElement>): void
    onClick(event: MouseEvent<SVGSVGElement>): void
    onPointerLeave(): void
    onKeyDown(event: KeyboardEvent<SVGSVGElement>): void
    onFocus(event: { target: EventTarget }): void
    onBlur(): void
  }
}

/** Farther than this from a mark nothing is meant. */
const REACH = 48

/** Arrow keys and pointer over the points of a plot, with one stop for the Tab key. */
export function usePoints(
  points: readonly PlotPoint[],
  scale: { width: number; height: number },
  onChoose: (point: PlotPoint) => void,
): Points {
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const [lastKey, setLastKey] = useState<string | null>(null)
  const root = useRef<SVGSVGElement>(null)
  const active = points.find((point) => point.key === activeKey) ?? null
  const entry = points.find((point) => point.key === lastKey) ?? points[0] ?? null

  const show = (key: string) => {
    setActiveKey(key)
    setLastKey(key)
  }
  const hide = () => setActiveKey(null)
  const focus = (point: PlotPoint) => {
    show(point.key)
    root.current?.querySelector<SVGElement>(`[data-point="${point.key}"]`)?.focus()
  }
  const follow = (event: PointerEvent<SVGSVGElement>) => setActiveKey(under(event, points, scale)?.key ?? null)
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === 'Escape') return hide()
    const at = active ?? entry
    if (!at) return
    const chooses = event.key === 'Enter' || event.key === ' '
    const next = chooses ? at : step(points, at, event.key)
    if (!next) return
    event.preventDefault()
    if (chooses) onChoose(at)
    else focus(next)
  }

  return {
    active,
    entry,
    root,
    events: {
      onPointerMove: follow,
      onPointerDown: follow,
      onClick(event) {
        const found = under(event, points, scale)
        if (!found) return
        focus(found)
        onChoose(found)
      },
      onPointerLeave: hide,
      onKeyDown,
      onFocus(event) {
        const key = event.target instanceof Element ? event.target.getAttribute('data-point') : null
        if (key) show(key)
      },
      onBlur: hide,
    },
  }
}

/** The point that a press or a move means. */
function under(
  event: MouseEvent<SVGSVGElement>,
  points: readonly PlotPoint[],
  scale: { width: number; height: number },
): PlotPoint | null {
  const box = event.currentTarget.getBoundingClientRect()
  const x = ((event.clientX - box.left) / (box.width || 1)) * scale.width
  const y = ((event.clientY - box.top) / (box.height || 1)) * scale.height
  return nearest(points, x, y)
}

function nearest(points: readonly PlotPoint[], x: number, y: number): PlotPoint | null {
  let best: PlotPoint | null = null
  let least = Number.POSITIVE_INFINITY
  for (const point of points) {
    // Sideways counts double: a reader follows the column under the pointer.
    const distance = Math.hypot((point.x - x) * 2, point.y - y)
    if (distance < least) {
      least = distance
      best = point
    }
  }
  return best && Math.abs(best.x - x) <= REACH ? best : null
}

function step(points: readonly PlotPoint[], from: PlotPoint, key: string): PlotPoint | undefined {
  const group = points.filter((point) => point.group === from.group)
  const place = group.indexOf(from)
  if (key === 'ArrowRight') return group[Math.min(place + 1, group.length - 1)]
  if (key === 'ArrowLeft') return group[Math.max(place - 1, 0)]
  if (key === 'Home') return group[0]
  if (key === 'End') return group.at(-1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const groups = [...new Set(points.map((point) => point.group))]
  const next = groups[groups.indexOf(from.group) + (key === 'ArrowUp' ? -1 : 1)]
  if (next === undefined) return group.length === points.length ? group[place] : from
  const there = points.filter((point) => point.group === next)
  return there.reduce((best, point) => (Math.abs(point.x - from.x) < Math.abs(best.x - from.x) ? point : best))
}
