import { describe, expect, test } from 'vitest'
import { blankForm } from '#src/testing/companies.ts'
import type { DecisionId } from './decisions.data.ts'
import { decisionsHeard } from './hearing.ts'
import { LATER_OWNERS } from './later-owners.fixture.ts'
import { OWNERS } from './owners.fixture.ts'
import { SAID } from './said.data.ts'

const FARM: readonly DecisionId[] = ['expandir_rural', 'guardar_safra']

function heardIn(said: string, segment: string) {
  const goal = said.startsWith('meta: ')
  const text = goal ? said.slice('meta: '.length) : said
  return decisionsHeard({ ...blankForm, ...(goal ? { future_goals: text } : { main_challenge: text }) }, segment)
}

describe.each(Object.keys(SAID) as DecisionId[])('%s', (id) => {
  const segment = FARM.includes(id) ? 'Agronegócio' : 'Serviços'
  test.each(SAID[id].pesa)('is weighed: %s', (said) => {
    expect(heardIn(said, segment)[0]?.id).toBe(id)
  })
  test.each(SAID[id].nao)('isn’t weighed: %s', (said) => {
    expect(heardIn(said, segment).map((heard) => heard.id)).not.toContain(id)
  })
  test('has enough ways', () => {
    expect(SAID[id].pesa.length).toBeGreaterThanOrEqual(4)
    expect(SAID[id].nao.length).toBeGreaterThanOrEqual(2)
  })
})

describe('owners who tell it in passing', () => {
  test.each([...OWNERS, ...LATER_OWNERS])('$desafio', ({ segmento, desafio, metas, decisoes }) => {
    const heard = decisionsHeard({ ...blankForm, main_challenge: desafio, future_goals: metas }, segmento)
    expect(heard[0]?.id).toBe(decisoes[0])
  })
})

describe('what is quoted', () => {
  const both = decisionsHeard(
    { ...blankForm, main_challenge: 'Vendo bem. Meu sócio quer pegar empréstimo', future_goals: 'abrir uma filial' },
    'Serviços',
  )
  test('the decision of her challenge comes first, then that of her goal', () => {
    expect(both.map(({ id, field }) => [id, field])).toEqual([
      ['emprestimo', 'main_challenge'],
      ['segunda_loja', 'future_goals'],
    ])
  })
  test('is hers, and short', () => {
    expect(both[0]!.quote).toBe('Meu sócio quer pegar empréstimo')
    for (const { desafio, metas, segmento } of [...OWNERS, ...LATER_OWNERS])
      for (const { quote } of decisionsHeard(
        { ...blankForm, main_challenge: desafio, future_goals: metas },
        segmento,
      )) {
        expect(quote.length).toBeLessThanOrEqual(80)
        expect(`${desafio} ${metas}`).toContain(quote.replace(/…$/, ''))
      }
  })
})
