/** What Lighthouse found of one page in one run, and the median of all runs. */
export interface Figures {
  performance: number
  accessibility: number
  practices: number
  seo: number
  /** Milliseconds. */
  lcp: number
  cls: number
  tbt: number
}

interface Subject {
  path: string
  /** Signed in, with an analysis. */
  signedIn?: true
  goals: Figures
}

const PERFECT = { accessibility: 100, practices: 100, seo: 100 }
/** No goal of its own: the score holds it. */
const FREE = Number.POSITIVE_INFINITY
const PUBLIC: Figures = { ...PERFECT, performance: 98, lcp: 1_500, cls: 0.02, tbt: 80 }
/** Its specification shows a loading screen for a second or more first. */
const LOADS_FIRST: Figures = { ...PERFECT, performance: 90, lcp: FREE, cls: 0.02, tbt: 80 }

export const SUBJECTS: readonly Subject[] = [
  { path: '/', goals: PUBLIC },
  { path: '/login', goals: PUBLIC },
  { path: '/cadastro', goals: PUBLIC },
  { path: '/solucoes', goals: LOADS_FIRST },
  { path: '/dashboard', goals: LOADS_FIRST },
  { path: '/profile', signedIn: true, goals: { ...PUBLIC, lcp: FREE } },
]

const KEYS = ['performance', 'accessibility', 'practices', 'seo', 'lcp', 'cls', 'tbt'] as const
/** Of these less is better. */
const COSTS: readonly string[] = ['lcp', 'cls', 'tbt']

export function medianOf(runs: readonly Figures[]): Figures {
  const middle = (key: keyof Figures) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    practices: middle('practices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
  }
}

/** The figures that miss their goal; CLS has to stay below its own. */
export function missed(figures: Figures, goals: Figures): (keyof Figures)[] {
  return KEYS.filter((key) => {
    if (key === 'cls') return !(figures.cls < goals.cls)
    return COSTS.includes(key) ? !(figures[key] <= goals[key]) : !(figures[key] >= goals[key])
  })
}

const show = (key: keyof Figures, value: number) => {
  if (key === 'cls') return value.toFixed(3)
  if (key === 'lcp') return `${(value / 1_000).toFixed(2)} s`
  return key === 'tbt' ? `${Math.round(value)} ms` : String(value)
}

function cell(key: keyof Figures, figures: Figures, goals: Figures): string {
  const value = show(key, figures[key])
  if (!Number.isFinite(goals[key])) return value
  const sign = key === 'cls' ? '<' : COSTS.includes(key) ? '≤' : '≥'
  return `${value} (${sign} ${show(key, goals[key]).replace('0.020', '0.02')})`
}

/** One line a page, each figure beside its goal. */
export function tableOf(rows: readonly { path: string; figures: Figures; goals: Figures }[]): string {
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS', 'TBT', 'verdict']
  const lines = rows.map(({ path, figures, goals }) => {
    const short = missed(figures, goals)
    return [path, ...KEYS.map((key) => cell(key, figures, goals)), short.length === 0 ? 'ok' : `missed: ${short}`]
  })
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
