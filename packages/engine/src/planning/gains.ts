import type { Fact } from '@norteia/contracts/analysis'
import type { FactBook } from '#src/facts/fact-book.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { sourcesOf } from '#src/measures/measured.ts'
import { measuresOf } from '#src/measures/measures.ts'
import { ownSums } from '#src/measures/own-sums.ts'
import { PROBLEM_CARDS } from '#src/problems/cards.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import * as formulas from './gain-formulas.ts'
import type { Known, Parts } from './gain-parts.ts'
import { askedGain, OWN_SUM, ownGain } from './own-gains.ts'
import * as releases from './releases.ts'

/** What an improvement brings, by a formula over what the owner answered or typed. */
export interface Gain {
  /** Reais: a month, or once for a release. */
  value: number
  fact: Fact
  /** Gains of one group move the same money: a sum counts only the largest. */
  group: string
  /** Has to be paid before it comes, beside the purchases of the plan. */
  needs?: Fact
}

interface Lever {
  group: string
  rotulo: string
  formula(known: Known): Parts | null
}

const LEVERS = {
  faltas: { group: 'agenda', rotulo: 'horários recuperados', formula: formulas.missed },
  cancelamento: {
    group: 'base',
    rotulo: 'receita que deixa de cancelar, média do primeiro ano',
    formula: formulas.churn,
  },
  entrega: { group: 'entrega', rotulo: 'comissão que deixa de ser paga', formula: formulas.delivery },
  energia: { group: 'energia', rotulo: 'energia economizada', formula: formulas.energy },
  glosas: { group: 'glosas', rotulo: 'glosas evitadas', formula: formulas.denials },
  perdas: { group: 'perdas', rotulo: 'perdas evitadas', formula: formulas.shrinkage },
  desperdicio: { group: 'insumos', rotulo: 'insumos que deixam de ir para o lixo', formula: formulas.waste },
  cmv: { group: 'insumos', rotulo: 'insumos economizados', formula: formulas.foodCost },
  refugo: { group: 'refugo', rotulo: 'material e hora que deixam de ser refeitos', formula: formulas.scrap },
  inadimplencia: { group: 'recebimento', rotulo: 'dinheiro recebido em dia', formula: formulas.arrears },
  horas_faturadas: { group: 'horas', rotulo: 'horas pagas que passam a ser faturadas', formula: formulas.utilisation },
  horas_nao_cobradas: { group: 'horas', rotulo: 'horas que passam a ser cobradas', formula: formulas.unbilled },
  ocupacao: { group: 'agenda', rotulo: 'lugares e horários preenchidos', formula: formulas.occupancy },
  desconto: { group: 'desconto', rotulo: 'descontos que deixam de ser dados', formula: formulas.discounts },
  juros_estoque: {
    group: 'juros',
    rotulo: 'juros que o estoque parado custa',
    formula: (known) => releases.interestSaved(known, releases.stock(known)),
  },
  juros_prazo: {
    group: 'juros',
    rotulo: 'juros que o prazo dos clientes custa',
    formula: (known) => releases.interestSaved(known, releases.terms(known)),
  },
} as const satisfies Record<string, Lever>
type LeverId = keyof typeof LEVERS

const RELEASES = {
  estoque: { group: 'estoque', rotulo: 'dinheiro que sai do estoque', formula: releases.stock },
  prazo: { group: 'prazo', rotulo: 'dinheiro que os clientes pagam antes', formula: releases.terms },
  fiado: { group: 'fiado', rotulo: 'fiado recebido', formula: releases.trust },
} as const satisfies Record<string, Lever>

