import type { Slot } from '#src/consultant/calculator-slots.ts'
import type { Calculator } from '#src/consultant/calculators.data.ts'
import type { Numbers } from './read.ts'

type Named = readonly [id: string, rotulo: string, unit: Slot['unit']]
type Asked = readonly [...Named, pergunta?: string]
type Story<Slots> = Pick<Calculator, 'id' | 'when' | 'unless' | 'formula' | 'work' | 'enough'> & {
  read: (question: string) => Numbers | null
  slots: readonly Slots[]
}

/** A sum in which a number counts more than once: every number of the question has one part in it. */
export const story = ({ read, slots, ...one }: Story<Named>): Calculator => ({
  ...one,
  ask: false,
  whole: true,
  read,
  slots: slots.map(([id, rotulo, unit]) => ({ id, rotulo, unit, optional: true, pergunta: '' })),
})

/** A sum that asks for the number she left out: those slots that have a question. */
export const asking = ({ read, slots, ...one }: Story<Asked>): Calculator => ({
  ...one,
  whole: true,
  read,
  slots: slots.map(([id, rotulo, unit, pergunta]) => ({
    id,
    rotulo,
    unit,
    optional: pergunta === undefined,
    pergunta: pergunta ?? '',
  })),
})

export const all = (...words: string[]) => new RegExp(`^${words.map((word) => `(?=.*(?:${word}))`).join('')}`)

/** Words of sums that another calculator does. */
export const RISE = 'aument|reajust|\\bsub(?:ir|iu|o)\\b|margem|juros'

/** 'Quanto saiu o metro?': of one is asked, not of all. */
export const OF_ONE_ASKED =
  '\\bquanto[^?]*\\b(?:por|cada|o|a) (?:kg|quilo|kilo|litro|metro|m2|unidade|cada|um|uma|peca|caixa|saca|hora|km|pessoa|dia|par|saco|pacote)\\s*\\??\\s*$'
