import type { CashBase } from '@norteia/contracts/cash'
import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'

const NAMES = new Map<string, string>(FINANCE_CATEGORIES.map(({ id, nome }) => [id, nome]))

/** Categories that money goes to in the forecast, by name: a cut of any other would change nothing. */
export function costsThatCanBeCut({ linhas, estimado }: CashBase): { id: string; nome: string }[] {
  const found = new Map<string, string>()
  for (const { categoria, descricao, centavosSemana } of estimado)
    if (categoria !== null && centavosSemana < 0) found.set(categoria, NAMES.get(categoria) ?? descricao)
  for (const { categoria, descricao, centavos } of linhas)
    if (categoria !== null && centavos < 0 && !found.has(categoria))
      found.set(categoria, NAMES.get(categoria) ?? descricao)
  return [...found].map(([id, nome]) => ({ id, nome })).sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}
