import { expect, test } from 'vitest'
import { isNo } from './told-otherwise.ts'

const of = (main_challenge: string) => (what: 'payment' | 'owedToHer', value: number) =>
  isNo(what, { main_challenge }, value)

test('a down payment is no instalment; the instalment beside it is one', () => {
  const is = of('Quero trocar a van. Pedem 18 mil de entrada e mais 36 parcelas de 1.450 por mês.')
  expect(is('payment', 18_000)).toBe(true)
  expect(is('payment', 1_450)).toBe(false)
})

test('what comes in is nothing that is owed to her; what clients owe is', () => {
  const is = of('A loja fatura 52 mil por mês e tenho 14 mil pra receber dos clientes no fiado.')
  expect(is('owedToHer', 52_000)).toBe(true)
  expect(is('owedToHer', 14_000)).toBe(false)
})

test('a number that stands there twice or not at all tells nothing', () => {
  const is = of('A loja fatura 20 mil por mês e devo 20 mil no banco.')
  expect(is('owedToHer', 20_000)).toBe(false)
  expect(is('payment', 7_000)).toBe(false)
})
