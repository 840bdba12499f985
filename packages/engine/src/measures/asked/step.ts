import type { Fact } from '@norteia/contracts/analysis'
import { capitalize, say } from '#src/facts/fact-book.ts'
import { type MeasuredFigure, of } from '#src/measures/measured.ts'
import type { AskedSum } from './money.ts'

/** 'A conta: 20% × R$ 5.000 por semana = R$ 4.330 por mês. Mercadoria que deixa de ir fora: R$ 2.165 por mês.' */
export function stepOf({ figure, conta, gain }: AskedSum): MeasuredFigure {
  const { fact, entradas } = figure
  const inputs = [fact, ...entradas]
  const gained: Fact | null = gain
    ? {
        id: 'medida.passo_da_conta.ganho',
        rotulo: capitalize(gain.rotulo),
        valor: gain.value,
        unidade: gain.once ? 'R$' : 'R$/mês',
        tipo: 'estimado',
        origem: 'Conta com os números que você escreveu',
        formula: gain.formula,
        entradas: gain.inputs.map(({ id }) => id),
      }
    : null
  const text = gained
    ? say`A conta: ${conta}. ${capitalize(gained.rotulo)}: ${of(gained)}${gain!.once ? ', uma vez' : ' por mês'}.`
    : say`A conta: ${conta}.`
  return {
    fact: { ...fact, id: 'medida.passo_da_conta', entradas: [...new Set([fact.id, ...(fact.entradas ?? [])])] },
    entradas: [...inputs, ...(gained ? [...gain!.inputs, gained] : [])],
    text,
  }
}
