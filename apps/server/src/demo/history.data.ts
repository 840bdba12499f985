import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'

/** A fictitious bakery: what its owner would have typed. Every analysis of it is computed by the real engine. */
export const DEMO_ACCOUNT = {
  name: 'Helena Prado',
  email: 'demo@exemplo.com.br',
  password: 'Demo-Norteia-1',
  phone: '(11) 90000-0000',
} as const

export const DEMO_COMPANY = {
  nome: 'Padaria Sol Nascente (demonstração)',
  cnpj: '11.222.333/0001-81',
  setor: 'Alimentação',
  funcionarios: 8,
} as const

/** Reais by month, oldest first; the last one is the newest complete month. */
export const DEMO_REVENUE = [
  61_200, 60_150, 62_480, 58_900, 63_310, 62_750, 65_120, 63_940, 66_080, 65_420, 64_870, 72_950, 66_310, 61_840,
  67_220, 66_950, 69_480, 68_120, 70_350, 69_870, 71_640, 72_180, 73_550, 74_800,
] as const

/** Agreed to; the day falls that many months after the demo begins. */
export const DEMO_COMMITMENTS = [
  {
    tipo: 'pagar',
    descricao: 'Forno novo, entrada',
    valor: 22_000,
    meses: 1,
    dia: 14,
    repete: 'nao',
    categoria: 'bens',
  },
  {
    tipo: 'pagar',
    descricao: 'Forno novo, parcela',
    valor: 2_400,
    meses: 2,
    dia: 14,
    repete: 'mensal',
    categoria: 'bens',
  },
  {
    tipo: 'pagar',
    descricao: 'Décimo terceiro',
    valor: 12_500,
    meses: 1,
    dia: 18,
    repete: 'nao',
    categoria: 'salarios',
  },
  {
    tipo: 'receber',
    descricao: 'Encomenda da escola',
    valor: 3_800,
    meses: 1,
    dia: 9,
    repete: 'nao',
    categoria: 'vendas-produtos',
  },
] as const

export const DEMO_SCENARIOS = [
  { nome: 'Contratar um padeiro', alavancas: { contratar: { salario: 2_300, encargosPct: 8 } } },
  { nome: 'Pão 5% mais caro', alavancas: { precoPct: 5, volumePct: -2 } },
] as const

const FIRST_FORM: FormAnswers = {
  company_name: DEMO_COMPANY.nome,
  market_segment: 'Alimentação',
  company_age: '3 a 5 anos',
  revenue: 'R$ 30.001 a R$ 100.000',
  main_costs: 'insumos 29.500; folha 19.800; aluguel 5.400; energia 3.900',
  kpis: '',
  operational_flow:
    'A produção começa às quatro da manhã, cada padeiro faz do seu jeito, e as encomendas ficam no caderno.',
  employees: '5 a 9',
  acquisition_channels: ['Indicações'],
  main_challenge: 'Sobra pão no fim do dia e o dinheiro não fecha com o que vendemos.',
  ai_usage: 'Ainda não considerei',
  future_goals: 'Vender mais',
}
const FIRST_SEGMENT: SegmentAnswers = {
  food_type: 'Padaria',
  food_cmv: 'Mais de 40%',
  food_recipe: 'Não',
  food_waste: 'Não medimos',
  food_delivery: 'Até 30%',
  food_team: 'De um terço à metade',
  food_practices: ['Alvará e licença sanitária'],
}

/** What changed in the shop from one diagnostic to the next, a month apart. */
const CHANGES: { form?: Partial<FormAnswers>; segment?: SegmentAnswers }[] = [
  {},
  { segment: { food_waste: 'Mais de 8%' } },
  { form: { kpis: 'faturamento e ticket médio' }, segment: { food_recipe: 'Algumas' } },
  { segment: { food_waste: 'De 4% a 8%' } },
  { form: { future_goals: 'Vender 10% mais em 12 meses' } },
  { segment: { food_cmv: 'De 36% a 40%' } },
  { form: { acquisition_channels: ['Indicações', 'Redes Sociais (Orgânico)'] } },
  { segment: { food_recipe: 'Todas' } },
  { form: { kpis: 'faturamento, ticket médio, margem e CMV' }, segment: { food_team: 'De 10% a um terço' } },
  { form: { main_costs: 'insumos 26.900; folha 20.600; aluguel 5.700; energia 3.700' } },
  {
    form: {
      ai_usage: 'Tenho planos de integrar',
      operational_flow:
        'A produção segue as fichas técnicas e um passo a passo escrito; encomendas em planilha, conferidas à tarde.',
    },
  },
  { segment: { food_practices: ['Alvará e licença sanitária', 'Manual de boas práticas', 'Controle de temperatura'] } },
  {
    form: { main_challenge: 'Quero abrir um segundo ponto sem apertar o caixa.' },
    segment: { food_cmv: 'De 31% a 35%' },
  },
]

export interface DemoDiagnostic {
  formAnswers: FormAnswers
  segmentSpecificAnswers: SegmentAnswers
}

/** Thirteen diagnostics, oldest first. */
export const DEMO_DIAGNOSTICS: readonly DemoDiagnostic[] = CHANGES.reduce<DemoDiagnostic[]>((all, change) => {
  const last = all.at(-1) ?? { formAnswers: FIRST_FORM, segmentSpecificAnswers: FIRST_SEGMENT }
  all.push({
    formAnswers: { ...last.formAnswers, ...change.form },
    segmentSpecificAnswers: { ...last.segmentSpecificAnswers, ...change.segment },
  })
  return all
}, [])
