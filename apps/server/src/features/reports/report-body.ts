import { sheetAt } from '@norteia/contracts/sheet'
import { INK, type Paper } from './paper.ts'
import { drawTable } from './table-drawing.ts'

const NUMBERS = 'OS NÚMEROS QUE DECIDEM'
const VERDICTS = 'O QUE VOCÊ ESTÁ DECIDINDO'
const ACCOUNTS = 'CONTA PARA VOCÊ CONFIRMAR'
const MATERIAL = 'MATERIAL PRONTO PARA COPIAR'
/** Sections that appear elsewhere in the document, with dates and costs. */
const ELSEWHERE = [NUMBERS, VERDICTS, ACCOUNTS, 'AS TRÊS DECISÕES', 'PLANO', 'NOSSA CONTA']

interface ReportBody {
  opening: string
  numbers: string[]
  verdicts: string[]
  accounts: string[]
  rest: string
}

/** The first pages show the opening, its figures, the decisions and the plan; the report continues after them. */
export function partsOf(report: string): ReportBody {
  const sections = report.split('\n\n')
  const titled = (title: string) => sections.find((section) => section.startsWith(`${title}\n`))
  const linesOf = (title: string) => titled(title)?.split('\n').slice(1) ?? []
  const first = sections[0] ?? ''
  const opening = isHeading(first.split('\n')[0] ?? '') ? '' : first
  const said = new Set([opening, ...ELSEWHERE.map(titled)])
  return {
    opening,
    numbers: linesOf(NUMBERS),
    verdicts: linesOf(VERDICTS),
    accounts: linesOf(ACCOUNTS),
    rest: sections.filter((section) => !said.has(section)).join('\n\n'),
  }
}

const isHeading = (line: string) => /^[\p{Lu}\d ,]{4,60}$/u.test(line.trim())

/** Headings, paragraphs, points, and sheets as tables. */
export function drawReport(paper: Paper, text: string): void {
  const lines = text.split('\n')
  let section = ''
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place]!
    const sheet = sheetAt(lines, place)
    if (sheet.length > 0) {
      drawTable(paper, sheet)
      place += sheet.length - 1
    } else if (line.trim() === '') paper.doc.y += 4
    else if (isHeading(line)) {
      section = line
      paper.need(40)
      paper.text(line, { face: 'bold', color: INK.primary, after: 3, tag: 'H3' })
    } else if (section === MATERIAL && (lines[place - 1] === '' || lines[place - 1] === MATERIAL)) {
      paper.need(80)
      paper.text(line, { face: 'bold', after: 2 })
    } else paper.text(line, { after: 4, indent: line.startsWith('•') ? 8 : 0 })
  }
}
