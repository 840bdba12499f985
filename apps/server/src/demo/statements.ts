import { dayOf } from '@norteia/contracts/format'
import type { Previa } from '@norteia/contracts/statements'
import { DIALECTS, type Recorte } from '@norteia/statements/testing/dialects'
import { cut } from '@norteia/statements/testing/ledger'
import { addDays } from '@norteia/statements/text/dates'
import { type DemoLedger, demoLedgers } from './movements.ts'

const ACCOUNTS = {
  itau: { dialeto: 'ofx', apelido: 'Itaú', tipo: 'corrente' },
  inter: { dialeto: 'inter', apelido: 'Reserva no Inter', tipo: 'corrente' },
  caixa: { dialeto: 'caixa', apelido: 'Folha na Caixa', tipo: 'corrente' },
} as const

/** Days of one file; each overlaps the one before, as owners' downloads do. */
const SPAN = 100
const OVERLAP = 10

/** The product's calls, as a browser makes them. */
export interface DemoCalls {
  upload: (nome: string, bytes: Uint8Array) => Promise<Previa>
  confirm: (body: object) => Promise<void>
  /** Gives a category to the movements of a counterparty. */
  classify: (busca: string, categoria: string) => Promise<void>
}

/** Imports fourteen months of the bakery's statements in the dialects of three banks, through preview and confirmation. */
export async function importDemo(calls: DemoCalls, now: number): Promise<void> {
  const ate = addDays(dayOf(now), -1)
  for (const ledger of demoLedgers(ate)) {
    const { dialeto, apelido, tipo } = ACCOUNTS[ledger.conta]
    const dialect = DIALECTS.find(({ nome }) => nome === dialeto)
    if (!dialect) throw new Error(`no dialect ${dialeto}`)
    for (const recorte of pieces(ledger, ate)) {
      // Always the first of each choice: a tidy file.
      const previa = await calls.upload(
        dialect.arquivo,
        dialect.escrever(recorte, () => 0),
      )
      await calls.confirm({
        previaId: previa.previaId,
        respostas: Object.fromEntries(previa.perguntas.map(({ id, opcoes }) => [id, opcoes[0]?.valor ?? ''])),
        contas: previa.contas.map(({ chave, contaId }) =>
          contaId ? { chave, contaId } : { chave, nova: { apelido, tipo } },
        ),
      })
    }
  }
  await calls.classify('BALCAO DA PADARIA', 'vendas-produtos')
  await calls.classify('MOINHO TRIGO', 'mercadorias')
  await calls.classify('LATICINIOS', 'mercadorias')
}

function pieces({ saldo, movimentos }: DemoLedger, ate: string): Recorte[] {
  const found: Recorte[] = []
  for (let de = movimentos[0]?.data ?? ate; de <= ate; de = addDays(de, SPAN - OVERLAP)) {
    const end = addDays(de, SPAN) < ate ? addDays(de, SPAN) : ate
    const recorte = cut(movimentos, de, end, saldo)
    if (recorte.movimentos.length > 0) found.push({ ...recorte, agendados: [] })
  }
  return found
}
