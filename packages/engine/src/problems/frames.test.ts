import { describe, expect, test } from 'vitest'
import { fold } from '#src/text/words.ts'
import { daysToAnswer } from './deadline.ts'
import { DECISIONS } from './decisions/decisions.ts'
import { TOLD_FRAMES } from './frames.fixture.ts'
import { ALL_FRAMES, frameOf } from './frames.ts'
import { findCard } from './match.ts'

const all = [...ALL_FRAMES, ...DECISIONS]
const texts = all.flatMap(({ passos }) => passos)
const sentences = (text: string) => text.match(/[.!?](?:\s|$)/g)?.length ?? 0

describe('the decision that what she wrote turns on', () => {
  test.each(TOLD_FRAMES)('%s: %s', (frame, main_challenge, future_goals) => {
    expect(frameOf({ main_challenge: main_challenge ?? '', future_goals: future_goals ?? '' })?.id ?? null).toBe(frame)
  })

  test('names cards that exist', () => {
    for (const { carta, kin, inclui = [] } of all)
      for (const id of [carta, ...kin, ...inclui]) expect(findCard(id), id).toBeDefined()
  })

  test('asks for each thing once', () => {
    const titles = texts.map(([title]) => fold(title))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  test.each(texts.map((step) => [step[0], step] as const))('%s', (_, [title, how, result, own, others]) => {
    expect(title).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(title.length).toBeLessThanOrEqual(80)
    expect(sentences(how)).toBeGreaterThanOrEqual(2)
    expect(sentences(how)).toBeLessThanOrEqual(3)
    expect(how.length).toBeLessThan(400)
    expect(`${title} ${how} ${result}`).not.toMatch(/\d|\s{2}|\s[.,;:?]| [-–—] /)
    for (const text of [how, result]) expect(text).toMatch(/^\p{Lu}.*[.]$/su)
    expect(own + others).toBeGreaterThan(0)
  })
})

describe('the days until she has to answer', () => {
  test.each([
    ['Ele quer saber até o fim do mês e eu não sei', 12],
    ['decidir até dia 10 se baixo', 12],
    ['ela me deu até sexta pra responder', 5],
    ['Preciso dar uma resposta a ele em 30 dias', 30],
    ['Decidir a resposta em duas semanas', 14],
    ['Ele quer resposta em 20 dias', 20],
    ['o contrato acaba em 70 dias', null],
    ['pagamento em 30 dias', null],
    ['o aluguel vence todo dia 10', null],
  ] as const)('%s', (text, days) => expect(daysToAnswer(text)).toBe(days))
})
