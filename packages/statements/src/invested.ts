import { lookUp } from '#src/categories/dictionary.ts'
import { isTaken } from './merge.ts'
import { investedDifference } from './texts.ts'
import type { LinhaLida, ProvaCentavos } from './types.ts'

/**
 * Names a difference that is exactly what the lines moved to automatic investment: some banks state the balance with
 * the invested money in it. Null where that doesn't explain it.
 *
 * @param lines of the account between the two balances of the proof
 */
export function explainDifference(proof: ProvaCentavos, lines: readonly LinhaLida[]): string | null {
  if (proof.estado !== 'difere' || proof.diferenca === null) return null
  const invested = lines
    .filter(
      (line) => isTaken(line) && lookUp(line.chaveDescricao, '', (line.centavos ?? 0) > 0)?.categoria === 'aplicacao',
    )
    .reduce((sum, { centavos }) => sum - (centavos ?? 0), 0)
  return invested !== 0 && invested === proof.diferenca ? investedDifference(invested) : null
}
