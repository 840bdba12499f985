import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'
import { describe, expect, test } from 'vitest'
import { analyze } from './analyze.ts'
import { SEGMENT_QUESTIONS } from './data/segment-questions.data.ts'
import type { AnalysisInput } from './input.ts'
import { actionsOf } from './plan.ts'
import { blankForm, extremeCompany } from './testing/companies.ts'

const middling: Partial<FormAnswers> = {
  company_age: '6 a 10 anos',
  revenue: 'R$ 30.001 a R$ 100.000',
  main_costs: 'folha, aluguel e mercadorias',
  kpis: 'faturamento',
  operational_flow: 'Cliente pede, separamos e entregamos.',
  employees: '5 a 9',
  acquisition_channels: ['Indicações', 'Redes Sociais (Orgânico)', 'Google Ads'],
  main_challenge: 'melhorar',
  ai_usage: 'Tenho planos de integrar',
  future_goals: 'crescer 10% em 12 meses',
}

function company(
  segment: MarketSegment,
  form: Partial<FormAnswers>,
  segmentSpecificAnswers: SegmentAnswers,
): AnalysisInput {
  return {
    company: { setor: segment, faturamento: null, funcionarios: null },
    formAnswers: { ...blankForm, ...middling, market_segment: segment, ...form },
    segmentSpecificAnswers,
    history: [],
    referenceMonth: '2026-11',
  }
}

/** Rules behind the three recommendations. */
function topRules(input: AnalysisInput): string[] {
  const { recomendacoes } = analyze(input).completa
  const rules = [
    ...SEGMENT_QUESTIONS[input.formAnswers.market_segment as MarketSegment].map(({ id }) => id),
    'margem_declarada',
    'receita_por_funcionario',
    'kpis',
    'future_goals',
    'acquisition_channels',
    'ai_usage',
    'operational_flow',
    'company_age',
    'crescer_canal',
    'crescer_produto',
    'crescer_reserva',
    'crescer_sucessao',
  ]
  return recomendacoes.map((text) => rules.find((rule) => text.startsWith(`${actionsOf(rule).medir.acao}. `)) ?? text)
}

const score = (input: AnalysisInput) => analyze(input).completa.scoreGeral.scoreTotal

interface Case {
  name: string
  input: AnalysisInput
  /** One of these must be among the three, unless `first` asks for the first place. */
  oneOf: string[]
  first?: boolean
  range: [number, number]
}

