import { describe, expect, test } from 'vitest'
import { fold } from '#src/text/words.ts'
import { PROBLEM_CARDS } from './cards.ts'
import { LATER, laterStepsOf, stepsOf } from './later-steps.ts'

const later = PROBLEM_CARDS.flatMap((card) => laterStepsOf(card))
const own = PROBLEM_CARDS.flatMap(({ passos }) => passos)
const sentences = (text: string) => text.match(/[.!?](?:\s|$)/g)?.length ?? 0

describe('the steps that carry on from those of a card', () => {
  test('are of cards that exist', () => {
    const known = new Set(PROBLEM_CARDS.map(({ id }) => id))
    expect(Object.keys(LATER).filter((id) => !known.has(id))).toEqual([])
  })

  test('say nothing twice, nor what the cards say already', () => {
    for (const field of ['acao', 'detalhes', 'resultado'] as const) {
      const texts = [...own, ...later].map((step) => fold(step[field]))
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  test('have their place among all steps of the card', () => {
    for (const card of PROBLEM_CARDS) {
      const steps = stepsOf(card)
      expect(steps).toHaveLength(card.passos.length + laterStepsOf(card).length)
      for (const [index, step] of laterStepsOf(card).entries()) {
        const place = LATER[card.id]![index]![5]?.lugar
        if (place !== undefined) expect(steps.indexOf(steps.find(({ acao }) => acao === step.acao)!)).toBe(place)
      }
    }
  })

  test.each(later.map((step) => [step.acao, step] as const))(
    '%s',
    (_acao, { acao, detalhes, resultado, horas, compra }) => {
      expect(acao).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(acao.length).toBeLessThanOrEqual(80)
      expect(sentences(detalhes)).toBeGreaterThanOrEqual(2)
      expect(sentences(detalhes)).toBeLessThanOrEqual(4)
      expect(detalhes.length).toBeGreaterThan(40)
      expect(detalhes.length).toBeLessThan(400)
      expect(resultado.length).toBeGreaterThan(15)
      for (const text of [detalhes, resultado]) expect(text).toMatch(/^\p{Lu}.*[.?]$/su)
      for (const text of [acao, detalhes, resultado]) expect(text).not.toMatch(/\d|\s{2}|\s[.,;:?]| [-–—] /)
      expect(horas.dono + horas.equipe).toBeGreaterThan(0)
      if (compra) expect(compra.max).toBeGreaterThanOrEqual(compra.min)
    },
  )
})
