import { readdirSync, readFileSync } from 'node:fs'
import { type Wanted, wantedOf } from './judged.ts'
import { type Labelled, labelledOf, labelsOf, piecesOf } from './read.ts'
import { type Told, talkAfter, toldOf } from './told.ts'

/** An author's questions in their order, each as it is told behind those before it. */

const FOLDER = new URL('.', import.meta.url)

/** Strangers whose labelled questions there are. */
export const AUTHORS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt') && name !== 'heard.txt')
  .map((name) => name.replace('.txt', ''))

export interface Walked {
  one: Labelled
  labels: ReturnType<typeof labelsOf>
  wanted: Wanted
  told: Told
}

export function walked(author: string): Walked[] {
  let talk: Parameters<typeof toldOf>[2] = { before: undefined, shown: [] }
  let before: Wanted | undefined
  return labelledOf(author, readFileSync(new URL(`${author}.txt`, FOLDER), 'utf8')).map((one) => {
    if (one.place === 0) [talk, before] = [{ before: undefined, shown: [] }, undefined]
    const text = piecesOf(one.line)
      .map((piece) => piece.text)
      .join('')
    const labels = labelsOf(one)
    const wanted = wantedOf(labels, one.context, before)
    const told = toldOf(text, one.context, talk)
    // Where it went wrong before, what comes after says nothing.
    if (told.reading.kind !== 'none' || labels.act !== 'fora') talk = talkAfter(told, talk)
    before = wanted
    return { one, labels, wanted, told }
  })
}
