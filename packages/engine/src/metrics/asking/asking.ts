import type { Frame } from '#src/metrics/frame.ts'
import type { Reading } from '#src/metrics/question.ts'
import type { Shown } from '#src/metrics/shown/shown.ts'
import { spelledWords } from '#src/metrics/typed.ts'
import { wordsBeside } from './asides.ts'
import { doubtsOf, SURE } from './doubts.ts'
import { readingOf } from './framed.ts'
import { type Asked, hearWhole, hearWords, type WordTag } from './hearing.ts'
import { ACTS, type Take } from './labels.ts'
import { type MarkContext, markedTokens, tokensOf } from './marks.ts'
import { pastOfFrame } from './past.ts'
import { pointedAt } from './pointing.ts'
import { type Things, thingsOf, withTaken } from './things.ts'

/** A last hearing: what a question asks by learned weights, of whom, what and when by the ledger's own words. */

export interface Heard {
  /** As if all were sure that it is made of; undefined: no frame has it. */
  reading: Reading | undefined
  /** No movement tells it, whatever else is heard. */
  owed: boolean
  /** What speaks against it. */
  doubts: readonly string[]
  asked: Asked
  things: Things
  tokens: readonly string[]
  tags: readonly WordTag[]
  talk: boolean
}

/** What is still owed no movement tells, whoever owes it. */
const OWED =
  / (?:dev(?:e|em|endo|ia|iam|o)|quit(?:ar|armos|e|es|ou|ad[oa]s?)|pendurad\w+|fiado|caderninho|em aberto|em debito|atrasad\w+|inadimplent\w+|rest(?:a|am|ante)|terminou de pagar|falt(?:a|am) (?:eu |ela? )?(?:pagar|quitar)) /
/** Whether a question goes on from the one before, and chooses none of its names. */
export const goesOn = (before: Frame | undefined): boolean => before?.opcoes.length === 0

export function readAsking(
  question: string,
  context: MarkContext,
  before?: Frame,
  shown: readonly Shown[] = [],
): Heard {
  const past = before && goesOn(before) ? pastOfFrame(before) : undefined
  const marked = markedTokens(tokensOf(question), context)
  let asked = onNumbers(hearWhole(marked.tokens, past))
  const tags = hearWords(marked.tokens, past !== undefined)
  const talk = past && before && !before.perdido ? { before, shown } : undefined
  const typed = spelledWords(question).split(' ')
  const named = marked.names.length + marked.categories.length + marked.accounts.length > 0
  const pointed = talk && pointedAt(typed, asked.act.is, talk.before, named)
  if (pointed) asked = taking(asked, pointed)
  const own = thingsOf(marked, tags, asked, {
    ...{ context, talk: past !== undefined },
    around: wordsBeside(question, context),
  })
  const without = tags.some(({ tag, share, out }) => tag === 'ref' && share >= SURE.take && out >= SURE.take)
  const things = talk ? withTaken(own, asked, { before: talk.before, without, nomes: context.nomes }) : own
  const { act, flow, by } = asked
  const meant = {
    ...{ act: act.is, flow: flow.is, by: by.is, things },
    words: typed,
    ofFigure: asked.takes('numero') >= SURE.take,
  }
  const doubts = doubtsOf({
    ...{ asked, things, tags, without, tokens: marked.tokens, words: meant.words, talk: past !== undefined },
    before: talk?.before,
  })
  const owed = act.is === 'falta' && act.share >= SURE.evident && OWED.test(` ${typed.join(' ')} `)
  const whole = { ...things, missing: [], times: { ...things.times, impossible: false } }
  return {
    reading: owed ? { kind: 'unknown', untold: 'aberto' } : readingOf({ ...meant, things: whole }, context, talk),
    ...{ owed, doubts, asked, things, tags, tokens: marked.tokens, talk: past !== undefined },
  }
}

/** With whom or what is surely taken over, and no other. */
const taking = (asked: Asked, one: Take): Asked => ({
  ...asked,
  takes: (take) => (take === one ? 1 : take === 'numero' ? asked.takes(take) : 0),
})

/** From this share on it is no question on her numbers. */
const ADVICE = 0.6
/** What else is asked, where it isn't sure that it is no question on her numbers. */
function onNumbers(asked: Asked): Asked {
  const { act } = asked
  if (act.is !== 'fora' || act.share >= ADVICE) return asked
  const [is] = ACTS.filter((one) => one !== 'fora').toSorted((a, b) => act.of(b) - act.of(a))
  return { ...asked, act: { ...act, is: is!, share: act.of(is!) } }
}
