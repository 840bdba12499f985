import { stem } from '#src/text/stem.ts'
import { WORD_CLASSES } from './word-classes.data.ts'

const LEAST_BEGINNING = 2

/** Which of the classes a word is of. */
export function classesFrom(table: Readonly<Record<string, string>>): (word: string) => string[] {
  const whole = new Map<string, string[]>()
  const beginnings = new Map<string, string[]>()
  for (const [name, all] of Object.entries(table))
    for (const word of all.split(' ')) {
      const among = word.endsWith('$') ? whole : beginnings
      const key = word.replace('$', '')
      among.set(key, [...(among.get(key) ?? []), name])
    }
  return (word) => {
    const classes = new Set(whole.get(word))
    for (let n = LEAST_BEGINNING; n <= word.length; n++)
      for (const name of beginnings.get(word.slice(0, n)) ?? []) classes.add(name)
    return [...classes]
  }
}
const classesOf = classesFrom(WORD_CLASSES)

const ASKS = /^(?:q?u?a?n?t[oa]s?|qnt|qt|qtd|qua?nt[oa]s?|quato|qantos|quatos)$/
const OF_HUNDRED = /^(?:porcento|porcent|percentual|porcentagem|percentagem)$/

export interface Word {
  stem: string
  /** What such words do to a sum. */
  classes: readonly string[]
}

const known = new Map<string, Word>()
const MOST_KNOWN = 10_000

function read(word: string): Word {
  if (ASKS.test(word))
    return { stem: /s$/.test(word) ? 'quantos' : 'quanto', classes: /s$/.test(word) ? ['things'] : [] }
  if (OF_HUNDRED.test(word) || word === '%') return { stem: '%', classes: ['percent'] }
  return { stem: stem(word), classes: classesOf(word) }
}

export function wordOf(word: string): Word {
  const found = known.get(word)
  if (found) return found
  const made = read(word)
  if (known.size < MOST_KNOWN) known.set(word, made)
  return made
}
