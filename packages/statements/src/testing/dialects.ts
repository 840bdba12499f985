import { addDays } from '#src/text/dates.ts'
import { utf8, windows1252 } from './bytes.ts'

/** A true movement of an invented account. */
export interface Verdade {
  data: string
  centavos: number
  descricao: string
}

/** What an export shows: the movements of some days, the balances around them. */
export interface Recorte {
  movimentos: readonly Verdade[]
  /** Cents after each of `movimentos`. */
  saldos: readonly number[]
  de: string
  ate: string
  /** Cents at the end of the day before `de`, and at the end of `ate`. */
  saldoAntes: number
  saldoDepois: number
  /** Dates after it are written as booked ahead. */
  agendados?: readonly Verdade[]
}

export type Sorteio = () => number

export interface Dialeto {
  nome: string
  arquivo: string
  /** Whether the file states a balance at the end of `ate`, so that it proves something. */
  traz: 'fim' | 'ambos' | 'nenhum'
  escrever: (recorte: Recorte, sorteio: Sorteio) => Uint8Array
}

const dmy = (date: string) => date.split('-').reverse().join('/')
const compact = (date: string) => date.replaceAll('-', '')
const pick = <T>(sorteio: Sorteio, ...choices: T[]): T => choices[Math.floor(sorteio() * choices.length)] as T

