import { type LinhaBruta, lineOf } from '#src/line.ts'
import { normalise, readable } from '#src/text/normalise.ts'
import { LINE, notApproved } from '#src/texts.ts'
import type { LinhaLida } from '#src/types.ts'
import { cellDate } from './dates.ts'
import { cellMoney, column, type Leitor } from './entries.ts'
import type { Cabecalho, Papel } from './header.ts'
import { cellText, type Row } from './rows.ts'

/** A table of card sales: gross amounts with their fee. */
export function isAcquirer(header: Cabecalho): boolean {
  return header.columns.has('bruto') && (header.columns.has('taxa') || header.columns.has('liquido'))
}

/** Each approved sale as two movements, the gross amount and its fee; any other is refused with its status. */
export function readSales(rows: readonly Row[], reader: Leitor): LinhaLida[] {
  return rows.flatMap((row) => saleOf(row, reader))
}

function saleOf(row: Row, { header, mark, order }: Leitor): LinhaLida[] {
  const cell = (papel: Papel) => row.cells[column(header, papel)]
  const data = cellDate(cell('data'), order)
  const gross = cellMoney(cell('bruto'), mark)
  const written = cellText(cell('bruto')).trim() !== ''
  const total = /^\s*(SUB)?TOTAL\b/i.test(row.cells.map(cellText).join(' '))
  if ((data === null && (!written || total)) || row.cells.every((one) => cellText(one).trim() === '')) return []
  const fee = feeOf(row, gross, { header, mark, order })
  const status = readable(cellText(cell('status')))
  const approved = !header.columns.has('status') || /^APROVAD[AO]$/.test(normalise(status))
  const what = saleText(row, header)
  const bruta: LinhaBruta = {
    linha: row.linha,
    data,
    centavos: gross,
    descricao: readable(`Venda ${what}`),
    fitid: readable(cellText(cell('id'))),
    categoria: 'recebimento-cartao',
    recusa: approved ? (data !== null && !written ? LINE.noAmount : null) : notApproved(status),
  }
  const sale = lineOf(bruta)
  if (sale.recusa !== null || fee === 0) return [sale]
  const descricao = readable(`Taxa da venda ${what}`)
  if (fee === null) return [{ ...sale, recusa: LINE.amount }]
  return [sale, lineOf({ ...bruta, centavos: fee, descricao, fitid: '', categoria: 'taxas-cartao' })].map((line) => ({
    ...line,
    contraparte: null,
  }))
}

/** Negative; 0 without a fee; null where it can't be read. */
function feeOf(row: Row, gross: number | null, { header, mark }: Leitor): number | null {
  const taxa = row.cells[column(header, 'taxa')]
  if (header.columns.has('taxa') && cellText(taxa).trim() !== '') {
    const cents = /%/.test(cellText(taxa)) ? null : cellMoney(taxa, mark)
    if (cents !== null) return cents === 0 ? 0 : -Math.abs(cents)
  }
  const net = row.cells[column(header, 'liquido')]
  const cents = cellMoney(net, mark)
  if (gross === null) return 0
  return cents === null ? (cellText(net).trim() === '' && cellText(taxa).trim() === '' ? 0 : null) : cents - gross
}

function saleText(row: Row, header: Cabecalho): string {
  const texts = (header.columns.get('texto') ?? []).toSorted((a, b) => a - b).slice(0, 3)
  const parts = texts.map((index) => readable(cellText(row.cells[index]))).filter((part) => part !== '')
  return [...new Set(parts)].join(' ') || 'com cartão'
}
