import { deepStrictEqual } from 'node:assert'

const SECTOR = 512

function record(id: number, ...parts: Uint8Array[]): Uint8Array {
  const body = join(parts)
  const bytes = new Uint8Array(4 + body.length)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, id, true)
  view.setUint16(2, body.length, true)
  bytes.set(body, 4)
  return bytes
}

const u16 = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer)
const u32 = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer)
const f64 = (value: number) => new Uint8Array(Float64Array.of(value).buffer)
/** Uncompressed characters, as BIFF8 writes them. */
const wide = (text: string) => join([Uint8Array.of(1), u16(...Array.from(text, (one) => one.charCodeAt(0)))])

function join(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const bof = (kind: number) => record(0x0809, u16(0x0600, kind, 0x0dbb, 0x07cc), u32(0, 6))

/** The workbook stream of one sheet, padded so that it lies in whole sectors. */
function workbookStream(name: string, rows: (string | number)[][], locked: boolean): Uint8Array {
  const cells = rows.flatMap((row, r) =>
    row.map((value, c) =>
      typeof value === 'number'
        ? record(0x0203, u16(r, c, 0), f64(value))
        : record(0x0204, u16(r, c, 0), u16(value.length), wide(value)),
    ),
  )
  const password = locked ? [record(0x002f, u16(1, 1, 1))] : []
  const bound = (offset: number) => record(0x0085, u32(offset), u16(0), Uint8Array.of(name.length), wide(name))
  const globals = (offset: number) => join([bof(0x0005), ...password, bound(offset), record(0x000a)])
  const stream = join([globals(globals(0).length), bof(0x0010), ...cells, record(0x000a)])
  return join([stream, new Uint8Array(Math.max(4096, Math.ceil(stream.length / SECTOR) * SECTOR) - stream.length)])
}

/** A small real .xls (BIFF8 in a compound file) of one sheet. */
export function xlsFile(name: string, rows: (string | number)[][], locked = false): Uint8Array {
  const stream = workbookStream(name, rows, locked)
  const sectors = stream.length / SECTOR
  deepStrictEqual(Number.isInteger(sectors) && sectors < 120, true)
  const fat = new Uint32Array(SECTOR / 4).fill(0xffffffff)
  fat.set([0xfffffffd, 0xfffffffe])
  for (let sector = 0; sector < sectors; sector++) fat[2 + sector] = sector + 1 < sectors ? 3 + sector : 0xfffffffe
  const header = new Uint8Array(SECTOR).fill(0xff)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array<number>(16).fill(0)])
  header.set(join([u16(0x3e, 3, 0xfffe, 9, 6, 0, 0, 0), u32(0, 1, 1, 0, 4096, 0xfffffffe, 0, 0xfffffffe, 0, 0)]), 24)
  const entries = [entry('Root Entry', 5, 1, 0xfffffffe, 0), entry('Workbook', 2, 0xffffffff, 2, stream.length)]
  const directory = join([...entries, entry('', 0, 0xffffffff, 0, 0), entry('', 0, 0xffffffff, 0, 0)])
  return join([header, new Uint8Array(fat.buffer), directory, stream])
}

function entry(name: string, kind: number, child: number, start: number, size: number): Uint8Array {
  const bytes = new Uint8Array(128)
  bytes.set(u16(...Array.from(name, (one) => one.charCodeAt(0))))
  const view = new DataView(bytes.buffer)
  view.setUint16(64, name === '' ? 0 : (name.length + 1) * 2, true)
  bytes.set([kind, 1], 66)
  bytes.set(u32(0xffffffff, 0xffffffff, child), 68)
  view.setUint32(116, start, true)
  view.setUint32(120, size, true)
  return bytes
}