export function comma(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}${whole},${digits.slice(-2)}`
}

export const dot = (cents: number) => (cents / 100).toFixed(2)

/** An identifier as banks give them: none, one for all, another at every download. */
function fitids(sorteio: Sorteio): (index: number) => string {
  const kind = pick(sorteio, 'none', 'same', 'fresh', 'few')
  const run = Math.floor(sorteio() * 1e9)
  return (index) =>
    kind === 'none' ? '' : kind === 'same' ? '000000' : kind === 'few' ? `N${index % 3}` : `R${run}${index}`
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** OFX in the ways of several banks: marks, line ends, end tags, dates, amounts, identifiers and balance rows by chance. */
function writeOfx(recorte: Recorte, sorteio: Sorteio): Uint8Array {
  const end = pick(sorteio, '\n', '\r\n', '\r', '')
  const close = sorteio() < 0.4
  const amount = pick(
    sorteio,
    dot,
    comma,
    (cents: number) => `        ${comma(cents)}`,
    (cents: number) => `${dot(cents)}00`,
  )
  const when = pick(sorteio, '', '120000[-3:BRT]', '000000[-03:EST]', '235959.000[-3:GMT]')
  const fitid = fitids(sorteio)
  const leaf = (tag: string, value: string) => `<${tag}>${value}${close ? `</${tag}>` : ''}`
  const spaced = pick(
    sorteio,
    (text: string) => text,
    (text: string) => text.replaceAll(' ', '  '),
    (text: string) => text.toLowerCase(),
  )
  const endings = sorteio() < 0.8
  const listed = [...recorte.movimentos, ...(recorte.agendados ?? [])]
  // Without any minus the types are what tells, so there they don't lie.
  const signed = listed.some(({ centavos }) => centavos < 0)
  const movement = ({ data, centavos, descricao }: Verdade, index: number) => {
    const text = xml(spaced(descricao))
    const cut = xml(spaced(descricao).slice(0, 12))
    const texts = pick(
      sorteio,
      [leaf('MEMO', text)],
      [leaf('NAME', cut), leaf('MEMO', text)],
      [leaf('NAME', text), leaf('MEMO', '')],
    )
    const lying = pick(sorteio, 'OTHER', 'DEBIT', 'CREDIT', 'XFER')
    const type = signed ? lying : centavos < 0 ? 'DEBIT' : 'CREDIT'
    return [
      '<STMTTRN>',
      leaf('TRNTYPE', type),
      leaf('DTPOSTED', compact(data) + when),
      leaf('TRNAMT', amount(centavos)),
      leaf('FITID', fitid(index)),
      ...texts,
      ...(endings ? ['</STMTTRN>'] : []),
    ].join(end)
  }
  const opening = { data: addDays(recorte.de, -1), centavos: recorte.saldoAntes, descricao: 'SALDO ANTERIOR' }
  const list = [...(sorteio() < 0.3 ? [opening] : []), ...listed]
  const range = pick(sorteio, [recorte.de, recorte.ate], [recorte.ate, recorte.ate])
  const text = [
    pick(
      sorteio,
      'OFXHEADER:100\nDATA:OFXSGML\nCHARSET:1252\nENCODING:UTF-8\n',
      'OFXHEADER:100 DATA:OFXSGML VERSION:102 CHARSET:NONE ',
      '<?xml version="1.0"?><?OFX OFXHEADER="200"?>',
    ),
    `<OFX><SIGNONMSGSRSV1><SONRS>${leaf('DTSERVER', compact(recorte.ate))}</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><STMTRS>`,
    leaf('CURDEF', pick(sorteio, 'BRL', 'BRC')),
    '<BANKACCTFROM>',
    leaf('BANKID', pick(sorteio, '341', '0341')),
    leaf('ACCTID', '12345-6'),
    leaf('ACCTTYPE', 'CHECKING'),
    '</BANKACCTFROM><BANKTRANLIST>',
    leaf('DTSTART', compact(range[0] ?? '')),
    leaf('DTEND', compact(range[1] ?? '')),
    ...list.map(movement),
    ...(sorteio() < 0.7 ? ['</BANKTRANLIST>'] : []),
    '<LEDGERBAL>',
    leaf('BALAMT', amount(recorte.saldoDepois)),
    leaf('DTASOF', compact(recorte.ate)),
    '</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ].join(end)
  return sorteio() < 0.5 ? utf8(text) : windows1252(text)
}

const quote = (text: string) => (/[";,\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function writeInter(recorte: Recorte, sorteio: Sorteio): Uint8Array {
  const balances = recorte.saldos
  const rows = recorte.movimentos.map(({ data, centavos, descricao }, index) => {
    const last = index === recorte.movimentos.length - 1
    const shown = index === 0 || last || sorteio() < 0.8
    return `${dmy(data)};${quote(descricao)};${comma(centavos)};${shown ? comma(balances[index] ?? 0) : ''}`
  })
  if (sorteio() < 0.5) rows.reverse()
  return utf8(
    [' Extrato Conta Corrente;;;', 'Conta ;12345678;;', '', 'Data Lançamento;Histórico;Valor;Saldo', ...rows].join(
      '\n',
    ),
  )
}

function writeBradesco(recorte: Recorte): Uint8Array {
  const balances = recorte.saldos
  const rows = recorte.movimentos.map(({ data, centavos, descricao }, index) => {
    const [credit, debit] = centavos > 0 ? [comma(centavos), ''] : ['', comma(-centavos)]
    return `${dmy(data)};${quote(descricao)};${index};${credit};${debit};${comma(balances[index] ?? 0)}`
  })
  const opening = `${dmy(addDays(recorte.de, -1))};SALDO ANTERIOR;;;;${comma(recorte.saldoAntes)}`
  return windows1252(
    [
      'Extrato de: Ag: 1234 | Conta: 56789-0',
      'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
      opening,
      ...rows,
      'Total;;;;;',
    ].join('\r\n'),
  )
}

function writeBb(recorte: Recorte): Uint8Array {
  const row = (date: string, text: string, cents: number) =>
    `"${dmy(date)}","","${text.replaceAll('"', '""')}","","0","${dot(cents)}",`
  const rows = recorte.movimentos.map(({ data, centavos, descricao }) => row(data, descricao, centavos))
  return windows1252(
    [
      '"Data","Dependencia Origem","Histórico","Data do Balancete","Número do documento","Valor",',
      row(addDays(recorte.de, -1), 'Saldo Anterior', recorte.saldoAntes),
      ...rows,
      row(recorte.ate, 'S A L D O', recorte.saldoDepois),
    ].join('\r'),
  )
}

