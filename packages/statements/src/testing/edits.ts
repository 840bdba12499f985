import { cpuMilliseconds } from '@norteia/contracts/testing/work-time'
import { writeXlsx } from 'hucre/xlsx'
import { readStatement } from '#src/read.ts'
import { addDays } from '#src/text/dates.ts'
import { HOJE, utf8 } from './bytes.ts'
import { DIALECTS, dot, type Sorteio, sorteioDe } from './dialects.ts'
import { cut, randomLedger } from './ledger.ts'
import { xlsFile } from './xls-file.ts'

export interface Arquivo {
  nome: string
  bytes: Uint8Array
}

/** One file of each dialect and format. */
export async function sampleFiles(): Promise<Arquivo[]> {
  const sorteio = sorteioDe(7)
  const recorte = cut(randomLedger(sorteio), '2026-06-01', '2026-07-31', 100_000)
  const rows = recorte.movimentos.map(({ data, centavos, descricao }) => [data, descricao, centavos / 100])
  const table = [['Data', 'Histórico', 'Valor'], ...rows]
  const page = table.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return [
    ...DIALECTS.map((dialect) => ({ nome: dialect.arquivo, bytes: dialect.escrever(recorte, sorteio) })),
    { nome: 'extrato.xlsx', bytes: await writeXlsx({ sheets: [{ name: 'Extrato', rows: table }] }) },
    { nome: 'extrato.xls', bytes: xlsFile('Extrato', table) },
    { nome: 'pagina.xls', bytes: utf8(`<html><table>${page}</table></html>`) },
  ]
}

const at = (sorteio: Sorteio, length: number) => Math.floor(sorteio() * length)
const NASTY = [0, 9, 10, 13, 34, 38, 44, 59, 60, 62, 128, 195, 255]

/** Bytes changed, put in, taken out, doubled or cut off. */
function edited(bytes: Uint8Array, sorteio: Sorteio): Uint8Array {
  let list = Array.from(bytes)
  for (let times = 1 + at(sorteio, 12); times > 0; times--) {
    const place = at(sorteio, list.length)
    const byte = sorteio() < 0.5 ? (NASTY[at(sorteio, NASTY.length)] ?? 0) : at(sorteio, 256)
    const kind = at(sorteio, 24)
    if (kind < 12) list[place] = byte
    else if (kind < 16) list.splice(place, 0, byte)
    else if (kind < 20) list.splice(place, 1 + at(sorteio, 6))
    else if (kind < 22) list.splice(place, 0, ...list.slice(place, place + at(sorteio, 200)))
    else if (kind < 23) list = list.slice(0, place)
    else list.splice(place, at(sorteio, 300))
  }
  return Uint8Array.from(list)
}

/** One of the files, damaged as `seed` draws it. */
export function damaged(files: readonly Arquivo[], seed: number): Arquivo {
  const sorteio = sorteioDe(seed)
  const { nome, bytes } = files[at(sorteio, files.length)]!
  return { nome, bytes: edited(bytes, sorteio) }
}

export interface Editado {
  /** Milliseconds of computing of the slowest reading. */
  slowest: number
  /** Edits that threw, or gave neither a refusal nor a line. */
  faults: string[]
}

/** Reads `times` damaged files, from `seed` on. */
export async function readEdited(files: readonly Arquivo[], times: number, seed = 1): Promise<Editado> {
  const result: Editado = { slowest: 0, faults: [] }
  for (let index = 0; index < times; index++) {
    const { nome, bytes } = damaged(files, seed + index)
    const started = cpuMilliseconds()
    try {
      const read = await readStatement(bytes, { nome, hoje: HOJE })
      const silent =
        read.recusado === undefined &&
        (read.contas.length === 0 || read.contas.some(({ linhas }) => linhas.length === 0))
      if (silent || read.recusado === '') result.faults.push(`${nome} ${seed + index}: no line, no reason`)
    } catch (error) {
      result.faults.push(`${nome} ${seed + index}: ${error}`)
    }
    result.slowest = Math.max(result.slowest, cpuMilliseconds() - started)
  }
  return result
}

/** A statement of 50,000 lines, about 10 MB as OFX. */
export function largeFile(format: 'ofx' | 'csv', lines = 50_000): Uint8Array {
  const movement = (index: number) => ({
    date: addDays('2024-01-01', Math.floor(index / 70)),
    amount: dot((index % 2 ? -1 : 1) * (100 + ((index * 7919) % 1_000_000))),
    text: `PIX ENVIADO CLIENTE NUMERO ${index % 5000} DA SILVA SANTOS COMERCIO LTDA`,
  })
  const all = Array.from({ length: lines }, (_, index) => movement(index))
  if (format === 'csv') {
    const rows = all.map(
      ({ date, amount, text }) =>
        `${date.split('-').reverse().join('/')},${amount},64a1b2c3-0000-4000-8000-000000000000,${text} ${'X'.repeat(70)}`,
    )
    return utf8(`Data,Valor,Identificador,Descrição\n${rows.join('\n')}`)
  }
  const list = all.map(
    ({ date, amount, text }, index) =>
      `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${date.replaceAll('-', '')}120000[-3:BRT]\n<TRNAMT>${amount}\n<FITID>N${index}\n<MEMO>${text}\n</STMTTRN>`,
  )
  return utf8(
    `OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341<ACCTID>12345-6</BANKACCTFROM><BANKTRANLIST>${list.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  )
}
