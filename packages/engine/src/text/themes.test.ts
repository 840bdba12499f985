import { describe, expect, test } from 'vitest'
import { goalParts, recognisedKpis } from '#src/reading/answers.ts'
import { flowSigns, themesOf } from './themes.ts'

describe('what a free text is about', () => {
  test.each([
    ['dívidas no banco', 'FIN'],
    ['divdas e falta de dinhero', 'FIN'],
    ['os clientes não voltam', 'VEN'],
    ['ATRAIR CLIENTES NOVOS', 'VEN'],
    ['muito retrabalho e desperdicio', 'OPE'],
    ['tudo depende do dono', 'GES'],
    ['rotatividade da equipe', 'PES'],
    ['funcionaros desmotivados', 'PES'],
    ['automatizar o atendimento com um sistema', 'DIG'],
  ] as const)('%s → %s', (text, dimension) => expect([...themesOf(text).dimensions]).toContain(dimension))

  test('a text about nothing known has no theme', () => expect(themesOf('xyz lorem').dimensions.size).toBe(0))

  test('goals say how much and until when', () => {
    expect(goalParts('vender 20% mais em 12 meses')).toEqual({ none: false, number: true, deadline: true })
    expect(goalParts('abrir a segunda loja até dezembro')).toEqual({ none: false, number: true, deadline: true })
    expect(goalParts('em 12 meses ter mais clientes')).toEqual({ none: false, number: false, deadline: true })
    expect(goalParts('faturar R$ 100 mil')).toEqual({ none: false, number: true, deadline: false })
    expect(goalParts('crescer')).toEqual({ none: false, number: false, deadline: false })
  })

  test('indicators are recognised by name, and saying that there are none is none', () => {
    expect(recognisedKpis('Margem, ticket médio e inadimplencia')).toEqual(['margem', 'ticket médio', 'inadimplência'])
    expect(recognisedKpis('não acompanho nada')).toBeNull()
    expect(recognisedKpis(undefined)).toBeNull()
    expect(recognisedKpis('o que der')).toEqual([])
  })

  test('a negation turns a sign of the work flow round', () => {
    expect(flowSigns('pedido em sistema, com checklist')).toEqual({ good: ['sistema', 'checklist'], bad: [] })
    expect(flowSigns('sem controle e sem atraso')).toEqual({ good: ['sem atraso'], bad: ['sem controle'] })
  })
})
