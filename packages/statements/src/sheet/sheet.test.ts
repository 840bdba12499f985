import { cpuMilliseconds } from '@norteia/contracts/testing/work-time'
import { zipSync } from 'fflate'
import { type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readStatement } from '#src/read.ts'
import { HOJE, short, utf8, windows1252 } from '#src/testing/bytes.ts'
import { xlsFile } from '#src/testing/xls-file.ts'
import type { Extrato } from '#src/types.ts'

const HEAD = ['Data', 'Histórico', 'Valor']

async function read(bytes: Uint8Array, nome = 'extrato.xlsx', respostas: Record<string, string> = {}) {
  return readStatement(bytes, { nome, hoje: HOJE, respostas })
}

async function extrato(bytes: Uint8Array, nome?: string, respostas?: Record<string, string>): Promise<Extrato> {
  const found = await read(bytes, nome, respostas)
  if (found.recusado !== undefined) throw new Error(found.recusado)
  return found
}

const linesOf = (found: Extrato) =>
  found.contas.flatMap(({ linhas }) => linhas.map((line) => `${line.linha} ${short(line)}`))

describe('.xlsx', () => {
  test('serial days, dates, texts, numbers and cached values of formulas', async () => {
    const sheet: WriteSheet = {
      name: 'Extrato',
      rows: [
        ['Banco', null, null],
        HEAD,
        [46204, 'SERIAL', -12.5],
        [new Date('2026-07-02T00:00:00Z'), 'DATA', 1234.56],
        ['03/07/2026', 'TEXTO', '-1.234,56'],
        [46207.75, 'COM HORA', 0.1 + 0.2],
        [46208, 'FORMULA', null],
        [46209, 'FRACAO', 1.2345],
      ],
      cells: new Map([['6,2', { value: 7.5, type: 'formula', formula: 'C3+20', formulaResult: 7.5 }]]),
    }
    const found = await extrato(await writeXlsx({ sheets: [sheet] }))
    expect(found).toMatchObject({ formato: 'xlsx', perguntas: [], avisos: [] })
    expect(linesOf(found)).toEqual([
      '3 2026-07-01 -1250 SERIAL',
      '4 2026-07-02 123456 DATA',
      '5 2026-07-03 -123456 TEXTO',
      '6 2026-07-04 30 COM HORA',
      '7 2026-07-05 750 FORMULA',
      '8 2026-07-06 null FRACAO !Valor ilegível.',
    ])
  })

  test('two sheets that look like statements are asked, hidden ones and others are not', async () => {
    const sheets: WriteSheet[] = [
      { name: 'Resumo', rows: [['Total', 3]] },
      { name: 'Julho', rows: [HEAD, [46204, 'A', -1]] },
      { name: 'Agosto', rows: [HEAD, [46235, 'B', -2]] },
      { name: 'Velha', hidden: true, rows: [HEAD, [46000, 'C', -3]] },
    ]
    const bytes = await writeXlsx({ sheets })
    const asked = await extrato(bytes)
    expect(asked.perguntas).toMatchObject([{ id: 'planilha', opcoes: [{ valor: 'Julho' }, { valor: 'Agosto' }] }])
    expect(asked.avisos).toEqual(['O arquivo tem planilhas ocultas: elas não foram lidas.'])
    const answered = await extrato(bytes, 'a.xlsx', { planilha: 'Agosto' })
    expect([answered.perguntas, linesOf(answered)]).toEqual([[], ['2 2026-08-01 -200 B']])
  })

  test('a password, another zip, a document', async () => {
    const locked = await writeXlsx({
      sheets: [{ name: 'A', rows: [HEAD] }],
      encryption: { password: 'x', spinCount: 1000 },
    })
    expect(await read(locked)).toEqual({ recusado: 'A planilha tem senha.' })
    expect((await read(zipSync({ 'extrato.ofx': utf8('<OFX>') }))).recusado).toContain('É um arquivo compactado')
    expect((await read(zipSync({ 'word/document.xml': utf8('<w/>') }))).recusado).toContain('Não reconhecemos')
    expect((await read(utf8('PK\u0003\u0004 not a zip at all'))).recusado).toContain('Não reconhecemos')
  })
})

describe('.xls', () => {
  const rows = [HEAD, [46204, 'PIX JOÃO', -12.5], [46205, 'VENDA', 1234.56]]

  test('real ones are read', async () => {
    const found = await extrato(xlsFile('Extrato', rows), 'extrato.xls')
    expect(found.formato).toBe('xls')
    expect(linesOf(found)).toEqual(['2 2026-07-01 -1250 PIX JOÃO', '3 2026-07-02 123456 VENDA'])
  })

  test('a password, a container of something else', async () => {
    expect(await read(xlsFile('Extrato', rows, true), 'extrato.xls')).toEqual({ recusado: 'A planilha tem senha.' })
    const other = xlsFile('Extrato', rows).map((byte, index) => (index > 1000 && index < 1300 ? 0 : byte))
    expect((await read(other, 'carta.doc')).recusado).toContain('Não reconhecemos')
  })
})

describe('zip bombs are refused before they are read', () => {
  const refused = { recusado: 'Não foi possível ler este arquivo. Exporte um período menor.' }
  const workbook = { 'xl/workbook.xml': utf8('<workbook/>') }

  test.each([
    ['one large entry', () => ({ ...workbook, 'xl/worksheets/sheet1.xml': new Uint8Array(65 * 1024 * 1024) })],
    ['a ratio over 200', () => ({ ...workbook, 'xl/sharedStrings.xml': new Uint8Array(8 * 1024 * 1024) })],
    [
      'too many entries',
      () => ({
        ...workbook,
        ...Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`a${index}`, utf8('x')])),
      }),
    ],
  ])('%s', async (_name, entries) => {
    const started = cpuMilliseconds()
    expect(await read(zipSync(entries()))).toEqual(refused)
    expect(cpuMilliseconds() - started).toBeLessThan(5_000)
  })

  test('a directory that lies about the size', async () => {
    const bytes = zipSync({ ...workbook, 'xl/sharedStrings.xml': new Uint8Array(30 * 1024 * 1024) })
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at + 30 < bytes.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1000)
        view.setUint32(at + 24, 1000, true)
    }
    expect((await read(bytes)).recusado).toBeDefined()
  })
})

describe('tables of a page', () => {
  const table =
    '<table><tr><td colspan=3>Extrato</td></tr><tr><th>Data</th><th>Descri&ccedil;&atilde;o</th><th>Docto</th><th>Cr&eacute;dito</th><th>D&eacute;bito</th></tr>' +
    '<tr><td>01/07/2026</td><td>PIX&nbsp;JO&Atilde;O</td><td>1</td><td></td><td>12,50</td></tr><tr><td>02/07/2026<td>VENDA<br>BALC&#195;O<td>2<td>20,00<td></tr></table>'

  test('named .xls are read', async () => {
    const found = await extrato(windows1252(`<html><style>td{}</style><body>${table}</body></html>`), 'extrato.XLS')
    expect(found.formato).toBe('xls')
    expect(found.contas[0]?.linhas.map(short)).toEqual(['2026-07-01 -1250 PIX JOÃO', '2026-07-02 2000 VENDA BALCÃO'])
  })

  test('any other page is refused', async () => {
    const page = { recusado: expect.stringContaining('É uma página da internet') }
    expect(await read(utf8(`<html>${table}</html>`), 'extrato.html')).toEqual(page)
    expect(await read(utf8('<html><table><tr><td>Entrar</td></tr></table></html>'), 'extrato.xls')).toEqual(page)
  })
})
