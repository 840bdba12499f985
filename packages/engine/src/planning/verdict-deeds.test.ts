import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const firstOf = (main_challenge: string, main_costs: string, setor = 'Serviços', faturamento = 40_000) =>
  analyze({
    company: { setor, faturamento, funcionarios: 6 },
    formAnswers: { ...blankForm, market_segment: setor, main_challenge, main_costs },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).completa.recomendacoes

describe('the first decision carries out the answer', () => {
  const MACHINE = 'Penso em financiar uma seccionadora em 36x de 3.350 pra parar de mandar corte pra fora.'
  const COSTS = 'mdf 17.000, corte terceirizado 4.100, folha 12.000, galpão 3.600'

  test('a machine that leaves the stage that is late as it is', () => {
    const late = `${MACHINE} Só que o que atrasa mesmo é a montagem. Compro a máquina ou não?`
    expect(firstOf(late, COSTS, 'Indústria')[0]).toMatch(/^Ponha mais gente na etapa que atrasa/)
    expect(firstOf(`${MACHINE} Compro ou não?`, COSTS, 'Indústria')[0]).not.toMatch(/^Ponha mais gente/)
  })

  test('who has it done outside is sent to no rental', () => {
    for (const title of firstOf(`${MACHINE} Compro ou não?`, COSTS, 'Indústria'))
      expect(title).not.toMatch(/^(?:Peça preço de aluguel|Alugue ou terceirize)/)
  })

  test('a second place waits until the first pays', () => {
    const place = 'Apareceu um ponto e quero abrir a segunda loja. A de hoje vende bem, mas falta pra fornecedor.'
    const costs = 'mercadoria 22.000, salários 9.000, aluguel 4.000, luz 1.300, simples 2.700, retirada 3.000'
    expect(firstOf(place, costs, 'Comércio Varejista')[0]).toMatch(/^Faça a empresa de hoje sobrar/)
    const paying = costs.replace('22.000', '14.000')
    expect(firstOf(place, paying, 'Comércio Varejista')[0]).not.toMatch(/^Faça a empresa de hoje sobrar/)
  })
})
