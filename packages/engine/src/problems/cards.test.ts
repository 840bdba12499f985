import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { describe, expect, test } from 'vitest'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { MEASURE_IDS } from '#src/measures/measure-ids.ts'
import { GENERAL_RULES } from '#src/rules.ts'
import { fold, words } from '#src/text/words.ts'
import { PROBLEM_CARDS } from './cards.ts'
import type { ProblemCard } from './types.ts'

const SCORING_RULES = new Set([
  ...Object.keys(GENERAL_RULES),
  ...Object.values(SEGMENT_QUESTIONS).flatMap((questions) =>
    questions.filter(({ weight }) => weight !== undefined).map(({ id }) => id),
  ),
])

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
const steps = PROBLEM_CARDS.flatMap(({ passos }) => passos)
const spokenTo = (card: ProblemCard) => [
  card.confirma,
  card.armadilha,
  ...(card.encaminha === null ? [] : [card.encaminha]),
  ...card.passos.flatMap(({ detalhes, resultado }) => [detalhes, resultado]),
]

const PORTUGUESE = new Set(
  'a o as os um uma de do da dos das em no na nos nas e ou que se com por para pelo pela ao à mais não é sem seu sua você como quando cada qual quem'.split(
    ' ',
  ),
)
const ENGLISH =
  /(?<!\p{L})(the|and|with|your|from|this|that|owner|customer|price|stock|sales|team|week|month)(?!\p{L})/iu
const portugueseShare = (text: string) => {
  const all = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return all.filter((word) => PORTUGUESE.has(word)).length / all.length
}

/** CVV and SAMU: the only figures that a card may say in full. */
const withoutEmergencyCalls = (text: string) => text.replace(/\b(188|192)\b/g, '')

describe('the library of problem cards', () => {
  test('gives every card an id of its own, in snake_case', () => {
    const ids = PROBLEM_CARDS.map(({ id }) => id)
    expect(repeated(ids)).toEqual([])
    expect(ids.filter((id) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('says nothing twice: titles, instructions, results, traps, questions and names', () => {
    for (const field of ['acao', 'detalhes', 'resultado'] as const)
      expect(repeated(steps.map((step) => fold(step[field])))).toEqual([])
    for (const field of ['nome', 'confirma', 'armadilha'] as const)
      expect(repeated(PROBLEM_CARDS.map((card) => fold(card[field])))).toEqual([])
    expect(repeated(PROBLEM_CARDS.map(({ material }) => material.texto))).toEqual([])
  })

  test('lets no two cards claim the same words of an owner', () => {
    const phrases = PROBLEM_CARDS.flatMap(({ frases }) => frases.map((phrase) => words(phrase).join(' ')))
    expect(repeated(phrases)).toEqual([])
  })
})

describe.each(PROBLEM_CARDS.map((card) => ({ id: card.id, card })))('card $id', ({ card }) => {
  test('names only rules that score, figures and segments that exist', () => {
    expect([...card.causas, ...card.contradiz].filter((rule) => !SCORING_RULES.has(rule))).toEqual([])
    expect(repeated(card.causas)).toEqual([])
    expect(repeated(card.numeros)).toEqual([])
    expect(card.numeros.filter((id) => !MEASURE_IDS.includes(id))).toEqual([])
    expect((card.segmentos ?? []).filter((segment) => !MARKET_SEGMENTS.includes(segment))).toEqual([])
    expect(card.segmentos).not.toEqual([])
    expect((card.atividades ?? []).filter((id) => !/^[a-z]+(_[a-z]+)*$/.test(id))).toEqual([])
    expect(card.atividades).not.toEqual([])
  })

  test('has at least ten ways of saying it, short as owners type', () => {
    expect(card.frases.length).toBeGreaterThanOrEqual(10)
    expect(card.frases.filter((phrase) => phrase.length > 80 || phrase !== phrase.trim() || phrase === '')).toEqual([])
  })

  test('starts within fifteen days, mends within thirty and holds after that', () => {
    const days = card.passos.map(({ dia }) => dia)
    expect(days.length).toBeGreaterThanOrEqual(3)
    expect(days.length).toBeLessThanOrEqual(5)
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b))
    expect(days[0]).toBeGreaterThan(0)
    expect(days[0]).toBeLessThanOrEqual(15)
    expect(days.some((day) => day > 15 && day <= 30)).toBe(true)
    expect(days.at(-1)).toBeGreaterThanOrEqual(45)
    expect(days.at(-1)).toBeLessThanOrEqual(90)
  })

  test('says honestly what each step takes', () => {
    for (const { acao, horas, compra, mensal } of card.passos) {
      expect(horas.dono, acao).toBeGreaterThanOrEqual(0)
      expect(horas.equipe, acao).toBeGreaterThanOrEqual(0)
      expect(horas.dono + horas.equipe, acao).toBeGreaterThan(0)
      if (compra !== null) {
        expect(compra.item, acao).not.toBe('')
        expect(compra.min, acao).toBeGreaterThanOrEqual(0)
        expect(compra.max, acao).toBeGreaterThan(0)
        expect(compra.max, acao).toBeGreaterThanOrEqual(compra.min)
      }
      if (mensal !== null) expect(mensal, acao).toBeGreaterThan(0)
    }
  })

  test('writes titles and instructions in the form that the plan shows', () => {
    expect(card.nome).toMatch(/^(o|a|os|as|um|uma) .*[^.]$/)
    for (const { acao, detalhes, resultado } of card.passos) {
      expect(acao).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(acao.length, acao).toBeLessThanOrEqual(75)
      const sentences = detalhes.match(/[.!?](?:\s|$)/g)?.length ?? 0
      expect(sentences, detalhes).toBeGreaterThanOrEqual(2)
      expect(sentences, detalhes).toBeLessThanOrEqual(3)
      expect(detalhes.length, detalhes).toBeGreaterThan(80)
      expect(detalhes.length, detalhes).toBeLessThan(400)
      expect(resultado.length, resultado).toBeGreaterThan(40)
      for (const text of [acao, detalhes, resultado]) expect(withoutEmergencyCalls(text)).not.toMatch(/\d/)
    }
    expect(card.armadilha).not.toMatch(/\d/)
  })

  test('speaks Portuguese in whole sentences', () => {
    for (const text of spokenTo(card)) {
      expect(text, text).toMatch(/^\p{Lu}.*[.?]$/su)
      expect(text, text).not.toMatch(/\s{2}|\s[.,;:?]| [-–—] /)
    }
    for (const { detalhes } of card.passos) expect(portugueseShare(detalhes), detalhes).toBeGreaterThan(0.2)
    const all = [card.nome, ...card.frases, ...card.passos.map(({ acao }) => acao), ...spokenTo(card)]
    for (const text of [...all, card.material.titulo, card.material.texto]) expect(text).not.toMatch(ENGLISH)
    expect(card.confirma).toMatch(/\?$/)
  })

  test('hands over something ready to copy', () => {
    const { tipo, titulo, texto } = card.material
    expect(titulo).not.toBe('')
    const lines = texto.split('\n')
    expect(lines.length).toBeGreaterThanOrEqual(4)
    expect(lines.length).toBeLessThanOrEqual(12)
    expect(texto).toBe(texto.trim())
    if (tipo !== 'planilha') return
    const columns = lines.map((line) => line.split(';').length)
    expect(columns[0]).toBeGreaterThanOrEqual(3)
    expect(new Set(columns).size, texto).toBe(1)
  })
})
