import type { Fact } from './analysis.ts'
import { formatMoney, formatNumber, formatPercent } from './format.ts'

const FRACTION = 'fração'

/** Countable units: the form after a one. */
const ONE: Readonly<Record<string, string>> = {
  pessoas: 'pessoa',
  itens: 'item',
  canais: 'canal',
  indicadores: 'indicador',
  pontos: 'ponto',
  meses: 'mês',
  dias: 'dia',
}

/** A fact's value with its unit: 'R$ 8.670/mês', '24,4% das empresas', '−81% do investimento', '1 pessoa', '3 a 5 anos'. */
export function factValue({ valor, unidade }: Pick<Fact, 'valor' | 'unidade'>): string {
  if (typeof valor === 'string') return [valor, unidade].filter(Boolean).join(' ')
  return numberText(valor, unidade).replace(/^-/, '−')
}

function numberText(valor: number, unidade: string): string {
  if (unidade.startsWith('R$')) return `${formatMoney(valor)}${unidade.slice(2)}`
  if (unidade.startsWith(FRACTION)) return `${formatPercent(valor)}${unidade.slice(FRACTION.length)}`
  const number = formatNumber(valor, 2)
  if (unidade.startsWith('%')) return `${number}${unidade}`
  return [number, (Math.abs(valor) === 1 && ONE[unidade]) || unidade].filter(Boolean).join(' ')
}
