import { describe, expect, it } from 'vitest'
import { buildIndex } from './bm25f.ts'
import { editDistance, soundKey, trigramLikeness, trigrams } from './distance.ts'
import { MAX_QUERY_CHARACTERS, queryTokens } from './tokens.ts'

const index = buildIndex(
  [
    {
      id: 'senha',
      fields: { titulo: 'Como recupero a minha senha?', texto: 'Clique em Esqueceu a senha e informe o e-mail.' },
    },
    {
      id: 'estoque',
      fields: { titulo: 'O que faço com estoque parado?', texto: 'Conte os produtos e monte uma promoção.' },
    },
    { id: 'caixa', fields: { titulo: 'O que é fluxo de caixa?', texto: 'Entradas e saídas de dinheiro, com data.' } },
    {
      id: 'equipe',
      fields: { titulo: 'Como motivo a equipe?', texto: 'Reconheça o trabalho e converse toda semana.' },
    },
  ],
  { titulo: 2, texto: 1 },
)
const first = (question: string) => index.search(question)[0]?.id

describe('the index', () => {
  it.each([
    ['RECUPERAR SENHAS', 'senha'],
    ['estoqe parrado', 'estoque'],
    ['fluchu de caicha', 'caixa'],
    ['esqeci a sinha', 'senha'],
    ['grana', 'caixa'],
    ['funcionários desmotivados', 'equipe'],
  ])('finds through accents, inflection, typos and synonyms: %s', (question, id) => {
    expect(first(question)).toBe(id)
  })

  it('weighs fields: a title counts more than a text', () => {
    const weighted = buildIndex(
      [
        { id: 'texto', fields: { titulo: 'Outra coisa', texto: 'margem' } },
        { id: 'titulo', fields: { titulo: 'margem', texto: 'outra coisa' } },
      ],
      { titulo: 2, texto: 0.5 },
    )
    expect(weighted.search('margem').map((hit) => hit.id)).toEqual(['titulo', 'texto'])
  })

  it('covers less of a question that holds words it does not know', () => {
    const known = index.search('estoque parado')[0]!
    const half = index.search('estoque parado xilofone zeppelin')[0]!
    expect(known.coverage).toBeCloseTo(1)
    expect(half.coverage).toBeLessThan(0.7)
    expect(half.score).toBeLessThan(known.score)
  })

  it('finds nothing for nothing, narrows by id and keeps to the limit', () => {
    expect(index.search('')).toEqual([])
    expect(index.search('de a o que')).toEqual([])
    expect(index.search('xilofone')).toEqual([])
    expect(index.search('estoque', 10, (id) => id !== 'estoque').map((hit) => hit.id)).not.toContain('estoque')
    expect(index.search('senha estoque caixa equipe', 2)).toHaveLength(2)
  })

  it('gives the same answer every time', () => {
    expect(index.search('dinheiro da equipe')).toEqual(index.search('dinheiro da equipe'))
  })

  it('ignores what comes after the length it reads', () => {
    expect(queryTokens(`${'de '.repeat(MAX_QUERY_CHARACTERS)}senha`)).toEqual([])
    expect(queryTokens(Array.from({ length: 500 }, (_, i) => `p${i}`).join(' ')).length).toBeLessThanOrEqual(60)
  })
})

describe('likeness of words', () => {
  it('counts edits, a swap of neighbours as one, and stops at the limit', () => {
    expect(editDistance('estoque', 'estoque', 2)).toBe(0)
    expect(editDistance('estoque', 'estoqeu', 2)).toBe(1)
    expect(editDistance('estoque', 'estque', 2)).toBe(1)
    expect(editDistance('senha', 'sinhas', 2)).toBe(2)
    expect(editDistance('senha', 'mercadoria', 2)).toBe(3)
    expect(editDistance('preco', 'venda', 1)).toBe(2)
  })

  it('brings words that sound alike to one key', () => {
    for (const [a, b] of [
      ['caixa', 'caicha'],
      ['cesta', 'sesta'],
      ['quero', 'kero'],
      ['cliente', 'kliente'],
      ['passar', 'pasar'],
      ['venda', 'venda'],
    ] as const)
      expect(soundKey(a), a).toBe(soundKey(b))
    expect(soundKey('venda')).not.toBe(soundKey('compra'))
  })

  it('measures shared trigrams between nothing and everything', () => {
    expect(trigramLikeness(trigrams('estoque'), 'estoque')).toBe(1)
    expect(trigramLikeness(trigrams('estoque'), 'caixa')).toBe(0)
  })
})

describe('tokens', () => {
  it('keeps the denial and drops the filling', () => {
    expect(queryTokens('eu não quero o e-mail').map((token) => token.word)).toEqual(['nao', 'email'])
  })

  it('spells short forms out', () => {
    expect(queryTokens('n consigo pelo zap').map((token) => token.word)).toEqual(['nao', 'whatsapp'])
  })

  it('does not take MEI for meio', () => {
    expect(queryTokens('mei')[0]!.stem).not.toBe(queryTokens('meio')[0]!.stem)
  })
})
