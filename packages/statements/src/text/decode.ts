/** What windows-1252 has where latin-1 has control characters, 0x80 to 0x9f; older TextDecoders get these wrong. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Bytes as text: the byte order mark decides, then strict UTF-8, then windows-1252. What a header says about its own
 * encoding is never obeyed: banks write any of them over any other. Where both occur, each line decides for itself. NUL characters are left out.
 */
export function decode(bytes: Uint8Array): string {
  const text = decodeAny(bytes)
  return text.includes('\0') ? text.replaceAll('\0', '') : text
}

function decodeAny(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  return strictUtf8(bytes) ?? strictUtf8(bytes.subarray(0, bytes.length - openSequence(bytes))) ?? byLine(bytes)
}

/** With a mark, or recognisable by a NUL in every other byte of the beginning. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 400)
  let even = 0
  let odd = 0
  for (const [index, byte] of head.entries()) {
    if (byte === 0 && index % 2 === 0) even++
    if (byte === 0 && index % 2 === 1) odd++
  }
  const most = head.length * 0.4
  if (head.length < 40) return null
  return odd > most && even === 0 ? 'utf-16le' : even > most && odd === 0 ? 'utf-16be' : null
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Bytes of a character that a cut download left unfinished at the end, 0 to 3. */
function openSequence(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

/** Files that a converter has put together have both; a line that is UTF-8 is hardly anything else. */
function byLine(bytes: Uint8Array): string {
  const pieces: string[] = []
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  for (let from = marked ? 3 : 0; from < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, from)
    const end = found < 0 ? bytes.length : found + 1
    const line = bytes.subarray(from, end)
    pieces.push(strictUtf8(line) ?? windows1252(line))
    from = end
  }
  return pieces.join('')
}

const LINE_FEED = 0x0a

function windows1252(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0
    units[i] = byte >= 0x80 && byte <= 0x9f ? HIGH.charCodeAt(byte - 0x80) : byte
  }
  return new TextDecoder('utf-16le').decode(units)
}
