/** How series are distinguished: a colour of the theme, and a dash or a pattern besides. */
const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5', 'fill-chart-6'] as const
const STROKES = [
  'stroke-chart-1',
  'stroke-chart-2',
  'stroke-chart-3',
  'stroke-chart-4',
  'stroke-chart-5',
  'stroke-chart-6',
] as const
/** The first line is solid; '6 5' is kept for forecasts. */
const DASHES = [undefined, '12 3 2 3', '2 3', '16 4', '8 3 2 3 2 3', '4 2'] as const
const FORECAST_DASH = '6 5'

export const fillOf = (place: number) => FILLS[place % FILLS.length]
export const strokeOf = (place: number) => STROKES[place % STROKES.length]
export const dashOf = (place: number, dashed: boolean) => (dashed ? FORECAST_DASH : DASHES[place % DASHES.length])

/** Reference to the pattern of a place, or undefined for the first, which is plain. */
export const patternUrl = (base: string, place: number) => (place % 6 === 0 ? undefined : `url(#${base}-${place % 6})`)

const STROKES_OF_PATTERNS = [
  undefined,
  'M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4',
  'M4,4 h0.01',
  'M0,4 h8',
  'M4,0 v8',
  'M0,0 l8,8 M0,8 l8,-8',
] as const

/** Overlays in the card's colour, drawn over a filled mark. */
export function Patterns({ base }: { base: string }) {
  return (
    <defs>
      {STROKES_OF_PATTERNS.map((path, place) =>
        path ? (
          <pattern key={path} id={`${base}-${place}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path
              d={path}
              fill="none"
              strokeWidth={place === 2 ? 3 : 1.25}
              strokeLinecap="round"
              strokeOpacity="0.55"
              className="stroke-card"
            />
          </pattern>
        ) : null,
      )}
    </defs>
  )
}

/** Small sample of a filled mark for legends. */
export function Swatch({ base, place }: { base: string; place: number }) {
  const pattern = patternUrl(base, place)
  return (
    <svg width="12" height="12" aria-hidden="true" className="shrink-0">
      <rect width="12" height="12" rx="3" className={fillOf(place)} />
      {pattern && <rect width="12" height="12" rx="3" fill={pattern} />}
    </svg>
  )
}

/** The same of a line; its hue may be that of the actual figures it goes on from. */
export function LineSwatch({ place, hue, dashed }: { place: number; hue: number; dashed: boolean }) {
  return (
    <svg width="24" height="12" aria-hidden="true" className="shrink-0">
      <line
        x1="1"
        y1="6"
        x2="23"
        y2="6"
        strokeWidth="2.5"
        strokeDasharray={dashOf(place, dashed)}
        className={strokeOf(hue)}
      />
    </svg>
  )
}
