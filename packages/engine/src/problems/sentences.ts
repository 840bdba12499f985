import { MAX_QUERY_CHARACTERS } from '#src/retrieval/tokens.ts'

/** Sentences beyond these say nothing new. */
const SENTENCES = 8

/** Her sentences, each as long as the search reads it. */
export function sentencesOf(text: string): string[] {
  return text
    .slice(0, 5_000)
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim().slice(0, MAX_QUERY_CHARACTERS))
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .slice(0, SENTENCES)
}

/** The parts of a sentence of several; none of a sentence that is one. */
export function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/[,;:]\s+|\s(?:mas|porque|pq)\s/iu).filter((clause) => /\p{L}{3}/u.test(clause))
  return clauses.length < 2 ? [] : clauses
}
