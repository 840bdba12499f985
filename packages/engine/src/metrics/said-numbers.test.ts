import { describe, expect, test } from 'vitest'
import { inDigits } from './said-numbers.ts'
import { spelledPlain, spelledWords } from './typed.ts'

describe('amounts in words', () => {
  test('are digits where a unit stands after them', () => {
    expect(inDigits(' passou de vinte e cinco mil em maio ')).toBe(' passou de 25 mil em maio ')
    expect(inDigits(' se subir dez por cento ')).toBe(' se subir 10 por cento ')
    expect(inDigits(' mais de duzentos e trinta mil reais ')).toBe(' mais de 230 mil reais ')
    expect(spelledWords('entrou acima de três mil conto')).toBe('entrou acima de 3 mil reais')
  })

  test('stay words where something else is counted', () => {
    for (const text of [' os dois meses ', ' duas vezes no ano ', ' em dez de 2025 ', ' caiu no conto do vigario '])
      expect(inDigits(text)).toBe(text)
  })
})

describe('what is laid out in few words', () => {
  test('is worded as a list, a count, the one that is most', () => {
    expect(spelledPlain('lista os fornecedores de maio com valor')).toBe('quais os 8 maiores fornecedores de maio')
    expect(spelledPlain('dia de menor venda em julho')).toBe('qual o dia de menor venda em julho')
    expect(spelledPlain('clientes em março, número')).toBe('quantos clientes em marco')
    expect(spelledPlain('internet mais telefone deu quanto')).toBe('somando internet e telefone quanto')
  })

  test('days from one to the other are their sum, unless something changed', () => {
    expect(spelledPlain('o que saiu de ontem pra hoje')).toContain('ontem e hoje')
    expect(spelledPlain('caiu de ontem pra hoje?')).not.toContain('ontem e hoje')
  })

  test('a yield of the bank stays one', () => {
    expect(spelledPlain('abril rendeu quanto')).toBe('abril entrou quanto')
    expect(spelledPlain('a poupança em abril rendeu quanto')).toContain('rendeu quanto')
  })
})
