import { OWES } from '#src/measures/composing/told.ts'
import {
  DAYS,
  HOURS,
  LEFT,
  LOST,
  ON_THE_STREET,
  RETURNED,
  SEASON,
  SPENT,
  STOPPED,
  TOLD,
  WORDS,
  type Words,
} from '#src/measures/composing/words.data.ts'
import type { Composition, Happening } from '#src/measures/composition.ts'
import type { Taker } from '#src/quantities/lists.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'

const around = ({ happening, worth }: Composition): string =>
  [...happening!.parts, ...worth.parts].map(({ before, after }) => `${before} ${after}`).join(' ')

/** The words of what happens. */
export function wordsOf(found: Composition): Words {
  const { meaning, happening } = found
  if (meaning === 'left') return LEFT
  if (meaning === 'told' && happening!.deed === null) return TOLD
  if (
    happening!.deed === 'unpaid' &&
    happening!.time === null &&
    found.worth.how === 'price' &&
    (OWES.test(around(found)) || /\batrasad/.test(around(found)))
  )
    return ON_THE_STREET
  return happening!.parts.some(({ dimension }) => dimension === 'hours')
    ? happening!.deed === 'idle'
      ? STOPPED
      : HOURS
    : happening!.noun === 'dia'
      ? DAYS
      : happening!.deed === 'left' &&
          !found.worth.monthly &&
          (happening!.once !== null || !MEMBERS.test(happening!.word))
        ? isSpent(found)
          ? SPENT
          : LOST
        : happening!.deed === 'wasted' && SALE.test(happening!.noun)
          ? LOST
          : isThrown(found)
            ? WORDS.wasted!
            : isGivenBack(found)
              ? RETURNED
              : (WORDS[happening!.deed ?? 'wasted'] ?? WORDS.wasted!)
}

/** 'Cada instalação me custa 480': what each costs her, no price that she is paid. */
const isSpent = ({ worth }: Composition): boolean =>
  worth.parts.some(({ before }) =>
    /\b(?:me )?cust(?:a|am|ou)(?: [a-z]+)? ?$|\bgast(?:o|amos|ei)(?: [a-z]+)? ?$/.test(before),
  )

/** Months or seasons that are weak: lost in those alone. */
export function isSeason(happening: Happening): boolean {
  if (
    happening.deed !== 'left' &&
    happening.deed !== 'fell' &&
    happening.deed !== 'idle' &&
    happening.deed !== 'wasted'
  )
    return false
  return happening.parts.some(({ before, after }) => SEASON.test(`${before} ${after}`.replace(SINCE, '')))
}

const SALE = /^(?:vend|pedid|encomend|fregu|client)/

/** What a share that is taken is called. */
export const TAKERS: Readonly<Record<Taker, string>> = {
  app: 'O que o aplicativo leva',
  cartao: 'O que a maquininha leva',
  comissao: 'Comissão',
  imposto: 'Imposto',
  revenda: 'Parte de quem revende ou cede o lugar',
}
/** 'Até junho já tinham saído': when, not how long. */
const SINCE = /\b(?:ate|desde) (?:o |a )?[a-z]+|\bde [a-z]+ (?:pra|para) ca\b/g
/** 'Volta umas 30 que dou pro cachorro': comes back, and isn't made again. */
const isThrown = ({ happening, worth }: Composition): boolean =>
  happening!.deed === 'redone' &&
  worth.how !== 'hours' &&
  happening!.parts.some(({ after }) => /^.{0,24}\b(?:dou|jogo|porcos?|cachorros?|galinhas?|lixo)\b/.test(after))
/** Goods that the buyer sends back, and doesn't pay. */
const isGivenBack = ({ happening, worth }: Composition): boolean =>
  happening!.deed === 'redone' &&
  worth.how === 'price' &&
  happening!.parts.some(({ before, after }) => /\bdevol/.test(`${before} ${after}`))

/** In which time it happened, once. */
export const ONCE = {
  passado: { dia: 'por dia', semana: 'na semana passada', mes: 'no mês passado', ano: 'no ano passado' },
  este: { dia: 'por dia', semana: 'nesta semana', mes: 'neste mês', ano: 'neste ano' },
} as const
