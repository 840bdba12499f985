import { join, type Text } from '#src/facts/fact-book.ts'
import { dayNumber } from '#src/ledger/days.ts'
import { fold } from '#src/text/words.ts'
import type { Answerable } from './answer.ts'
import type { Reading } from './question.ts'
import { plainText, type Told } from './told.ts'

/** 'ainda tô pagando a Conta Azul?': whether the last payment is as near as it used to be. */

const STILL = / (?:ainda|continuo|sigo) /

export const stillAsked = (reading: Reading, question: string): Reading =>
  reading.kind === 'frame' && reading.frame.unico === 'ultimo' && STILL.test(` ${fold(question)} `)
    ? { ...reading, assumed: [...reading.assumed, 'ainda'] }
    : reading

const LEAST = 3
const SOON = 2
/** Nothing where fewer than three payments tell no rhythm. */
export function stillSentences(told: Told, { assumed, figures, hoje, frame }: Answerable): Text[] {
  const days = figures.movements.map(({ data }) => dayNumber(data)).toSorted((a, b) => b - a)
  if (!assumed.includes('ainda') || days.length < LEAST) return []
  const gaps = days
    .slice(1)
    .map((day, at) => days[at]! - day)
    .toSorted((a, b) => a - b)
  const usual = gaps[Math.floor(gaps.length / 2)]!
  if (usual === 0) return []
  const since = dayNumber(hoje) - days[0]!
  const fact = (rotulo: string, valor: number) =>
    told.show(told.fact(rotulo, 0, frame.periodo, { valor, unidade: 'dias', tipo: 'calculado', formula: rotulo }))
  const rhythm = fact('Dias entre um lançamento e outro, no meio deles', usual)
  const verdict = since <= SOON * usual ? 'Está no ritmo de costume' : 'Parece que parou'
  return [
    join([
      plainText(`${verdict}: vinha um a cada `),
      rhythm,
      ', e o mais novo tem ',
      fact('Dias desde o mais novo', since),
      '.',
    ]),
  ]
}
