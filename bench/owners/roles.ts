import { readdirSync, readFileSync } from 'node:fs'
import type { Period, Role } from '@norteia/engine/measures/roles/roles'

/** A number that is marked in a text. */
export interface Marked {
  from: number
  to: number
  role: Role
  period: Period
}

export interface MarkedText {
  /** The file, one for each author. */
  author: string
  text: string
  marked: readonly Marked[]
  /** What the account of her decision comes to; null: none is written. */
  account: number | null
  /** The account as its author wrote it: '(31-15.80)*90 = 1368 reais a mais por mês'; empty: none. */
  reckoned: string
  /** What kind of decision it is (`problems/decisions/kinds.ts`), the likeliest first; empty: none is given. */
  kinds: readonly string[]
}

const MARK = /\[([^[\]|]*)\|([^[\]|]*)\|([^[\]|]*)\]/g

/** 'cobro [70|preco|unidade] a hora': the text without its marks, and what they say. */
export function unmarked(line: string): Pick<MarkedText, 'text' | 'marked'> {
  const marked: Marked[] = []
  let text = ''
  let last = 0
  for (const { 0: whole, 1: said = '', 2: role, 3: period, index } of line.matchAll(MARK)) {
    text += line.slice(last, index)
    marked.push({ from: text.length, to: text.length + said.length, role: role as Role, period: period as Period })
    text += said
    last = index + whole.length
  }
  return { text: text + line.slice(last), marked }
}

const RESULT = /= (-?\d+(?:\.\d+)?)/
const isText = (line: string): boolean => line.includes('|') && !/^(?:decisao|conta|tipo):/.test(line)

function kindsAfter(lines: readonly string[], at: number): string[] {
  const end = lines.indexOf('', at)
  const told = lines.slice(at, end < 0 ? undefined : end).find((one) => one.startsWith('tipo: '))
  return told?.slice('tipo: '.length).split(',') ?? []
}

/** Every text of `roles/`, with what its numbers are and the result of its account; what has to be decided is left out. */
export function markedTexts(folder: URL = new URL('roles/', import.meta.url)): MarkedText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(new URL(name, folder), 'utf8').split('\n')
      return lines.flatMap((line, at): MarkedText[] => {
        if (!isText(line)) return []
        const account = lines.slice(at + 1, at + 3).find((one) => one.startsWith('conta:'))
        const result = RESULT.exec(account ?? '')?.[1]
        return [
          {
            author: name.replace('.txt', ''),
            ...unmarked(line),
            account: result ? Number(result) : null,
            reckoned: account?.slice('conta:'.length) ?? '',
            kinds: kindsAfter(lines, at),
          },
        ]
      })
    })
}
