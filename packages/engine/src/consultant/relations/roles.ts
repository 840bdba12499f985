import { type Placed, placed } from '#src/consultant/calculator-slots.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { fold } from '#src/text/words.ts'

/** A part of a sum and the words by which a number is that part; the first that holds takes it. */
export type Role = readonly [slot: string, is: (number: Placed, got: Readonly<Numbers>) => boolean]

/** What is a name to her and no number: the thirteenth salary, the third of the holidays, a size. */
const NAMES =
  /\b13 ?(?:o\b|°|º)|\b13(?= ?(?:salario|terceiro|,? ?(?:e )?(?:ferias|fgts)))|\b1 ?\/ ?3\b|\bum terco de ferias\b|\b[23]d\b|\b(?<=\b[an]a? |pela )99(?= ?(?:food|pop|app|cobra|leva|fica|tira|come)\b)/g
const third = 100 / 3

/** 'Faço isso há 6 anos' */
const SINCE = /\b(?:ha|faz) (?:mais de |uns |quase )?$/
/** The numbers of a question, folded, with a third as exact as it is. */
export const figuresOf = (question: string): Placed[] => {
  const text = fold(question).replace(NAMES, ' ')
  return placed(text)
    .filter((number) => !((isYears(number) || isMonths(number)) && SINCE.test(number.before)))
    .map((number) =>
      /^um terco$/.test(text.slice(number.start, number.end).trim()) ? { ...number, value: third } : number,
    )
}

/** 'Pra receber os mesmos 32' */
const SAID_AGAIN = /\bmesm[oa]s? (?:r\$ ?)?$/
/** Each number by its part; null: one has none, or nothing was said. */
export function readRoles(question: string, roles: readonly Role[]): Numbers | null {
  const got: Numbers = {}
  for (const number of figuresOf(question)) {
    if (SAID_AGAIN.test(number.before) && Object.values(got).includes(number.value)) continue
    const slot = roles.find(([id, is]) => got[id] === undefined && is(number, got))?.[0]
    if (slot === undefined || !(number.value > 0)) return null
    got[slot] = number.value
  }
  return got
}

const NO_THING =
  'reais|real|limp\\w+|livres?|liquid\\w+|brut\\w+|e|a|o|as|os|ao|aos|por|pra|pro|pras|pros|para|cada|mas|em|no|na|nos|nas|que|quanto|quantos|quantas|qual|com|sem|mais|menos|agora|hoje|fico|eu|me|se|ja|so|quero|queria|vendo|tod[oa]s?|aqui|sou|tenho|d[aeo]s?|como|fix\\w+|mensal|mensais|dias?|mes|meses|anos?|semanas?|horas?|sobra|ganho|cobro|faco|compensa|vale|ta|esta|isso|pode|tem|uso|compro|trabalho|consigo|impostos?|taxa|vezes|x|parcelas?|total|juros|del[ae]|num|numa|ate|vai|fica|ou|nao|sao|pago|gasto|ess[ea]s?|est[ea]s?|nesse|neste|passad[oa]s?|daqui|dentro|durante|desde|ontem|antes|depois|porque|pq|quando|entao|tambem|registrad[oa]|assinad[oa]|parcelad[oa]|dividid[oa]|financiad[oa]|adiantad[oa]|emprestad[oa]|fechad[oa]|combinad[oa]|[a-z]+[aei]ndo'
const THING = new RegExp(`^\\s+(?!(?:${NO_THING})\\b)[a-z]{3,}`)
const TIME =
  /^\s*(?:x\b|vezes\b|parcelas?\b|prestac|mes(?:es)?\b|anos?\b|dias?\b|horas?\b|hs?\b|hrs\b|min\b|minutos?\b)/
const MEASURE =
  /^\s*(?:km\b|quilometros?|kg\b|kilos?\b|quilos?\b|gramas?\b|litros?\b|metros?\b|m2\b|cm\b|ml\b|sacos?\b|sacas?\b|caixas?\b|duzias?\b|pecas?\b|unidades?\b)/

export const isPercent = ({ unit }: Placed) => unit === '%'
/** Whole, and no reais: '90 clientes', '25 coxinha'. */
export const isCounted = ({ unit, scale, value, after }: Placed) =>
  unit === '' && scale === 1 && Number.isInteger(value) && (THING.test(after) || MEASURE.test(after))
export const isWhole = ({ unit, scale, value, after }: Placed) =>
  unit === '' && (scale === 1 || scale === 1_000) && Number.isInteger(value) && !TIME.test(after)
export const isMeasured = ({ unit, after }: Placed) => unit === '' && MEASURE.test(after)
/** May be reais. */
export const isPay = (number: Placed) =>
  number.unit !== '%' &&
  (number.unit === 'R$' ||
    number.scale > 1 ||
    ((!TIME.test(number.after) || (number.value >= MOST_MONTHS && /^\s*mes\b/.test(number.after))) &&
      !MEASURE.test(number.after) &&
      !isCounted(number)))

export const isInstalments = ({ unit, after }: Placed) =>
  unit === '' && /^\s*(?:x\b|vezes\b|parcelas?\b|prestac)/.test(after)
export const isDays = ({ unit, after }: Placed) => unit === '' && /^\s*dias?\b/.test(after)
export const isHours = ({ unit, after }: Placed) => unit === '' && /^\s*(?:h|hs|hrs?|horas?)\b/.test(after)
export const isMinutes = ({ unit, after }: Placed) => unit === '' && /^\s*(?:min|minutos?)\b/.test(after)
const MOST_MONTHS = 400
export const isMonths = ({ unit, value, after }: Placed) =>
  unit === '' && value < MOST_MONTHS && /^\s*mes(?:es)?\b/.test(after)
export const isYears = ({ unit, after }: Placed) => unit === '' && /^\s*anos?\b/.test(after)

/** The words before a number since the last mark. */
export const lead = ({ before }: Placed) => before.split(/[,;.?!]/).at(-1)!
/** The words after it up to the next mark or part. */
export const tail = ({ after }: Placed) => after.split(/[,;.?!]|\b(?:e|mas)\b/)[0]!
export const near = (number: Placed, words: RegExp) => words.test(lead(number)) || words.test(tail(number))
