import type { OwnerCompany } from './types.ts'

type Answers = OwnerCompany['respostas']

/** Ordinary answers of a segment, for companies whose own words are the point. */
export const service = (service_offer: string, more: Answers = {}): Answers => ({
  service_offer,
  service_pricing: 'Por experiência, sem cálculo',
  service_recurring: 'Até 25%',
  service_utilization: 'De 61% a 75%',
  service_concentration: 'Até 15%',
  service_followup: 'De memória ou no WhatsApp',
  ...more,
})
export const shop = (retail_products: string, more: Answers = {}): Answers => ({
  retail_products,
  retail_markup: 'De 41% a 80%',
  retail_turnover: 'De 31 a 60 dias',
  retail_losses: 'Não medimos',
  retail_repeat: 'De 20% a 40%',
  retail_credit: 'Cartão, sem antecipar',
  retail_channels: ['Loja física', 'WhatsApp'],
  ...more,
})
export const school = (edu_offer: string, more: Answers = {}): Answers => ({
  edu_offer,
  edu_default: 'De 4% a 8%',
  edu_dropout: 'De 11% a 20%',
  edu_conversion: 'De 10 a 20',
  edu_occupancy: 'De 50% a 70%',
  edu_online: 'Não há',
  ...more,
})
export const clinic = (health_specialty: string, more: Answers = {}): Answers => ({
  health_specialty,
  health_noshow: 'Não medimos',
  health_payer: 'Maioria particular ou plano próprio',
  health_denials: 'Menos de 1% ou não atendo convênio',
  health_occupancy: 'De 71% a 85%',
  health_records: 'Planilha',
  ...more,
})
export const factory = (industry_product: string, more: Answers = {}): Answers => ({
  industry_product,
  industry_cost: 'Não é calculado',
  industry_scrap: 'Não medimos',
  industry_capacity: 'Não sei',
  industry_delivery: 'De 70% a 85%',
  industry_maintenance: 'Só quando quebra',
  ...more,
})
