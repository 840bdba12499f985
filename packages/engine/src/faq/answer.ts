import { buildIndex } from '#src/retrieval/bm25f.ts'
import { fold } from '#src/text/words.ts'
import { FAQ_ENTRIES } from './entries.data.ts'
import { OFF_TOPIC_SUBJECTS } from './off-topic.data.ts'
import { phrasingsOf } from './phrasings.ts'
import { smallTalk } from './small-talk.ts'

export interface FaqAnswer {
  resposta: string
  /** The screen offers the contact with a person. */
  showWhatsApp: boolean
  /** Ids of the entries that the answer rests on, or the nearest ones when it says that it doesn't know. */
  entradas: string[]
}

/**
 * When the best entry is an answer, by score and the share of the question's weight that it speaks of: a question
 * of one or two words scores low even when all of it is met. Measured on the development sets.
 */
const CUTS = [
  { score: 7, coverage: 0.4 },
  { score: 5.5, coverage: 0.6 },
  { score: 4.4, coverage: 0.95 },
]
/** A subject of elsewhere that meets two words of the question refuses it from this share of the best score. */
const ELSEWHERE = 0.35
const NEAREST = 3
const OFF_TOPIC = 'fora:'

const BOOSTS = { pergunta: 2, palavras: 1.5, frases: 1.5, resposta: 0.4 }

const index = buildIndex(
  [
    ...FAQ_ENTRIES.map((entry) => ({
      id: entry.id,
      fields: {
        pergunta: entry.pergunta,
        palavras: entry.palavras.join(', '),
        frases: phrasingsOf(entry.id),
        resposta: entry.resposta,
      },
    })),
    ...OFF_TOPIC_SUBJECTS.map((subject) => ({
      id: OFF_TOPIC + subject.id,
      fields: { pergunta: '', palavras: subject.palavras, frases: '', resposta: '' },
    })),
  ],
  BOOSTS,
)
const byId = new Map(FAQ_ENTRIES.map((entry) => [entry.id, entry]))

export interface FaqHit {
  id: string
  score: number
}

/** The entries nearest to a question, best first, and whether the best one is near enough to answer it. */
export function searchFaq(question: string): { hits: FaqHit[]; answered: boolean } {
  const found = index.search(question, 20)
  const hits = found.filter((hit) => !hit.id.startsWith(OFF_TOPIC)).slice(0, NEAREST)
  const best = found[0]
  const near = best !== undefined && CUTS.some((cut) => best.score >= cut.score && best.coverage >= cut.coverage)
  const elsewhere = found.some(
    (hit) => hit.id.startsWith(OFF_TOPIC) && hit.matched >= 2 && hit.score >= ELSEWHERE * best!.score,
  )
  return { hits, answered: near && !elsewhere && best.id === hits[0]?.id }
}

/** Answers a question from the entries alone; says plainly when none of them does. */
export function answerFaq(question: string): FaqAnswer {
  const talk = smallTalk(fold(question.slice(0, 1_000)))
  if (talk) return { resposta: talk.resposta, showWhatsApp: talk.pessoa, entradas: [] }
  const { hits, answered } = searchFaq(question)
  if (answered) {
    const entry = byId.get(hits[0]!.id)!
    return { resposta: entry.resposta, showWhatsApp: entry.mostrarWhatsApp ?? false, entradas: [entry.id] }
  }
  return { resposta: unknown(hits), showWhatsApp: true, entradas: hits.map((hit) => hit.id) }
}

/** The three entries shown when nothing at all is near. */
const STARTING_POINTS = ['o-que-e', 'fazer-diagnostico', 'score']

function unknown(hits: readonly FaqHit[]): string {
  const ids = [...new Set([...hits.map((hit) => hit.id), ...STARTING_POINTS])].slice(0, NEAREST)
  const questions = ids.map((id) => `• ${byId.get(id)!.pergunta}`)
  return [
    'Não encontrei isso na ajuda. Talvez uma destas perguntas sirva:',
    ...questions,
    'Se preferir, fale com uma pessoa da nossa equipe pelo WhatsApp.',
  ].join('\n')
}
