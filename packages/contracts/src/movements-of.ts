import type { Fact } from './analysis.ts'

const DAYS = /(\d{2})\/(\d{2})\/(\d{4}) a (\d{2})\/(\d{2})\/(\d{4})$/
const INCOME = new Set(['receita_mensal', 'maior_cliente_parcela', 'tendencia_receita'])
const EXPENSES = new Set(['custos_fixos', 'pessoal_parcela', 'juros_tarifas_parcela'])

/** Address of the movements behind an imported figure: its days, and its direction where it has one; null: it has none. */
export function movementsOf({ id, tipo, origem }: Pick<Fact, 'id' | 'tipo' | 'origem'>): string | null {
  const found = tipo === 'importado' && /^(?:extrato|movimentações) de /.test(origem) ? DAYS.exec(origem) : null
  if (!found) return null
  const [, day, month, year, lastDay, lastMonth, lastYear] = found
  const income = INCOME.has(id) || id.startsWith('historico.')
  const way = income ? '&sentido=entrada' : EXPENSES.has(id) ? '&sentido=saida' : ''
  return `/financas/movimentacoes?de=${year}-${month}-${day}&ate=${lastYear}-${lastMonth}-${lastDay}${way}`
}
