import { expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const challengeOf = (faturamento: number, main_costs: string, main_challenge: string) =>
  analyze({
    company: { setor: 'Indústria', faturamento, funcionarios: 2 },
    formAnswers: { ...blankForm, market_segment: 'Indústria', main_costs, main_challenge },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).completa.desafio!

test.each<[heard: string, card: string, faturamento: number, costs: string, challenge: string]>([
  [
    'work without a rest',
    'preco_sem_conta',
    13_200,
    'base e placa 14,50 cada trofeu, gravação a laser 3,00, frete 2,80, comissão 2,20',
    'faço 600 trofeus por mês a 22 cada, não paro nem domingo e quanto mais entrego mais eu devo no cartão',
  ],
  [
    'a pause',
    'concentracao_cliente',
    19_000,
    'resina 4 mil, ajudante 3 mil, aluguel 1.200',
    'são 10 próteses por mês a 1.900, 7 vem do hospital, quando trocou o diretor fiquei 2 meses quase parado e agora ele quer 15% de desconto',
  ],
])(
  'what her own sum shows comes before what she tells beside it: %s',
  (_heard, card, faturamento, costs, challenge) => {
    const found = challengeOf(faturamento, costs, challenge)
    expect([found.problema?.id, found.numero]).toEqual([card, expect.any(String)])
  },
)

test('who speaks of the same keeps her own problem', () => {
  const afraid =
    'vendo 70 cestas por mês a 150 cada e não sobra nada, a concorrente cobra 140 e tenho medo de subir o preço'
  expect(challengeOf(10_500, 'cada cesta leva 130 de produto e 32 de embalagem', afraid).problema?.id).toBe(
    'medo_reajuste',
  )
})