/** Levers that a rule moves, tried in this order. */
const OF_RULE: Readonly<Record<string, readonly LeverId[]>> = {
  retail_losses: ['perdas'],
  retail_turnover: ['juros_estoque'],
  retail_credit: ['juros_prazo'],
  food_cmv: ['cmv'],
  food_waste: ['desperdicio'],
  food_delivery: ['entrega'],
  health_noshow: ['faltas'],
  health_denials: ['glosas'],
  health_occupancy: ['ocupacao'],
  edu_default: ['inadimplencia'],
  edu_occupancy: ['ocupacao'],
  industry_scrap: ['refugo'],
  tech_churn: ['cancelamento'],
  service_utilization: ['horas_faturadas', 'horas_nao_cobradas'],
}
/** Whether there is a formula for what a rule brings. */
export const movesMoney = (rule: string): boolean => Object.hasOwn(OF_RULE, rule)

/** The same for the figure that decides a problem card. */
const OF_MEASURE: Partial<Record<MeasureId, readonly LeverId[]>> = {
  faltas: ['faltas'],
  cancelamento: ['cancelamento'],
  comissao_entrega: ['entrega'],
  energia: ['energia'],
  glosas: ['glosas'],
  perdas: ['perdas', 'desperdicio', 'refugo'],
  mercadorias: ['cmv'],
  inadimplencia: ['inadimplencia'],
  horas_nao_cobradas: ['horas_nao_cobradas', 'horas_faturadas'],
  ociosidade: ['ocupacao'],
  desconto: ['desconto'],
  dias_de_estoque: ['juros_estoque'],
  estoque_parado: ['juros_estoque'],
  dias_para_receber: ['juros_prazo'],
  dinheiro_na_rua: ['juros_prazo'],
}
const RELEASE_OF_RULE: Readonly<Record<string, readonly (keyof typeof RELEASES)[]>> = {
  retail_turnover: ['estoque'],
  retail_credit: ['fiado', 'prazo'],
}
const RELEASE_OF_MEASURE: Partial<Record<MeasureId, readonly (keyof typeof RELEASES)[]>> = {
  dias_de_estoque: ['estoque'],
  estoque_parado: ['estoque'],
  dias_para_receber: ['prazo'],
  dinheiro_na_rua: ['prazo'],
  fiado_aberto: ['fiado'],
}

const knownOf = new WeakMap<Reading, Known>()

function known(reading: Reading): Known {
  const found = knownOf.get(reading)
  if (found) return found
  const measures = measuresOf(reading)
  const made = { sources: sourcesOf(reading), get: (id: MeasureId) => measures.get(id) }
  knownOf.set(reading, made)
  return made
}

const numerosOf = new Map(PROBLEM_CARDS.map(({ id, numeros }) => [id, numeros]))

/** Levers of a rule, or of the first figure of a card. */
function leversOf<T>(
  id: string,
  ofRule: Readonly<Record<string, readonly T[]>>,
  ofMeasure: Partial<Record<MeasureId, readonly T[]>>,
): readonly T[] {
  if (Object.hasOwn(ofRule, id)) return ofRule[id]!
  const deciding = numerosOf.get(id)?.[0]
  return (deciding && ofMeasure[deciding]) ?? []
}

/** What a rule's levers move, or all that decides a card. */
function measuresMoved<T>(
  id: string,
  ofRule: Readonly<Record<string, readonly T[]>>,
  ofMeasure: Partial<Record<MeasureId, readonly T[]>>,
): readonly MeasureId[] {
  if (!Object.hasOwn(ofRule, id)) return numerosOf.get(id) ?? []
  const levers = new Set(ofRule[id])
  return (Object.entries(ofMeasure) as [MeasureId, readonly T[]][]).flatMap(([measure, moved]) =>
    moved.some((lever) => levers.has(lever)) ? measure : [],
  )
}

function computeGain(
  book: FactBook,
  reading: Reading,
  id: string,
  lever: Lever,
  unit: { prefix: string; unidade: string; rotulo: string },
): Gain | undefined {
  if (!reading.revenue) return undefined
  const { sources } = known(reading)
  const parts = lever.formula(known(reading))
  if (!parts || !(parts.value > 0)) return undefined
  // The middle of a band that she ticked stands beside no sum of her own.
  if (ownSums(sources).sums.length > 0 && parts.inputs.some(({ id }) => id.startsWith('faixa.'))) return undefined
  return {
    value: parts.value,
    group: lever.group,
    fact: {
      id: `${unit.prefix}.${id}`,
      rotulo: `${unit.rotulo}: ${lever.rotulo}`,
      valor: parts.value,
      unidade: unit.unidade,
      tipo: 'estimado',
      origem: 'Fórmula sobre o que você respondeu ou escreveu',
      formula: parts.formula,
      entradas: [...new Set(parts.inputs.map((fact) => book.add(fact)))],
    },
  }
}

