import { createRequire } from 'node:module'
import { FACT_KINDS, type FactKind } from '@norteia/contracts/fact-kind'
import { type Structure, structureOf, type Tag } from './structure.ts'

const require = createRequire(import.meta.url)
const FONTS = {
  text: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  bold: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  display: '@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf',
} as const
export type Face = keyof typeof FONTS

export const INK = {
  text: '#1B1A17',
  muted: '#5F5B53',
  primary: '#0F5C5C',
  line: '#DCD8CE',
  warning: '#8A5A00',
  chart: ['#0F6B6B', '#C2571A', '#3B5BA5', '#8A6D00', '#8C3B7A', '#5F6B73'],
} as const

/** A4 in points, and the room for text inside its margins. */
export const PAGE = { width: 595.28, height: 841.89, margin: 56, bottom: 72 } as const
export const ROOM = PAGE.width - 2 * PAGE.margin

export interface TextStyle {
  face?: Face
  size?: number
  color?: string
  /** Points left of the text. */
  indent?: number
  /** Points after it. */
  after?: number
  width?: number
  /** Role for screen readers; default: a paragraph. */
  tag?: Tag
}

/** A last page with less than this share filled looks forgotten. */
const WELL_FILLED = 0.12
/** Shares of the usual distances between paragraphs, in the order in which they are tried. */
const AIRS = [1, 0.85, 0.7]

/** Draws with less air until the last page holds more than a few lines. */
export async function drawWell(draw: (air: number) => Promise<Paper>): Promise<Paper> {
  let best: Paper | undefined
  for (const air of AIRS) {
    const paper = await draw(air)
    if (paper.filled() >= WELL_FILLED) return paper
    if (!best || paper.filled() > best.filled()) best = paper
  }
  return best!
}

/** A paged A4 document whose text flows on by itself. `title` and `createdAt` become the PDF's own; for `air` see `drawWell`. */
export async function openPaper(about: { title: string; createdAt: Date; air?: number }): Promise<Paper> {
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: about.title, Creator: 'Norteia', Producer: 'Norteia', CreationDate: about.createdAt },
  })
  const structure = structureOf(doc)
  for (const [face, file] of Object.entries(FONTS)) doc.registerFont(face, require.resolve(file))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  return new Paper(doc, { structure, done, air: about.air ?? 1 })
}

/** A paged A4 document whose text flows on by itself. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly structure: Structure
  readonly #done: Promise<Buffer>
  readonly #air: number

  /** `done` gives the file once the document has ended. */
  constructor(
    doc: PDFKit.PDFDocument,
    { structure, done, air }: { structure: Structure; done: Promise<Buffer>; air: number },
  ) {
    this.doc = doc
    this.structure = structure
    this.#done = done
    this.#air = air
  }

  #use({ face = 'text', size = 10, color = INK.text }: TextStyle) {
    return this.doc.font(face).fontSize(size).fillColor(color)
  }

  /** Writes a paragraph at the cursor. */
  text(content: string, style: TextStyle = {}) {
    const { indent = 0, after = 6, width = ROOM - indent, tag = 'P' } = style
    this.structure.mark(tag, () =>
      this.#use(style).text(printable(content), PAGE.margin + indent, this.doc.y, { width, lineGap: 2.5 }),
    )
    this.doc.y += after * this.#air
  }

  /** Writes one line without moving the cursor, cut to its width. */
  label(content: string, x: number, y: number, style: TextStyle & { align?: 'left' | 'center' | 'right' } = {}) {
    const { width = 200, align = 'left', tag = 'P' } = style
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
    const before = this.doc.y
    this.#use(style)
    // Anything taller than its own line would go on in a second one.
    const height = this.doc.currentLineHeight(true)
    this.structure.mark(tag, () =>
      this.doc.text(printable(content), left, y, { width, align, lineBreak: false, ellipsis: true, height }),
    )
    this.doc.y = before
  }

  widthOf(content: string, style: TextStyle = {}): number {
    return this.#use(style).widthOfString(printable(content))
  }

  /** Height that a paragraph would take. */
  heightOf(content: string, style: TextStyle = {}): number {
    return this.#use(style).heightOfString(printable(content), {
      width: style.width ?? ROOM - (style.indent ?? 0),
      lineGap: 2.5,
    })
  }

  /** How much of the last page is filled, as a share. */
  filled(): number {
    return (this.doc.y - PAGE.margin) / (PAGE.height - PAGE.margin - PAGE.bottom)
  }

  /** Begins a new page unless that many points are free on this one. */
  need(points: number) {
    if (this.doc.y + points > PAGE.height - PAGE.bottom) this.doc.addPage()
  }

  /** `room`: points that must fit on the page with it, so that no heading ends a page. */
  heading(content: string, room = 40) {
    this.need(room + 40)
    this.doc.y += 10
    this.text(content, { face: 'display', size: 16, color: INK.primary, after: 6, tag: 'H2' })
  }

  rule() {
    this.line()
    this.doc.y += 8
  }

  /** From margin to margin, where the cursor is. */
  line() {
    const right = PAGE.width - PAGE.margin
    this.structure.decoration(() =>
      this.doc.moveTo(PAGE.margin, this.doc.y).lineTo(right, this.doc.y).lineWidth(0.7).stroke(INK.line),
    )
  }

  /** The mark of a kind of figure: the disc and the square are drawn, since the fonts lack them. */
  kindMark(kind: FactKind, x: number, y: number) {
    this.structure.mark(
      'Figure',
      () => {
        if (kind === 'informado') this.doc.circle(x + 3, y + 5.5, 2.6).fill(INK.primary)
        else if (kind === 'importado') this.doc.rect(x + 0.6, y + 3, 5, 5).fill(INK.primary)
        else this.label(KIND_LETTERS[kind], x, y, { color: INK.primary, width: 12 })
      },
      kind,
    )
  }

  /** Numbers the pages and gives the finished file. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page)
      // Below the bottom margin pdfkit would begin a new page.
      this.doc.page.margins.bottom = 0
      const y = PAGE.height - 44
      this.structure.decoration(() => {
        this.label(footer, PAGE.margin, y, { size: 8, color: INK.muted, width: ROOM - 90 })
        this.label(`Página ${page + 1} de ${count}`, PAGE.width - PAGE.margin, y, {
          size: 8,
          color: INK.muted,
          width: 90,
          align: 'right',
        })
      })
    }
    this.doc.end()
    return this.#done
  }
}

const KIND_LETTERS: Record<FactKind, string> = {
  informado: '',
  importado: '',
  calculado: 'ƒ',
  estimado: '≈',
  referência: '§',
}
export const KINDS: readonly FactKind[] = FACT_KINDS

const PICTURES = /\p{Extended_Pictographic}\p{Emoji_Modifier}?/gu
/** Joiners, variation selectors and controls: nothing to print. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu
/** What both fonts hold: Latin letters and common signs. */
const MISSING =
  /[^\u{20}-\u{24F}\u{1E00}-\u{1EFF}\u{2010}-\u{2026}\u{2030}\u{2039}\u{203A}\u{20AC}\u{2122}\u{2212}\u{2248}\u{2260}\u{2264}\u{2265}]/gu

/** Pictures the fonts don't hold are left out, a letter they don't hold becomes '?'; no line ends after 'R$'. */
export const printable = (content: string) =>
  content
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/R\$ (?=\d)/g, 'R$\u00A0')
    .replace(PICTURES, '')
    .replace(UNSEEN, '')
    .replace(MISSING, '?')
