import { describe, expect, test } from 'vitest'
import { groupOfCost } from './cost-groups.ts'
import { isHousehold } from './household.ts'

describe('a bill of her house in the list of costs', () => {
  test.each([
    'escola dos meninos',
    'cartão meu e da esposa',
    'faculdade da minha filha',
    'plano de saúde da família',
    'prestação da minha casa',
    'mercado de casa',
    'meu cartão pessoal',
    'pensão dos meus filhos',
    'compras de casa que saem do mercado',
    'prestação do carro da família',
    'gastos pessoais',
    'pensão alimentícia',
    'cartão de crédito da esposa',
    'faxineira lá de casa',
  ])('%j is what she takes out', (nome) => {
    expect(isHousehold(nome)).toBe(true)
    expect(groupOfCost(nome).id).toBe('retirada')
  })

  test.each([
    'salário da esposa',
    'despesas com pessoal',
    'contas da casa',
    'aluguel da casa',
    'aluguel de casa de festas',
    'lanche das crianças',
    'roupas de crianças',
    'uniforme das crianças',
    'plano de saúde dos funcionários',
    'cartão da loja',
    'fatura do cartão',
    'meninas',
    'diária do meu filho',
    'pensão',
    'monitora das crianças',
    'artigos de casa',
  ])('%j is the company’s', (nome) => expect(isHousehold(nome)).toBe(false))
})
