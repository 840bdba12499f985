import { type Placed, placed } from '#src/consultant/calculator-slots.ts'
import { fold } from '#src/text/words.ts'

export type Numbers = Record<string, number>
/** What a number is by the words round it; undefined: they don't tell. */
type RoleOf = (number: Placed, before: Readonly<Numbers>, previous: Placed | undefined) => string | undefined

/** 'Impressora 3d' */
const NAMES = /\b\d[dg]\b/g

export const numbersOf = (question: string) => placed(fold(question).replace(NAMES, ' '))

/** Each number by its part; null: one has none, or two have the same. */
export function numbersBy(question: string, roleOf: RoleOf): Numbers | null {
  const found: Numbers = {}
  let previous: Placed | undefined
  for (const number of numbersOf(question)) {
    const role = roleOf(number, found, previous)
    if (role === undefined || found[role] !== undefined || !(number.value > 0)) return null
    found[role] = number.value
    previous = number
  }
  return found
}

/** A number that may count things: whole, and no reais or per cent. */
export const mayCount = ({ unit, scale, value, after }: Placed) =>
  unit === '' && scale === 1 && Number.isInteger(value) && !/^\s*(?:reais|conto|pila)\b/.test(after)
export const mayPay = ({ unit, after }: Placed) =>
  unit !== '%' && !/^\s*(?:dias?|mes(?:es)?|horas?|vezes|x)\b/.test(after)
/** A word of a thing right after. */
export const hasThing = ({ after }: Placed) =>
  /^\s+(?:de )?(?!(?:reais|e|a|o|por|pra|para|cada|mas|em|no|na|que|quanto|quantos|qual|com|mais|agora|hoje|fico|eu)\b)[a-z]{2,}/.test(
    after,
  )

/** What goes bad, breaks or isn't sold. */
export const GONE =
  'morr|derret|estrag|quebr|queim|murch|apodrec|perd|venc(?=eu|er|ida|ido)|rach|amass|azed|mof|rasg|manch|trinc|sec(?=ou|ar)|sum(?=iu|ir)|encalh|furt|roub|refug|descart|doei|joguei|jogamos'
/** 'Quanto lucrei?' */
export const PROFIT_ASKED = /\blucr\w+|\bsobr(?:ou|a|aram)\b|\bganhei\b|\bganho\b|\bprejuizo\b|\bfiquei com\b|\btirei\b/

/** All of these numbers, and no other. */
export const exactly = (numbers: Numbers | null, ...ids: string[]) =>
  numbers && Object.keys(numbers).length === ids.length && ids.every((id) => numbers[id] !== undefined) ? numbers : null
