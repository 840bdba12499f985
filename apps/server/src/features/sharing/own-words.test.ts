import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { expect, test } from 'vitest'
import { withoutOwnWords } from './own-words.ts'

const ANSWERS = ['As encomendas são conferidas pelo Beltrano na quinta, e o caderno some.']
const CAMPO = 'resultado.resposta'
const analysis = (fatos: object[] = [], referencias: object[] = []) =>
  ({ fatos, referencias }) as unknown as AnalysisDetail
const clean = (text: string, it = analysis()) => withoutOwnWords(it, ANSWERS)(CAMPO, text)

test.each([
  ['a single word in quotation marks', 'A sua descrição cita “conferidas”, mas diz pouco.'],
  ['a part of a sentence in quotation marks', 'Você escreveu: “o caderno some”.'],
  ['four words in a row without marks, however they are written', 'Hoje CONFERIDAS pelo Beltrano, na quinta.'],
])('takes out %s, and leaves its neighbours', (_name, sentence) => {
  expect(clean(`Antes vem isto. ${sentence} Depois vem aquilo.`)).toBe('Antes vem isto. Depois vem aquilo.')
})

test('takes out what a reference says is hers, though no answer holds it any more', () => {
  const fatos = [{ id: 'desafio.citacao', valor: 'vender para fora', tipo: 'informado' }]
  const text = 'Isto fica. Você quer vender para fora. Isto também.'
  const referencias = [{ campo: CAMPO, inicio: 22, fim: 38, fato: 'desafio.citacao' }]
  expect(clean(text, analysis(fatos, referencias))).toBe('Isto fica. Isto também.')
  expect(
    clean(text, analysis(fatos, [{ ...referencias[0], campo: 'insights.analiseCompleta.insights.0.valor' }])),
  ).toBe(text)
})

test('leaves the product’s words, the options that she chose and names of buttons', () => {
  for (const text of [
    'Você respondeu “Tenho planos de integrar”.',
    'Abra “Configurações”.',
    'R$ 1.200 por mês. De 4% a 8%.',
  ])
    expect(clean(text)).toBe(text)
})
