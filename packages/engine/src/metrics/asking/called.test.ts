import { describe, expect, test } from 'vitest'
import { type MarkContext, markedTokens, tokensOf } from './marks.ts'

const name = (nome: string, entrou: number, saiu: number) => ({ nome, entrou, saiu })
const context: MarkContext = {
  hoje: '2026-11-21',
  mes: '2026-10',
  primeiro: '2026-01-02',
  categorias: [],
  contas: [
    { id: 'sicredi', apelido: 'Sicredi' },
    { id: 'galpao', apelido: 'Caixa do galpão' },
  ],
  contrapartes: [],
  nomes: [
    name('THALITA MOURA REIS', 0, 6),
    name('JOSENILDO PAES', 0, 4),
    name('MARIA ROSANGELA LIMA', 5, 0),
    name('GILBERTO ALVES PENA', 3, 0),
    name('JOSE CARLOS PRATES', 2, 0),
    name('JOSE AMARO DINIZ', 1, 0),
    name('GESSO TRIANGULO ME', 0, 3),
    name('SIND COMERCIARIOS UBERABA', 4, 0),
    name('FLORES SITE', 2, 0),
    name('CIELO PAGAMENTOS', 9, 0),
  ],
}
const met = (question: string) =>
  markedTokens(tokensOf(question), context).names.map(({ nomes, opcoes, guessed }) =>
    guessed ? 'guessed' : opcoes.length > 0 ? opcoes : nomes,
  )

describe('whom people call otherwise than statements do', () => {
  test('is met by a short form of the given name, its end, a nickname', () => {
    expect(met('a Thali levou quanto em maio')).toEqual([['THALITA MOURA REIS']])
    expect(met('quanto mandei pro Nildo')).toEqual([['JOSENILDO PAES']])
    expect(met('o seu Giba pagou em outubro')).toEqual([['GILBERTO ALVES PENA']])
  })

  test('by the trade, by a short form of the first word, by what cards are paid with', () => {
    expect(met('o gesseiro recebeu quanto')).toEqual([['GESSO TRIANGULO ME']])
    expect(met('quanto o sindicato depositou')).toEqual([['SIND COMERCIARIOS UBERABA']])
    expect(met('quanto caiu da maquininha ontem')).toEqual([['CIELO PAGAMENTOS']])
    expect(met('quanto foi de taxa da maquininha')).toEqual([])
  })

  test('is asked for where the nickname fits two', () => {
    expect(met('quanto o Zé pagou')).toEqual([['JOSE CARLOS PRATES', 'JOSE AMARO DINIZ']])
  })

  test('is no name of a thing', () => {
    expect(met('quanto gastei com flor')).toEqual(['guessed'])
    expect(met('quanto gastei com gelo')).toEqual([])
  })

  test('has the title within the mark', () => {
    const { tokens } = markedTokens(tokensOf('quanto a dona Rosângela pagou'), context)
    expect(tokens.join(' ')).toBe('quanto a § pagou')
  })

  test('accounts are named where money stands in them', () => {
    const { accounts } = markedTokens(tokensOf('no Sicredi caiu quanto em maio'), context)
    expect(accounts).toEqual(['sicredi'])
    for (const question of ['quanto paguei pro Sicredi', 'quantas vezes o Nildo mexeu no galpão'])
      expect(markedTokens(tokensOf(question), context).accounts).toEqual([])
  })
})
