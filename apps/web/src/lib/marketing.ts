/**
 * SAMPLE CONTENT. Figures and customers in this file are placeholders of the specification, not measurements: their
 * owner replaces them here, and only here, before the product is published.
 */
export const STATS = [
  { value: '24/7', label: 'suporte' },
  { value: '+10K', label: 'usuários' },
  { value: '99.9%', label: 'disponibilidade' },
] as const

export const TESTIMONIALS = [
  {
    quote:
      'Eu sabia que sobrava pouco no fim do mês, mas não sabia por quê. O diagnóstico mostrou onde olhar e o que fazer primeiro.',
    name: 'Marina Duarte',
    role: 'Dona de padaria, Campinas (SP)',
  },
  {
    quote:
      'Gosto de poder perguntar de onde veio cada número. Levo o relatório para a reunião e ninguém discute a conta.',
    name: 'Carlos Menezes',
    role: 'Sócio de uma oficina, Goiânia (GO)',
  },
  {
    quote: 'Em vez de dez ideias soltas, saí com três ações para o mês. Duas já viraram rotina na loja.',
    name: 'Patrícia Lima',
    role: 'Gerente de loja de roupas, Recife (PE)',
  },
] as const

/** Benefit figures of the solution cards, by solution. */
export const SOLUTION_METRICS = {
  analytics: [
    { value: '6', label: 'áreas da empresa em uma só nota' },
    { value: '3 a 6 min', label: 'para responder ao diagnóstico' },
    { value: '100%', label: 'dos números com origem' },
  ],
  automation: [
    { value: '24/7', label: 'acompanhamento' },
    { value: '3', label: 'tarefas que rodam sozinhas' },
    { value: '07h', label: 'relatório pronto antes de abrir' },
  ],
  optimization: [
    { value: '30, 60 e 90', label: 'dias de plano de ação' },
    { value: '3', label: 'próximas ações sempre à vista' },
    { value: '9', label: 'segmentos com regras próprias' },
  ],
  predictive: [
    { value: '3 meses', label: 'de faturamento previsto' },
    { value: '60 meses', label: 'de histórico aceito' },
    { value: '12 meses', label: 'de retorno estimado' },
  ],
  security: [
    { value: '0', label: 'provedores de IA por padrão' },
    { value: '1 clique', label: 'para exportar tudo o que é seu' },
    { value: '99.9%', label: 'disponibilidade' },
  ],
  integration: [
    { value: '3', label: 'formatos: PDF, texto e CSV' },
    { value: '1', label: 'painel para todas as suas empresas' },
    { value: '+10K', label: 'usuários' },
  ],
} as const