const CASES: Case[] = [
  {
    name: 'a clothing shop with stock for more than 120 days',
    input: company(
      'Comércio Varejista',
      { main_challenge: 'estoque parado' },
      {
        retail_markup: 'Mais de 80%',
        retail_turnover: 'Mais de 120 dias',
        retail_losses: 'De 1% a 1,5%',
        retail_repeat: 'De 20% a 40%',
        retail_credit: 'Cartão, sem antecipar',
        retail_channels: ['Loja física', 'WhatsApp'],
      },
    ),
    oneOf: ['retail_turnover'],
    first: true,
    range: [40, 69],
  },
  {
    name: 'a grocery that sells on trust with losses and a thin margin',
    input: company(
      'Comércio Varejista',
      { main_costs: 'mercadorias 42.000; folha 8.000; aluguel 3.900', main_challenge: 'não sobra dinheiro' },
      {
        retail_markup: 'Até 20%',
        retail_turnover: 'Até 30 dias',
        retail_losses: 'Mais de 3% das vendas',
        retail_repeat: 'Mais de 40%',
        retail_credit: 'Fiado sem controle',
        retail_channels: ['Loja física'],
      },
    ),
    oneOf: ['retail_credit', 'retail_markup', 'margem_declarada'],
    range: [35, 64],
  },
  {
    name: 'a restaurant with dear inputs and no recipes',
    input: company(
      'Alimentação',
      { kpis: '', main_challenge: 'custo alto' },
      {
        food_type: 'Restaurante',
        food_cmv: 'Mais de 40%',
        food_recipe: 'Não',
        food_waste: 'Mais de 8%',
        food_delivery: 'De 31% a 60%',
        food_team: 'De um terço à metade',
        food_practices: ['Alvará e licença sanitária', 'Controle de temperatura'],
      },
    ),
    oneOf: ['food_cmv'],
    range: [25, 54],
  },
  {
    name: 'a clinic with many missed appointments and a good system',
    input: company(
      'Saúde',
      { main_challenge: 'pacientes faltam' },
      {
        health_noshow: 'Mais de 25%',
        health_payer: 'Convênios e particular',
        health_denials: 'De 1% a 4,9%',
        health_occupancy: 'De 50% a 70%',
        health_records: 'Sistema com agendamento on-line',
        health_return: ['Lista de retorno'],
      },
    ),
    oneOf: ['health_noshow'],
    first: true,
    range: [50, 74],
  },
  {
    name: 'a software company that loses clients',
    input: company(
      'Tecnologia',
      { main_challenge: 'clientes cancelam' },
      {
        tech_model: 'Assinatura, mais de 70% da receita',
        tech_churn: 'Mais de 5%',
        tech_ltvcac: 'Menos de 1 vez',
        tech_runway: 'De 7 a 12 meses',
        tech_delivery: 'Semanal',
        tech_support: ['Chamados registrados', 'Prazo combinado'],
      },
    ),
    oneOf: ['tech_churn', 'tech_ltvcac'],
    range: [45, 69],
  },
  {
    name: 'an agency with one large client',
    input: company(
      'Serviços',
      { main_challenge: 'depender de um cliente só' },
      {
        service_pricing: 'Por hora, com custo calculado',
        service_recurring: 'De 26% a 50%',
        service_utilization: 'De 61% a 75%',
        service_concentration: 'Mais de 50%',
        service_followup: 'De memória ou no WhatsApp',
        service_quality: ['Contrato escrito', 'Escopo por projeto'],
      },
    ),
    oneOf: ['service_concentration', 'service_followup'],
    range: [45, 69],
  },
  {
    name: 'a metalworks with scrap and late orders',
    input: company(
      'Indústria',
      { main_challenge: 'retrabalho e atraso', employees: '20 a 49', revenue: 'R$ 100.001 a R$ 400.000' },
      {
        industry_cost: 'Planilha por produto',
        industry_scrap: 'Mais de 8%',
        industry_capacity: 'De 50% a 70%',
        industry_delivery: 'Menos de 70%',
        industry_maintenance: 'Revisão de vez em quando',
        industry_people: ['Treinamento por função'],
      },
    ),
    oneOf: ['industry_scrap'],
    first: true,
    range: [35, 59],
  },
  {
    name: 'a school with late fees',
    input: company(
      'Educação',
      { main_challenge: 'inadimplência' },
      {
        edu_default: 'Mais de 15%',
        edu_dropout: 'De 11% a 20%',
        edu_conversion: 'De 10 a 20',
        edu_occupancy: 'De 50% a 70%',
        edu_online: 'Aulas gravadas',
        edu_teachers: ['Plano de aula padrão', 'Formação contínua'],
      },
    ),
    oneOf: ['edu_default'],
    first: true,
    range: [40, 64],
  },
  {
    name: 'a soy farm that sells all at harvest',
    input: company(
      'Agronegócio',
      { main_challenge: 'preço da soja', employees: '2 a 4' },
      {
        agro_cost: 'Estimativa',
        agro_price: 'Vende tudo na colheita',
        agro_yield: 'Até 20% acima',
        agro_finance: 'Crédito rural',
        agro_income_months: ['Mar', 'Abr'],
        agro_protection: ['Seguro rural', 'Mais de uma cultura ou criação'],
      },
    ),
    oneOf: ['agro_price'],
    first: true,
    range: [40, 64],
  },
  {
    name: 'a new one-person firm without reserve',
    input: company(
      'Outro',
      {
        company_age: 'Menos de 1 ano',
        revenue: 'Até R$ 6.750 (MEI)',
        employees: 'Só eu',
        kpis: '',
        acquisition_channels: ['Indicações'],
        main_challenge: 'falta dinheiro',
        ai_usage: 'Ainda não considerei',
        future_goals: 'crescer',
      },
      {
        other_description: 'artesanato',
        other_margin: 'Nada ou prejuízo',
        other_cash: 'Nenhum',
        other_process: 'Cada um faz do seu jeito',
        other_clients: 'De 16% a 30%',
        other_owner: 'Para tudo',
      },
    ),
    oneOf: ['other_cash', 'other_margin'],
    range: [15, 44],
  },
]

describe('the advice an experienced consultant would give first', () => {
  test.each(CASES)('$name', ({ input, oneOf, first, range }) => {
    const top = topRules(input)
    if (first) expect(oneOf).toContain(top[0])
    else
      expect(
        top.some((rule) => oneOf.includes(rule)),
        top.join(),
      ).toBe(true)
    expect(score(input)).toBeGreaterThanOrEqual(range[0])
    expect(score(input)).toBeLessThanOrEqual(range[1])
  })

  test('a clinic with a good system is not told to buy one', () => {
    expect(topRules(CASES[3]!.input)).not.toContain('health_records')
  })

  test('a mature company that is strong everywhere gets growth actions and no alarm', () => {
    const input = extremeCompany('Serviços', true)
    expect(topRules(input).every((rule) => rule.startsWith('crescer_'))).toBe(true)
    expect(score(input)).toBeGreaterThanOrEqual(80)
    expect(analyze(input).completa.insights.some(({ tipo }) => tipo === 'risco')).toBe(false)
  })

  test('with minimal data the analysis says how little it knows', () => {
    const input: AnalysisInput = {
      ...company('Outro', {}, {}),
      formAnswers: { ...blankForm, market_segment: 'Outro', company_age: '1 a 2 anos', main_challenge: 'vender mais' },
    }
    expect(analyze(input).nivelConfianca).toBeLessThanOrEqual(0.5)
    expect(score(input)).toBeGreaterThanOrEqual(25)
    expect(score(input)).toBeLessThanOrEqual(60)
  })
})

describe('one changed answer', () => {
  const base = CASES[3]!.input
  test('brings its finding and takes it away again', () => {
    const ids = (input: AnalysisInput) =>
      analyze(input).completa.insights.flatMap(({ id, tipo }) => (tipo === 'força' ? [] : [id]))
    const better = { ...base, segmentSpecificAnswers: { ...base.segmentSpecificAnswers, health_noshow: 'Até 5%' } }
    expect(ids(base)).toContain('health_noshow')
    expect(ids(better)).not.toContain('health_noshow')
  })

  test('of the challenge changes what comes first', () => {
    const shop = CASES[0]!.input
    const other = { ...shop, formAnswers: { ...shop.formAnswers, main_challenge: 'clientes não voltam a comprar' } }
    expect(topRules(other)).not.toEqual(topRules(shop))
  })
})
