import { compareAccounts } from '@norteia/statements/banks'
import { sha256 } from '#src/platform/ids.ts'
import type { FileAccount } from './reading-thread.ts'

/** Account details that a file may contain. */
export interface Candidate {
  id: string
  tipo: string
  banco: string | null
  agencia: string | null
  numero: string | null
}

/**
 * Identifies a file's account by one key: bank and numbers, or bank and header if it has none. Hashed, so that account
 * numbers are not stored a second time.
 */
export function sourceOf({ banco, agencia, numero, tipo, cabecalho }: FileAccount): string {
  const digits = (text: string | null) => (text ?? '').replace(/\W/g, '')
  const card = tipo === 'cartao' ? 'cartao' : 'conta'
  const named = numero === null ? `cabecalho|${cabecalho ?? ''}` : `${card}|${digits(agencia)}|${digits(numero)}`
  return sha256(`${banco?.codigo ?? ''}|${named}`)
}

/** The only account that matches the file's numbers; undefined if none or several do. */
export function matchByNumber(file: FileAccount, accounts: readonly Candidate[]): Candidate | undefined {
  if (file.numero === null) return undefined
  const compared = accounts
    .filter((account) => (account.tipo === 'cartao') === (file.tipo === 'cartao'))
    .map((account) => ({
      account,
      as: compareAccounts(file, { ...account, banco: account.banco === null ? null : { codigo: account.banco } }),
    }))
  for (const wanted of ['igual', 'parecida'] as const) {
    const found = compared.filter(({ as }) => as === wanted)
    if (found.length > 0) return found.length === 1 ? found[0]?.account : undefined
  }
  return undefined
}
