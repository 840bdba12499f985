import { describe, expect, it } from 'vitest'
import { operationOf } from './operation-reader.ts'

describe('the numbers of an operation', () => {
  it.each([
    ['pago 13 na marmita, faço 40 por dia, 22 dias e vendo a 22', { custo: 13, quantidade: 40, dias: 22, preco: 22 }],
    ['comprei 50 camisetas a 18 e vendi tudo a 45', { quantidade: 50, custo: 18, preco: 45 }],
    ['35 alunos pagando 180 e pago 2100 de aluguel', { quantidade: 35, preco: 180, gasto1: 2100 }],
    ['10 quartos a 180, ocupo 60% dos 30 dias', { quantidade: 10, preco: 180, ocupacao: 60, dias: 30 }],
  ])('are read in any order: %s', (question, expected) => {
    expect(operationOf(question)).toEqual(expected)
  })

  it.each([
    'vendo a 22 e faço 40 por dia, quanto lucro por mes',
    'gasto 13 em cada marmita e faço 40 por dia, qual meu lucro',
    'vendo 30 bolos a 90 com 10% de desconto',
    'faço 40 por dia e vendo a 22, quanto fica por mes',
  ])('make no sum while one is missing or another is meant: %s', (question) => {
    expect(operationOf(question)).toBeNull()
  })
})
