import { bankOf } from '#src/banks.ts'
import { daysOf, type LinhaSaldo, lineOf, markFuture, rowBalances, sortBalances } from '#src/line.ts'
import { ask, billQuestion, DECIMAL_QUESTION, SIGN_QUESTION } from '#src/questions.ts'
import { decimalEvidence, type MarcaDecimal } from '#src/text/money.ts'
import type { ContaLida, LinhaLida, OpcoesLeitura, Pergunta, SaldoLido } from '#src/types.ts'
import { isAcquirer, readSales } from './acquirer.ts'
import { columnsByContent } from './content.ts'
import { decideDateOrder } from './dates.ts'
import { column, type Lancada, type Leitor, mendRow, readEntries } from './entries.ts'
import { type Cabecalho, findHeader, type Papel } from './header.ts'
import { numbersOf } from './preamble.ts'
import { cellText, type Row } from './rows.ts'
import { bestReading, type Corrida, type Passo, runBalances, share, signsOf } from './running.ts'
import { CARD_BILL, type Fonte, ITAU_TEXT, sourceOf } from './sources.ts'

export interface TabelaLida {
  conta: ContaLida
  perguntas: Pergunta[]
}

const MONEY: Papel[] = ['valor', 'entrada', 'saida', 'saldo', 'bruto', 'taxa', 'liquido']

/** One table of a CSV, sheet or page as an account's statement; null where it is none. */
export function readTable(rows: readonly Row[], options: OpcoesLeitura, chave = 'arquivo'): TabelaLida | null {
  const found = findHeader(rows)
  const header = found ? withSides(found, rows) : columnsByContent(rows)
  if (!header) return null
  const body = rows.slice(header.at + 1).map((row) => mendRow(row, header))
  const perguntas: Pergunta[] = []
  const source =
    header.at < 0
      ? itauText(header, body)
      : (sourceOf(header.names) ?? cardBill(rows, header, body, (question) => ask(question(chave), options, perguntas)))
  const dates = body.map(({ cells }) => cells[column(header, 'data')] ?? '')
  const order = decideDateOrder(dates, source, options, perguntas)
  const reader: Leitor = { header, order, mark: decideMark(body, { header, order, mark: null }, options, perguntas) }
  const read = isAcquirer(header)
    ? { linhas: readSales(body, reader), saldos: () => [] }
    : readMovements(body, reader, source, options, perguntas)
  if (!read) return null
  perguntas.push(...askedOtherwise(rows, options, chave, perguntas))
  markFuture(read.linhas, options.hoje)
  const days = daysOf(read.linhas)
  const conta: ContaLida = {
    chave,
    banco: bankOf(source?.banco ?? ''),
    ...numbersOf(rows.slice(0, Math.max(header.at, 0))),
    tipo: source?.tipo ?? (isAcquirer(header) ? 'adquirente' : 'corrente'),
    cabecalho: header.at < 0 ? `sem-cabecalho:${[...header.columns.values()].join(':')}` : header.names.join('|'),
    periodo: days.length > 0 ? { de: days[0] ?? '', ate: days.at(-1) ?? '' } : null,
    linhas: read.linhas,
    saldos: read.saldos(days[0]),
    cortado: false,
  }
  return { conta, perguntas }
}

/** What only the statement of an account leaves open, where the file may be a card's bill: asked at once, not after. */
function askedOtherwise(
  rows: readonly Row[],
  options: OpcoesLeitura,
  chave: string,
  asked: readonly Pergunta[],
): Pergunta[] {
  const bill = asked.find(({ id }) => id === billQuestion(chave).id)
  const valor = bill?.opcoes[1]?.valor
  if (!bill || valor === undefined) return []
  const other = readTable(rows, { ...options, respostas: { ...options.respostas, [bill.id]: valor } }, chave)
  return (other?.perguntas ?? [])
    .filter(({ id }) => asked.every((question) => question.id !== id))
    .map((question) => ({ ...question, quando: { pergunta: bill.id, valor } }))
}

const BILL = /\bfatura\b|\bcart[ãa]o de cr[ée]dito\b/i

