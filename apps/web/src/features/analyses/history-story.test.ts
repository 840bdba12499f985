import { ReadAnalysis } from '@norteia/contracts/analysis-read'
import { expect, test } from 'vitest'
import { analysis } from '#src/testing/analyses.ts'
import { changeOf, entriesOf, scoreChart, stepOf } from './history-story.ts'

function one(id: string, score: number, changes: Parameters<typeof analysis>[1] = {}, finance = score) {
  const made = analysis(id, changes)
  Object.assign(made.insights.analiseCompleta.scoreGeral, {
    scoreTotal: score,
    dimensoes: [{ id: 'FIN', nome: 'Finanças', nota: finance, peso: 1 }],
  })
  return ReadAnalysis.parse(made)
}
const at = (time: string) => ({ createdAt: `2026-11-${time}:00.000Z` })
const run = { origem: 'ferramenta' } as const

test('each analysis that counts is compared with the one before, simulations are not', () => {
  const [newest, middle, oldest] = entriesOf([
    one('a3', 69, at('20T13:00')),
    one('s1', 10, { ...at('19T13:00'), ...run }),
    one('a1', 67, at('18T13:00')),
  ]).flat()
  expect([newest, middle, oldest].map((entry) => stepOf(entry!))).toEqual(['+2', null, null])
  expect(changeOf(newest!)).toBe('Mudou desde 18/11/2026: Finanças de 67 para 69.')
})

test('unchanged answers are marked as such; a fall has its sign', () => {
  const [same, fallen] = entriesOf([
    one('a3', 60, at('20T13:00')),
    one('a2', 60, at('19T13:00')),
    one('a1', 63, at('18T13:00')),
  ]).flat()
  expect([stepOf(same!), changeOf(same!)]).toEqual([
    '=',
    'Nada mudou desde 19/11/2026: as mesmas respostas dão a mesma nota.',
  ])
  expect(stepOf(fallen!)).toBe('−3')
  const [reworded] = entriesOf([
    one('b2', 60, { ...at('20T13:00'), resultado: { resposta: 'Outro texto.' } }),
    one('b1', 60, at('19T13:00')),
  ]).flat()
  expect(changeOf(reworded!)).toContain('As notas são as de 19/11/2026')
})

test('simulations of one round are one group, a later round is another', () => {
  const groups = entriesOf([
    one('s4', 50, { ...at('20T16:00'), ...run }),
    one('s3', 50, { ...at('20T13:40'), ...run }),
    one('s2', 50, { ...at('20T13:20'), ...run }),
    one('s1', 50, { ...at('20T13:00'), ...run }),
    one('a1', 50, at('20T12:59')),
  ])
  expect(groups.map((group) => group.map(({ analise }) => analise.id))).toEqual([['s4'], ['s3', 's2', 's1'], ['a1']])
})

test('the line begins with the oldest score and needs two', () => {
  const chart = scoreChart([
    one('a2', 69, at('20T13:00')),
    one('s1', 10, { ...at('19T13:00'), ...run }),
    one('a1', 48, at('18T13:00')),
  ])
  expect(chart).toMatchObject({
    type: 'line',
    categories: ['18/11', '20/11'],
    series: [{ data: [48, 69] }],
    descricao: expect.stringContaining('De 48 para 69 em 2 análises.'),
  })
  expect(scoreChart([one('a1', 48)])).toBeNull()
})
