import { expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'
import { groupOfCost } from './cost-groups.ts'
import { withUntold } from './costs-untold.ts'
import { readCosts } from './money.ts'

interface Told {
  challenge: string
  costs: string
  goals?: string
  revenue: number
  segment?: 'Serviços' | 'Agronegócio' | 'Educação' | 'Comércio Varejista' | 'Tecnologia' | 'Alimentação'
}

const report = ({ challenge, costs, goals = '', revenue, segment = 'Serviços' }: Told) =>
  analyze({
    company: { setor: segment, faturamento: revenue, funcionarios: 4 },
    formAnswers: {
      ...blankForm,
      company_name: 'Empresa',
      market_segment: segment,
      main_challenge: challenge,
      main_costs: costs,
      future_goals: goals,
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).resposta

const LEFT = /sobram R\$|faltam R\$|precisa faturar|só empata|fica com \d+% do que fatura/

// 48 ÷ 12 = 4 a month; 4 × 1.500 = 6.000; 16.000 − 4.200 − 6.000 − 7.000 = −1.200
const PARTIES = {
  challenge:
    'Fiz 48 recitais no último ano a 4.000 e vivo sem dinheiro. Cada recital me custa 1.500 de músico e viagem.',
  costs: 'sala, programas e secretária 4.200 por mês, recitais 1.500 cada, minha casa 7.000',
  revenue: 16_000,
}

test('what one costs is counted as often as she sells it', () => {
  expect(report(PARTIES)).toContain('faltam R$ 1.200 por mês')
})

test('without how many, nothing is said of what is left', () => {
  const text = report({ ...PARTIES, challenge: 'Vivo sem dinheiro. Cada recital me custa 1.500 de músico e viagem.' })
  expect(text).not.toMatch(/sobram R\$ 3\.300/)
})

const GREENS = {
  challenge: 'Entrego 10 mil maços por mês a 3,00 para o mercado, só que 15% volta e desconta de mim',
  costs: 'semente 6.000, folha 9.000, diesel 3.000, luz 2.000',
  revenue: 30_000,
  segment: 'Agronegócio' as const,
}

test('what buyers take off comes in nowhere: no surplus, no break-even', () => {
  expect(report(GREENS)).not.toMatch(LEFT)
  expect(
    report({ ...GREENS, challenge: GREENS.challenge.replace(', só que 15% volta e desconta de mim', '') }),
  ).toMatch(LEFT)
  const total = (costs: string) =>
    withUntold(readCosts(costs), { ...blankForm, main_challenge: GREENS.challenge }, GREENS.revenue).total
  expect(total(GREENS.costs)).toBeNull()
  expect(total(`${GREENS.costs}, devolução 4.500`)).toBe(24_500)
})

test('relief workers are of the payroll; one car among bills is no freight', () => {
  expect(groupOfCost('folguistas').id).toBe('folha')
  expect(groupOfCost('estúdio, software, editora e carro').id).toBe('outros')
  expect(groupOfCost('gasolina, pedágio e pneu').id).toBe('frete')
})

test('a sum paid once is no wish of every month', () => {
  const text = report({
    challenge: 'Tenho fila de espera e pouco sobra',
    costs: 'professoras 18.000, aluguel 6.000, luz 1.500, alimentação 5.000',
    goals: 'Abrir uma segunda sala, a obra ficou em 18 mil. Assim começa a sobrar',
    revenue: 32_000,
    segment: 'Educação',
  })
  expect(text).not.toMatch(/18\.000 por mês que você quer|contas fixas de hoje/)
})

test('the costs that she types of a new place judge it, not those of today or its instalment', () => {
  const text = report({
    challenge:
      'A galeria me ofereceu um ponto. Aluguel e condomínio dão 7.200, mais 2 vendedoras 6.100. O banco empresta 80 mil com parcela de 2.700, pego o empréstimo?',
    costs: 'mercadoria 24.000, funcionários 9.000, aluguel 4.000, imposto 3.500',
    goals: 'Ter duas lojas',
    revenue: 60_000,
    segment: 'Comércio Varejista',
  })
  expect(text).not.toMatch(/contas fixas de hoje|se paga com/)
})

test('a month that closes at zero lacks nothing, and those who leave may pay who is hired', () => {
  const text = report({
    challenge:
      'Todo mês saem 20 clientes porque o conserto demora, só tem um técnico. Cada instalação me custa 400. Não sei se contrato mais um técnico de 3.000',
    costs: 'link 12.000, funcionários 14.000, instalação 10.000, aluguel 4.000',
    revenue: 40_000,
    segment: 'Tecnologia',
  })
  expect(text).not.toMatch(/faltam R\$ 0|contrate quando sobrarem/)
})

test('one contract has no newcomers to begin with', () => {
  const text = report({
    challenge:
      'Meu único contrato vence em 60 dias e não sei se subo o preço, o alimento subiu muito e eles querem dar só 4%',
    costs: 'alimentos 40.000, pessoal 25.000, gás 6.000, impostos 6.000',
    revenue: 80_000,
    segment: 'Alimentação',
  })
  expect(text).not.toMatch(/quem chega agora|das vendas\. Comece/)
})
