const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI.,:;|!'()[\]/]/, 0.28],
  [/[frt\-"]/, 0.36],
  [/ /, 0.26],
  [/[mwMW%]/, 0.86],
  [/[A-ZÀ-Ý]/, 0.66],
  [/\d/, 0.58],
]

/** Width in pixels of a text, by class of letter: close enough to leave room for it without measuring. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.54
  return width * size
}

/** The text, or as much of it as fits with an ellipsis. */
export function fitText(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text
  let kept = text
  while (kept.length > 1 && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}