/** A table without balances that looks like a card's bill: the owner says what it is. */
function cardBill(
  rows: readonly Row[],
  header: Cabecalho,
  body: readonly Row[],
  asked: (question: typeof billQuestion) => string,
): Fonte | null {
  if (!header.columns.has('valor') || header.columns.has('saldo') || header.columns.has('dc')) return null
  const above = rows.slice(0, header.at).some(({ cells }) => cells.some((cell) => BILL.test(cellText(cell))))
  const abroad = header.names.some((name) => /US ?\$|\bUSD\b/.test(name))
  if (!above && !(abroad && header.names.includes('PARCELA'))) return null
  if (asked(billQuestion) !== 'cartao') return null
  const amounts = body.map(({ cells }) => cellText(cells[column(header, 'valor')]).trim()).filter((text) => text !== '')
  const spent = amounts.filter((text) => !/^\(|-/.test(text)).length
  return { ...CARD_BILL, ...(spent * 2 > amounts.length ? { inverted: true as const } : {}) }
}

const SIDE = /^\s*(D|C|DEB|CRED|D[ÉE]BITO|CR[ÉE]DITO|ENTRADA|SA[ÍI]DA)\s*$/i

/** A column of texts that only ever says debit or credit is one, whatever its name. */
function withSides(header: Cabecalho, rows: readonly Row[]): Cabecalho {
  const texts = header.columns.get('texto') ?? []
  const side = texts.find((index) => {
    const filled = rows.slice(header.at + 1, header.at + 200).map(({ cells }) => cellText(cells[index]))
    const named = filled.filter((text) => text.trim() !== '')
    return named.length > 0 && named.every((text) => SIDE.test(text))
  })
  if (side === undefined || header.columns.has('dc') || !header.columns.has('valor')) return header
  const rest = texts.filter((index) => index !== side)
  return { ...header, columns: new Map([...header.columns, ['texto', rest], ['dc', [side]]]) }
}

function itauText(header: Cabecalho, body: readonly Row[]): Fonte | null {
  const plain = header.columns.size === 3 && header.columns.get('texto')?.length === 1
  const comma = body.some(({ cells }) => /,\d{2}\s*$/.test(cellText(cells[column(header, 'valor')])))
  return plain && comma ? ITAU_TEXT : null
}

/** By the amounts themselves, then by the running balance; else it becomes a question. */
function decideMark(body: readonly Row[], reader: Leitor, options: OpcoesLeitura, open: Pergunta[]): MarcaDecimal {
  const columns = MONEY.flatMap((papel) => reader.header.columns.get(papel)?.[0] ?? [])
  const evidence = decimalEvidence(
    body.flatMap(({ cells }) =>
      columns.map((index) => (typeof cells[index] === 'number' ? '' : cellText(cells[index]))),
    ),
  )
  if (!evidence.open) return evidence.mark
  const fits = (['virgula', 'ponto'] as const).filter((mark) => {
    const run = bestReading(stepsOf(readEntries(body, { ...reader, mark })), false)
    return run.total > 0 && share(run) > 0.5
  })
  if (fits.length === 1 && fits[0]) return fits[0]
  return ask(DECIMAL_QUESTION, options, open) as MarcaDecimal
}

interface Lidas {
  linhas: LinhaLida[]
  saldos: (firstDay: string | undefined) => SaldoLido[]
}

function readMovements(
  body: readonly Row[],
  reader: Leitor,
  source: Fonte | null,
  options: OpcoesLeitura,
  open: Pergunta[],
): Lidas | null {
  const entries = readEntries(body, reader)
  if (source?.inverted)
    for (const entry of entries) entry.centavos = entry.centavos === null ? null : 0 - entry.centavos
  const known = source !== null && source !== ITAU_TEXT
  const signsKnown = known || !reader.header.columns.has('valor') || reader.header.columns.has('dc')
  const run = bestReading(stepsOf(entries), reader.header.names.includes('SALDO DO DIA'), signsKnown)
  const proven = run.total > 0 && share(run) > 0.5
  // A second column of amounts without a name must be the balance, or nothing is known.
  if (reader.header.at < 0 && reader.header.columns.has('saldo') && !proven) return null
  if (proven) applySigns(entries, run)
  decideSign(entries, { known, run: proven ? run : null }, options, open)
  const linhas = entries.flatMap((entry) =>
    entry.balance === null ? [lineOf({ ...entry, fitid: entry.id, linha: entry.linha })] : [],
  )
  const saldos = (firstDay: string | undefined) => balancesOf(entries, run, reader.header, firstDay, options.hoje)
  return { linhas, saldos }
}

function stepsOf(entries: readonly Lancada[]): Passo[] {
  return entries.flatMap(({ data, centavos, saldo, balance }) => {
    if (balance === 'outro') return []
    if (balance === null) return [{ data, centavos: centavos ?? 0, saldo, anterior: false }]
    return [{ data, centavos: 0, saldo: saldo ?? centavos, anterior: balance === 'anterior' }]
  })
}

function applySigns(entries: Lancada[], run: Corrida): void {
  if (run.sign === 1) return
  const moving = entries.filter(({ balance }) => balance !== 'outro')
  const signs = run.sign === -1 ? moving.map(() => -1) : signsOf(stepsOf(moving), run)
  for (const [index, entry] of moving.entries()) {
    const sign = signs[index] ?? 0
    if (entry.balance !== null || entry.centavos === null || sign === 0) continue
    entry.centavos *= sign
    entry.signed = true
  }
}

/** Where neither a sign, a side, a balance nor a known bank tells, the owner does. */
function decideSign(
  entries: Lancada[],
  by: { known: boolean; run: Corrida | null },
  options: OpcoesLeitura,
  open: Pergunta[],
): void {
  const moving = entries.filter(({ balance, centavos }) => balance === null && centavos !== null && centavos !== 0)
  const each = by.run?.sign === 'cada'
  if (by.known || (!each && (by.run !== null || moving.some(({ centavos }) => (centavos ?? 0) < 0)))) return
  const undecided = moving.filter(({ signed }) => !signed)
  if (undecided.length === 0 || ask(SIGN_QUESTION, options, open) === 'entradas') return
  for (const entry of undecided) entry.centavos = -(entry.centavos ?? 0)
}

const TRUSTED = 4

function balancesOf(
  entries: readonly Lancada[],
  run: Corrida,
  header: Cabecalho,
  firstDay: string | undefined,
  last: string,
): SaldoLido[] {
  const rows = entries.flatMap(({ balance, data, saldo, centavos }): LinhaSaldo[] => {
    const amount = saldo ?? centavos
    return (balance === 'anterior' || balance === 'dia') && amount !== null
      ? [{ tipo: balance, data, centavos: amount }]
      : []
  })
  const balances = rowBalances(rows, firstDay, last)
  // A column that most steps contradict is no running balance, whatever its name.
  const running = header.columns.has('saldo') && (run.total < TRUSTED || share(run) > 0.5)
  return running ? sortBalances([...balances, ...runBalances(stepsOf(entries), run, last)]) : balances
}
