import { describe, expect, test } from 'vitest'
import { readStatement } from '#src/read.ts'
import { extratoOf, HOJE, short, utf8, windows1252 } from '#src/testing/bytes.ts'

const HEADER =
  'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\n\n'

interface Parts {
  header?: string
  account?: string
  currency?: string
  range?: string
  movements?: string
  balance?: string
  server?: string
}

/** A file that misses nothing; each test spoils what it is about. */
function ofx(parts: Parts = {}): string {
  const account = parts.account ?? '<BANKACCTFROM><BANKID>0341<ACCTID>1234567-8<ACCTTYPE>CHECKING</BANKACCTFROM>'
  const range = parts.range ?? '<DTSTART>20260701<DTEND>20260731'
  return [
    `${parts.header ?? HEADER}<OFX>`,
    `<SIGNONMSGSRSV1><SONRS><DTSERVER>${parts.server ?? '20260801'}<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>`,
    `<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${parts.currency ?? 'BRL'}`,
    account,
    `<BANKTRANLIST>${range}`,
    parts.movements ?? movement('20260705', '-10.00', 'PADARIA CENTRAL', 'A1'),
    `</BANKTRANLIST>${parts.balance ?? '<LEDGERBAL><BALAMT>90.00<DTASOF>20260731</LEDGERBAL>'}`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join('\n')
}

function movement(date: string, amount: string, memo: string, fitid = '', type = 'OTHER', more = ''): string {
  return `<STMTTRN>\n<TRNTYPE>${type}\n<DTPOSTED>${date}\n<TRNAMT>${amount}\n<FITID>${fitid}\n${more}<MEMO>${memo}\n</STMTTRN>`
}

const linesOf = async (bytes: Uint8Array | string, respostas = {}) => {
  const extrato = await extratoOf(bytes, respostas)
  return extrato.contas.flatMap(({ linhas }) => linhas.map(short))
}

const PADARIA = '2026-07-05 -1000 PADARIA CENTRAL'

describe('bytes', () => {
  test('the header lies about its encoding', async () => {
    const text = ofx({ movements: movement('20260705', '-10.00', 'AÇOUGUE SÃO JOÃO – “BOI”', 'A1') })
    const utf = ofx({
      header: text.startsWith('O') ? HEADER.replace('1252', 'ISO-8859-1').replace('USASCII', 'UTF-8') : '',
    })
    const expected = ['2026-07-05 -1000 AÇOUGUE SÃO JOÃO – “BOI”']
    expect(await linesOf(utf8(text))).toEqual(expected)
    expect(await linesOf(windows1252(text))).toEqual(expected)
    expect(await linesOf(windows1252(text.replace('USASCII', 'UTF-8').replace('1252', 'NONE')))).toEqual(expected)
    expect(await linesOf(utf8(`\ufeff${text}`))).toEqual(expected)
    expect(await linesOf(utf8(utf))).toEqual([PADARIA])
  })
})

test('smoke', async () => {
  const extrato = await extratoOf(ofx())
  expect(extrato.contas[0]?.saldos).toEqual([{ centavos: 9000, em: '2026-07-31', fraco: false, origem: 'final' }])
  expect((await readStatement(utf8('Data;Hist;x'), { nome: 'a', hoje: HOJE })).recusado).toContain('Não reconhecemos')
})
