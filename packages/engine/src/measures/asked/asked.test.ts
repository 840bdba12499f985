import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { describe, expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { sumsByPatterns } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'

const COSTS = 'mercadorias 20.000; folha 12.000; aluguel 3.000'

const sumOf = (answers: Partial<FormAnswers>, faturamento = 50_000) =>
  sumsByPatterns(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento, funcionarios: 3 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', main_costs: COSTS, ...answers },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  )

const AT_HER_PRICE = {
  main_challenge: 'cobro 70 o atendimento e não sobra',
  main_costs: 'sala 900; material 600',
  operational_flow: 'faço no máximo 100 atendimentos por mês',
  future_goals: 'tirar 8 mil limpos pra mim',
}

test('the price that her goal takes, of what brings her revenue and only until it is met', () => {
  // (8.000 + 1.500) ÷ 100
  expect(sumOf(AT_HER_PRICE, 7_000).sums[0]?.figure.fact).toMatchObject({ valor: 95, unidade: 'R$' })
  // A hundred at 70 are a part of 50.000, and 8.000 are left of that.
  expect(sumOf(AT_HER_PRICE, 50_000).sums[0]?.figure.fact.valor).not.toBe(95)
})

describe('a sum over all that she wrote', () => {
  test.each<[name: string, number, string, Partial<FormAnswers>]>([
    [
      'share lost of a purchase, in two answers',
      1_040,
      'R$/mês',
      {
        main_challenge: 'uns 10% do peixe estraga antes de vender',
        operational_flow: 'compro 2.400 por semana no porto',
      },
    ],
    [
      'a third of it',
      5_780,
      'R$/mês',
      { main_challenge: 'Compro 4 mil por semana de flor e um terço murcha antes de eu vender' },
    ],
    [
      'of a month',
      900,
      'R$/mês',
      { main_challenge: 'Jogo fora 15% do queijo que compro, são 6 mil por mês de compra com o produtor' },
    ],
    [
      'an offered order',
      1_500,
      'R$/mês',
      { main_challenge: 'Um mercado quer 500 vassouras por mês e paga 11 cada. Pra mim cada uma custa 8' },
    ],
    [
      'an order, costs in the flow',
      1_400,
      'R$',
      {
        main_challenge: 'A escola pediu 200 kits a 25 reais e não sei se aceito',
        operational_flow: 'monto em casa, cada kit me custa 18 de material',
      },
    ],
    [
      'an order that leaves nothing',
      -300,
      'R$/mês',
      { main_challenge: 'Uma rede quer fechar 300 marmitas por mês pagando 14. Meu custo é 15 em cada' },
    ],
    [
      'travel',
      66,
      'horas',
      {
        main_challenge: 'são 4 alunos por dia em casas diferentes, 1 hora no trânsito entre cada um. 22 dias por mês',
      },
    ],
    [
      'all travel of a day',
      52,
      'horas',
      { main_challenge: 'passo 2 horas por dia na estrada indo atrás de cliente e não consigo crescer' },
    ],
    [
      'a machine that stops',
      3_600,
      'R$',
      { main_challenge: 'o torno ficou 24 horas parado e cada hora dele dá 150 de serviço' },
    ],
    [
      'set-up between jobs',
      40,
      'horas',
      {
        main_challenge: 'faço 8 trocas por dia de serviço pequeno, perco muito tempo. Abro 20 dias por mês',
        operational_flow: 'pra cada acerto da impressora vão 15 minutos',
      },
    ],
    [
      'feed conversion',
      5.4,
      'R$',
      {
        main_challenge: 'gasto 1,8 kg de ração por quilo de tilápia e a ração está 3 reais o quilo',
        operational_flow: 'vendo a 9,50 o quilo pro frigorífico',
      },
    ],
    [
      'commission on a share of sales',
      3_750,
      'R$/mês',
      { main_challenge: 'o booking cobra 15% e 50% das reservas vêm por lá, plataforma demais' },
    ],
    [
      'money that is taken early',
      1_050,
      'R$/mês',
      { main_challenge: 'todo mês antecipo 30 mil de cartão e pago 3,5% de taxa' },
    ],
    [
      'a rent that rises',
      3_000,
      'R$/mês',
      { main_challenge: 'o aluguel vai subir de 3.000 pra 3.900 e minha margem é de 30%' },
    ],
    ['a discount', 50, '%', { main_challenge: 'dou 15% de desconto pra todo mundo e minha margem é 45%' }],
    [
      'a person more',
      80,
      '',
      {
        main_challenge: 'penso em contratar uma auxiliar por 2.400 e tenho medo de não pagar',
        operational_flow: 'em cada atendimento sobram 30',
      },
    ],
    [
      'who leaves and who enters',
      1_500,
      'R$/mês',
      { main_challenge: 'todo mês entram 10 e saem 15 alunos', operational_flow: 'são 120 alunos pagando 100 reais' },
    ],
    [
      'an instalment',
      600,
      'R$/mês',
      {
        main_challenge: 'quero financiar um forno de 40 mil com parcela de 1.400 em 36 vezes',
        operational_flow: 'no fim sobram 2.000 por mês',
      },
    ],
    [
      'two products by the hour',
      45,
      'R$',
      { main_challenge: 'na escova me sobram 30 e levo 40 minutos, na progressiva sobram 90 e levo 3 horas' },
    ],
    [
      'what clients keep',
      2_400,
      'R$',
      { main_challenge: 'tenho 60 cadeiras emprestadas com cliente que não volta, cada uma custou 40' },
    ],
    [
      'days of goods that are let',
      4_500,
      'R$',
      {
        main_challenge: '15 caçambas paradas com cliente 10 dias além do prazo',
        operational_flow: 'alugo caçamba, a diária é 30 reais',
      },
    ],
    ['her own hour', 2_080, 'R$/mês', { main_challenge: 'perco 6 horas por semana com papelada e minha hora vale 80' }],
    [
      'a delivery that costs more than it brings',
      3_120,
      'R$/mês',
      {
        main_challenge: 'cobro 6 de entrega e pago 10 pro motoboy',
        operational_flow: 'saem umas 30 entregas por dia',
      },
    ],
    [
      'fuel',
      2_340,
      'R$/mês',
      { main_challenge: 'rodo 150 km por dia, a van faz 10 por litro e o diesel está 6 reais' },
    ],
    [
      'what pays for itself',
      20,
      'meses',
      { main_challenge: 'a placa solar custa 24 mil e economizaria 1.200 por mês de luz' },
    ],
    [
      'missed, with the price in the flow',
      1_800,
      'R$/mês',
      { main_challenge: 'faltam 20 por mês sem avisar', operational_flow: 'cada sessão é 90 reais' },
    ],
  ])('%s', (_name, wanted, unit, answers) => {
    const [sum] = sumOf(answers).sums
    expect([sum?.figure.fact.valor, sum?.figure.fact.unidade]).toEqual([wanted, unit])
  })
  test('events that were called off once are no gain of every month', () => {
    const [sum] = sumOf({ main_challenge: '4 cancelamentos de uns 8.500 cada na obra do cliente' }).sums
    expect([sum?.figure.fact.valor, sum?.gain]).toEqual([34_000, undefined])
  })
  test.each<[name: string, Partial<FormAnswers>]>([
    ['ages and dates', { main_challenge: 'tenho 58 anos, abri em 2011 e quero parar em 3 anos' }],
    ['a clock', { main_challenge: 'acordo as 5 horas e fico no transito ate as 8 horas da manha' }],
    ['shares of nothing', { main_challenge: '30% estraga e 20% do pessoal falta' }],
    ['a month beyond the revenue', { main_challenge: 'compro 900 mil por semana e um terço murcha' }],
    ['only a price', { main_challenge: 'cobro 80 e acho pouco', future_goals: 'tirar 5 mil pra mim' }],
    [
      'clients that are lost',
      { main_challenge: 'perco 20% dos clientes', operational_flow: 'compro 3 mil por semana de mercadoria' },
    ],
    [
      'a road that is of the family',
      { main_challenge: 'minha filha fica 2 horas no trânsito', operational_flow: 'faço 4 atendimentos por dia' },
    ],
    [
      'a fee that rose by so much',
      { main_challenge: 'o ifood aumentou a taxa em 5%', operational_flow: '60% sai no ifood' },
    ],
    [
      'a discount that she is given',
      { main_challenge: 'o fornecedor dá 10% de desconto se eu pagar à vista, minha margem é 40%' },
    ],
    ['a wage, no sale', { main_challenge: 'quero contratar um ajudante por 2.000' }],
  ])('none of %s', (_name, answers) => {
    expect(sumOf(answers).step).toBeNull()
  })
})
