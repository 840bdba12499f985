import { buffer } from 'node:stream/consumers'
import type { Caixa } from '@norteia/contracts/cash'
import { RESULT_LINES } from '@norteia/contracts/result'
import { cashBase } from '@norteia/engine/cash/base'
import { computeCash } from '@norteia/engine/cash/cash'
import { historyOf } from '@norteia/engine/cash/history'
import { type Cell, readXlsx, type Sheet } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import type { LedgerMovement } from '#src/features/ledger/ledger.service.ts'
import { calculator } from '#tests/support/calculator.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { columnName, plainText } from './sheet.ts'
import { drawSpreadsheet, type SpreadsheetContent } from './spreadsheet.ts'
import { pressSpreadsheet } from './spreadsheet-press.ts'

const HOJE = '2026-11-22'

const movement = (
  data: string,
  centavos: number,
  categoria: string | null,
  over: Partial<LedgerMovement> = {},
): LedgerMovement => ({
  data,
  contaId: 'a',
  descricao: 'PIX RECEBIDO',
  contraparte: null,
  categoria,
  parId: null,
  centavos,
  arquivo: 'extrato.ofx',
  linha: 7,
  ...over,
})

const MOVEMENTS = [
  movement('2026-09-03', 10_000_10, 'vendas-produtos'),
  movement('2026-10-05', 100_000_00, 'vendas-produtos'),
  movement('2026-10-06', -8_825_00, 'impostos-vendas'),
  movement('2026-10-07', -40_000_00, 'mercadorias'),
  movement('2026-10-08', -38_000_00, 'aluguel'),
  movement('2026-10-09', -500_00, null, { parId: 'p' }),
  movement('2026-10-09', 500_00, null, { parId: 'q', contaId: 'b' }),
  movement('2026-10-10', 33_33, null, { descricao: '=HYPERLINK("http://x")', arquivo: null, linha: null }),
]

function cash(): Caixa {
  const base = cashBase({
    hoje: HOJE,
    saldos: [{ contaId: 'a', centavos: 20_000_00, em: '2026-11-21', provado: true }],
    contas: [],
    categorias: [],
    compromissos: [
      {
        descricao: '+55 aluguel',
        centavos: -3_000_00,
        vencimento: '2026-12-05',
        repete: 'mensal',
        ate: null,
        categoria: 'aluguel',
      },
      {
        descricao: 'Cliente',
        centavos: 700_10,
        vencimento: '2026-11-24',
        repete: 'semanal',
        ate: null,
        categoria: null,
      },
    ],
    historia: historyOf(
      Array.from({ length: 5 }, (_, i) => ({
        ...movement(`2026-10-${String(10 + i * 4)}`, 123_45 * (i + 1), 'vendas-produtos'),
        id: '',
      })),
      HOJE,
    ),
  })
  return computeCash(base, {})
}

const content = (over: Partial<SpreadsheetContent> = {}): SpreadsheetContent => ({
  empresa: '=cmd',
  de: '2026-09-01',
  ate: '2026-11-22',
  movimentos: MOVEMENTS,
  categorias: [],
  contas: [
    { id: 'a', apelido: '=A1' },
    { id: 'b', apelido: 'B' },
  ],
  lacunas: [{ contaId: 'a', de: '2026-09-01', ate: '2026-09-02' }],
  caixa: cash(),
  ...over,
})

async function drawn(over: SpreadsheetContent): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  await drawSpreadsheet(over, (piece) => pieces.push(piece.slice()))
  return Buffer.concat(pieces)
}

async function sheetsOf(file: Uint8Array) {
  const { sheets } = await readXlsx(file)
  return new Map(sheets.map((sheet) => [sheet.name, sheet]))
}

const cellsOf = (sheet: Sheet): [string, Partial<Cell>][] => [...(sheet.cells ?? new Map<string, Partial<Cell>>())]

