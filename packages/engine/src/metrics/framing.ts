import { INCOMING } from './completing.ts'
import type { Frame } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import { moverShape } from './movers.ts'
import type { Parts, QuestionContext } from './reading.ts'
import { groupOf } from './turns.ts'

/** What a frame takes from the parts of a question, alone or after another. */

export const RECEIVED = new Set([
  'recebe',
  'recebem',
  'recebeu',
  'receberam',
  'ganhou',
  'ganhava',
  'ganharam',
  'cobrou',
  'cobraram',
  'levou',
  'levaram',
  'ganha',
  'ganham',
  'ganhando',
  'tirou',
  'tiraram',
  'retirou',
  'sacou',
])
export const PAID = new Set(
  'gasta gastam pagou pagaram deixou deixaram gastou gastaram comprou compraram pagava pagavam comprava compravam pagando comprando alugou alugaram contratou contrataram encomendou encomendaram reservou reservaram'.split(
    ' ',
  ),
)

export const shapeOf = (parts: Parts): Partial<Frame> => ({
  // 'quanto preciso vender por mês para empatar': the break-even is a month's anyway.
  dimensao: parts.metrics[0] === 'ponto-equilibrio' && parts.times.period === null ? null : parts.dimension,
  filtros: {
    categorias: parts.categories,
    contrapartes: parts.parties,
    contas: parts.accounts,
    semCategorias: parts.excluded?.categories ?? [],
    semContrapartes: parts.excluded?.parties ?? [],
  },
  porque: parts.why,
  maiores: parts.top,
  menores: parts.smallest,
  posicao: parts.top === null ? null : parts.nth,
  ...moverShape(parts.mover),
  media: parts.mean,
  contagem: parts.counts,
  sobre: parts.share?.of ?? (parts.share?.same ? (parts.metrics[0] ?? null) : null),
  faixa: parts.sizes ?? null,
  limiar: parts.limited?.limit ?? null,
  alvo: parts.alvo,
  destino: parts.destino,
  degrau: parts.degrau,
})

export const isNarrowed = ({ categories, accounts, parties, options }: Parts) =>
  categories.length + accounts.length + parties.length + options.length > 0

export function metricOfGroups(
  categories: readonly string[],
  { categorias: own }: QuestionContext,
): MetricId | undefined {
  const kinds = new Set(
    categories.map((id) => (groupOf(id, own) === 'receita' ? 'receita' : INCOMING.has(id) ? 'entradas' : 'despesas')),
  )
  return kinds.size === 1 ? ([...kinds][0] as MetricId) : undefined
}

/** With a counterparty, what was paid or received is all that moved in that direction. */
export function directed(
  metric: MetricId,
  { parties, options, categories }: Pick<Parts, 'parties' | 'options' | 'categories'>,
) {
  if (parties.length + options.length === 0 || categories.length > 0) return metric
  if (metric === 'despesas' || metric === 'fornecedores' || metric === 'contas') return 'saidas'
  return metric === 'receita' || metric === 'clientes' ? 'entradas' : metric
}

/** 'do Rappi, entrou quanto e saiu quanto?' */
export const areFlows = (metrics: readonly MetricId[]): boolean =>
  metrics.some((id) => id === 'entradas' || id === 'receita') &&
  metrics.some((id) => id === 'saidas' || id === 'despesas')

/** Asked for by its own verb, a figure is a sum again. */
export const summed = ({ metrics }: Parts, before: Frame): Frame =>
  metrics[0] === before.metrica
    ? {
        ...before,
        dimensao: null,
        maiores: null,
        menores: false,
        posicao: null,
        unico: null,
        media: null,
        contagem: null,
        limiar: null,
        sobre: null,
      }
    : before

const SUMS = /\b(?:quanto (?:que )?(?:deu|da|fica|ficou)|(?:deu|da|fica|ficou) quanto)\b/
/** 'e sem os lucros setembro deu quanto?', after why it rose: a sum, and no change. */
export function sumAfterWhy(parts: Parts, before: Frame, question: string): Frame {
  const asked = SUMS.test(question) || (parts.excluded !== undefined && /\bquanto\b/.test(question))
  const sums = before.porque && asked && !parts.why && !parts.change && !parts.loose
  return sums ? { ...before, porque: false, comparacao: null } : before
}

export const SINGLE: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'saidas', 'lancamentos'])

/** 'a maior conta de luz': of what a category or a name narrows to, one movement is meant, not its sum. */
export function oneMovement(parts: Parts): Partial<Frame> {
  const narrowed = parts.categories.length + parts.parties.length + parts.options.length > 0
  const implied = parts.implied && narrowed
  if (parts.one === null && !implied) return {}
  const unico = parts.one ?? (parts.smallest ? ('menor' as const) : ('maior' as const))
  return { unico, dimensao: null, maiores: parts.many, posicao: parts.nth, menores: false }
}
