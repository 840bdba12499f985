/**
 * Asks what strangers wrote who knew the guides and dangers and no code, and prints how much of it is heard: node bench/consultant/ask-strangers.ts
 * Of what they told of guides only the seventh that is kept as a measure is asked; of dangers nothing may be learned.
 */
import { readFileSync } from 'node:fs'
import { heardIn } from '@norteia/engine/consultant/danger'
import { deedById } from '@norteia/engine/consultant/danger-deeds'
import { guideOf } from '@norteia/engine/consultant/guides/guide-of.fixture'
import { strangersTold } from './strangers.ts'

const folder = new URL('strangers/', import.meta.url)
const linesOf = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [id: string, text: string])
const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)}%)`

/** Help accuses nobody. */
const accuses = (text: string) => {
  const kind = heardIn(text)?.kind
  return kind !== undefined && kind !== 'help'
}
const dangers = linesOf('dangers.tsv').filter(([id]) => deedById(id)?.kind !== 'help')
const beside = linesOf('beside.tsv')
console.log(`dangers told askance, heard: ${share(dangers.filter(([, text]) => heardIn(text)).length, dangers.length)}`)
console.log(
  `their innocent neighbours, accused: ${share(beside.filter(([, text]) => accuses(text)).length, beside.length)}`,
)

const tellings = strangersTold().flatMap(({ id, text, kept }) => (kept ? [[id, text] as const] : []))
console.log(`tellings accused: ${share(tellings.filter(([, text]) => accuses(text)).length, tellings.length)}`)
console.log(
  `tellings answered by their guide: ${share(tellings.filter(([id, text]) => guideOf('Serviços', text) === id).length, tellings.length)}`,
)
