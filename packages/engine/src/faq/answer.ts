import { buildIndex, type Hit } from '#src/retrieval/bm25f.ts'
import { fold } from '#src/text/words.ts'
import { FAQ_ENTRIES } from './entries.data.ts'
import { OFF_TOPIC_SUBJECTS } from './off-topic.data.ts'
import { allPhrasingsOf } from './phrasings.ts'
import { smallTalk } from './small-talk.ts'

export interface FaqAnswer {
  resposta: string
  /** The screen offers the contact with a person. */
  showWhatsApp: boolean
  /** Ids of the entries that the answer rests on, or the nearest ones when it says that it doesn't know. */
  entradas: string[]
}

/**
 * When the best entry is an answer, by score, the share of the question's weight that it speaks of and its phrase most
 * like the question: a question of one or two words scores low even when all of it is met. Measured on the sets that
 * tuning may look at.
 */
const CUTS = [
  { score: 5, coverage: 0.45, phrase: 0.5 },
  { score: 6.2, coverage: 0.36, phrase: 0.42 },
  { score: 7, coverage: 0.38, phrase: 0.3 },
  { score: 5.5, coverage: 0.6, phrase: 0 },
  { score: 4, coverage: 0.68, phrase: 0.5 },
  { score: 4, coverage: 0.95, phrase: 0.9 },
  { score: 2.8, coverage: 0.55, phrase: 0.58 },
  { score: 1.8, coverage: 0.99, phrase: 0.99 },
]
/**
 * A subject of elsewhere refuses the question from this share of the best score, when its nearest phrase is about as
 * like the question as the entry's; one that meets two of the question's words does so from the lower share.
 */
const ELSEWHERE = { share: 0.55, sharedWords: 0.35, phraseMargin: 0.05 } as const
/** 'O que é isso aqui?' holds no word that carries a subject: it asks about Norteia. */
const ABOUT = /\b(isso|aqui|voces?|vcs?|site|app)\b/
/** 'quanto é 15 mais 28' */
const ARITHMETIC = /\bquanto (e|eh|da|sao) \d/
const NEAREST = 3
const CANDIDATES = 20
const OFF_TOPIC = 'fora:'

const BOOSTS = { pergunta: 2, palavras: 1.5, frases: 1.5, resposta: 0.4 }

const index = buildIndex(
  [
    ...FAQ_ENTRIES.map((entry) => ({
      id: entry.id,
      fields: {
        pergunta: entry.pergunta,
        palavras: entry.palavras.join(', '),
        frases: allPhrasingsOf(entry.id),
        resposta: entry.resposta,
      },
    })),
    ...OFF_TOPIC_SUBJECTS.map((subject) => ({
      id: OFF_TOPIC + subject.id,
      fields: { pergunta: '', palavras: subject.palavras, frases: '', resposta: '' },
    })),
  ],
  BOOSTS,
  { synonymWeight: 0.4 },
)
const byId = new Map(FAQ_ENTRIES.map((entry) => [entry.id, entry]))

/** The entries nearest to a question, best first, and whether the best one is near enough to answer it. */
export function searchFaq(question: string): { hits: Hit[]; answered: boolean } {
  const opening = fold(question.slice(0, 200))
  const asked = index.search(question, CANDIDATES)
  const found =
    asked.length === 0 && ABOUT.test(opening) ? index.search(byId.get('o-que-e')!.pergunta, CANDIDATES) : asked
  const hits = found.filter((hit) => !hit.id.startsWith(OFF_TOPIC)).slice(0, NEAREST)
  const best = found[0]
  const near =
    best !== undefined &&
    CUTS.some((cut) => best.score >= cut.score && best.coverage >= cut.coverage && best.phrase >= cut.phrase)
  const elsewhere = found.some(
    (hit) =>
      hit.id.startsWith(OFF_TOPIC) &&
      hit.score >= (hit.matched >= 2 ? ELSEWHERE.sharedWords : ELSEWHERE.share) * best!.score &&
      hit.phrase >= best!.phrase - ELSEWHERE.phraseMargin,
  )
  return {
    hits,
    answered: near && !elsewhere && best.id === hits[0]?.id && !ARITHMETIC.test(opening),
  }
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

function unknown(hits: readonly Hit[]): string {
  const ids = [...new Set([...hits.map((hit) => hit.id), ...STARTING_POINTS])].slice(0, NEAREST)
  const questions = ids.map((id) => `• ${byId.get(id)!.pergunta}`)
  return [
    'Não encontrei isso na ajuda. Talvez uma destas perguntas sirva:',
    ...questions,
    'Se preferir, fale com uma pessoa da nossa equipe pelo WhatsApp.',
  ].join('\n')
}
