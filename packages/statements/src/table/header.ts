import { normalise } from '#src/text/normalise.ts'
import { type Cell, cellText, type Row } from './rows.ts'

export type Papel =
  | 'data'
  | 'texto'
  | 'valor'
  | 'entrada'
  | 'saida'
  | 'dc'
  | 'saldo'
  | 'id'
  | 'status'
  | 'bruto'
  | 'taxa'
  | 'liquido'
  | 'outro'

/** First pattern that fits a header's name decides: what it is and how well it fits. */
const NAMES: [pattern: RegExp, papel: Papel, points: number][] = [
  [/^SALDO (ANTES|ANTERIOR|BLOQ|DISPON)/, 'outro', 1],
  [/^SALDOS?$|^PARTIAL BALANCE$|^BALANCE$|^SALDO DEPOIS|^SALDO PARCIAL/, 'saldo', 10],
  [/^SALDO|\bBALANCE\b/, 'saldo', 8],
  [/US ?\$|\bUSD\b|DOLAR|COTACAO|\bIOF\b/, 'outro', 1],
  [/^(STATUS|SITUACAO)\b/, 'status', 8],
  [/^(DATA|DATE|DATA E HORA|DATA HORA|DT|DATA LANCAMENTO|DATA DO LANCAMENTO|DT LANCAMENTO)$/, 'data', 10],
  [
    /^(DATA MOV|DATA MOVIMENTO|DATA DO MOVIMENTO|RELEASE DATE|DATA DA (VENDA|TRANSACAO|COMPRA)|DATA DE COMPRA)$/,
    'data',
    10,
  ],
  [/^(DIA|DATA DA OPERACAO|TRANSACTION DATE|SETTLEMENT DATE)$/, 'data', 6],
  [/^(DATA|DATE|DT)\b/, 'data', 3],
  [/^VALOR (BRUTO|DA VENDA)|^GROSS AMOUNT$/, 'bruto', 10],
  [/^(VALOR )?(DA |DE |DAS )?(TAXAS?|TARIFAS?|MDR|DESCONTO)\b|^FEE AMOUNT$/, 'taxa', 8],
  [/^VALOR LIQUIDO|^NET AMOUNT$/, 'liquido', 8],
  [
    /^(DEB ?\/ ?CRED|CRED ?\/ ?DEB|D ?\/ ?C|C ?\/ ?D|DC|DEBITO ?\/ ?CREDITO|CREDITO ?\/ ?DEBITO|NATUREZA|SINAL|MOVIMENTACAO|TIPO D ?\/ ?C)$/,
    'dc',
    8,
  ],
  [/^(ENTRADAS?|CREDITOS?|VALOR (DO )?CREDITO|VALOR (DE )?ENTRADA|RECEBIMENTOS?|DEPOSITOS?|CREDIT)$/, 'entrada', 9],
  [/^(SAIDAS?|DEBITOS?|VALOR (DO )?DEBITO|VALOR (DE )?SAIDA|PAGAMENTOS?|RETIRADAS?|DEBIT)$/, 'saida', 9],
  [/^(VALOR|AMOUNT|VALOR EM|TRANSACTION NET AMOUNT|QUANTIA|MONTANTE|VALOR (DO )?LANCAMENTO|VALOR TOTAL)$/, 'valor', 10],
  [/^VALOR DA TRANSACAO$|^VALOR (DA )?PARCELA$|^VALOR DA OPERACAO$/, 'valor', 7],
  [/^(HISTORICO|DESCRICAO|TITLE|DESCRICAO DO LANCAMENTO|HISTORICO DO LANCAMENTO|DESCRIPTION|MEMO)$/, 'texto', 9],
  [/^(LANCAMENTOS?|TITULO|ESTABELECIMENTO|DETALHES?|TRANSACTION TYPE|DISCRIMINACAO)$/, 'texto', 8],
  [
    /^(COMPLEMENTO|FAVORECIDO|NOME|OBSERVACAO|BENEFICIARIO|DESTINO|ORIGEM|RAZAO SOCIAL|CONTRAPARTE|BANDEIRA)$/,
    'texto',
    5,
  ],
  [
    /^(FORMA DE PAGAMENTO|PRODUTO|MODALIDADE|TIPO|TIPO DE (LANCAMENTO|TRANSACAO|VENDA|OPERACAO)|TIPO LANCAMENTO)$/,
    'texto',
    4,
  ],
  [/^(IDENTIFICADOR|ID|REFERENCE ID|ID DA TRANSACAO|CODIGO DA TRANSACAO|NSU.*|ID TRANSACAO)$/, 'id', 5],
  [
    /^(DOCUMENTO|DOCTO|DOC|NR DOC|N DOC|NUMERO DO DOCUMENTO|NUM DOC|DEPENDENCIA ORIGEM|AG ?\/ ?ORIGEM|CATEGORIA|CATEGORY|PARCELA|CONTA|AGENCIA)$/,
    'outro',
    1,
  ],
]

/** Longer cells are no names of columns, and their ends needn't be read. */
const LONGEST_NAME = 400

/** 'VALOR' of 'Valor (R$)'. */
export function headerName(cell: Cell | undefined): string {
  return normalise(cellText(cell).slice(0, LONGEST_NAME).replaceAll('_', ' '))
    .replace(/\(?\s*(?<!U)(?<!US)R\$\s*\)?|\(BRL\)/g, ' ')
    .replace(/[.:º°#"*()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function roleOf(name: string): { papel: Papel; points: number } | null {
  if (name === '' || name.length > 40) return null
  const found = NAMES.find(([pattern]) => pattern.test(name))
  return found ? { papel: found[1], points: found[2] } : null
}

export interface Cabecalho {
  /** Index in the rows. */
  at: number
  names: string[]
  /** Columns of each role, the best first. */
  columns: Map<Papel, number[]>
}

const AMOUNTS: Papel[] = ['valor', 'entrada', 'saida', 'bruto', 'liquido']
const LOOK_AT = 80

/** The row of the file's beginning with the most known names, if it names a date and an amount. */
export function findHeader(rows: readonly Row[]): Cabecalho | null {
  let best: Cabecalho | null = null
  let most = 0
  for (const [at, row] of rows.slice(0, LOOK_AT).entries()) {
    const names = row.cells.map(headerName)
    const roles = names.map(roleOf)
    const known = roles.filter((role) => role !== null).length
    if (known <= most) continue
    const columns = columnsOf(roles)
    if (!columns.has('data') || !AMOUNTS.some((papel) => columns.has(papel))) continue
    best = { at, names, columns }
    most = known
  }
  return best
}

function columnsOf(roles: ({ papel: Papel; points: number } | null)[]): Map<Papel, number[]> {
  const columns = new Map<Papel, { column: number; points: number }[]>()
  for (const [column, role] of roles.entries()) {
    if (!role) continue
    columns.set(role.papel, [...(columns.get(role.papel) ?? []), { column, points: role.points }])
  }
  return new Map(
    [...columns].map(([papel, list]) => [
      papel,
      list.toSorted((a, b) => b.points - a.points).map(({ column }) => column),
    ]),
  )
}
