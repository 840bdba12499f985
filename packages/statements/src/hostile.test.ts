import { cpuMilliseconds } from '@norteia/contracts/testing/work-time'
import { expect, test } from 'vitest'
import { readStatement } from './read.ts'
import { HOJE, utf8 } from './testing/bytes.ts'

const MIB = 1024 * 1024
const fill = (text: string, length = 6 * MIB) => text.repeat(Math.ceil(length / text.length))
const OFX = '<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20260701<TRNAMT>-1.00<MEMO>'

test.each([
  ['a memo of megabytes', OFX + fill('PIX ENVIADO - '), 'a.ofx'],
  ['an amount of megabytes', `${OFX}A</STMTTRN><STMTTRN><DTPOSTED>20260701<TRNAMT>${fill('1.')}`, 'a.ofx'],
  ['only opening brackets', `<OFX>${fill('<')}`, 'a.ofx'],
  ['a tag without an end', `<OFX><A${fill(' ')}`, 'a.ofx'],
  ['statements without end', fill('<STMTRS>'), 'a.ofx'],
  ['movements without end', fill('<STMTTRN>'), 'a.ofx'],
  ['a page of brackets', `<html>${fill('<')}`, 'a.xls'],
  ['a page of cells', `<html><table><tr>${fill('<td>')}`, 'a.xls'],
  ['a page of scripts', `<html>${fill('<script ')}`, 'a.xls'],
  ['empty lines', `Data;Histórico;Valor\n${fill('\n')}`, 'a.csv'],
  ['one line of separators', fill(';'), 'a.csv'],
  ['lines of separators', fill(';;;\n'), 'a.csv'],
  ['quotes', `Data;Histórico;Valor\n${fill('"')}`, 'a.csv'],
  ['a loose quote in every line', `Data;Histórico;Valor\n${fill('01/07/2026;"LOJA;-1,00\n', 3 * MIB)}`, 'a.csv'],
  ['spaces after a word that names a number', `Conta${fill(' ')}\nData;Histórico;Valor\n01/07/2026;A;-1,00`, 'a.csv'],
  ['spaces between two words', `Conta${fill(' ')}x;Data\n01/07/2026;A;-1,00`, 'a.csv'],
  ['marks after a word', `Conta${fill('.:')}\nData;Histórico;Valor\n01/07/2026;A;-1,00`, 'a.csv'],
  ['one word', fill('a'), 'a.csv'],
  ['lines of dates', fill('01/07/2026\n'), 'a.csv'],
])('%s', async (_name, text, nome) => {
  const started = cpuMilliseconds()
  const read = await readStatement(utf8(text), { nome, hoje: HOJE })
  expect(read.recusado ?? read.contas.flatMap(({ linhas }) => linhas).length).toBeTruthy()
  expect(cpuMilliseconds() - started).toBeLessThan(5_000)
})
