import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'

/** A company whose answers raise the doubt `id`. */
export interface DoubtCase {
  id: string
  segment: MarketSegment
  form: Partial<FormAnswers>
  answers?: SegmentAnswers
  company?: { faturamento?: number; funcionarios?: number }
}

export const say = (main_challenge: string) => ({ main_challenge })
const flow = (operational_flow: string) => ({ operational_flow })

export const DOUBT_CASES: readonly DoubtCase[] = [
  {
    id: 'estoque_parado',
    segment: 'Comércio Varejista',
    form: say('Tenho muito estoque parado'),
    answers: { retail_turnover: 'Até 30 dias' },
  },
  {
    id: 'perdas_loja',
    segment: 'Comércio Varejista',
    form: say('muito furto na loja'),
    answers: { retail_losses: 'Menos de 1%' },
  },
  {
    id: 'fiado',
    segment: 'Comércio Varejista',
    form: say('o fiado me mata'),
    answers: { retail_credit: 'Quase tudo à vista ou Pix' },
  },
  {
    id: 'cliente_nao_volta',
    segment: 'Comércio Varejista',
    form: say('o cliente não volta'),
    answers: { retail_repeat: 'Mais de 40%' },
  },
  { id: 'faltas', segment: 'Saúde', form: say('os pacientes faltam demais'), answers: { health_noshow: 'Até 5%' } },
  {
    id: 'glosas',
    segment: 'Saúde',
    form: say('glosas do convênio'),
    answers: { health_denials: 'Menos de 1% ou não atendo convênio' },
  },
  {
    id: 'agenda_vazia',
    segment: 'Saúde',
    form: say('agenda vazia à tarde'),
    answers: { health_occupancy: 'Mais de 85%' },
  },
  {
    id: 'prontuario_papel',
    segment: 'Saúde',
    form: flow('tudo anotado no papel'),
    answers: { health_records: 'Sistema de prontuário' },
  },
  {
    id: 'mensalidade_atrasada',
    segment: 'Educação',
    form: say('pais não pagam em dia, inadimplência alta'),
    answers: { edu_default: 'Menos de 4%' },
  },
  {
    id: 'evasao',
    segment: 'Educação',
    form: say('os alunos desistem no meio do ano'),
    answers: { edu_dropout: 'Menos de 5%' },
  },
  { id: 'turmas_vazias', segment: 'Educação', form: say('turmas vazias'), answers: { edu_occupancy: 'Mais de 85%' } },
  {
    id: 'matriculas',
    segment: 'Educação',
    form: say('visitam e não fecham'),
    answers: { edu_conversion: 'Mais de 35' },
  },
  {
    id: 'cancelamentos',
    segment: 'Tecnologia',
    form: say('os clientes cancelam'),
    answers: { tech_churn: 'Menos de 1%' },
  },
  {
    id: 'caixa_curto',
    segment: 'Tecnologia',
    form: say('o caixa acabando'),
    answers: { tech_runway: 'Mais de 12 meses ou dá lucro' },
  },
  { id: 'cac_alto', segment: 'Tecnologia', form: say('CAC alto demais'), answers: { tech_ltvcac: 'Mais de 5 vezes' } },
  {
    id: 'entrega_atrasada',
    segment: 'Indústria',
    form: say('atraso na entrega todo mês'),
    answers: { industry_delivery: 'Mais de 95%' },
  },
  { id: 'retrabalho', segment: 'Indústria', form: say('muito retrabalho'), answers: { industry_scrap: 'Menos de 1%' } },
  {
    id: 'maquina_parada',
    segment: 'Indústria',
    form: flow('a máquina quebra e a gente para'),
    answers: { industry_maintenance: 'Preventiva com agenda' },
  },
  {
    id: 'fabrica_ociosa',
    segment: 'Indústria',
    form: say('máquinas ociosas'),
    answers: { industry_capacity: 'De 71% a 85%' },
  },
  {
    id: 'custo_desconhecido',
    segment: 'Indústria',
    form: say('não sei o custo da peça'),
    answers: { industry_cost: 'Planilha por produto' },
  },
  {
    id: 'preco_no_chute',
    segment: 'Serviços',
    form: say('não sei cobrar'),
    answers: { service_pricing: 'Por hora, com custo calculado' },
  },
  {
    id: 'depende_de_um_cliente',
    segment: 'Serviços',
    form: say('dependo de um cliente só'),
    answers: { service_concentration: 'Até 15%' },
  },
  {
    id: 'depende_de_um_cliente_outro',
    segment: 'Outro',
    form: say('dependo de um cliente só'),
    answers: { other_clients: 'Até 15%' },
  },
  {
    id: 'propostas_de_memoria',
    segment: 'Serviços',
    form: flow('acompanho de cabeça'),
    answers: { service_followup: 'Em CRM com funil' },
  },
  {
    id: 'hora_parada',
    segment: 'Serviços',
    form: say('equipe parada metade do dia'),
    answers: { service_utilization: 'Mais de 75%' },
  },
  {
    id: 'sem_recorrencia',
    segment: 'Serviços',
    form: say('todo mês começa do zero'),
    answers: { service_recurring: 'Mais de 75%' },
  },
  { id: 'cmv_alto', segment: 'Alimentação', form: say('CMV alto'), answers: { food_cmv: 'Até 30%' } },
  {
    id: 'desperdicio',
    segment: 'Alimentação',
    form: say('jogo muita comida fora'),
    answers: { food_waste: 'Menos de 4%' },
  },
  {
    id: 'aplicativo',
    segment: 'Alimentação',
    form: say('o iFood leva tudo'),
    answers: { food_delivery: 'Só canal próprio' },
  },
  {
    id: 'equipe_troca',
    segment: 'Alimentação',
    form: say('funcionário não para aqui, rotatividade'),
    answers: { food_team: 'Menos de 10%' },
  },
  {
    id: 'sem_ficha',
    segment: 'Alimentação',
    form: flow('cada cozinheiro faz de um jeito'),
    answers: { food_recipe: 'Todas' },
  },
  {
    id: 'safra_preco',
    segment: 'Agronegócio',
    form: say('preço baixo na hora de vender'),
    answers: { agro_price: 'Contrato, troca ou bolsa' },
  },
  {
    id: 'produtividade_baixa',
    segment: 'Agronegócio',
    form: say('produtividade baixa'),
    answers: { agro_yield: 'Até 20% acima' },
  },
  { id: 'sem_reserva', segment: 'Outro', form: say('vivo sem reserva'), answers: { other_cash: 'Mais de 60 dias' } },
  { id: 'nao_sobra', segment: 'Outro', form: say('não sobra nada'), answers: { other_margin: 'Mais de R$ 15' } },
  {
    id: 'depende_do_dono',
    segment: 'Outro',
    form: say('tudo depende de mim'),
    answers: { other_owner: 'Segue normal' },
  },
  {
    id: 'sem_processo',
    segment: 'Outro',
    form: flow('cada um faz do seu jeito'),
    answers: { other_process: 'Escrito e medido' },
  },
  {
    id: 'valor_service_concentration',
    segment: 'Serviços',
    form: say('o maior cliente é 60%'),
    answers: { service_concentration: 'De 16% a 30%' },
  },
  {
    id: 'valor_health_noshow',
    segment: 'Saúde',
    form: say('30% dos pacientes faltam'),
    answers: { health_noshow: 'De 6% a 15%' },
  },
  {
    id: 'valor_edu_default',
    segment: 'Educação',
    form: say('18% de inadimplência'),
    answers: { edu_default: 'De 4% a 8%' },
  },
  {
    id: 'valor_tech_churn',
    segment: 'Tecnologia',
    form: say('cancelamento de 8% ao mês'),
    answers: { tech_churn: 'De 1% a 2,9%' },
  },
  {
    id: 'valor_retail_turnover',
    segment: 'Comércio Varejista',
    form: say('estoque para 180 dias'),
    answers: { retail_turnover: 'De 31 a 60 dias' },
  },
  {
    id: 'nao_sobra_conta',
    segment: 'Comércio Varejista',
    form: { ...say('vendo bem e não sobra nada'), main_costs: 'mercadorias 20.000; aluguel 3.000' },
    company: { faturamento: 50_000 },
  },
  {
    id: 'markup_mercadorias',
    segment: 'Comércio Varejista',
    form: { main_costs: 'mercadorias 45.000; aluguel 3.000' },
    answers: { retail_markup: 'Mais de 80%' },
    company: { faturamento: 50_000 },
  },
  {
    id: 'margem_respondida',
    segment: 'Outro',
    form: { main_costs: 'folha 30.000; aluguel 18.000' },
    answers: { other_margin: 'Mais de R$ 15' },
    company: { faturamento: 50_000 },
  },
  {
    id: 'cmv_insumos',
    segment: 'Alimentação',
    form: { main_costs: 'insumos 27.000; folha 9.000' },
    answers: { food_cmv: 'Até 30%' },
    company: { faturamento: 50_000 },
  },
  {
    id: 'expansao_sem_margem',
    segment: 'Serviços',
    form: { future_goals: 'abrir a segunda loja', main_costs: 'folha 40.000; aluguel 9.000' },
    company: { faturamento: 50_000 },
  },
  {
    id: 'caixa_com_lucro',
    segment: 'Tecnologia',
    form: { main_costs: 'folha 20.000; nuvem 5.000' },
    answers: { tech_runway: 'Menos de 3 meses' },
    company: { faturamento: 50_000 },
  },
  {
    id: 'caixa_com_prejuizo',
    segment: 'Tecnologia',
    form: { main_costs: 'folha 60.000; nuvem 5.000' },
    answers: { tech_runway: 'Mais de 12 meses ou dá lucro' },
    company: { faturamento: 50_000 },
  },
  {
    id: 'faturamento_escrito',
    segment: 'Serviços',
    form: say('faturo 20 mil por mês'),
    company: { faturamento: 50_000 },
  },
  { id: 'pessoas_escritas', segment: 'Serviços', form: say('tenho 25 funcionários'), company: { funcionarios: 6 } },
  {
    id: 'custos_escritos',
    segment: 'Serviços',
    form: { ...say('gasto 57 mil por mês'), main_costs: 'folha 12.000; aluguel 3.000' },
  },
  {
    id: 'giro_estoque',
    segment: 'Comércio Varejista',
    form: { ...say('tenho 400 mil em estoque'), main_costs: 'mercadorias 60.000; folha 5.000' },
    answers: { retail_turnover: 'Até 30 dias' },
  },
  {
    id: 'sem_divida_com_parcela',
    segment: 'Serviços',
    form: { ...say('não tenho dívida'), main_costs: 'folha 9.000; parcela do empréstimo 3.200' },
  },
  {
    id: 'sem_fiado',
    segment: 'Comércio Varejista',
    form: say('não vendo fiado'),
    answers: { retail_credit: 'Fiado sem controle' },
  },
  { id: 'so_eu_com_equipe', segment: 'Serviços', form: { ...say('minha equipe não colabora'), employees: 'Só eu' } },
  {
    id: 'tempo_de_mercado',
    segment: 'Serviços',
    form: { ...say('com 15 anos de mercado e ainda apanho'), company_age: 'Menos de 1 ano' },
  },
  {
    id: 'meta_abaixo',
    segment: 'Serviços',
    form: { future_goals: 'faturar 30 mil por mês' },
    company: { faturamento: 50_000 },
  },
  { id: 'mei_acima', segment: 'Serviços', form: say('sou MEI e não dou conta'), company: { faturamento: 30_000 } },
  {
    id: 'ia_sem_interesse',
    segment: 'Serviços',
    form: { future_goals: 'automatizar o atendimento com chatbot', ai_usage: 'Não tenho interesse' },
  },
  { id: 'redes_sociais', segment: 'Serviços', form: say('não tenho Instagram') },
]