function writeCaixa(recorte: Recorte): Uint8Array {
  const side = (cents: number) => `${comma(Math.abs(cents))} ${cents < 0 ? 'D' : 'C'}`
  const balances = recorte.saldos
  const rows = recorte.movimentos.map(
    ({ data, centavos, descricao }, index) =>
      `${dmy(data)};${index};${quote(descricao)};${side(centavos)};${side(balances[index] ?? 0)}`,
  )
  return windows1252(['Data Mov.;Nr. Doc.;Histórico;Valor;Saldo', ...rows].join('\n'))
}

function writeNubank(recorte: Recorte): Uint8Array {
  const rows = recorte.movimentos.map(
    ({ data, centavos, descricao }, index) => `${dmy(data)},${dot(centavos)},id-${data}-${index},${quote(descricao)}`,
  )
  return utf8(['Data,Valor,Identificador,Descrição', ...rows].join('\n'))
}

/** Without a header; the days' balances are rows of their own. */
function writeItau(recorte: Recorte, sorteio: Sorteio): Uint8Array {
  const rows = recorte.movimentos.flatMap(({ data, centavos, descricao }, index) => {
    const line = `${dmy(data)};${quote(descricao)};${comma(centavos)}`
    const endsDay = recorte.movimentos[index + 1]?.data !== data
    return endsDay ? [line, `${dmy(data)};SALDO DO DIA;${comma(recorte.saldos[index] ?? 0)}`] : [line]
  })
  const opening = `${dmy(addDays(recorte.de, -1))};SALDO ANTERIOR;${comma(recorte.saldoAntes)}`
  return windows1252([...(sorteio() < 0.5 ? [opening] : []), ...rows].join('\r\n'))
}

/** Columns for both sides, and on each row the balance at the end of its day. */
function writeC6(recorte: Recorte, sorteio: Sorteio): Uint8Array {
  const rows = recorte.movimentos.map(({ data, centavos, descricao }) => {
    const last = recorte.movimentos.findLastIndex((other) => other.data === data)
    const [entry, exit] = centavos > 0 ? [dot(centavos), '0.00'] : ['0.00', dot(-centavos)]
    const day = dmy(data)
    return [day, day, quote(descricao), '', entry, exit, dot(recorte.saldos[last] ?? 0)].join(',')
  })
  if (sorteio() < 0.5) rows.reverse()
  const header = 'Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)'
  return utf8(
    ['\ufeffEXTRATO DE CONTA CORRENTE C6 BANK', '', 'Agência: 1 / Conta: 123456789', '', header, ...rows].join('\r\n'),
  )
}

/** Ways of writing the same movements. Account tables state running balances where they state any. */
export const DIALECTS: readonly Dialeto[] = [
  { nome: 'ofx', arquivo: 'extrato.ofx', traz: 'fim', escrever: writeOfx },
  { nome: 'inter', arquivo: 'inter.csv', traz: 'ambos', escrever: writeInter },
  { nome: 'bradesco', arquivo: 'bradesco.csv', traz: 'ambos', escrever: writeBradesco },
  { nome: 'bb', arquivo: 'bb.csv', traz: 'ambos', escrever: writeBb },
  { nome: 'caixa', arquivo: 'caixa.csv', traz: 'ambos', escrever: writeCaixa },
  { nome: 'itau', arquivo: 'itau.txt', traz: 'ambos', escrever: writeItau },
  { nome: 'c6', arquivo: 'c6.csv', traz: 'ambos', escrever: writeC6 },
  { nome: 'nubank', arquivo: 'nubank.csv', traz: 'nenhum', escrever: writeNubank },
]

/** A repeatable generator of numbers in [0, 1). */
export function sorteioDe(semente: number): Sorteio {
  let state = semente >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
