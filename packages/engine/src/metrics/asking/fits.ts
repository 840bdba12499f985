import type { Frame } from '#src/metrics/frame.ts'
import { METRICS, type MetricId } from '#src/metrics/metrics.data.ts'
import type { Act, Flow } from './labels.ts'

/** What a frame does with a figure, and of which way of the money, in the words of `labels.ts`. */

export function shapeOf(frame: Frame): string {
  const { unico, contagem, media, sobre, comparacao, porque, dimensao, maiores, ausente } = frame
  if (porque) return 'why'
  if (unico) return unico
  if (ausente) return 'absent'
  if (contagem)
    return contagem === 'lancamentos' ? 'vezes' : contagem === 'nomes' || contagem === 'partes' ? contagem : 'count'
  if (sobre) return 'share'
  if (comparacao) return 'change'
  if (dimensao) return maiores === null ? 'list' : 'rank'
  return media ? 'mean' : 'sum'
}

/** The shapes that answer an act; an act that takes all over has none of its own. */
export const SHAPES: Readonly<Partial<Record<Act, readonly string[]>>> = {
  soma: ['sum'],
  passou: ['sum', 'count', 'one'],
  houve: ['sum', 'one', 'count'],
  junta: ['sum'],
  vezes: ['vezes'],
  nomes: ['nomes', 'list'],
  partes: ['partes'],
  media: ['mean'],
  fatia: ['share'],
  maior: ['maior'],
  menor: ['menor'],
  ultimo: ['ultimo', 'absent'],
  primeiro: ['primeiro'],
  mais: ['rank', 'list'],
  menos: ['rank', 'list'],
  lista: ['list', 'ultimo', 'rank'],
  mudou: ['change', 'why'],
  lado: ['change', 'list', 'rank'],
  porque: ['why', 'change'],
  tira: ['sum'],
  se: ['sum', 'mean'],
  saldo: ['sum'],
  falta: ['sum', 'count'],
  futuro: ['sum', 'count'],
}

const LEFT: ReadonlySet<MetricId> = new Set(['resultado', 'resultado-operacional', 'margem-contribuicao'])
const CAME: ReadonlySet<MetricId> = new Set([
  ...(['receita', 'entradas', 'clientes', 'receita-liquida', 'entradas-sem-categoria'] as const),
])
/** Undefined: its categories say it, or it is no sum of reais. */
export function flowOf({ metrica, filtros }: Frame): Flow | undefined {
  if (/^margem/.test(metrica) && metrica !== 'margem-contribuicao') return 'margem'
  if (LEFT.has(metrica)) return 'sobrou'
  if (CAME.has(metrica)) return 'entrou'
  return METRICS[metrica].unidade !== 'R$' || filtros.categorias.length > 0 ? undefined : 'saiu'
}
