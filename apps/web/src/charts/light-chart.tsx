import { tickTexts, valueText } from '@norteia/chart-geometry/number-text'
import type { Chart } from '@norteia/contracts/chart'
import { formatPercent, unbroken } from '@norteia/contracts/format'
import { type ReactNode, useId } from 'react'
import { cx } from '#src/ui/page/cx.ts'

/** As the reader of a copy takes them, who isn't the owner. */
const KINDS: Readonly<Record<string, string>> = {
  informado: 'Informado pela empresa',
  importado: 'Dos dados da empresa',
  estimado: 'Estimado',
}

interface LightChartProps {
  chart: Chart
  /** The figures are elsewhere on the page; else a table can be opened. */
  figuresElsewhere?: boolean
  /** The heading above says what it is. */
  untitled?: boolean
}

/** A chart without tools and without the chart library: names and figures are text, only shapes are drawn. */
export function LightChart({ chart, figuresElsewhere = false, untitled = false }: LightChartProps) {
  const id = useId()
  const { title, descricao, series, type, meta, tipoDado = '' } = chart
  const ranked = series.length === 1 && type !== 'line'
  return (
    <figure
      {...(untitled ? { 'aria-label': title.text } : { 'aria-labelledby': id })}
      className="min-w-0 break-inside-avoid"
    >
      <figcaption className="mb-4">
        {!untitled && (
          <h3 id={id} className="text-base font-semibold">
            {title.text}
          </h3>
        )}
        {descricao && <p className="text-pretty text-muted">{unbroken(descricao)}</p>}
      </figcaption>
      {ranked ? <Ranked chart={chart} /> : <Plot chart={chart} />}
      {(KINDS[tipoDado] || (ranked && meta !== undefined)) && (
        <p className="mt-2 text-xs text-muted">
          {ranked && meta !== undefined && `O traço marca a meta: ${valueText(meta, unitOf(chart))}. `}
          {KINDS[tipoDado]}
        </p>
      )}
      {!ranked && !figuresElsewhere && <Figures chart={chart} />}
    </figure>
  )
}

type Unit = NonNullable<Chart['unidade']>
const unitOf = ({ unidade = 'número' }: Chart): Unit => unidade
/** A pair is a point of a scatter, which no copy holds. */
const numbersOf = (values: Chart['series'][number]['data']): (number | null)[] =>
  values.map((value) => (Array.isArray(value) ? value[1] : value))

