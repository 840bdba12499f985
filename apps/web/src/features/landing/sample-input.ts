import type { AnalysisInput } from '@norteia/engine/analyze'

/** The fictitious bakery of the landing page: what its owner would have answered. The engine makes the report from it at build. */
export const SAMPLE_COMPANY = 'Padaria Sol Nascente'

const REVENUE = [61_400, 60_200, 64_900, 63_100, 66_800, 65_700, 69_300, 68_500, 71_900, 70_400, 73_600, 74_800]

export const SAMPLE_INPUT: AnalysisInput = {
  company: { setor: 'Alimentação', faturamento: 74_800, funcionarios: 8 },
  formAnswers: {
    company_name: SAMPLE_COMPANY,
    market_segment: 'Alimentação',
    company_age: '6 a 10 anos',
    revenue: 'R$ 30.001 a R$ 100.000',
    main_costs: 'Insumos R$ 31.500, folha R$ 19.800, aluguel R$ 6.200, energia R$ 3.900',
    kpis: 'Faturamento diário e ticket médio',
    operational_flow:
      'Produção de madrugada, venda no balcão das 6h às 20h, encomendas por WhatsApp anotadas no caderno.',
    employees: '5 a 9',
    acquisition_channels: ['Indicações', 'Redes Sociais (Orgânico)'],
    main_challenge: 'Vendo bem, mas sobra pouco no fim do mês. Acho que o desperdício está alto.',
    ai_usage: 'Tenho planos de integrar',
    future_goals: 'Abrir uma segunda loja no ano que vem.',
  },
  segmentSpecificAnswers: {
    food_type: 'Padaria',
    food_cmv: 'De 36% a 40%',
    food_recipe: 'Algumas',
    food_waste: 'De 4% a 8%',
    food_delivery: 'Só canal próprio',
    food_team: 'De um terço à metade',
    food_practices: ['Alvará e licença sanitária', 'Controle de temperatura'],
  },
  history: REVENUE.map((valor, index) => ({
    mes: `${index < 2 ? 2025 : 2026}-${String(((index + 10) % 12) + 1).padStart(2, '0')}`,
    valor,
  })),
  referenceMonth: '2026-11',
}
