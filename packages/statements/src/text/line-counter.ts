/** The line, from 1, of growing positions in a text; CR, LF and CR LF end a line. */
export function lineCounter(text: string): (position: number) => number {
  let at = 0
  let line = 1
  return (position) => {
    for (; at < position; at++) {
      const code = text.charCodeAt(at)
      if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) line++
    }
    return line
  }
}
