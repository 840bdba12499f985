import { describe, expect, it } from 'vitest'
import { CONTEXT, days, frame, read } from './asked.fixture.ts'
import type { Frame } from './frame.ts'
import { readQuestion } from './question.ts'

describe('days of the week', () => {
  it.each<[string, Partial<Frame>]>([
    ['qual dia da semana eu vendo mais', { metrica: 'receita', dimensao: 'dia-semana', media: 'dia', maiores: 1 }],
    ['em que dia da semana vendo menos', { menores: true, media: 'dia', maiores: 1 }],
    ['qual o melhor dia da semana pra vender', { metrica: 'receita', maiores: 1, menores: false }],
    ['media de vendas por dia da semana em outubro', { dimensao: 'dia-semana', media: 'dia', maiores: null }],
    ['vendas por dia da semana em outubro', { dimensao: 'dia-semana', media: null, maiores: null }],
  ])('%s', (question, expected) => {
    expect(frame(question)).toMatchObject(expected)
  })

  it('are those of a year where no days are said, and no list of them is ranked', () => {
    expect(days('qual dia da semana eu vendo mais')).toBe('2025-11-01 2026-10-31')
    expect(read('os 3 melhores dias da semana em outubro').kind).not.toBe('frame')
    expect(frame('quanto vendi em dias de semana em outubro').dimensao).toBeNull()
    const week = { dimensao: 'dia', periodo: { de: '2026-11-09', ate: '2026-11-15' } }
    expect(frame('em que dia da semana passada vendi mais')).toMatchObject(week)
  })
})

describe('one bill among energy, water and internet', () => {
  const paidTo = (question: string, concessionarias: (string | null)[]) =>
    readQuestion(question, { ...CONTEXT, concessionarias })

  it('is known by whom it is paid to', () => {
    const known = ['ENEL', 'SABESP', 'VIVO FIBRA']
    expect(paidTo('maior conta de luz do ano', known)).toMatchObject({
      frame: { unico: 'maior', filtros: { categorias: ['utilidades'], contrapartes: ['ENEL'] } },
      assumed: ['ano'],
    })
    expect(paidTo('quanto gastei de luz e agua em outubro', known)).toMatchObject({
      frame: { filtros: { contrapartes: ['ENEL', 'SABESP'] } },
    })
  })

  it('stays one of the category where somebody in it may be of any kind', () => {
    for (const names of [['ENEL', 'JOSE'], ['ENEL', null], ['COPEL TELECOM'], ['SABESP'], []]) {
      expect(paidTo('maior conta de luz do ano', names).kind, String(names)).toBe('unknown')
      expect(paidTo('quanto gastei de luz em outubro', names)).toMatchObject({
        frame: { filtros: { categorias: ['utilidades'], contrapartes: [] } },
        assumed: expect.arrayContaining(['categoria']),
      })
    }
  })
})

describe('this year beside the last, of which movements know a part', () => {
  it('is of the days that both have, and that is said', () => {
    expect(read('vendas desse ano x ano passado')).toMatchObject({
      frame: {
        periodo: { de: '2026-07-01', ate: '2026-11-21' },
        comparacao: { de: '2025-07-01', ate: '2025-11-21' },
      },
      assumed: expect.arrayContaining(['inicio', 'periodo', 'comparacao']),
    })
    const begun = (primeiro: string) => readQuestion('vendas desse ano x ano passado', { ...CONTEXT, primeiro })
    expect(begun('2025-07-20')).toMatchObject({ frame: { comparacao: { de: '2025-08-01' } } })
    // Three weeks are no year.
    expect(begun('2025-11-01')).toMatchObject({ frame: { comparacao: { de: '2025-01-01' } } })
    expect(begun('2024-12-30')).toMatchObject({ frame: { comparacao: { de: '2025-01-01' } } })
  })
})

describe('what was spoken of', () => {
  const party = (name: string) => frame(`quanto recebi de ${name} em outubro`)
  const top = (): Frame => ({
    ...frame('quem mais me pagou em outubro'),
    eleito: { categorias: [], contrapartes: ['JOAO SILVA'] },
  })

  it('counts as one where two or three are meant', () => {
    const second = frame('e do joao pereira?', party('joao silva'))
    expect(frame('e dos dois juntos?', second).filtros.contrapartes).toEqual(['JOAO PEREIRA', 'JOAO SILVA'])
    const third = frame('e do mercado bom preço?', second)
    expect(frame('e os três juntos?', third).filtros.contrapartes).toHaveLength(4)
    expect(frame('somando as duas', third).filtros.contrapartes).toHaveLength(3)
    const september = frame('e em setembro?', party('joao silva'))
    expect(frame('os dois juntos', september).periodo).toEqual({ de: '2026-09-01', ate: '2026-10-31' })
    const apart = frame('e em julho?', party('joao silva'))
    expect(frame('os dois juntos', apart).trechos).toHaveLength(2)
    expect(frame('e em setembro?', frame('e dos dois juntos?', second)).filtros.contrapartes).toHaveLength(2)
  })

  it('is not guessed where the questions differ in more than one respect', () => {
    const other = frame('e do joao pereira em agosto?', party('joao silva'))
    expect(read('e dos dois juntos?', other).kind).toBe('unknown')
    expect(read('e dos dois juntos?', party('joao silva')).kind).toBe('unknown')
    const paid = frame('e quanto paguei pra ele?', party('joao silva'))
    expect(read('e os dois juntos?', paid).kind).toBe('unknown')
  })

  it('is left out by a pronoun, and asked for by one', () => {
    for (const question of ['e sem contar ele?', 'tirando ele', 'e se tirar ele?', 'fora esse cliente'])
      expect(frame(question, top())).toMatchObject({ maiores: 1, filtros: { semContrapartes: ['JOAO SILVA'] } })
    expect(frame('e tirando ele?', party('joao silva'))).toMatchObject({
      metrica: 'entradas',
      filtros: { contrapartes: [], semContrapartes: ['JOAO SILVA'] },
    })
    expect(frame('quanto ele pagou em setembro?', top())).toMatchObject({
      metrica: 'entradas',
      maiores: null,
      filtros: { contrapartes: ['JOAO SILVA'] },
      periodo: { de: '2026-09-01' },
    })
    expect(frame('quanto ele pagou em setembro?', party('joao silva'))).toMatchObject({
      metrica: 'entradas',
      filtros: { contrapartes: ['JOAO SILVA'] },
    })
    // Days that are left out aren't whom it was about.
    expect(read('e fora esse mês?', party('joao silva')).kind).toBe('unknown')
    const largest = { ...frame('qual foi a maior venda de outubro'), eleito: null }
    expect(read('tirando ela', largest).kind).not.toBe('frame')
  })
})

it('which they were is not told by how many there were', () => {
  const counted = frame('em quantos meses vendi mais de 20 mil')
  expect(counted).toMatchObject({ contagem: 'partes' })
  for (const question of ['quais foram eles?', 'e quais são os meses'])
    expect(readQuestion(question, CONTEXT, counted).kind).toBe('unknown')
})
