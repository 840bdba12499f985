import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'
import { analyze } from '#src/analyze.ts'
import { findCard } from '#src/problems/match.ts'
import type { AnalysisInput } from '#src/reading/input.ts'
import { blankForm } from './companies.ts'

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

export function caseOf(
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

/** Rules behind the three recommendations, one list each: a card's are its causes. */
export function topRules(input: AnalysisInput): string[][] {
  const { recomendacoes, planoAcao } = analyze(input).completa
  const actions = Object.values(planoAcao).flat()
  return recomendacoes.map((text) => {
    const { regra = '' } = actions.find(({ acao }) => text.startsWith(`${acao}, em até`))!
    return [...(findCard(regra)?.causas ?? [regra])]
  })
}

export const scoreOf = (input: AnalysisInput) => analyze(input).completa.scoreGeral.scoreTotal

export interface Case {
  name: string
  input: AnalysisInput
  /** One of these must be among the three, unless `first` asks for the first place. */
  oneOf: string[]
  first?: boolean
  range: [number, number]
}

export const CASES: readonly Case[] = [
  {
    name: 'a clothing shop with stock for more than 120 days',
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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
    input: caseOf(
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

/** Whether a case gets the advice and the score that an experienced consultant would give. */
export function passesCase({ input, oneOf, first, range }: Case): boolean {
  const top = topRules(input)
  const fits = (rules: readonly string[] = []) => rules.some((rule) => oneOf.includes(rule))
  const advised = first ? fits(top[0]) : top.some(fits)
  return advised && scoreOf(input) >= range[0] && scoreOf(input) <= range[1]
}
