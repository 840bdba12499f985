/** Roles of the PDF standard that the reports use. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'TH' | 'TD' | 'Figure'

export type Structure = ReturnType<typeof structureOf>

/** The document's tags, in the order of drawing: what a screen reader reads out. */
export function structureOf(doc: PDFKit.PDFDocument) {
  let parent = doc.struct('Document')
  let isOpen = false
  doc.addStructure(parent)

  function drawOpen(draw: () => void) {
    isOpen = true
    draw()
    isOpen = false
  }

  return {
    /** Marks the output of `draw` as one element; within another element it is part of that one. */
    mark(tag: Tag, draw: () => void, alt?: string) {
      if (isOpen) draw()
      else parent.add(doc.struct(tag, alt === undefined ? {} : { alt }, [() => drawOpen(draw)]))
    },
    /** The elements that `fill` marks become children of one. */
    group(tag: 'L' | 'LI' | 'Table' | 'TR', fill: () => void) {
      const outer = parent
      parent = doc.struct(tag)
      outer.add(parent)
      fill()
      parent.end()
      parent = outer
    },
    /** Nothing to read out: lines, page numbers. */
    decoration(draw: () => void) {
      if (isOpen) return draw()
      doc.markContent('Artifact', { type: 'Layout' })
      drawOpen(draw)
      doc.endMarkedContent()
    },
  }
}
