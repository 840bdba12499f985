import type { MarketSegment } from '@norteia/contracts/company'
import type { BenchmarkId } from './benchmarks.data.ts'

/** How a public figure is introduced; the figure and its source follow in brackets. No digits. */
export interface BenchmarkUse {
  id: BenchmarkId
  texto: string
}

const use = (id: BenchmarkId, texto: string): BenchmarkUse => ({ id, texto })

/** The public figure that a rule's answer can be read against. Rules without one say so. */
export const RULE_BENCHMARKS: Readonly<Record<string, BenchmarkUse>> = {
  retail_markup: use('margem_comercializacao.varejo', 'Acréscimo médio sobre o custo no varejo brasileiro'),
  retail_losses: use('perdas.varejo', 'Perda média no varejo brasileiro'),
  retail_credit: use('inad.credito_livre', 'Inadimplência do crédito livre no Brasil'),
  acquisition_channels: use('fechamento.vendas', 'Falta de vendas, motivo citado por pequenos negócios'),
  ai_usage: use('ia.pequenas', 'Pequenas empresas que usam inteligência artificial'),
  food_team: use('rotatividade.servicos', 'Rotatividade média nos serviços'),
  health_noshow: use('faltas.ubs_pelotas', 'Faltas em uma unidade básica de saúde de Pelotas'),
  health_records: use('digital.imd', 'Maturidade digital média dos pequenos negócios'),
  edu_online: use('digital.imd', 'Maturidade digital média dos pequenos negócios'),
  edu_default: use('inad90.superior.2019', 'Mensalidades com mais de três meses de atraso no ensino superior privado'),
  other_cash: use('fechamento.capital_giro', 'Falta de capital de giro, motivo citado por pequenos negócios'),
  tech_runway: use('fechamento.capital_giro', 'Falta de capital de giro, motivo citado por pequenos negócios'),
  agro_finance: use('juros.pj_direcionado', 'Juros médios do crédito direcionado a empresas'),
}

/** What stands in for `RULE_BENCHMARKS` in one segment. */
export const SEGMENT_BENCHMARKS: Partial<Record<MarketSegment, Readonly<Record<string, BenchmarkUse>>>> = {
  'Comércio Varejista': {
    ai_usage: use('ia.varejo_sp', 'Pequeno varejo paulistano que usa inteligência artificial'),
  },
  Alimentação: {
    margem_declarada: use('restaurantes.lucro.ago25', 'Bares e restaurantes que tiveram lucro'),
  },
}

/** Survival of employer firms, by the company's age in the order of the form; the oldest have none. */
export const AGE_BENCHMARKS: readonly (BenchmarkUse | null)[] = [
  use('sobrev.1a', 'Empresas que passam do primeiro ano'),
  use('sobrev.2a', 'Empresas que passam do segundo ano'),
  use('sobrev.5a', 'Empresas que passam do quinto ano'),
  null,
  null,
]
