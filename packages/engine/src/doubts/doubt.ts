import type { Fact } from '@norteia/contracts/analysis'
import type { FactBook, Mention, Text } from '#src/facts/fact-book.ts'
import { askedIn } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'

/** Something to ask the owner before figures are built on it. */
export interface Doubt {
  id: string
  /** Kind, ends with what to check: 'Você disse “…”, mas respondeu “…”; confira.' */
  texto: Text
  /** The facts that the text names, with theirs; they go into the book first. */
  fatos: readonly Fact[]
  /** Ids of the questions that it is about. */
  campos: readonly string[]
}

/** Adds the facts of a doubt; its text may then be written. */
export function addDoubt(book: FactBook, { fatos }: Doubt): void {
  for (const fact of fatos) book.add(fact)
}

/** Each fact once, the first of an id. */
export const unique = (facts: readonly Fact[]): Fact[] =>
  [...new Map(facts.toReversed().map((fact) => [fact.id, fact])).values()].toReversed()

const MAX_QUOTE = 90
/** A dot inside a number ends nothing. */
const ENDS = /^(?:[;\n!?]|\.(?:\s|$))/

/** The sentence around characters [start, end), at most 90 characters of whole words. */
export function sentenceAt(text: string, start: number, end: number): string {
  let from = start
  while (from > 0 && !ENDS.test(text.slice(from - 1, from + 1))) from--
  let to = end
  while (to < text.length && !ENDS.test(text.slice(to, to + 2))) to++
  if (to - from <= MAX_QUOTE) return text.slice(from, to).trim()
  if (end - from > MAX_QUOTE) from = Math.max(from, start - 30)
  to = Math.min(to, from + MAX_QUOTE)
  while (to > end && /\p{L}/u.test(text[to] ?? ' ')) to--
  if (from > 0 && /\p{L}/u.test(text[from - 1]!)) while (from < start && /\p{L}/u.test(text[from]!)) from++
  return `${text.slice(from, to).trim()}…`
}

/** Her own words in quotation marks. */
export function quoted(id: string, campo: string, words: string): { mention: Mention; fact: Fact } {
  const fact: Fact = {
    id: `citacao.${id}`,
    rotulo: 'Palavras suas',
    valor: words,
    unidade: '',
    tipo: 'informado',
    origem: askedIn(campo),
  }
  return { mention: { text: `“${words}”`, fact: fact.id }, fact }
}

/** The option that she chose, in quotation marks. */
export function answered(question: string, label: string, answer: string): { mention: Mention; fact: Fact } {
  const fact: Fact = {
    id: `resposta.${question}`,
    rotulo: label,
    valor: answer,
    unidade: '',
    tipo: 'informado',
    origem: 'Diagnóstico',
  }
  return { mention: { text: `“${answer}”`, fact: fact.id }, fact }
}

/** Folded text of the same length as `text`, so that places agree; the text itself where folding changes it. */
export function foldInPlace(text: string): string {
  const folded = fold(text)
  return folded.length === text.length ? folded : text.toLowerCase()
}
