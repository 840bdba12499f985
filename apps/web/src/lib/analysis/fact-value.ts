import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'

/** A fact's value with its unit: 'R$ 8.670/mês', '24,4% das empresas', '3 a 5 anos'. */
export function factValue(fact: Pick<Fact, 'valor' | 'unidade'>): string {
  const { valor, unidade } = fact
  if (typeof valor === 'string') return [valor, unidade].filter(Boolean).join(' ')
  if (unidade.startsWith('R$')) return `${formatMoney(valor)}${unidade.slice(2)}`
  const number = formatNumber(valor, 2)
  return unidade.startsWith('%') ? `${number}${unidade}` : [number, unidade].filter(Boolean).join(' ')
}
