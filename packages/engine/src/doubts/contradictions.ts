import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { say } from '#src/facts/fact-book.ts'
import type { Reading } from '#src/reading/input.ts'
import { answered, type Doubt, foldInPlace, quoted, sentenceAt } from './doubt.ts'
import { numberContradictions } from './number-checks.ts'
import { SAID_CHECKS, type SaidCheck } from './said-checks.data.ts'

const LABELS = new Map(
  Object.values(SEGMENT_QUESTIONS).flatMap((questions) => questions.map(({ id, label }) => [id, label] as const)),
)
/** 'não tenho problema com faltas' complains of nothing. */
const DENIED = /\b(?:nao (?:tenho|temos|ha|e|existe|tem)|sem|nunca|pouc[oa]s?)(?: [a-z]+){0,3} ?$/
const MAX_TEXT = 5_000

function saidDoubt(check: SaidCheck, { form, answers }: Reading): Doubt | null {
  const answer = answers[check.pergunta]
  if (typeof answer !== 'string' || !check.respostas.includes(answer)) return null
  for (const campo of check.campos) {
    const text = form[campo].slice(0, MAX_TEXT)
    const folded = foldInPlace(text)
    const found = check.disse.exec(folded)
    if (!found) continue
    const before = folded.slice(Math.max(0, found.index - 40), found.index)
    if (DENIED.test(/[^;,\n.!?]*$/.exec(before)![0])) continue
    const words = quoted(check.id, campo, sentenceAt(text, found.index, found.index + found[0].length))
    const option = answered(check.pergunta, LABELS.get(check.pergunta) ?? check.pergunta, answer)
    return {
      id: check.id,
      texto: say`Você disse ${words.mention}, mas respondeu ${option.mention} sobre ${check.sobre}; confira.`,
      fatos: [words.fact, option.fact],
      campos: [campo, check.pergunta],
    }
  }
  return null
}

/** What the owner's answers say against each other, in the order of the form; empty where they agree. Never throws. */
export function contradictionsOf(reading: Reading): Doubt[] {
  const said = SAID_CHECKS.map((check) => saidDoubt(check, reading)).filter((doubt) => doubt !== null)
  return [...said, ...numberContradictions(reading)]
}
