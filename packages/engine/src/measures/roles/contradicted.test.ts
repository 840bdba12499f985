import type { Fact } from '@norteia/contracts/analysis'
import { describe, expect, test } from 'vitest'
import { contradictedIn } from './contradicted.ts'

const told = (rotulo: string, valor: number, unidade: string, campo = 'main_challenge'): Fact => ({
  id: `texto.${campo}.dito.0`,
  rotulo,
  valor,
  unidade,
  tipo: 'informado',
  origem: '',
})
const form = (main_challenge: string, future_goals = '') => ({ main_challenge, future_goals })

describe('what her numbers stand for speaks against a figure', () => {
  const salon = contradictedIn(
    form('Atendo umas 140 clientes por mês e cobro 90 reais o corte. O aluguel vai de 1.500 pra 2.100 em janeiro.'),
  )
  test.each<[string, Fact, boolean]>([
    ['a count taken for reais', told('Valor de cada um', 140, 'R$'), true],
    ['reais taken for a count', told('Quantos você vende', 90, ''), true],
    ['a count that is one', told('Quantos você vende', 140, ''), false],
    ['a price that is one', told('Preço de cada um', 90, 'R$'), false],
    ['the rent to come taken for that of today', told('Você escreveu: o aluguel', 2_100, 'R$/mês'), true],
    ['the rent of today', told('Você escreveu: o aluguel', 1_500, 'R$/mês'), false],
    ['a number that is in no sentence of hers', told('Valor de cada um', 77, 'R$'), false],
    ['a number of another answer', told('Valor de cada um', 140, 'R$', 'operational_flow'), false],
  ])('%s', (_, fact, expected) => expect(salon([fact])).toBe(expected))

  test('what is left of each is no difference of two costs', () => {
    const butcher = contradictedIn(
      form('O criador que me vende passou de 18 pra 23 reais o quilo. Eu vendo a 34 o quilo.'),
    )
    const left: Fact = { ...told('O que sobra de cada um', 5, 'R$'), id: 'medida.conta_dela.0' }
    const [dear, cheap] = [told('Preço de cada um', 23, 'R$'), told('Custo de cada um', 18, 'R$')]
    expect(butcher([left, dear, cheap])).toBe(true)
    expect(butcher([{ ...left, valor: 11 }, told('Preço de cada um', 34, 'R$'), dear])).toBe(false)
  })

  test('what she pays every month is not paid for each', () => {
    const school = contradictedIn(
      form('todo mês saem 6 alunos e entram 4, e gasto 2.800 por mês de anúncio pra trazer esses. Ponho mais?'),
    )
    expect(school([told('Custo de cada um', 2_800, 'R$')])).toBe(true)
    expect(school([told('Custo de cada um', 2_800, 'R$/mês')])).toBe(false)
  })

  test('a word for what she pays stands against what its role is likely to be', () => {
    const workshop = contradictedIn(form('compro 80 chapas por mês a 110 e 8 voltam do cliente por erro de corte'))
    expect(workshop([told('Custo de cada um', 110, 'R$')])).toBe(false)
  })
})
