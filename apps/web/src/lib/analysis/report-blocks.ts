export interface ReportBlock {
  /** Where the block begins in the text. */
  start: number
  text: string
  heading: boolean
  item: boolean
}

/** The report's lines: headings are in capitals, items begin with a bullet. */
export function reportBlocks(text: string): ReportBlock[] {
  const blocks: ReportBlock[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const letters = line.replace(/[^\p{L}]/gu, '')
    const bullet = /^\s*[•*-]\s+/.exec(line)?.[0].length ?? 0
    if (line.trim() !== '')
      blocks.push({
        start: start + bullet,
        text: line.slice(bullet),
        heading: letters.length >= 3 && letters === letters.toUpperCase() && line.length < 60,
        item: bullet > 0,
      })
    start += line.length + 1
  }
  return blocks
}
