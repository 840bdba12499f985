import { fold } from '#src/text/words.ts'
import { type InContext, spelledWho } from './context-guides.ts'
import { nearnessOf } from './guide-nearness.ts'
import type { Move } from './move-model.ts'
import { namedIn } from './next-turn.ts'
import { whoIn } from './role-fit.ts'
import { objectsIn } from './subjects.ts'
import { themeOf } from './themes/themes.ts'

/** What is asked now, of what was spoken of. */
interface Asked {
  question: string
  said: readonly string[]
  theme: string
  /** The guide that was told last. */
  last: string | undefined
}

/** What a message that only tells something has none of. */
const ASKS =
  /\?|\b(?:como|quant[oa]s?|qto|quando|qdo|qual|quais|quem|onde|por ?que|pq|o que|oq|posso|pode|devo|preciso|vale|compensa|aceito|sera)\b/
export const asksIn = (question: string): boolean => ASKS.test(fold(question))

/** Moves of which a guide may say more than its field does. */
export const IN_GUIDES: ReadonlySet<Move> = new Set([
  'tempo',
  'quanto',
  'custo',
  'escrito',
  'pode',
  'vale',
  'quem',
  'medir',
])
/** A guide of another field than the one spoken of is told from this share on, where a word of hers names it and she asks, or only tells. */
const ELSEWHERE = { asked: 0.15, told: 0.3, surely: 0.6 } as const
/**
 * A way of asking so near to hers asks just this: of the field spoken of, or of any where the guide is likely too, if all ways of the guide
 * are near; of the field and by a word that names it, if the one is nearer still. `breadth`: what its nearness counts beside its share.
 */
const SAME = { field: 0.65, phrase: 0.7, all: 0.6, share: 0.1, named: 0.75, breadth: 5 } as const
/** Inflections of whom she names keep these letters. */
const WHO_BEGINS = 5

/** Of whom or what is said before. */
const POINTS_BACK = /\b(?:ele|ela|eles|elas|dele|dela|deles|delas|nele|nela|isso|isto|disso|nisso|la|lá)\b/i
const LEAST_OBJECTS = 3
/** A whole sentence on something, and on nobody who was spoken of. */
export const tellsAnew = (message: string): boolean =>
  !POINTS_BACK.test(message) && objectsIn(message).length >= LEAST_OBJECTS

function mayLead({ id, share }: InContext, { theme, question, said, last }: Asked): boolean {
  if (themeOf(id) === theme) return true
  const asks = asksIn(question)
  // Who tells something of him, or half a sentence, goes on with what was spoken of.
  if (!asks && last !== undefined && !tellsAnew(question)) return false
  if (share >= ELSEWHERE.surely) return true
  if (share < (asks ? ELSEWHERE.asked : ELSEWHERE.told)) return false
  const named = whoIn(fold(question))
  // Another person than was spoken of is another matter.
  const isNew = (word: string) => !said.some((text) => fold(text).includes(word.slice(0, WHO_BEGINS)))
  return namedIn(id, question) || (asks && named !== null && isNew(named.word))
}

/** The guide that is asked for in nearly its own words; undefined: none. */
function sameIn(context: readonly InContext[], { question, said, theme, last }: Asked): string | undefined {
  const whole = spelledWho(question, said)
  const near = nearnessOf(whole)
  const known = context
    .filter(({ id }) => id !== last)
    .map(({ id, share }) => ({ id, share, own: themeOf(id) === theme, ...(near.get(id) ?? { phrase: 0, all: 0 }) }))
  const likeliest = most(known, ({ share, phrase }) => share * Math.exp(SAME.breadth * phrase))
  if (!likeliest) return undefined
  const { own, phrase, all, share } = likeliest
  if (all >= SAME.all && (own ? phrase >= SAME.field : phrase >= SAME.phrase && share >= SAME.share))
    return likeliest.id
  const named = most(
    known.filter((one) => one.own && namedIn(one.id, whole)),
    (one) => one.phrase,
  )
  return named && named.phrase >= SAME.named ? named.id : undefined
}

const most = <T>(all: readonly T[], by: (one: T) => number): T | undefined =>
  all.length === 0 ? undefined : all.reduce((best, next) => (by(next) > by(best) ? next : best))

/** The guides that may say just this, by all that was said: the likeliest, the next where the likeliest was told before, one asked in its own words. */
export function nearestIn(
  context: readonly InContext[],
  asked: Asked,
  move: Move,
): { best: InContext | undefined; beside: InContext | undefined; same: string | undefined } {
  const [best, second] = context
  const isLast = best !== undefined && best.id === asked.last
  return {
    best: !best || isLast || !mayLead(best, asked) ? undefined : best,
    beside: isLast && second && mayLead(second, asked) ? second : undefined,
    same: asksIn(asked.question) && (move === 'outra' || IN_GUIDES.has(move)) ? sameIn(context, asked) : undefined,
  }
}
