/** The words of a question that nothing has explained yet; what is taken leaves a place mark that no pattern meets. */
export class Rest {
  #text: string

  constructor(words: readonly string[]) {
    this.#text = ` ${words.join(' ')} `
  }

  get text(): string {
    return this.#text
  }

  /** Takes what a pattern meets out and gives the match; `mark` stays in its place. */
  take(pattern: RegExp, mark = '·'): RegExpExecArray | undefined {
    const found = pattern.exec(this.#text)
    if (!found) return undefined
    const end = found.index + found[0].length
    this.#text = `${this.#text.slice(0, found.index)} ${mark} ${this.#text.slice(end)}`.replace(/ +/g, ' ')
    return found
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#text)
  }

  /** Words that are there, each once. */
  present(): ReadonlySet<string> {
    return new Set(this.#text.split(' '))
  }

  /** Words that are left. */
  words(): string[] {
    return this.#text.split(' ').filter((word) => word !== '' && word !== '·')
  }
}
