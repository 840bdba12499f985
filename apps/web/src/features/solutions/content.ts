import type { SOLUTION_METRICS } from '#src/lib/marketing.ts'

export type SolutionId = keyof typeof SOLUTION_METRICS

export interface Solution {
  id: SolutionId
  title: string
  summary: string
  features: readonly string[]
}

export const SOLUTIONS: readonly Solution[] = [
  {
    id: 'analytics',
    title: 'Análise Inteligente de Dados',
    summary: 'Um diagnóstico vira nota, pontos de atenção e relatório, com a conta de cada número à vista.',
    features: [
      'Nota geral e nota de seis áreas, de Finanças a Digital e IA',
      'Perguntas próprias para nove segmentos de mercado',
      'Comparação com fontes públicas, com ano e endereço',
      'Relatório em PDF, em texto ou impresso',
    ],
  },
  {
    id: 'automation',
    title: 'Automação de Processos',
    summary: 'Análises, relatórios e alertas que rodam sozinhos e avisam por e-mail e no painel.',
    features: [
      'Análise diária, semanal ou mensal, pronta às 7 da manhã',
      'Relatório enviado por e-mail na frequência que você escolher',
      'Alerta quando um indicador sai da faixa que você definiu',
      'Tudo pode ser parado com um toque',
    ],
  },
  {
    id: 'optimization',
    title: 'Otimização de Resultados',
    summary: 'Um plano de 30, 60 e 90 dias que começa pelo que mais pesa no seu resultado.',
    features: [
      'Ações por prioridade, com prazo e responsável',
      'Faixa de custo sobre o seu faturamento, sem surpresa',
      'Ganho estimado com a fórmula escrita',
      'Três próximas ações sempre à vista no painel',
    ],
  },
  {
    id: 'predictive',
    title: 'Análise Preditiva',
    summary: 'O faturamento dos próximos três meses, com o mínimo e o máximo que os seus dados permitem dizer.',
    features: [
      'Previsão feita do seu histórico mês a mês',
      'Faixa de mínimo e máximo em vez de um número só',
      'Confiança declarada: alta, média ou baixa',
      'Poucos dados viram cenário, e a tela diz isso',
    ],
  },
  {
    id: 'security',
    title: 'Segurança de Dados',
    summary: 'Seus dados ficam na Norteia, separados por empresa, e saem quando você mandar.',
    features: [
      'Nenhum provedor externo de IA recebe dados por padrão',
      'Nome, e-mail, telefone e CNPJ nunca entram na análise',
      'Lista dos aparelhos em que sua conta está aberta',
      'Exportação e exclusão completas, como manda a LGPD',
    ],
  },
  {
    id: 'integration',
    title: 'Integração de Sistemas',
    summary: 'Leve os números para onde você já trabalha e cuide de várias empresas em um só lugar.',
    features: [
      'Gráficos copiados como tabela para a sua planilha',
      'Relatórios em PDF e em texto simples',
      'Várias empresas na mesma conta, com troca rápida',
      'API documentada para quem cuida dos seus sistemas',
    ],
  },
]

export const INDUSTRIES = [
  { title: 'Varejo', text: 'Giro de estoque, perdas, margem por produto e vendas dentro e fora da loja.' },
  {
    title: 'Alimentação',
    text: 'Custo dos ingredientes, receita com peso e preço, desperdício e o peso dos aplicativos.',
  },
  { title: 'Serviços', text: 'Agenda cheia, preço por hora, contratos e clientes que voltam.' },
  { title: 'Indústria', text: 'Capacidade, refugo, paradas de máquina e prazo de entrega.' },
  { title: 'Saúde', text: 'Faltas, convênios, ocupação da agenda e retorno de pacientes.' },
  { title: 'Tecnologia', text: 'Receita recorrente, cancelamentos, custo de aquisição e caixa.' },
] as const