/**
 * What a rule or card brings in a month. undefined: it has no formula, or the data that it takes (the revenue always) is
 * missing; then nothing is said in reais.
 */
export function gainFor(book: FactBook, id: string, reading: Reading): Gain | undefined {
  const own = ownGain(book, known(reading).sources, measuresMoved(id, OF_RULE, OF_MEASURE), false)
  if (own !== undefined) return own ?? undefined
  for (const lever of leversOf(id, OF_RULE, OF_MEASURE)) {
    const gain = computeGain(book, reading, lever, LEVERS[lever], {
      prefix: 'ganho',
      unidade: 'R$/mês',
      rotulo: 'Ganho mensal da ação',
    })
    if (gain) return gain
  }
  return undefined
}

/** Money that a rule or card frees once: out of stock, out of terms, out of trust sales. */
function releaseFor(book: FactBook, id: string, reading: Reading): Gain | undefined {
  const own = ownGain(book, known(reading).sources, measuresMoved(id, RELEASE_OF_RULE, RELEASE_OF_MEASURE), true)
  if (own !== undefined) return own ?? undefined
  for (const lever of leversOf(id, RELEASE_OF_RULE, RELEASE_OF_MEASURE)) {
    const gain = computeGain(book, reading, lever, RELEASES[lever], {
      prefix: 'libera',
      unidade: 'R$',
      rotulo: 'Dinheiro liberado uma vez',
    })
    if (gain) return gain
  }
  return undefined
}

/** Whose gains a plan may show: of its problem, her second one and the rules that cause them; without a problem of all. */
export interface GainOwners {
  problem: ProblemCard | null
  second: ProblemCard | null
}
const belongs = ({ problem, second }: GainOwners, id: string): boolean =>
  !problem || [problem, second].some((card) => card?.id === id || card?.causas.includes(id))

/** The figures of what the plan treats; null: it treats no problem of hers. */
const treated = ({ problem, second }: GainOwners): readonly MeasureId[] | null =>
  problem && [problem, second].flatMap((card) => card?.numeros ?? [])

/** What an action of a plan brings in a month: the sum that answers her question with her problem alone, else by formula. */
export function plannedGain(book: FactBook, id: string, reading: Reading, owners: GainOwners): Gain | undefined {
  if (!belongs(owners, id)) return undefined
  const asked = askedGain(book, known(reading).sources, false, treated(owners))
  if (asked) return !owners.problem || owners.problem.id === id ? asked : undefined
  return gainFor(book, id, reading)
}

/** Day from which actions change something; those before it look, count and agree. */
const CHANGES_FROM = 30

/** What the actions of a plan free once. */
export const releasesOf = (
  book: FactBook,
  reading: Reading,
  actions: readonly { day: number; regra: string }[],
  owners: GainOwners,
): Gain[] => {
  const asked = askedGain(book, known(reading).sources, true, treated(owners))
  if (asked) return [asked]
  return distinctGains(
    actions.flatMap(({ day, regra }) =>
      day > CHANGES_FROM && belongs(owners, regra) ? (releaseFor(book, regra, reading) ?? []) : [],
    ),
  )
}

/**
 * Each gain once, and of those that move the same money only the largest. A sum of her own numbers stands alone: a general
 * formula beside it would count part of the same money again.
 */
export function distinctGains(gains: readonly Gain[]): Gain[] {
  const best = new Map<string, Gain>()
  for (const gain of gains) if (gain.value > (best.get(gain.group)?.value ?? 0)) best.set(gain.group, gain)
  const own = best.get(OWN_SUM)
  return own ? [own] : [...best.values()]
}
