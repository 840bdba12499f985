import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'
import { GUIDES } from './guides/guides.ts'
import { whoIn } from './role-fit.ts'
import { candidatesFor, GUIDE, meantBy, sharesAmong } from './subjects.ts'
import { themeOf } from './themes/themes.ts'
import { isForeign, tradeFit } from './trade-fit.ts'

/** What a guide that is not among the likely ones of a reading counts there. */
const LEAST = 0.01
/** How much each reading counts: the message by itself, with the first question, and with the one right before it. */
const READINGS = { alone: 1, first: 0.7, before: 0.5 } as const
const HE = /(?<![\p{L}\d])(?:ele|ela|eles|elas)(?![\p{L}\d])/iu
const HIS = /(?<![\p{L}\d])(?:dele|dela|deles|delas)(?![\p{L}\d])/iu

/** What being of the same field as what was spoken of counts. */
const SAME_FIELD = 1.5

export interface InContext {
  id: string
  /** Of all guides that may be meant in this conversation. */
  share: number
}

/** The message with whom it speaks of, where that was named before: 'o fornecedor quer metade adiantado'. */
export function spelledWho(question: string, said: readonly string[]): string {
  if (whoIn(fold(question)) !== null) return question
  const named = said.map((text) => whoIn(fold(text))).findLast((who) => who !== null)
  if (!named) return question
  return question.replace(HE, named.word).replace(HIS, `de ${named.word}`)
}

/** The guides that a message asks for with what was said before it, likeliest first. `theme`: what was spoken of. */
export function guidesInContext(
  { reading, weak }: Known,
  question: string,
  said: readonly string[],
  theme?: string,
): InContext[] {
  const sharesOf = (text: string) => sharesAmong(candidatesFor(text, reading.segment, weak, meantBy(text)))
  const whole = spelledWho(question, said)
  const readings = [
    { weight: READINGS.alone, shares: sharesOf(whole) },
    ...(said.length > 0 ? [{ weight: READINGS.first, shares: sharesOf(`${said[0]}. ${whole}`) }] : []),
    ...(said.length > 1 ? [{ weight: READINGS.before, shares: sharesOf(`${said.at(-1)}. ${whole}`) }] : []),
  ]
  // Her trade was told before, and holds for all that she says.
  const fit = tradeFit([...said, question].join('. '), reading.segment)
  const powers = new Map<string, number>()
  for (const id of new Set(readings.flatMap(({ shares }) => [...shares.keys()]))) {
    if (isForeign(fit(GUIDES.get(id.slice(GUIDE.length))!))) continue
    const sum = readings.reduce(
      (all, { weight, shares }) => all + weight * Math.log(Math.max(shares.get(id) ?? 0, LEAST)),
      0,
    )
    const field = theme !== undefined && themeOf(id.slice(GUIDE.length)) === theme ? SAME_FIELD : 1
    powers.set(id, field * Math.exp(sum / readings.reduce((all, { weight }) => all + weight, 0)))
  }
  const all = [...powers.values()].reduce((sum, power) => sum + power, LEAST)
  return [...powers]
    .map(([id, power]) => ({ id: id.slice(GUIDE.length), share: power / all }))
    .sort((a, b) => b.share - a.share)
}
