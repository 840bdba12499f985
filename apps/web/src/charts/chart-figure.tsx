import type { ChartModel } from '@norteia/chart-geometry/read-chart'
import { chartCsv } from '@norteia/chart-geometry/table'
import { unbroken } from '@norteia/contracts/format'
import { Copy, Table2 } from 'lucide-react'
import { useId, useState } from 'react'
import { saveFile } from '#src/lib/api/download.ts'
import { isFactKind, KIND_GLYPHS, KIND_NAMES } from '#src/lib/facts/kinds.ts'
import { CartesianPlot } from './cartesian-plot.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import { PiePlot } from './pie-plot.tsx'
import { ScatterPlot } from './scatter-plot.tsx'
import { useWidth } from './use-width.ts'

interface ChartFigureProps {
  chart: ChartModel
  size: 'md' | 'lg'
  level: 2 | 3
  campo?: string | undefined
}

/** Title, the sentence that reads the chart, the drawing, and its figures as a table. */
export function ChartFigure({ chart, size, level, campo }: ChartFigureProps) {
  const { box, width, drawn } = useWidth<HTMLDivElement>(640)
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const empty = chart.series.length === 0
  return (
    <figure aria-labelledby={titleId} className="flex min-w-0 grow flex-col break-inside-avoid">
      <figcaption className="mb-4 min-w-0">
        <Heading id={titleId} className="text-base font-semibold wrap-anywhere">
          {chart.title || 'Gráfico'}
        </Heading>
        {chart.description && <p className="mt-0.5 max-w-3xl text-pretty text-muted">{unbroken(chart.description)}</p>}
      </figcaption>
      <div ref={box} className="my-auto min-w-0">
        {empty ? (
          <p className="flex min-h-40 items-center justify-center rounded-md border border-dashed border-line px-4 text-center text-muted">
            Ainda não há valores para este gráfico.
          </p>
        ) : asTable ? (
          <ChartTable chart={chart} />
        ) : width === undefined ? null : (
          <Drawing chart={chart} width={width} drawn={drawn} size={size} campo={campo} />
        )}
      </div>
      {!empty && (
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-3">
          <div className="grid min-w-0 gap-1.5 pb-2 coarse:pb-3.5">
            {!asTable && width !== undefined && <ChartLegend chart={chart} width={width} />}
            {isFactKind(chart.kind) && (
              <p className="text-xs text-pretty text-muted">
                <span aria-hidden="true" className="text-primary">
                  {KIND_GLYPHS[chart.kind]}{' '}
                </span>
                {KIND_NAMES[chart.kind]}
                {campo && !asTable && (
                  <span className="print:hidden">
                    <span aria-hidden="true"> · </span>
                    <span className="coarse:hidden">clique</span>
                    <span className="hidden coarse:inline">toque</span> em um valor para ver de onde veio
                  </span>
                )}
              </p>
            )}
          </div>
          <div className="-mr-2 ml-auto flex gap-1 print:hidden">
            <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)} className={ACTION}>
              <Table2 aria-hidden="true" className="size-4" />
              Ver como tabela
            </button>
            <CopyButton chart={chart} />
          </div>
        </div>
      )}
    </figure>
  )
}

const ACTION =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md px-2 text-xs font-medium text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-pressed:bg-primary-soft aria-pressed:text-primary coarse:min-h-11'

interface DrawingProps {
  chart: ChartModel
  width: number
  drawn: number | undefined
  size: 'md' | 'lg'
  campo: string | undefined
}

/** Reserves its room, so that nothing moves when the drawing comes. */
function Drawing({ chart, width, drawn, size, campo }: DrawingProps) {
  const narrow = (drawn ?? width) < 480
  const medium = size === 'lg' ? (narrow ? 300 : 320) : narrow ? 220 : 260
  if (chart.type === 'pie' || chart.type === 'donut')
    return <PiePlot chart={chart} campo={campo} size={Math.min(width, size === 'lg' ? 300 : 208)} />
  const height = chart.type === 'scatter' ? medium : cartesianHeight(chart, medium, narrow)
  if (drawn === undefined) return <svg aria-hidden="true" width={width} height={height} className="block" />
  if (chart.type === 'scatter') return <ScatterPlot chart={chart} campo={campo} width={drawn} height={height} />
  return <CartesianPlot chart={chart} campo={campo} width={drawn} height={height} />
}

/** A few bars that may lie need room each; one figure alone needs little. */
function cartesianHeight(chart: ChartModel, height: number, narrow: boolean): number {
  const rows = chart.categories.length
  if (rows <= 1) return Math.min(height, 220)
  if (chart.series.some(({ mark }) => mark === 'line')) return height
  return rows > 4 && rows <= 12 ? Math.max(height, rows * (narrow ? 40 : 50) + 50) : height
}

function CopyButton({ chart }: { chart: ChartModel }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const csv = chartCsv(chart)
    try {
      await navigator.clipboard.writeText(csv)
      setCopied(true)
    } catch {
      // No right to the clipboard: the same figures as a file.
      saveFile(new Blob([`\ufeff${csv}`], { type: 'text/csv;charset=utf-8' }), 'grafico.csv')
    }
  }
  return (
    <button type="button" onClick={() => void copy()} onBlur={() => setCopied(false)} className={ACTION}>
      <Copy aria-hidden="true" className="size-4" />
      <span aria-live="polite">{copied ? 'Copiado' : 'Copiar CSV'}</span>
    </button>
  )
}
