import { expect, test } from 'vitest'
import { spelledPlain } from '#src/metrics/typed.ts'
import { taken, takeScale } from './scale.ts'

const scaleOf = (question: string) => {
  const { factor, plus } = takeScale(spelledPlain(question))?.scale ?? {}
  return factor === undefined ? undefined : [Math.round(factor * 1000) / 1000, plus]
}

test.each([
  ['se o aluguel subir 10% vai pra quanto', [1.1, 0]],
  ['aluguel com 7,5% de aumento', [1.075, 0]],
  ['e com 20% a menos?', [0.8, 0]],
  ['se a luz cair 15%', [0.85, 0]],
  ['com um reajuste de 12% no aluguel', [1.12, 0]],
  ['e a metade disso', [0.5, 0]],
  ['quanto é 30% disso', [0.3, 0]],
  ['se eu dobrar esse valor', [2, 0]],
  ['se eu cortar o marketing pela metade', [0.5, 0]],
  ['e se o salário aumentar 300 reais', [1, 300_00]],
  ['e com 1.500 a menos', [1, -1_500_00]],
])('%s', (question, expected) => expect(scaleOf(question)).toEqual(expected))

test.each([
  'se o aluguel subir pra 2000 quanto fica',
  'quanto vendi em outubro',
  'subiu 10% ou 12%?',
  'quantos por cento subiu',
  'o dobro do que vendi',
])('%s says no scale', (question) => expect(scaleOf(question)).toBeUndefined())

test('what is taken out is less of what is left', () => {
  expect(taken('e se eu tirar 4500 pra mim')?.plus).toBe(-4_500_00)
  expect(taken('se eu pagar o aluguel')).toBeUndefined()
})
