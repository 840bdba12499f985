import { describe, expect, it } from 'vitest'
import { talk } from '#src/consultant/chains.judge.ts'
import { readCompany } from '#src/consultant/company.ts'
import { writeDraft } from '#src/consultant/draft.ts'
import { GUIDES } from '#src/consultant/guides/guides.ts'
import { themeDraft } from './theme-answer.ts'
import { likeliestTheme, THEMES, themeLines, themeOf } from './themes.ts'
import { WISHES } from './types.ts'
import { wishOf } from './wishes.ts'

describe('the themes', () => {
  it('hold every guide once', () => {
    const placed = themeLines().flatMap(([, guides]) => guides)
    expect(new Set(placed).size).toBe(placed.length)
    expect(placed.filter((guide) => !GUIDES.has(guide))).toEqual([])
    expect([...GUIDES.keys()].filter((guide) => themeOf(guide) === undefined)).toEqual([])
    expect(
      themeLines()
        .map(([theme]) => theme)
        .sort(),
    ).toEqual([...THEMES.keys()].sort())
  })

  it('say something of their own to every wish, in complete sentences', () => {
    for (const { id, nome, base, decidir, quanto, pode, porque, passos, confira } of THEMES.values()) {
      for (const text of [base, decidir, quanto, pode, porque, confira, ...passos]) expect(text, id).toMatch(/[.?”]$/)
      expect(new Set([base, decidir, quanto, pode, porque]).size, id).toBe(5)
      expect(nome, id).not.toMatch(/[.?]$/)
    }
  })

  it('are heard by all of their guides together', () => {
    const shares = [
      ['calote', 0.3],
      ['vale-ir-a-justica', 0.2],
      ['devedor-sumiu', 0.25],
      ['estoque-parado', 0.4],
    ] as const
    expect(likeliestTheme(shares)).toEqual({ id: 'calote', share: 0.45 })
    expect(likeliestTheme([['nenhum', 1]])).toBeUndefined()
  })
})

describe('a wish', () => {
  it.each([
    ['decide', 'aceito o pedido grande ou fico com os pequenos'],
    ['decide', 'será que é melhor mudar de ponto'],
    ['amount', 'qto cobro na visita'],
    ['amount', 'qual o valor da minha hora'],
    ['allowed', 'posso descontar o prato que quebrou'],
    ['allowed', 'sou obrigado a trocar'],
    ['why', 'vendo mais e por que não sobra'],
    ['why', 'pq o pessoal some depois do orçamento'],
    ['way', 'como faço pra cobrar sem brigar'],
    ['way', 'quero pagar menos porque o banco aperta, o que eu faço'],
    ['way', 'o cliente não responde mais'],
  ])('is to %s: %s', (wish, question) => {
    expect(wishOf(question)).toBe(wish)
  })
})

describe('an answer from wish and theme', () => {
  const company = { setor: 'Outro', faturamento: null, funcionarios: 3 }

  it('says what was understood, three steps, what to look at and where every number comes from', () => {
    for (const theme of THEMES.values())
      for (const wish of WISHES) {
        const known = readCompany({ question: '', diagnostic: null, company, referenceMonth: '2026-11' })
        const { answer, actionSteps, risks } = writeDraft(known.book, themeDraft(known, theme, wish))
        expect(answer).toMatch(/^Entendi que você quer /)
        expect(answer).toContain(`Antes, confira ${theme.confira}`)
        expect(actionSteps).toHaveLength(3)
        expect(risks.length).toBeGreaterThanOrEqual(2)
      }
  })

  it('reckons with her revenue where it is known', () => {
    const known = readCompany({
      question: '',
      diagnostic: null,
      company: { ...company, faturamento: 40_000 },
      referenceMonth: '2026-11',
    })
    const { answer } = writeDraft(known.book, themeDraft(known, THEMES.get('ponto')!, 'decide'))
    expect(answer).toMatch(/R\$\s40\.000 por mês, 10% são R\$\s4\.000/)
  })

  it('is followed up by its steps, its cause and the guides beside it', () => {
    const say = talk()
    const first = say('meu sócio quer tirar o mesmo que eu mas só vem 2x na semana')
    expect(first.answer).toMatch(/^Entendi que você quer saber o que fazer sobre o sócio/)
    expect(say('e qual o segundo passo?').answer).toContain(first.actionSteps[1])
    expect(say('por quê?').answer).toContain(THEMES.get('socio')!.porque)
  })
})
