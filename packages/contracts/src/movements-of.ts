import type { Fact } from './analysis.ts'

const DAYS = /^(?:extrato|movimentações) de .*(\d\d)\/(\d\d)\/(\d{4}) a (\d\d)\/(\d\d)\/(\d{4})$/

/** Address of the movements behind an imported figure: its days, and its direction where it has one; null: it has none. */
export function movementsOf({ id, tipo, origem }: Pick<Fact, 'id' | 'tipo' | 'origem'>): string | null {
  const days = tipo === 'importado' && DAYS.exec(origem)
  if (!days) return null
  const [, d, m, y, lastD, lastM, lastY] = days
  const way = /^(?:receita|maior|tend|hist)/.test(id)
    ? '&sentido=entrada'
    : /^(?:custos|pessoal|juros)/.test(id)
      ? '&sentido=saida'
      : ''
  return `/financas/movimentacoes?de=${y}-${m}-${d}&ate=${lastY}-${lastM}-${lastD}${way}`
}
