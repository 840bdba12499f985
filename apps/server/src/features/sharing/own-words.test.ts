import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { expect, test } from 'vitest'
import { withoutOwnWords } from './own-words.ts'

const ANSWERS = ['As encomendas são conferidas pelo Beltrano na quinta, e o caderno some.']
const CAMPO = 'resultado.resposta'
const analysis = (fatos: object[] = [], referencias: object[] = []) =>
  ({ fatos, referencias }) as unknown as AnalysisDetail
const clean = (text: string, it = analysis()) => withoutOwnWords(it, ANSWERS).clean(CAMPO, text)

test.each([
  ['a single word in quotation marks', 'A sua descrição cita “conferidas”, mas diz pouco.'],
  ['a part of a sentence in quotation marks', 'Você escreveu: “o caderno some”.'],
  ['four words in a row without marks, however they are written', 'Hoje CONFERIDAS pelo Beltrano, na quinta.'],
])('takes out %s, and leaves its neighbours', (_name, sentence) => {
  expect(clean(`Antes vem isto. ${sentence} Depois vem aquilo.`)).toBe('Antes vem isto. Depois vem aquilo.')
})

test('takes out what a reference marks as the owner’s, though no answer holds it any more', () => {
  const fatos = [{ id: 'desafio.citacao', rotulo: 'Desafio', valor: 'vender para fora', tipo: 'informado' }]
  const text = 'Isto fica. Você quer vender para fora. Isto também.'
  const referencias = [{ campo: CAMPO, inicio: 22, fim: 38, fato: 'desafio.citacao' }]
  expect(clean(text, analysis(fatos, referencias))).toBe('Isto fica. Isto também.')
  expect(
    clean(text, analysis(fatos, [{ ...referencias[0], campo: 'insights.analiseCompleta.insights.0.valor' }])),
  ).toBe(text)
})

test('keeps lines and bullets of a report, and removes a line of the owner’s words alone', () => {
  const text =
    'NOTA\n\nIsto fica. O caderno some sempre “some”.\n• As encomendas são conferidas pelo Beltrano.\n• Outra coisa.'
  expect(clean(text)).toBe('NOTA\n\nIsto fica.\n• Outra coisa.')
})

test('calls a cost by its kind where the owner’s name for it says more, and takes out sentences with that name', () => {
  const cost = (nome: string, n: number) => ({
    id: `custo.${n}`,
    rotulo: `Custo: ${nome}`,
    valor: 10,
    tipo: 'informado',
  })
  const costs = ['Farinha do Beltrano', 'folha de pagamento', 'Zezinho']
  const own = withoutOwnWords(analysis(costs.map(cost)), ANSWERS)
  expect(['Farinha do Beltrano', 'Folha de pagamento', 'Zezinho', 'Demais custos'].map(own.nameOf)).toEqual([
    'Mercadorias e os insumos',
    'Folha de pagamento',
    'Outros custos',
    'Demais custos',
  ])
  const text = 'O maior custo informado é Farinha do Beltrano, com 60% do total. A folha de pagamento leva 20%.'
  expect(own.clean(CAMPO, text)).toBe('A folha de pagamento leva 20%.')
})

test('leaves the product’s words, the options that she chose and names of buttons', () => {
  for (const text of [
    'Você respondeu “Tenho planos de integrar”.',
    'Abra “Configurações”.',
    'R$ 1.200 por mês. De 4% a 8%.',
  ])
    expect(clean(text)).toBe(text)
})
