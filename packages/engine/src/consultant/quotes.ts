import { between, pointOf } from './guide-nearness.ts'
import type { Guide } from './guides/types.ts'
import type { Move } from './move-model.ts'
import { rarityOf, stemsOf } from './next-turn.ts'

/** A word of so many themes quotes nothing. */
const MOST_THEMES = 20
/** The part of what she asks, by how rare its words are, that a sentence must hold to answer it. */
const QUOTED = 0.4
/** A sentence alone may end too soon. */
const SHORT_QUOTE = 60
const SENTENCE = /(?<=[.!?;]”?)\s+/
/** What somebody would say, with what leads to it; it takes more than a word. */
const SPEECH = /[^.!?“”]*“[^”]{25,}”[.;]?/

/** The words to say that a guide holds; null: none. */
export const speechIn = ({ resposta }: Guide): string | null => SPEECH.exec(resposta)?.[0].trim() ?? null

const opens = (text: string) => text.split('“').length > text.split('”').length

interface Sentence {
  text: string
  stems: ReadonlySet<string>
  point: Float32Array | null
  /** It is advice, and no step of it. */
  told: boolean
}

const read = new WeakMap<Guide, readonly Sentence[]>()
function sentencesOf(guide: Guide): readonly Sentence[] {
  const known = read.get(guide)
  if (known) return known
  const { resposta, passos, cuidado } = guide
  const sentences = [resposta, ...passos, cuidado].flatMap((whole, field) => {
    const parts = whole.split(SENTENCE).reduce<string[]>((said, part) => {
      const before = said.at(-1)
      // What somebody says stays whole.
      if (before !== undefined && opens(before)) said[said.length - 1] = `${before} ${part}`
      else said.push(part)
      return said
    }, [])
    return parts.map((part, n) => {
      const next = part.length < SHORT_QUOTE ? parts[n + 1] : undefined
      return {
        text: next ? `${part} ${next}` : part,
        stems: new Set(stemsOf(part)),
        point: pointOf(part),
        told: field === 0,
      }
    })
  })
  read.set(guide, sentences)
  return sentences
}

/** How surely a sentence answers what was asked. */
interface Held extends Sentence {
  /** Words of hers that it holds. */
  shared: readonly string[]
  /** What part of all that she asks they are, by how rare each is. */
  share: number
  /** How like the two are by what their words mean. */
  like: number
  /** A word beside what the guide is about. */
  own: boolean
}

function heldIn(guide: Guide, question: string): Held[] {
  const asked = [...new Set(stemsOf(question))]
  const whole = asked.reduce((sum, stem) => sum + rarityOf(stem), 0)
  const point = pointOf(question)
  // What the guide is about stands in many of its sentences.
  const about = new Set(stemsOf(guide.pergunta))
  return sentencesOf(guide).map((sentence) => {
    const shared = asked.filter((stem) => sentence.stems.has(stem))
    return {
      ...sentence,
      shared,
      share: whole > 0 ? shared.reduce((sum, stem) => sum + rarityOf(stem), 0) / whole : 0,
      like: point && sentence.point ? between(point, sentence.point) : 0,
      own: shared.some((stem) => !about.has(stem) && rarityOf(stem) >= 1 / (1 + MOST_THEMES)),
    }
  })
}

const best = (held: readonly Held[], by: (one: Held) => number): string | null =>
  held.length > 0 ? held.reduce((most, next) => (by(next) > by(most) ? next : most)).text : null

/** What a guide has already said of what is asked next; null: nothing of just this. */
export const quoteOf = (guide: Guide, question: string): string | null =>
  best(
    heldIn(guide, question).filter(({ own, share }) => own && share >= QUOTED),
    ({ share }) => share,
  )

/** What a sentence holds that answers a move: a time where she asks how long, a number where she asks how much. */
const ANSWERS: Readonly<Partial<Record<Move, RegExp>>> = {
  tempo: /\b(?:dias?|semanas?|mes|meses|horas?|anos?|véspera|prazo|vencimento)\b|\d ?h\b/i,
  quanto: /\d|\b(?:metade|um terço|dois terços|um quarto|um décimo|dobro)\b/i,
  custo: /R\$|\d|\bgr[aá]t|de graça|\bcust/i,
  escrito: /escrit|assin|contrato|papel|mensagem|recibo|termo/i,
}
/** A sentence that answers a move holds so much of what she says, or is so like it; of a guide beside the one spoken of more. */
const SURE = { share: 0.6, like: 0.25, alike: 0.4 } as const
const BESIDE = { words: 2, share: 0.3, like: 0.5 } as const

/** What the guide that was spoken of says of just what a move asks, and the field may not. */
export function answerIn(guide: Guide, question: string, move: Move): string | null {
  const form = ANSWERS[move]
  return best(
    heldIn(guide, question).filter(
      ({ text, told, own, shared, share, like }) =>
        (form === undefined || form.test(text)) &&
        ((own && share >= SURE.share && like >= SURE.like) ||
          (form !== undefined && told && shared.length > 0 && like >= SURE.alike)),
    ),
    ({ share, like }) => share + like,
  )
}

/** The sentence of another guide near the talk that says just this. */
export function saidBeside(guides: readonly Guide[], question: string): { guide: Guide; text: string } | null {
  const found = guides.flatMap((guide) =>
    heldIn(guide, question).flatMap((held) =>
      held.told && held.shared.length >= BESIDE.words && held.share >= BESIDE.share && held.like >= BESIDE.like
        ? [{ guide, text: held.text, score: held.share + held.like }]
        : [],
    ),
  )
  return found.length > 0 ? found.reduce((most, next) => (next.score > most.score ? next : most)) : null
}
