import { describe, expect, test } from 'vitest'
import { frameOf } from '#src/metrics/frame.ts'
import { readAsking } from './asking.ts'
import type { MarkContext } from './marks.ts'
import { settled } from './settled.ts'

const name = (nome: string, entrou: number, saiu: number) => ({ nome, entrou, saiu })
const context: MarkContext = {
  hoje: '2026-11-21',
  mes: '2026-10',
  primeiro: '2026-01-02',
  categorias: [],
  contas: [{ id: 'inter', apelido: 'Inter' }],
  contrapartes: [],
  nomes: [
    name('HOTEL SERRA VERDE', 9, 0),
    name('POUSADA DO LAGO', 7, 0),
    name('QUIMICA NORTE LTDA', 0, 8),
    name('JOSEFA NUNES', 0, 10),
  ],
}
const frame = (question: string) => {
  const { reading } = settled(undefined, readAsking(question, context))
  return reading?.kind === 'frame' ? reading.frame : undefined
}

describe('questions heard by learned weights', () => {
  test('tell what is asked of whom the ledger knows', () => {
    expect(frame('oxe, quanto foi que o hotel pingou na minha mão em setembro')).toMatchObject({
      metrica: 'entradas',
      periodo: { de: '2026-09-01', ate: '2026-09-30' },
      filtros: { contrapartes: ['HOTEL SERRA VERDE'] },
    })
    expect(frame('quantas vezes a Josefa levou dinheiro em outubro, hein')).toMatchObject({
      metrica: 'saidas',
      contagem: 'lancamentos',
      filtros: { contrapartes: ['JOSEFA NUNES'] },
    })
    expect(frame('qual foi a derradeira vez que a pousada soltou grana')).toMatchObject({ unico: 'ultimo' })
  })

  test('are left unread with a word that narrows the figure and that nothing knows', () => {
    expect(frame('quanto torrei com purpurina na química em outubro')).toBeUndefined()
    expect(frame('quanto foi que a lanchonete pingou em setembro')).toBeUndefined()
  })

  test('are left unread where a number or what is to come would be dropped', () => {
    expect(frame('quanto a pousada soltou acima de 900 em outubro')).toBeUndefined()
    expect(frame('quanto vou receber do hotel em dezembro')).toBeUndefined()
  })

  test('are none where advice is asked for', () => {
    for (const question of [
      'como faço pra vender mais em dezembro',
      'o cliente não me paga, cobro juros de quanto?',
      'vale a pena anunciar no instagram',
      'quanto cobro por um bolo de casamento',
    ])
      expect(settled(undefined, readAsking(question, context)).reading).toBeUndefined()
  })
})

const told = (question: string, before: Parameters<typeof readAsking>[2]) => {
  const { reading } = settled(undefined, readAsking(question, context, before))
  return reading?.kind === 'frame' ? reading.frame : undefined
}

describe('a message that names nobody', () => {
  const paid = frameOf('saidas', {
    filtros: { ...frameOf('saidas').filtros, contrapartes: ['JOSEFA NUNES'] },
    periodo: { de: '2026-10-01', ate: '2026-10-31' },
  })

  test('is of who was spoken of, by a pronoun or with no word of its own', () => {
    expect(told('e quantas vezes ela levou dinheiro?', paid)).toMatchObject({
      metrica: 'saidas',
      contagem: 'lancamentos',
      filtros: { contrapartes: ['JOSEFA NUNES'] },
    })
    expect(told('a maior dela', paid)).toMatchObject({ unico: 'maior', filtros: { contrapartes: ['JOSEFA NUNES'] } })
  })

  test('is of nobody where several were told, or where it says that all is meant', () => {
    const listed = frameOf('saidas', { dimensao: 'contraparte', maiores: 8, periodo: paid.periodo })
    expect(told('a maior dela', listed)?.filtros.contrapartes ?? []).toEqual([])
    expect(told('e tudo que saiu da loja, a maior?', paid)?.filtros.contrapartes ?? []).toEqual([])
  })
})

test('what is still owed is told by no movement, whoever is named', () => {
  for (const question of ['a pousada tá quites ou ainda deve alguma coisa?', 'o hotel ainda me deve?'])
    expect(settled(undefined, readAsking(question, context)).reading).toMatchObject({
      kind: 'unknown',
      untold: 'aberto',
    })
})

describe('words beside the question', () => {
  test('don’t narrow it', () => {
    expect(frame('quanto o hotel pagou em setembro, olha que chique')).toMatchObject({
      filtros: { contrapartes: ['HOTEL SERRA VERDE'] },
    })
    expect(frame('quanto a Josefa recebeu em outubro? ela fala que foi merreca, sem rodeio')).toMatchObject({
      metrica: 'saidas',
    })
  })

  test('do where they stand for a thing', () => {
    expect(frame('quanto torrei em outubro, com purpurina')).toBeUndefined()
    expect(frame('quanto torrei em outubro, purpurina')).toBeUndefined()
  })
})
