import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { rolesIn } from '#src/measures/roles/roles-in.ts'
import { blankForm } from '#src/testing/companies.ts'
import { clausesWith } from './decision.ts'

const LEASE =
  'Um vizinho quer arrendar os meus 85 hectares e paga 14 sacos por hectare no ano, com contrato. Eu plantando, a média aqui, contando os anos de seca, é 48 sacos por hectare. O soja tá R$ 118 o saco e gasto 4.300 pra plantar cada hectare. Os guris dizem pra arrendar, mas me dói largar a lavoura. Tchê, o que dá mais?'

describe('a decision that could not be reckoned', () => {
  const { resposta, completa } = analyze({
    company: { setor: 'Agronegócio', faturamento: 40_000, funcionarios: 2 },
    formAnswers: { ...blankForm, market_segment: 'Agronegócio', main_challenge: LEASE },
    segmentSpecificAnswers: { agro_activity: 'soja' },
    history: [],
    referenceMonth: '2026-12',
  })

  test('is named with both sides, and what decides it is said once', () => {
    expect(completa.desafio?.problema?.nome).toBe(
      'a escolha entre alugar a outros o que você tem e usar por conta própria',
    )
    expect(resposta.split('O que decide é quanto o aluguel deixa')).toHaveLength(2)
  })

  test('holds the numbers that she gave for it, and no answer to another one', () => {
    expect(resposta).toContain('“gasto 4.300 pra plantar cada hectare”')
    expect(resposta).not.toMatch(/só em etapas/i)
  })

  test('has its own first three steps', () =>
    expect(completa.planoAcao.acoes30Dias.slice(0, 3).map(({ acao }) => acao)).toEqual([
      'Peça a proposta por escrito e confira se você pode ceder',
      'Compare o que fica do aluguel com o que o uso próprio deixa no ano',
      'Ofereça só uma parte ou um período de prova, com caução e vistoria',
    ]))
})

test('clauses are cut where a number is in no doubt', () => {
  const text = 'pago R$ 2.350,50 de aluguel e gasto 1,5 kg por peça; vendo 300, ou 12%'
  expect(clausesWith(rolesIn(text), text)).toEqual([
    'pago R$ 2.350,50 de aluguel',
    'gasto 1,5 kg por peça',
    'vendo 300',
  ])
})
