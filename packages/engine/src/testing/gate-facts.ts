import type { Fact } from '@norteia/contracts/analysis'

const fact = (id: string, rotulo: string, valor: number | string, unidade: string, over: Partial<Fact> = {}): Fact => ({
  id,
  rotulo,
  valor,
  unidade,
  tipo: 'informado',
  origem: 'Teste',
  ...over,
})

/** The facts of a small company, named and shaped as the engine makes them. */
export const GATE_FACTS: readonly Fact[] = [
  fact('empresa.faturamento', 'Faturamento mensal', 48_235.5, 'R$/mês'),
  fact('empresa.pessoas', 'Pessoas na empresa', 6, 'pessoas'),
  fact('receita_por_pessoa', 'Receita por pessoa', 8_040, 'R$/mês', { tipo: 'calculado' }),
  fact('margem', 'Sobra depois dos custos declarados', 12, '%', { tipo: 'calculado' }),
  fact('custos.total', 'Custos declarados', 42_447, 'R$/mês', { tipo: 'calculado' }),
  fact('custo.0', 'Custo: folha', 14_600, 'R$/mês'),
  fact('custo.1', 'Custo: aluguel', 3_500, 'R$/mês'),
  fact('nota.geral', 'Nota geral', 62, 'pontos', { tipo: 'calculado' }),
  fact('regra.escala', 'Maior nota possível', 100, 'pontos', { tipo: 'referência' }),
  fact('dimensao.FIN', 'Nota de Finanças', 51, 'pontos', { tipo: 'calculado' }),
  fact('dimensao.VEN', 'Nota de Vendas e marketing', 67, 'pontos', { tipo: 'calculado' }),
  fact('dimensao.OPE', 'Nota de Operações', 38, 'pontos', { tipo: 'calculado' }),
  fact('dimensao.DIG', 'Nota de Digital e IA', 76, 'pontos', { tipo: 'calculado' }),
  fact('resposta.retail_turnover', 'Em quantos dias o estoque médio é vendido?', 'Mais de 120 dias', ''),
  fact('resposta.service_concentration', 'Quanto o maior cliente representa do faturamento?', 'Mais de 50%', ''),
  fact('resposta.service_recurring', 'Quanto do faturamento vem de contratos mensais?', 'De 26% a 49%', ''),
  fact('resposta.company_age', 'Tempo de mercado', '3 a 5 anos', ''),
  fact('resposta.kpis', 'Indicadores reconhecidos', 4, 'indicadores', { tipo: 'calculado' }),
  fact('fonte.ia', 'Pequenas empresas que usam inteligência artificial', 10, '% das empresas', {
    tipo: 'referência',
    fonte: { orgao: 'Cetic.br TIC Empresas', ano: 2024, url: 'x' },
  }),
  ...[15, 20, 25, 30, 45, 50, 60, 85, 90].map((day) =>
    fact(`regra.dia.${day}`, 'Prazo do plano', day, 'dias', { tipo: 'referência' }),
  ),
  fact('nossa_conta.ganho', 'Ganho mensal estimado', 1_450, 'R$/mês', { tipo: 'estimado' }),
  fact('nossa_conta.investimento.min', 'Investimento mínimo do plano', 28_900, 'R$', { tipo: 'estimado' }),
  fact('nossa_conta.investimento.max', 'Investimento máximo do plano', 77_200, 'R$', { tipo: 'estimado' }),
  fact('nossa_conta.payback.min', 'Prazo para o investimento voltar', 19, 'meses', { tipo: 'estimado' }),
  fact('nossa_conta.payback.max', 'Prazo para o investimento voltar', 53, 'meses', { tipo: 'estimado' }),
  fact('completude', 'Completude dos dados', 61, '%', { tipo: 'calculado' }),
  fact('historico.2026-10', 'Faturamento de out/2026', 47_901, 'R$/mês', { tipo: 'importado' }),
  fact('previsao.2026-12', 'Faturamento previsto para dez/2026', 55_120, 'R$/mês', { tipo: 'estimado' }),
]
