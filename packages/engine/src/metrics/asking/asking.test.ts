import { describe, expect, test } from 'vitest'
import { readAsking } from './asking.ts'
import type { MarkContext } from './marks.ts'

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
  const { reading } = readAsking(question, context)
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
      expect(readAsking(question, context).reading).toBeUndefined()
  })
})
