import { expect, test } from 'vitest'
import { inPlainWords } from './plainer.ts'

const NAMES = ['POUSADA DO SOL', 'STONE', 'META', 'BANCO DO NORDESTE', 'JOSE SANTANA']

test.each([
  ['Oxe, quanto pingou na conta em agosto?', 'quanto entrou na conta em agosto'],
  ['o povo da luz levou quanto em julho', 'o luz levou quanto em julho'],
  ['a tarifinha do banco deu quanto esses meses todos', 'a tarifa do banco foi quanto ate hoje'],
  ['quanto soltei pras meninas em setembro', 'quanto gastei com salarios em setembro'],
  ['meu cartão do balcão virou quanto em outubro', 'a stone foi quanto em outubro'],
  ['queimei quanto de anúncio no insta esse mês', 'gastei quanto com meta esse mes'],
])('%s', (said, plain) => expect(inPlainWords(said, NAMES)).toBe(plain))

test('a word of a name stays as it is typed', () => {
  expect(inPlainWords('quanto a pousada do sol botou na conta', NAMES)).toBe('quanto a pousada do sol pagou')
  expect(inPlainWords('quanto recebi da pousada do sol', NAMES)).toBeUndefined()
})
