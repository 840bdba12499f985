import { expect, test } from 'vitest'
import { categorize } from './categories/categorize.ts'
import { readMemo } from './memo.ts'
import { lineKey } from './merge.ts'
import { readStatement } from './read.ts'
import { HOJE } from './testing/bytes.ts'
import { companyLedger, monthlyFiles } from './testing/company-ledger.ts'
import { ContaDeTeste } from './testing/ledger.ts'
import { normalise } from './text/normalise.ts'

test('fourteen months of an invented company come in whole, proven and mostly categorised', async () => {
  for (const account of companyLedger(3, HOJE)) {
    const files = monthlyFiles(account)
    expect(files).toHaveLength(14)
    const held = new ContaDeTeste()
    for (const { nome, bytes } of files) {
      const read = await readStatement(bytes, { nome, hoje: HOJE })
      if (read.recusado !== undefined || !read.contas[0]) throw new Error(`${nome}: ${read.recusado}`)
      expect(read.perguntas).toEqual([])
      expect(['confere', 'partida']).toContain(held.import(read.contas[0]).estado)
    }
    const truth = account.movimentos.map((one) => lineKey({ ...one, chaveDescricao: normalise(one.descricao) }))
    expect(held.keys()).toEqual(truth.sort())
    const alone = account.movimentos.filter(({ descricao }) => !descricao.includes('BOA MASSA'))
    const known = alone.filter((one) => {
      const { contraparte } = readMemo(one.descricao)
      return categorize({ ...one, contraparte, categoria: null }) !== null
    })
    const amount = (list: typeof known) => list.reduce((sum, { centavos }) => sum + Math.abs(centavos), 0)
    expect(amount(known) / amount(alone)).toBeGreaterThan(0.7)
    const end = account.movimentos.reduce((sum, { centavos }) => sum + centavos, account.saldoInicial)
    expect(end).toBeGreaterThan(0)
  }
})
