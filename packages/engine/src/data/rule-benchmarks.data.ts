import type { MarketSegment } from '@norteia/contracts/company'
import type { BenchmarkId } from './benchmarks.data.ts'

/** How a public figure is introduced; the figure and its source follow in brackets. No digits. */
export interface BenchmarkUse {
  id: BenchmarkId
  texto: string
}

const use = (id: BenchmarkId, texto: string): BenchmarkUse => ({ id, texto })

/**
 * The public figure that a rule's answer can be read against. Rules without one say so: a figure of other companies'
 * circumstances is no reference.
 */
export const RULE_BENCHMARKS: Readonly<Record<string, BenchmarkUse>> = {
  retail_markup: use('margem_comercializacao.varejo', 'Acréscimo médio sobre o custo no varejo brasileiro'),
  ai_usage: use('ia.pequenas', 'Pequenas empresas que usam inteligência artificial'),
  food_team: use('rotatividade.servicos', 'Rotatividade média nos serviços'),
  edu_default: use('inad.escola.total', 'Inadimplência em escolas particulares'),
  other_cash: use('fechamento.capital_giro', 'Falta de capital de giro, motivo citado por pequenos negócios'),
  agro_finance: use('juros.pj_direcionado', 'Juros médios do crédito direcionado a empresas'),
}

/** Replaces `RULE_BENCHMARKS` in one segment. */
export const SEGMENT_BENCHMARKS: Partial<Record<MarketSegment, Readonly<Record<string, BenchmarkUse>>>> = {
  'Comércio Varejista': {
    ai_usage: use('ia.varejo_sp', 'Pequeno varejo paulistano que usa inteligência artificial'),
  },
  Alimentação: {
    margem_declarada: use('restaurantes.lucro.ago25', 'Bares e restaurantes que tiveram lucro'),
  },
}

const CLOTHES = use('margem_comercializacao.vestuario', 'Acréscimo médio sobre o custo em vestuário')
const PHARMACY = use('margem_comercializacao.farma', 'Acréscimo médio sobre o custo em farmácia e perfumaria')
const BOOKS = use(
  'margem_comercializacao.cultura_esporte',
  'Acréscimo médio sobre o custo em livros, papelaria e esporte',
)
const VEHICLES = use('margem_comercializacao.veiculos', 'Acréscimo médio sobre o custo em veículos e peças')
const NO_FIGURE = null

/** What fits a trade better, by activity; null: the general one doesn't fit either. */
export const ACTIVITY_BENCHMARKS: Readonly<Record<string, Readonly<Record<string, BenchmarkUse | null>>>> = {
  loja_roupas: { retail_markup: CLOTHES, retail_losses: use('perdas.moda', 'Perda média em redes de moda') },
  calcados: { retail_markup: CLOTHES },
  farmacia: { retail_markup: PHARMACY, retail_losses: use('perdas.drogaria', 'Perda média em redes de drogarias') },
  perfumaria: { retail_markup: PHARMACY },
  papelaria: { retail_markup: BOOKS },
  autopecas: { retail_markup: VEHICLES },
  veiculos: { retail_markup: VEHICLES },
  atacado: { retail_markup: use('margem_comercializacao.atacado', 'Acréscimo médio sobre o custo no atacado') },
  mercado: { retail_losses: use('perdas.mercado_vizinhanca', 'Perda média em mercados de vizinhança') },
  conveniencia: { retail_losses: use('perdas.conveniencia', 'Perda média em lojas de conveniência') },
  hortifruti: { retail_losses: use('perdas.alimentar', 'Perda média no varejo de alimentos') },
  acougue: { retail_losses: use('perdas.alimentar', 'Perda média no varejo de alimentos') },
  escola: { edu_default: use('inad.escola.basica', 'Inadimplência na educação básica particular') },
  escola_infantil: { edu_default: use('inad.escola.infantil', 'Inadimplência na educação infantil particular') },
  curso_profissionalizante: {
    edu_default: use('inad.escola.tecnicos', 'Inadimplência em cursos técnicos particulares'),
  },
  faculdade: { edu_default: use('inad.escola.superior', 'Inadimplência no ensino superior particular') },
  curso_online: { edu_default: NO_FIGURE },
  autoescola: { edu_default: NO_FIGURE },
  obra: { food_team: NO_FIGURE },
  fabricacao_alimentos: { margem_declarada: NO_FIGURE },
  confeitaria: { margem_declarada: NO_FIGURE },
  padaria: { margem_declarada: NO_FIGURE },
}

/** Survival of employer firms that came as far as the company has, by its age in the order of the form; the oldest have none. */
export const AGE_BENCHMARKS: readonly (BenchmarkUse | null)[] = [
  use('sobrev.1a', 'Empresas que passam do primeiro ano'),
  use('sobrev.3de1', 'Empresas com um ano completo que chegam ao terceiro'),
  use('sobrev.5de3', 'Empresas com três anos completos que chegam ao quinto'),
  null,
  null,
]
