import type { Row } from '#src/table/rows.ts'
import { readable } from '#src/text/normalise.ts'

const TAG = /<(\/?)(tr|td|th|br|p|div)\b[^<>]*>|<[^<>]*>/gi
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  atilde: 'ã',
  eacute: 'é',
  ecirc: 'ê',
  iacute: 'í',
  oacute: 'ó',
  ocirc: 'ô',
  otilde: 'õ',
  uacute: 'ú',
  uuml: 'ü',
  ccedil: 'ç',
  ordm: 'º',
  ordf: 'ª',
}

export const isHtml = (text: string) =>
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*<(!doctype\s+html|html|head|body|table|script|meta|style|div)\b/i.test(text)

/** The rows of all tables of a page, numbered by table row. Nothing of the page is run or fetched. */
export function htmlRows(html: string): Row[] {
  const text = html.replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
  const rows: Row[] = []
  let cell: string | null = null
  let from = 0
  const endCell = () => {
    if (cell !== null) rows.at(-1)?.cells.push(readable(unescapeHtml(cell)))
    cell = null
  }
  for (const match of text.matchAll(TAG)) {
    if (cell !== null) cell += text.slice(from, match.index)
    from = match.index + match[0].length
    const tag = (match[2] ?? '').toLowerCase()
    if (tag === 'tr' || ((tag === 'td' || tag === 'th') && match[1] === '/')) endCell()
    if (tag === 'tr' && match[1] === '') rows.push({ linha: rows.length + 1, cells: [] })
    else if ((tag === 'td' || tag === 'th') && match[1] === '') {
      endCell()
      cell = ''
    } else if (cell !== null) cell += ' '
  }
  return rows.filter(({ cells }) => cells.some((one) => one !== ''))
}

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (all, decimal, hex, name: string | undefined) => {
    if (name) {
      const known = ENTITIES[name.toLowerCase()]
      return known === undefined ? all : /^[A-Z]/.test(name) ? known.toUpperCase() : known
    }
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}
