export const CHART_TEXT = {
  incomplete: 'Dados do gráfico inválidos ou incompletos.',
  invalid: 'Dados inválidos para o gráfico',
  failed: 'Erro ao carregar gráfico',
  none: 'Dados não disponíveis para este gráfico',
  unsupported: (type: string) => `Tipo de gráfico ainda não suportado: ${type}`,
} as const
