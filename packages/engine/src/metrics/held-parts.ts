import { takeRoute } from './accounts.ts'
import { type Norm, takeNorm } from './beside-mean.ts'
import type { Faixa } from './frame.ts'
import { type Limited, takeLimited } from './limits.ts'
import { type Turnover, takeTurnover } from './newcomers.ts'
import { takeStep } from './price-step.ts'
import type { QuestionContext } from './reading.ts'
import { takeRepeats } from './repeats.ts'
import type { Rest } from './rest.ts'
import { type Run, takeRun } from './runs.ts'
import type { Shape } from './shape.ts'
import { takeReach, takeSizes, takeTarget } from './sizes.ts'

/** What a figure is held against: sizes, limits, a goal, other days, another account. */
export interface Held {
  /** How large movements must be. */
  sizes: Faixa | undefined
  /** Days or months that are counted by their own figure. */
  limited: Limited | undefined
  /** Cents that the figure is held against. */
  alvo: number | null
  /** Names that came or stayed away. */
  turnover: Turnover | undefined
  /** The account that money was taken from, and the one that it was taken to. */
  origem: string | null
  destino: string | null
  /** The months before, beside whose mean a month is held. */
  norma: Norm | null
  /** Days one after another. */
  run: Run | null
  /** The one rise of an amount that is the same each month. */
  degrau: boolean
  /** The same amount more than once. */
  repeats: boolean
}

export function takeHeld(rest: Rest, { contas, hoje }: QuestionContext): Held {
  const turnover = takeTurnover(rest, hoje)
  const repeats = takeRepeats(rest)
  const reach = takeReach(rest)
  const run = reach === null ? takeRun(rest) : 'alcance'
  const alvo =
    reach !== null
      ? reach
      : rest.has(/ quant[oa]s (?:dias?|mes|meses|semanas?|segundas|tercas|quartas|quintas|sextas|sabados|domingos) /)
        ? null
        : takeTarget(rest)
  const sized = takeSizes(rest)
  const limited = takeLimited(rest, sized)
  const norma = takeNorm(rest)
  const degrau = takeStep(rest)
  const [origem = null, destino = null] = takeRoute(rest, contas) ?? []
  return { sizes: limited ? undefined : sized, limited, alvo, turnover, origem, destino, norma, degrau, run, repeats }
}

export const limitedShape = (shape: Shape, { limited, run, repeats }: Held): Shape =>
  repeats
    ? { ...shape, dimension: null, top: null, implied: false, counts: 'repetidos', metric: 'saidas' }
    : run
      ? { ...shape, dimension: null, top: null, implied: false, counts: run }
      : limited
        ? { ...shape, dimension: limited.dimension, metric: limited.metric, counts: 'partes' }
        : shape
