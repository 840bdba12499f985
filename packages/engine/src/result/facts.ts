import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatMonth, formatPercent } from '@norteia/contracts/format'
import type { Resultado, ResultLineId } from '@norteia/contracts/result'
import { RESULT_SUMS } from './sums.ts'

/** Where each figure of a result came from. */
export function resultFacts(result: Omit<Resultado, 'fatos'>): Fact[] {
  const { mes, linhas, margem, pontoEquilibrio, margemSeguranca, variacaoSaldo } = result
  const month = formatMonth(mes)
  const value = (id: ResultLineId) => linhas.find((line) => line.id === id)!.valor
  const lines = linhas.map(({ id, nome, valor }): Fact => {
    const parts = RESULT_SUMS[id]
    const base = { id: `resultado.${id}`, rotulo: `${nome} em ${month}`, valor, unidade: 'R$' }
    return parts
      ? {
          ...base,
          tipo: 'calculado',
          origem: 'Soma das linhas do resultado, custos com sinal negativo',
          formula: `${parts.map((part) => formatMoney(value(part))).join(' + ')} = ${formatMoney(valor)}`,
          entradas: parts.map((part) => `resultado.${part}`),
        }
      : { ...base, tipo: 'importado', origem: `Soma das movimentações de ${month} nestas categorias` }
  })
  const computed = (id: string, rotulo: string, valor: number | null, unidade: string, formula: string): Fact[] =>
    valor === null ? [] : [{ id, rotulo, valor, unidade, tipo: 'calculado', origem: `Resultado de ${month}`, formula }]
  const fixed = value('pessoal') + value('despesas-fixas')
  return [
    ...lines,
    ...computed(
      'resultado.margem',
      `Margem de contribuição de ${month}`,
      margem,
      'fração',
      `${formatMoney(value('margem-contribuicao'))} ÷ ${formatMoney(value('receita'))}`,
    ),
    ...computed(
      'resultado.ponto-equilibrio',
      'Ponto de equilíbrio',
      pontoEquilibrio,
      'R$/mês',
      `${formatMoney(-fixed)} de pessoal e despesas fixas ÷ ${formatPercent(margem ?? 0, 3)} de margem`,
    ),
    ...computed(
      'resultado.margem-seguranca',
      'Margem de segurança',
      margemSeguranca,
      'fração',
      `(${formatMoney(value('receita'))} − ${formatMoney(pontoEquilibrio ?? 0)}) ÷ ${formatMoney(value('receita'))}`,
    ),
    ...computed(
      'resultado.variacao-saldo',
      `Variação do saldo em ${month}`,
      variacaoSaldo,
      'R$',
      `${formatMoney(value('resultado'))} de resultado + ${formatMoney(value('fora-do-resultado'))} fora do resultado + ${formatMoney(value('sem-categoria'))} sem categoria`,
    ),
  ]
}
