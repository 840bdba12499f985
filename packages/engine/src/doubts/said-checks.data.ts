import type { FormAnswers } from '@norteia/contracts/diagnostic'

/** Her words in a free answer against the option that she chose elsewhere. */
export interface SaidCheck {
  id: string
  campos: readonly (keyof FormAnswers & ('main_challenge' | 'operational_flow' | 'future_goals' | 'main_costs'))[]
  /** On folded text, whole words. */
  disse: RegExp
  pergunta: string
  /** Options that her words contradict. */
  respostas: readonly string[]
  /** What the question is about; no digits. */
  sobre: string
}

const challenge = ['main_challenge'] as const
const flow = ['operational_flow', 'main_challenge'] as const

export const SAID_CHECKS: readonly SaidCheck[] = [
  {
    id: 'estoque_parado',
    campos: challenge,
    disse:
      /\b(?:estoque (?:parado|encalhado|alto|cheio|demais|velho)|mercadoria parada|encalhad[oa]s?|produto parado|pecas paradas|estoque que nao gira)\b/,
    pergunta: 'retail_turnover',
    respostas: ['Até 30 dias'],
    sobre: 'o tempo para vender o estoque',
  },
  {
    id: 'perdas_loja',
    campos: challenge,
    disse:
      /\b(?:furtos?|roub(?:o|os|am)|quebras?|perdas?|perco mercadoria|produtos? vencid[oa]s?|vencendo|vencimento)\b/,
    pergunta: 'retail_losses',
    respostas: ['Menos de 1%'],
    sobre: 'as perdas da loja',
  },
  {
    id: 'fiado',
    campos: challenge,
    disse: /\b(?:fiado|caderneta|calotes?|nao me pagam|pendura)\b/,
    pergunta: 'retail_credit',
    respostas: ['Quase tudo à vista ou Pix'],
    sobre: 'as vendas a prazo',
  },
  {
    id: 'cliente_nao_volta',
    campos: challenge,
    disse:
      /\b(?:clientes? nao (?:volta|voltam|compra de novo|retorna|retornam)|compra uma vez|nao fideliz\w{1,6}|somem depois)\b/,
    pergunta: 'retail_repeat',
    respostas: ['Mais de 40%'],
    sobre: 'os clientes que voltam',
  },
  {
    id: 'faltas',
    campos: challenge,
    disse: /\b(?:pacientes? (?:faltam|falta|nao aparecem|nao vem|desmarcam)|faltas|no.?show|muita falta|furam)\b/,
    pergunta: 'health_noshow',
    respostas: ['Até 5%'],
    sobre: 'os pacientes que faltam',
  },
  {
    id: 'glosas',
    campos: challenge,
    disse: /\b(?:glosas?|glosad[oa]s?|convenio nao paga|convenios? glosam?)\b/,
    pergunta: 'health_denials',
    respostas: ['Menos de 1% ou não atendo convênio'],
    sobre: 'as glosas',
  },
  {
    id: 'agenda_vazia',
    campos: challenge,
    disse:
      /\b(?:agenda (?:vazia|com buracos|ociosa|furada)|horarios? (?:vagos?|vazios?|ociosos?)|faltam? pacientes|poucos pacientes|falta de pacientes)\b/,
    pergunta: 'health_occupancy',
    respostas: ['Mais de 85%'],
    sobre: 'a ocupação da agenda',
  },
  {
    id: 'prontuario_papel',
    campos: flow,
    disse: /\b(?:no papel|em papel|agenda de papel|caderno|fichas? de papel|prontuario de papel|ficha na gaveta)\b/,
    pergunta: 'health_records',
    respostas: ['Sistema de prontuário', 'Sistema com agendamento on-line'],
    sobre: 'prontuários e agenda',
  },
  {
    id: 'mensalidade_atrasada',
    campos: challenge,
    disse:
      /\b(?:inadimplencia|inadimplentes?|mensalidades? (?:atrasadas?|em atraso)|nao pagam a mensalidade|pais nao pagam|alunos? nao pagam|atrasam a mensalidade)\b/,
    pergunta: 'edu_default',
    respostas: ['Menos de 4%'],
    sobre: 'a inadimplência',
  },
  {
    id: 'evasao',
    campos: challenge,
    disse:
      /\b(?:alunos? (?:desistem|desiste|saem|abandonam|cancelam)|evasao|desistencias?|perco alunos|perdendo alunos)\b/,
    pergunta: 'edu_dropout',
    respostas: ['Menos de 5%'],
    sobre: 'os alunos que desistem',
  },
  {
    id: 'turmas_vazias',
    campos: challenge,
    disse:
      /\b(?:turmas? (?:vazias?|pequenas?|incompletas?)|vagas? (?:sobrando|ociosas?|vazias?)|salas? vazias?|falta de alunos|faltam alunos|poucos alunos)\b/,
    pergunta: 'edu_occupancy',
    respostas: ['Mais de 85%'],
    sobre: 'a ocupação das turmas',
  },
  {
    id: 'matriculas',
    campos: challenge,
    disse:
      /\b(?:nao (?:fecham|fazem) (?:a )?matriculas?|visitam e nao (?:fecham|matriculam)|baixa conversao|nao se matriculam)\b/,
    pergunta: 'edu_conversion',
    respostas: ['Mais de 35'],
    sobre: 'os interessados que se matriculam',
  },
  {
    id: 'cancelamentos',
    campos: challenge,
    disse: /\b(?:churn|cancelamentos?|clientes? (?:cancelam|cancela|saem|saindo)|cancelando|perdendo clientes)\b/,
    pergunta: 'tech_churn',
    respostas: ['Menos de 1%'],
    sobre: 'o cancelamento do mês',
  },
  {
    id: 'caixa_curto',
    campos: challenge,
    disse:
      /\b(?:falta (?:de )?(?:caixa|dinheiro)|sem caixa|caixa (?:acabando|curto|no fim|apertado|zerado)|dinheiro (?:acabando|no fim)|nao sobra(?! (?:tempo|hora|espaco|vaga|ninguem|gente)))\b/,
    pergunta: 'tech_runway',
    respostas: ['Mais de 12 meses ou dá lucro'],
    sobre: 'os meses de caixa',
  },
  {
    id: 'cac_alto',
    campos: challenge,
    disse:
      /\b(?:cac (?:alto|caro)|custa caro (?:trazer|conquistar|captar)|aquisicao cara|cliente custa caro|anuncio nao se paga)\b/,
    pergunta: 'tech_ltvcac',
    respostas: ['De 3 a 5 vezes', 'Mais de 5 vezes'],
    sobre: 'o retorno de cada cliente',
  },
  {
    id: 'entrega_atrasada',
    campos: challenge,
    disse:
      /\b(?:atras(?:o|os|amos|a|am) (?:na|nas|a|as|de|dos|nos)? ?(?:entregas?|pedidos?|prazos?)|entregas? (?:atrasadas?|fora do prazo)|nao cumprimos? prazos?|pedidos? atrasados?)\b/,
    pergunta: 'industry_delivery',
    respostas: ['Mais de 95%'],
    sobre: 'os pedidos no prazo',
  },
  {
    id: 'retrabalho',
    campos: challenge,
    disse: /\b(?:retrabalho|refugo|pecas? com defeito|refazer|devolucoes? por defeito|sucata demais)\b/,
    pergunta: 'industry_scrap',
    respostas: ['Menos de 1%'],
    sobre: 'refugo e retrabalho',
  },
  {
    id: 'maquina_parada',
    campos: ['operational_flow', 'main_challenge'],
    disse:
      /\b(?:maquinas? (?:quebra|quebram|quebrando|para toda hora|vive parada|paradas? por quebra)|conserta quando quebra|so arrum\w{1,4} quando quebra)\b/,
    pergunta: 'industry_maintenance',
    respostas: ['Preventiva com agenda', 'Preditiva com medição'],
    sobre: 'a manutenção',
  },
  {
    id: 'fabrica_ociosa',
    campos: challenge,
    disse:
      /\b(?:maquinas? ociosas?|fabrica (?:ociosa|parada|vazia)|capacidade ociosa|falta de pedidos|faltam pedidos)\b/,
    pergunta: 'industry_capacity',
    respostas: ['Mais de 85%, com atrasos', 'De 71% a 85%'],
    sobre: 'a capacidade usada',
  },
  {
    id: 'custo_desconhecido',
    campos: challenge,
    disse:
      /\b(?:nao sei (?:o )?(?:custo|quanto custa)|preco no chute|nao sei precificar|sem saber o custo|chuto o preco)\b/,
    pergunta: 'industry_cost',
    respostas: ['Planilha por produto', 'Custo real por lote em sistema'],
    sobre: 'o custo de cada produto',
  },
  {
    id: 'preco_no_chute',
    campos: challenge,
    disse:
      /\b(?:nao sei (?:cobrar|precificar|quanto cobrar)|preco no chute|chuto o preco|cobro no olho|cobro barato)\b/,
    pergunta: 'service_pricing',
    respostas: ['Por hora, com custo calculado', 'Por valor entregue, com margem acompanhada'],
    sobre: 'como o preço é definido',
  },
  {
    id: 'depende_de_um_cliente',
    campos: challenge,
    disse:
      /\b(?:depend\w{1,4} de um (?:so )?cliente|um (?:unico|so) cliente|um cliente so|cliente grande (?:demais|manda)|quase tudo de um cliente)\b/,
    pergunta: 'service_concentration',
    respostas: ['Até 15%'],
    sobre: 'a parte do maior cliente',
  },
  {
    id: 'depende_de_um_cliente_outro',
    campos: challenge,
    disse:
      /\b(?:depend\w{1,4} de um (?:so )?cliente|um (?:unico|so) cliente|um cliente so|cliente grande (?:demais|manda)|quase tudo de um cliente)\b/,
    pergunta: 'other_clients',
    respostas: ['Até 15%'],
    sobre: 'a parte do maior cliente',
  },
  {
    id: 'propostas_de_memoria',
    campos: flow,
    disse:
      /\b(?:de cabeca|de memoria|no caderno|no caderninho|esqueco de responder|sem controle das propostas|anoto no papel)\b/,
    pergunta: 'service_followup',
    respostas: ['Em CRM com funil'],
    sobre: 'o acompanhamento de propostas',
  },
  {
    id: 'hora_parada',
    campos: challenge,
    disse: /\b(?:equipe (?:parada|ociosa)|ociosidade|gente parada|horas? ociosas?|sem trabalho para a equipe)\b/,
    pergunta: 'service_utilization',
    respostas: ['Mais de 75%'],
    sobre: 'as horas faturadas',
  },
  {
    id: 'sem_recorrencia',
    campos: challenge,
    disse:
      /\b(?:sem (?:receita )?recorren\w{2,5}|todo mes comeca do zero|comeca do zero|sem contratos? mensa\w{1,3})\b/,
    pergunta: 'service_recurring',
    respostas: ['De 51% a 75%', 'Mais de 75%'],
    sobre: 'os contratos mensais',
  },
  {
    id: 'cmv_alto',
    campos: challenge,
    disse:
      /\b(?:cmv alto|insumos? (?:caros?|altos?|pesam)|custo dos? (?:insumos?|ingredientes?|alimentos?) (?:alto|subiu|pesa)|comida cara)\b/,
    pergunta: 'food_cmv',
    respostas: ['Até 30%'],
    sobre: 'o custo dos insumos',
  },
  {
    id: 'desperdicio',
    campos: challenge,
    disse:
      /\b(?:desperdicio|jog(?:o|amos|a) (?:muita )?(?:comida )?fora|comida no lixo|vai (?:tudo )?(?:pro|para o) lixo|sobra muita comida)\b/,
    pergunta: 'food_waste',
    respostas: ['Menos de 4%'],
    sobre: 'os insumos que vão para o lixo',
  },
  {
    id: 'aplicativo',
    campos: challenge,
    disse:
      /\b(?:ifood|comissao d[oa]s? aplicativos?|taxa d[oa]s? (?:ifood|aplicativos?|app)|depend\w{1,4} do (?:ifood|aplicativo))\b/,
    pergunta: 'food_delivery',
    respostas: ['Só canal próprio'],
    sobre: 'as vendas por aplicativo',
  },
  {
    id: 'equipe_troca',
    campos: challenge,
    disse:
      /\b(?:rotatividade|funcionarios? nao (?:para|param|fica|ficam)|ninguem (?:para|fica)|equipe (?:troca|muda) (?:toda hora|muito)|pedem? (?:a )?conta|turnover)\b/,
    pergunta: 'food_team',
    respostas: ['Menos de 10%'],
    sobre: 'as saídas da equipe',
  },
  {
    id: 'sem_ficha',
    campos: flow,
    disse:
      /\b(?:sem ficha tecnica|sem receita padrao|cada (?:um|cozinheiro) faz de um jeito|no olho|nao tem receita)\b/,
    pergunta: 'food_recipe',
    respostas: ['Todas', 'Todas, com custo revisto todo mês'],
    sobre: 'as fichas técnicas',
  },
  {
    id: 'safra_preco',
    campos: challenge,
    disse: /\b(?:preco (?:baixo|caiu|ruim|despencou|oscila)|vendo na (?:baixa|colheita)|atravessador\w{0,2})\b/,
    pergunta: 'agro_price',
    respostas: ['Contrato, troca ou bolsa'],
    sobre: 'a proteção do preço',
  },
  {
    id: 'produtividade_baixa',
    campos: challenge,
    disse:
      /\b(?:produtividade (?:baixa|caiu)|baixa produtividade|produ(?:z|zo|zimos) pouco|colhi pouco|quebra de safra)\b/,
    pergunta: 'agro_yield',
    respostas: ['Mais de 20% acima', 'Até 20% acima'],
    sobre: 'a produtividade frente à região',
  },
  {
    id: 'sem_reserva',
    campos: challenge,
    disse:
      /\b(?:sem (?:caixa|reserva|dinheiro)|falta (?:de )?(?:caixa|dinheiro)|nao tenho reserva|conta zerada|no vermelho)\b/,
    pergunta: 'other_cash',
    respostas: ['Mais de 60 dias'],
    sobre: 'a reserva',
  },
  {
    id: 'nao_sobra',
    campos: challenge,
    disse:
      /\b(?:nao sobra(?! (?:tempo|hora|espaco|vaga|ninguem|gente))|sem lucro|no prejuizo|trabalho de graca|nao vejo (?:a cor do )?(?:dinheiro|lucro)|so pago conta)\b/,
    pergunta: 'other_margin',
    respostas: ['Mais de R$ 15', 'De R$ 6 a R$ 15'],
    sobre: 'a sobra de cada venda',
  },
  {
    id: 'depende_do_dono',
    campos: challenge,
    disse:
      /\b(?:tudo (?:depende de mim|passa por mim|sou eu)|se eu (?:paro|faltar|saio|nao estou)|nao consigo (?:delegar|tirar ferias|sair)|nao tiro ferias)\b/,
    pergunta: 'other_owner',
    respostas: ['Segue normal'],
    sobre: 'o que acontece quando você se ausenta',
  },
  {
    id: 'sem_processo',
    campos: flow,
    disse:
      /\b(?:cada um faz (?:do seu jeito|de um jeito)|sem processo|tudo na cabeca|bagunca|improviso|desorganizad[oa])\b/,
    pergunta: 'other_process',
    respostas: ['Escrito e medido', 'Passo a passo escrito'],
    sobre: 'como o trabalho é organizado',
  },
]
