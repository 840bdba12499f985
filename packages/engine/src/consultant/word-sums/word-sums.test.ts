import { describe, expect, test } from 'vitest'
import { answerParts, partsOf, readTalk } from '#src/consultant/turn.ts'
import { parse, worth, written } from './node.ts'
import { readQuestion } from './quantities.ts'
import { canonical, lengthened, shapeOf } from './shapes.ts'
import { NO_WORD_SUMS, WORD_SUMS } from './word-sums.fixture.ts'

const INPUT = {
  company: { setor: 'Outro', faturamento: null, funcionarios: 3 },
  diagnostic: null,
  referenceMonth: '2026-11',
} as const

const ask = (question: string) => answerParts(INPUT, partsOf(question), readTalk(undefined)).answer.answer

describe('ordinary sums', () => {
  test.each(WORD_SUMS)('%s', (question, figure) => {
    const answer = ask(question)
    expect(answer).toContain('Conta: ')
    expect(answer).toContain(figure)
  })
  test.each(NO_WORD_SUMS)('no sum: %s', (question) => expect(ask(question)).not.toContain('Conta: '))
})

test('one shape, whoever wrote it', () => {
  const shapes = ['a*(1-b%)', '(1-b%)*a', 'b*(1-a%)'].map((text) => written(canonical(parse(text)).node))
  expect(new Set(shapes).size).toBe(1)
})

test('lists of other lengths', () => {
  const made = lengthened(parse('a-b-c'), 5).map((node) => written(canonical(node).node))
  expect(made).toEqual(expect.arrayContaining(['a-b', 'a-b-c-d', 'a-b-c-d-e']))
  expect(worth(parse('a-b-c-d'), [10, 1, 2, 3])).toBe(4)
})

test('alike terms are put in once', () => {
  expect(shapeOf('a-b-c').after).toEqual([undefined, undefined, 1])
})

test('what a number is of', () => {
  const { quantities, wish } = readQuestion('84 horas de programação a R$ 130 a hora com taxa de 6%, quantos meses?')
  expect(quantities.map(({ unit, noun, per }) => [unit, noun, per])).toEqual([
    ['time', 'hor', ''],
    ['money', '', 'hor'],
    ['part', '', ''],
  ])
  expect(wish.thing).toBe('mes')
})
