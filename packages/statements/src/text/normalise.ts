/**
 * Most texts of most files have nothing of these, and reading 50,000 lines shows it. Patterns here look for one place or
 * for a bounded run: one that goes over megabytes of one cell and back may run out of stack.
 */
const untidy = /[^ -~]|^ | {2}| $/
const foreign = /[^ -~]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const controls = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\ufeff]/g

/** Readable text: control characters out, spaces (also non-breaking) collapsed. */
export function readable(text: string): string {
  if (!untidy.test(text)) return text
  let tidy = text.replace(controls, ' ').replace(/\s/g, ' ')
  while (tidy.includes('  ')) tidy = tidy.replace(/ {2,1000}/g, ' ')
  return tidy.trim()
}

/** For comparing: NFKD without marks, upper case, control characters out, spaces collapsed. */
export function normalise(text: string): string {
  const ascii = foreign.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text
  return readable(ascii).toUpperCase()
}

/** No bank writes longer texts, and what reads them later needn't be afraid of any. */
const LONGEST = 400

const shortened = (text: string) => readable(text.length > LONGEST ? text.slice(0, LONGEST) : text)

/**
 * One description of a file's two texts: the longer where one begins the other (a cut NAME of a MEMO), else both.
 * Never empty.
 */
export function joinTexts(name: string, memo: string): string {
  const [a, b] = [shortened(name), shortened(memo)]
  if (a === '' && b === '') return 'Sem descrição'
  if (a === '' || b === '') return a || b
  const [keyA, keyB] = [normalise(a), normalise(b)]
  if (keyB.startsWith(keyA)) return b
  if (keyA.startsWith(keyB)) return a
  return `${a} · ${b}`
}

/** What a search for a movement looks in. @param key its normalised description */
export function searchText(key: string, contraparte: string | null): string {
  const name = contraparte === null ? '' : normalise(contraparte)
  return key.includes(name) ? key : `${key} ${name}`
}