describe('the spreadsheet', () => {
  test('has its four sheets, and formulas in result and cash only', async () => {
    const sheets = await sheetsOf(await drawn(content()))
    expect([...sheets.keys()]).toEqual(['Lançamentos', 'Resultado', 'Caixa', 'De onde veio'])
    for (const [name, sheet] of sheets) {
      const formulas = cellsOf(sheet).filter(([, cell]) => cell.formula)
      expect([name, formulas.length > 0]).toEqual([name, name === 'Resultado' || name === 'Caixa'])
    }
  })

  test('keeps users’ text as text', async () => {
    const sheets = await sheetsOf(await drawn(content()))
    const rows = sheets.get('Lançamentos')!.rows
    expect(rows[8]![2]).toBe('=HYPERLINK("http://x")')
    expect(rows[1]![1]).toBe('=A1')
    expect(sheets.get('De onde veio')!.rows[1]![1]).toBe('=cmd')
    expect(plainText('#N/A')).toBe('#N/A ')
    expect(plainText('a\u0000\u001bb')).toBe('a  b')
    expect(plainText('#1 pedido')).toBe('#1 pedido')
  })

  test('has the result of the months as cached values', async () => {
    const { rows } = (await sheetsOf(await drawn(content()))).get('Resultado')!
    expect(rows[0]).toEqual(['Linha', 'Código', '2026-09', '2026-10', '2026-11', 'Total'])
    const named = new Map(rows.map((row) => [row[0], row]))
    for (const { nome } of RESULT_LINES) expect(named.has(nome), nome).toBe(true)
    expect(named.get('Resultado')!.slice(2)).toEqual([10_000.1, 13_175, 0, 23_175.1])
    expect(named.get('Fora do resultado')!.slice(2)).toEqual([0, 0, 0, 0])
    expect(named.get('Sem categoria')!.slice(2)).toEqual([0, 33.33, 0, 33.33])
    expect(named.get('Ponto de equilíbrio')![3]).toBe(74_255.01)
    expect(named.get('Variação do saldo')!.slice(2)).toEqual([10_000.1, 13_208.33, 0, 23_208.43])
  })

  test('has formulas that give their cached values', async () => {
    const sheets = await sheetsOf(await drawn(content()))
    const recompute = calculator(sheets)
    let compared = 0
    for (const name of ['Resultado', 'Caixa'])
      for (const [key, cell] of cellsOf(sheets.get(name)!)) {
        if (!cell.formula) continue
        compared += 1
        const result = recompute(name, cell.formula)
        const cached = cell.formulaResult ?? ''
        if (typeof cached === 'number') expect(result, `${name} ${key} ${cell.formula}`).toBeCloseTo(cached, 9)
        else expect(result, `${name} ${key} ${cell.formula}`).toBe(cached)
      }
    expect(compared).toBeGreaterThan(100)
  })

  test('says what is missing where cash can’t be computed', async () => {
    const empty = computeCash(
      cashBase({ hoje: HOJE, saldos: [], contas: [], categorias: [], compromissos: [], historia: historyOf([], HOJE) }),
      {},
    )
    const sheets = await sheetsOf(await drawn(content({ movimentos: [], caixa: empty })))
    expect(String(sheets.get('Caixa')!.rows[1]![0])).toContain('Faltam dados')
    expect(sheets.get('Resultado')!.rows.length).toBeGreaterThan(12)
  })

  // Half a second on a quiet machine; the bound is for what grows with the square. All threads of the process count.
  test('of twenty thousand movements is drawn in the thread', async () => {
    const movimentos = Array.from({ length: 20_000 }, (_, i) =>
      movement(`2026-${String(9 + (i % 2)).padStart(2, '0')}-15`, i - 9_000, 'mercadorias'),
    )
    await buffer(await pressSpreadsheet(content()))
    const started = process.cpuUsage()
    const stream = await pressSpreadsheet(content({ movimentos }))
    const pieces: Buffer[] = []
    for await (const piece of stream) pieces.push(piece)
    const { user, system } = process.cpuUsage(started)
    const took = (user + system) / 1_000
    // In pieces, so that no file is ever whole in the server's memory.
    expect(pieces.length).toBeGreaterThan(20)
    const file = Buffer.concat(pieces)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(file.length / 4)
    expect((await sheetsOf(file)).get('Lançamentos')!.rows).toHaveLength(20_001)
    expect(took).toBeLessThan(15_000)
    reportFault('spreadsheet of 20,000 movements', `${Math.round(took)} ms, ${file.length} bytes`)
  })

  test('breaks off when its reader has gone', async () => {
    const gone = new AbortController()
    const movimentos = Array.from({ length: 60_000 }, () => movement('2026-09-15', 1, null))
    const stream = await pressSpreadsheet(content({ movimentos }), gone.signal)
    gone.abort()
    await expect(buffer(stream)).rejects.toThrow()
    expect((await buffer(await pressSpreadsheet(content()))).length).toBeGreaterThan(1_000)
  })

  test('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 27, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA'])
  })
})