/** One bar a name, its figure beside it; the target is a mark on each. */
function Ranked({ chart }: { chart: Chart }) {
  const values = numbersOf(chart.series[0]?.data ?? [])
  const { categories, meta } = chart
  const top = chart.unidade === 'pontos' && meta ? 100 : Math.max(0, ...values.map((value) => value ?? 0))
  const share = (value: number) => (top > 0 ? (value / top) * 100 : 0)
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0)
  const isWhole = chart.type !== 'bar' && sum > 0
  return (
    <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
      {values.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two names may be the same
        <li key={place} className={cx('min-w-0', values.length === 1 && 'sm:col-span-2')}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{categories[place]}</span>
            <span className="figure shrink-0 font-semibold">
              {value === null ? 'sem valor' : valueText(value, unitOf(chart))}
              {isWhole && value !== null && (
                <span className="ml-2 font-normal text-muted">{formatPercent(value / sum)}</span>
              )}
            </span>
          </div>
          {/* One alone is compared with nothing. */}
          {(values.length > 1 || meta !== undefined) && (
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-1.5 w-full">
              <rect width="100" height="6" className="fill-sunken" />
              <rect width={Math.max(0, share(value ?? 0))} height="6" className="fill-chart-1" />
              {meta !== undefined && <rect x={share(meta)} width="0.6" height="6" className="fill-ink" />}
            </svg>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Round steps that hold every value; the first and the last are the ends of the scale. */
function stepsOf(values: readonly number[]): number[] {
  const bottom = Math.min(0, ...values)
  const top = Math.max(0, ...values)
  if (top === bottom) return [0, 1]
  const rough = (top - bottom) / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = size * ([1, 2, 2.5, 5].find((times) => times * size >= rough) ?? 10)
  const first = Math.floor(bottom / step)
  return Array.from({ length: Math.ceil(top / step) - first + 1 }, (_, n) => (first + n) * step)
}

const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3'] as const
const STROKES = ['stroke-chart-1', 'stroke-chart-2', 'stroke-chart-3'] as const
const BAND = 'opacity-20'
/** So many names find room below, on a phone too. */
const NAMED = 5

/** Columns or lines over time, in a drawing that is stretched: its texts are outside. */
function Plot({ chart }: { chart: Chart }) {
  const { series, categories, meta, type } = chart
  const limits = series.flatMap(({ faixa }) => (faixa ? [...faixa.min, ...faixa.max] : []))
  const all = [...series.flatMap(({ data }) => numbersOf(data)), ...limits, meta ?? null]
  const steps = stepsOf(all.filter((value) => value !== null))
  const [bottom = 0, top = 1] = [steps[0], steps.at(-1)]
  const y = (value: number) => ((top - value) / (top - bottom)) * 100
  const every = Math.ceil(categories.length / NAMED)
  const x = (place: number) => ((place + 0.5) / categories.length) * 100
  return (
    <>
      <div className="flex gap-2">
        <div aria-hidden="true" className="figure -my-2 flex flex-col-reverse justify-between text-xs text-muted">
          {tickTexts(steps, unitOf(chart)).map((text, place) => (
            <span key={steps[place]} className="text-right leading-4 whitespace-nowrap">
              {text}
            </span>
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-48 min-w-0 grow overflow-visible sm:h-56"
        >
          {steps.map((step) => (
            <Line key={step} d={`M0 ${y(step)}H100`} className={step === 0 ? 'stroke-muted' : 'stroke-line'} />
          ))}
          {type === 'bar' ? (
            <Columns chart={chart} y={y} />
          ) : (
            series.map((one, place) => <Curve key={one.name} series={one} x={x} y={y} place={place} />)
          )}
          {meta !== undefined && <Line d={`M0 ${y(meta)}H100`} className="stroke-ink" dash="4 4" />}
        </svg>
      </div>
      <div aria-hidden="true" className="flex gap-2 text-xs text-muted">
        {/* As wide as the scale above. */}
        <span className="figure invisible h-0 overflow-hidden">{longest(tickTexts(steps, unitOf(chart)))}</span>
        <div className="flex min-w-0 grow pt-2">
          {categories.map((name, place) => (
            <span key={name} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
              {(categories.length - 1 - place) % every === 0 && name}
            </span>
          ))}
        </div>
      </div>
      <Legend chart={chart} />
    </>
  )
}

const longest = (texts: readonly string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a), '')

function Line({ d, className, dash, width = 1 }: { d: string; className: string; dash?: string; width?: number }) {
  return (
    <path
      d={d}
      fill="none"
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  )
}

function Columns({ chart: { series, categories }, y }: { chart: Chart; y: (value: number) => number }) {
  const room = 100 / categories.length
  const width = (room * 0.8) / series.length
  return series.map(({ name, data }, at) =>
    numbersOf(data).map(
      (value, place) =>
        value !== null && (
          <rect
            key={`${name} ${categories[place]}`}
            x={place * room + room * 0.1 + at * width}
            width={width * 0.92}
            y={Math.min(y(0), y(value))}
            height={Math.abs(y(value) - y(0))}
            className={FILLS[at % FILLS.length]}
          />
        ),
    ),
  )
}

interface CurveProps {
  series: Chart['series'][number]
  x: (place: number) => number
  y: (value: number) => number
  place: number
}

/** A line with its interval; a month without a value breaks it. */
function Curve({ series: { data, faixa, line }, x, y, place: at }: CurveProps) {
  const values = numbersOf(data)
  const d = values
    .map((value, place) =>
      value === null ? '' : `${values[place - 1] === null || place === 0 ? 'M' : 'L'}${x(place)} ${y(value)}`,
    )
    .join('')
  const ends = (faixa?.min ?? []).flatMap((min, place) => {
    const max = faixa?.max[place] ?? null
    return min === null || max === null ? [] : [{ middle: x(place), min: y(min), max: y(max) }]
  })
  const above = ends.map(({ middle, max }) => `${middle} ${max}`)
  const band = [...above, ...ends.toReversed().map(({ middle, min }) => `${middle} ${min}`)]
  return (
    <>
      {band.length > 0 && <path d={`M${band.join('L')}Z`} className={cx(FILLS[at % FILLS.length], BAND)} />}
      <Line d={d} className={STROKES[at % STROKES.length] ?? ''} width={2} {...(line?.dash && { dash: '6 4' })} />
    </>
  )
}

function Legend({ chart: { series, meta, type } }: { chart: Chart }) {
  const banded = series.findIndex(({ faixa }) => faixa)
  if (series.length < 2 && banded < 0 && meta === undefined) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {series.map(({ name, line }, place) => (
        <Sign key={name} name={name}>
          {type === 'bar' ? (
            <rect y="1" width="16" height="8" className={FILLS[place % FILLS.length]} />
          ) : (
            <Line
              d="M0 5H16"
              width={2}
              className={STROKES[place % STROKES.length] ?? ''}
              {...(line?.dash && { dash: '5 3' })}
            />
          )}
        </Sign>
      ))}
      {banded >= 0 && (
        <Sign name="Faixa provável">
          <rect y="1" width="16" height="8" className={cx(FILLS[banded % FILLS.length], BAND)} />
        </Sign>
      )}
      {meta !== undefined && (
        <Sign name={type === 'line' ? 'Reserva' : 'Meta'}>
          <Line d="M0 5H16" className="stroke-ink" dash="4 4" />
        </Sign>
      )}
    </ul>
  )
}

function Sign({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg viewBox="0 0 16 10" aria-hidden="true" className="h-2.5 w-4">
        {children}
      </svg>
      {name}
    </li>
  )
}

function Figures({ chart }: { chart: Chart }) {
  const { series, categories, title } = chart
  return (
    <details className="mt-2 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center text-sm text-muted sm:min-h-8">
        Ver como tabela
      </summary>
      <table className="mt-1 w-full">
        <caption className="sr-only">{title.text}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-left font-normal">
              Período
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="py-1.5 pl-4 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {categories.map((name, place) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              {series.map((one) => {
                const value = numbersOf(one.data)[place] ?? null
                return (
                  <td key={one.name} className="figure py-1.5 pl-4 text-right">
                    {value === null ? '' : valueText(value, unitOf(chart))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
