export const MISSING_TEXT = 'Análise processada com sucesso, mas o conteúdo detalhado pode estar ausente.'

/** The first characters of a text on one line, cut at a word. */
export function preview(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${beginning(line, length).replace(/[\s,;:.]+$/, '')}…`
}

/** The beginning of a text, cut at a word, without a heading that nothing follows: places of figures in it stay true. */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'))
  const words = space > length * 0.7 ? cut.slice(0, space) : cut
  return words.replace(/\n\n[\p{Lu}\d ,]*$/u, '')
}
