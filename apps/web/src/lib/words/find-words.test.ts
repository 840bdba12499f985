import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'

const names = (text: string) => findWords(text).map(({ from, to, word }) => [text.slice(from, to), word.name])

test('each word is found once, at its first place, in the order of the text', () => {
  expect(names('Os insumos levam demais: o CMV subiu, e os insumos também.')).toEqual([
    ['insumos', 'Insumos'],
    ['CMV', 'CMV'],
  ])
  expect(names('LTV/CAC e CAC')).toEqual([
    ['LTV/CAC', 'LTV/CAC'],
    ['CAC', 'CAC'],
  ])
})

test('every word of the issue has its explanation', () => {
  for (const text of [
    'CMV',
    'insumos',
    'Sem ficha técnica',
    'Fichas técnicas em dia',
    'Payback',
    'Alertas de KPI',
    '(referência do produto)',
    'Regras 2026.11.3: média',
    'média de três suavizações',
  ])
    expect(findWords(text), text).not.toEqual([])
})

test('a part of another word is none', () => {
  expect(findWords('os KPIzinhos, a CACHAÇA, o NPSX e as regras da casa')).toEqual([])
})
