import { expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'

const said = (text: string) =>
  amountsIn(text, 'main_challenge').itens.map(({ assunto, valor, tempo }) => `${assunto} ${valor} ${tempo}`)

test('a day of the month is no price', () => {
  expect(said('mensalidade no boleto dia 10')).toEqual([])
  expect(said('a folha vence todo dia 5')).toEqual([])
})

test('what others ask is no price of hers', () => {
  expect(said('lá sai por 139')).toEqual([])
  expect(said('o concorrente cobra 80')).toEqual([])
})

test('a discount that is only asked for, and clients who are turned away, are not of today', () => {
  expect(said('ela quer mais 8% de desconto')).toEqual(['desconto 8 meta'])
  expect(said('dou 8% de desconto')).toEqual(['desconto 8 hoje'])
  expect(said('recuso umas 12 clientes por semana')).toEqual(['clientes 12 meta'])
})

test('who comes in is not who is there', () => {
  expect(said('entram 45 alunos por mês')).toEqual(['clientes_novos 45 hoje'])
})
