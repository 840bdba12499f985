import { flowOf, SHAPES, shapeOf } from '@norteia/engine/metrics/asking/fits'
import type { Act } from '@norteia/engine/metrics/asking/labels'
import { type MarkContext, markedTokens, tokensOf } from '@norteia/engine/metrics/asking/marks'
import type { Frame } from '@norteia/engine/metrics/frame'
import type { MetricId } from '@norteia/engine/metrics/metrics.data'
import type { Reading } from '@norteia/engine/metrics/question'
import { type Piece, piecesOf } from './read.ts'

/** Whether a reading says what a labelled question asks: its act, its flow, of whom or what, and when. */

export type Verdict = 'right' | 'unread' | 'wrong'

export interface Labels {
  line: string
  act: string
  flow: string
  by: string
  time: string
  takes: readonly string[]
}

/** Of whom or what, and which days, as labels and the ledger's own words give it; `vague`: only that something narrows it. */
export interface Wanted {
  who: string[]
  vague: boolean
  without: boolean
  days: string | undefined
}

const NAMED = new Set(['quem', 'cat', 'coisa'])
const daysOf = (period: Frame['periodo']) => (period ? `${period.de}..${period.ate}` : undefined)

export function wantedOf({ line, takes, time }: Labels, context: MarkContext, before: Wanted | undefined): Wanted {
  const pieces = piecesOf(line)
  const things = pieces.filter(({ tag, out }) => NAMED.has(tag) && !out)
  const met = things.map((piece) => whoOf(piece, context))
  const times = pieces.filter(({ tag }) => tag === 'tempo')
  const marked = times.length === 1 ? markedTokens(tokensOf(times[0]!.text), context).times : undefined
  const taken = things.length === 0 && takes.some((one) => NAMED.has(one)) ? before : undefined
  return {
    who: taken?.who ?? met.flatMap((one) => one ?? []),
    vague: taken?.vague ?? met.includes(undefined),
    without: pieces.some(({ tag, out }) => NAMED.has(tag) && out),
    days: time === 'mesmo' ? before?.days : (daysOf(marked?.period ?? null) ?? (times.length > 0 ? '?' : undefined)),
  }
}

function whoOf({ text, tag }: Piece, context: MarkContext): string[] | undefined {
  if (tag !== 'quem') return undefined
  const { names } = markedTokens(tokensOf(text), context)
  return names.length === 1 && names[0]!.opcoes.length === 0 ? names[0]!.nomes : undefined
}

const BYS: Readonly<Record<string, string>> = {
  ...{
    quem: 'contraparte',
    cat: 'categoria',
    mes: 'mes',
    dia: 'dia',
    semana: 'semana',
    diasemana: 'dia-semana',
    conta: 'conta',
  },
}

function faultOf(frame: Frame, assumed: readonly string[], labels: Labels, wanted: Wanted): string | undefined {
  const { act, flow, by, time } = labels
  const shape = shapeOf(frame)
  const shapes = SHAPES[act as Act]
  if (act !== 'igual' && !shapes?.includes(shape)) return `shape ${shape}`
  if ((act === 'mais' || act === 'menos') && BYS[by] && frame.dimensao !== BYS[by]) return `by ${frame.dimensao}`
  if (act === 'lista' && shape !== 'ultimo' && BYS[by] && frame.dimensao !== BYS[by]) return `by ${frame.dimensao}`
  if (act === 'media' && BYS[by] && frame.media !== by && !(by === 'diasemana')) return `mean ${frame.media}`
  const own = flowOf(frame)
  if (flow !== '-' && own && own !== flow && act !== 'tira' && act !== 'se') return `flow ${frame.metrica}`
  const { contrapartes, categorias, semCategorias, semContrapartes, contas } = frame.filtros
  const narrowed = contrapartes.length + categorias.length + contas.length > 0 || NARROW.has(frame.metrica)
  if (wanted.who.length > 0 && !wanted.who.some((one) => contrapartes.includes(one))) return 'who'
  if (wanted.vague && !narrowed) return 'dropped'
  if (wanted.who.length === 0 && !wanted.vague && contrapartes.length + categorias.length > 0 && flow !== 'saiu')
    return 'extra'
  if (wanted.without && act !== 'tira' && semCategorias.length + semContrapartes.length === 0 && act !== 'se')
    return 'without'
  const days = daysOf(frame.periodo)
  if (time === 'dito' && assumed.includes('periodo')) return 'time dropped'
  if (wanted.days && wanted.days !== '?' && time === 'dito' && days !== wanted.days && !frame.trechos)
    return `days ${days} for ${wanted.days}`
  if (
    (time === 'nada' || time === 'tudo') &&
    !assumed.includes('periodo') &&
    act !== 'saldo' &&
    days &&
    shape === 'sum' &&
    !assumed.includes('inicio') &&
    days.slice(0, 10) > '2026-01-02' &&
    wanted.days === undefined
  )
    return `days ${days}`
  return undefined
}
const NARROW: ReadonlySet<MetricId> = new Set([
  'pessoal',
  'financeiras',
  'despesas-fixas',
  'custos-variaveis',
  'deducoes',
  'fornecedores',
  'clientes',
])

const PAIRED = new Set(['lado', 'tira', 'junta', 'mudou', 'soma', 'se', 'mais', 'maior', 'menor', 'menos', 'porque'])
const RECKONED = new Set(['fatia', 'junta', 'tira', 'se', 'lado', 'mudou', 'soma', 'media', 'falta', 'passou'])

export function judge(reading: Reading, labels: Labels, wanted: Wanted): { verdict: Verdict; fault?: string } {
  const { act } = labels
  const wrong = (fault: string) => ({ verdict: 'wrong' as const, fault })
  switch (reading.kind) {
    case 'none':
      return { verdict: act === 'fora' ? 'right' : 'unread' }
    case 'which':
      return { verdict: act === 'fora' ? 'wrong' : 'unread', fault: 'which' }
    case 'unknown':
      return { verdict: act === 'fora' || (act === 'falta' && reading.untold === 'aberto') ? 'right' : 'unread' }
    case 'both':
      return PAIRED.has(act) || labels.flow === '-' ? { verdict: 'right' } : wrong('both')
    case 'reckoned':
      return RECKONED.has(act) ? { verdict: 'right' } : wrong('reckoned')
    case 'frame': {
      if (act === 'fora') return wrong('no question')
      const fault = faultOf(reading.frame, reading.assumed, labels, wanted)
      return fault ? wrong(fault) : { verdict: 'right' }
    }
  }
}
