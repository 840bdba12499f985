import { describe, expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { type OwnSums, sumsByPatterns } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'

const sumsOf = (main_challenge: string): OwnSums =>
  sumsByPatterns(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento: 14_000, funcionarios: 2 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', main_challenge },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  )

describe('so many of what she complains of, times what one of them is', () => {
  test.each<[string, number, string | undefined]>([
    ['visito 40 loja e 16 delas fala semana que vem eu pago, cada uma ta me devendo uns 210', 3_360, 'uma vez'],
    ['esse ano 9 caixa minha foi embora, cada caixa dava uns 410 de mel no ano', 3_690, undefined],
    ['tem 4 site pronto que o cliente nao manda texto, faltando 1.300 pra receber de cada', 5_200, 'uma vez'],
    ['emprestei pra todo lado, pelas minha conta sumiu 70 casco e um casco novo ta 24', 1_680, undefined],
    ['ensino o rapaz e vai embora, esse ano ja foi 6, cada um me custa uns 1.200 ate aprender', 7_200, undefined],
    ['ficou 21 la no fundo que ninguem quer mais, paguei 130 em cada', 2_730, 'uma vez'],
  ])('%s', (challenge, total, when) => {
    const { sums, step } = sumsOf(challenge)
    expect(sums[0]?.figure.fact.valor).toBe(total)
    expect(step?.text.text.includes('uma vez') ? 'uma vez' : undefined).toBe(when)
  })

  test.each([
    'atendo 46 lojas, cada uma paga 90',
    'de cada 100 reais quase 20 vai embora antes de eu vender',
    'A transportadora financiou dois caminhões, a prestação é de 11 mil e tem mês que não gira pra isso',
    'contratei 2 representante, em 5 meses trouxeram 3 pedidos, não deu, pago ajuda de custo de 1.500 cada',
    'comprei 300 galinhas que não botam e eu tinha freguês pra ovo de cem',
    'nesta semana 11 pais de 34 ainda não me pagaram',
  ])('nothing that is sure: %s', (challenge) =>
    expect(sumsOf(challenge).sums.filter(({ figure }) => figure.fact.unidade.startsWith('R$'))).toEqual([]),
  )
})
