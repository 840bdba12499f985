import { expect, test } from 'vitest'
import { readStatement } from './read.ts'
import { HOJE, utf8 } from './testing/bytes.ts'
import { movement, ofx } from './testing/ofx-file.ts'

const MOVEMENTS = [
  movement('20260705', '-10.00', 'PADARIA CENTRAL', 'A1'),
  movement('20260706', '-25.00', 'ACOUGUE', 'A2'),
  movement('20260707', '-31.50', 'ALUGUEL', 'A3'),
].join('\n')

const open = MOVEMENTS.replaceAll('\n</STMTTRN>', '')
const CSV = 'Data;Histórico;Valor\n13/07/2026;PADARIA;-10,00\n14/07/2026;ACOUGUE;-25,00\n15/07/2026;ALUGUEL;-31,50\n'

async function outcome(text: string) {
  const read = await readStatement(utf8(text), { nome: 'extrato', hoje: HOJE, respostas: { sinal: 'saidas' } })
  if (read.recusado !== undefined) return { refused: true, lines: 0, bad: 0 }
  const lines = read.contas.flatMap(({ linhas }) => linhas)
  return { refused: false, lines: lines.length, bad: lines.filter(({ recusa }) => recusa !== null).length }
}

test.each([
  ['closed', ofx({ movements: MOVEMENTS })],
  ['not closed', ofx({ movements: open })],
])('no single damaged byte makes a movement of an OFX file disappear: %s', async (_name, file) => {
  const lost: string[] = []
  for (let at = file.indexOf('<BANKTRANLIST>'); at < file.indexOf('<LEDGERBAL>'); at++) {
    for (const put of ['X', '']) {
      const damaged = file.slice(0, at) + put + file.slice(at + 1)
      const { refused, lines } = await outcome(damaged)
      if (!refused && lines < 3) lost.push(`${at} ${put}: ${file.slice(at - 20, at + 20)}`)
    }
  }
  expect(lost).toEqual([])
})

test('no single damaged byte makes a row of a CSV file disappear without a refused line', async () => {
  const lost: string[] = []
  for (let at = CSV.indexOf('\n') + 1; at < CSV.length; at++) {
    for (const put of ['X', '', '"', ';', '9']) {
      const { refused, lines, bad } = await outcome(CSV.slice(0, at) + put + CSV.slice(at + 1))
      if (!refused && lines < 3 && bad === 0) lost.push(`${at} ${put}: ${CSV.slice(at - 20, at + 20)}`)
    }
  }
  expect(lost).toEqual([])
})
