import { describe, expect, test } from 'vitest'
import { readInput } from '#src/reading/input.ts'
import { caseOf } from '#src/testing/cases.ts'
import type { MeasureId } from './measure-ids.ts'
import { measuresOf } from './measures.ts'

const blank = { main_costs: '', main_challenge: '', future_goals: '', operational_flow: '', kpis: '' }

function consequence(id: MeasureId, revenue: number, main_challenge: string, main_costs = '', more = {}) {
  const input = caseOf('Comércio Varejista', { ...blank, main_challenge, main_costs, ...more }, {})
  const reading = readInput({ ...input, company: { ...input.company, faturamento: revenue, funcionarios: 4 } })
  const figure = measuresOf(reading).consequence(id)
  return figure && [figure.fact.valor, figure.text.text]
}

describe('what a figure means in reais', () => {
  test('stock beyond two months of purchases', () =>
    expect(consequence('estoque_parado', 42_000, 'tenho 140 mil em estoque parado', 'mercadoria 21.000')).toEqual([
      98_000,
      'Para dois meses de venda bastariam R$ 42.000 em mercadoria: os outros R$ 98.000 podem voltar ao caixa.',
    ]))

  test('the month without the largest client', () =>
    expect(consequence('maior_cliente', 38_000, 'uma construtora sozinha é 45% do que entra', 'folha 26.500')).toEqual([
      5_600,
      'Se ele sair, o que resta não paga as contas de R$ 26.500: faltariam R$ 5.600 por mês.',
    ]))

  test('a year of a loss, and half of it back', () =>
    expect(consequence('perdas', 98_000, 'jogo fora uns 6 mil por mês de perda')).toEqual([
      72_000,
      'Em um ano, o que se perde soma R$ 72.000; cortar pela metade devolve R$ 3.000 por mês.',
    ]))

  test('how long the surplus takes to pay what she wants', () =>
    expect(
      consequence('sobra_mes', 27_000, 'quero abrir outra loja', 'folha 21.700', {
        future_goals: 'abrir com investimento de 90 mil',
      })?.[0],
    ).toBe(17))

  test('the sale that brings a loss to zero, at what is left of each sale', () =>
    expect(consequence('sobra_mes', 50_000, 'prejuízo', 'mercadorias 25.000; folha 30.000')?.[0]).toBe(10_000))

  test('none where nothing safe follows', () => {
    expect(consequence('estoque_parado', 42_000, 'tenho 20 mil em estoque', 'mercadoria 21.000')).toBeNull()
    expect(consequence('maior_cliente', 90_000, 'uma construtora é 45% do que entra', 'folha 26.500')).toBeNull()
    expect(consequence('receita_por_pessoa', 40_000, 'x')).toBeNull()
  })
})
