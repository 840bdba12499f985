import { describe, expect, test } from 'vitest'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { Sources } from './measured.ts'
import { OWN_SUMS } from './own-sums.fixture.ts'
import { sumsByPatterns } from './own-sums.ts'

const COSTS = 'mercadorias 20.000; folha 12.000; aluguel 3.000; flores 9.000'

const solve = (main_challenge: string, main_costs = COSTS, faturamento = 50_000) =>
  sumsByPatterns(
    new Sources(
      readInput({
        company: { setor: 'Comércio Varejista', faturamento, funcionarios: 5 },
        formAnswers: { ...blankForm, market_segment: 'Comércio Varejista', main_challenge, main_costs },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  ).sums[0]?.figure ?? null

/** Surplus of these companies: R$ 6.000 a month. */
describe('the sum that her own sentence asks for', () => {
  test.each(OWN_SUMS)('%s: %d %s', (text, wanted, unit) => {
    const figure = solve(text)
    expect([figure?.fact.valor, figure?.fact.unidade]).toEqual([wanted, unit])
    expect(figure!.fact.formula).toContain('=')
    const ids = new Set([figure!.fact.id, ...figure!.entradas.map(({ id }) => id)])
    for (const { fato } of figure!.text.spans) expect(ids).toContain(fato)
  })

  test.each([
    'Tenho 67 anos e três filhos que não querem a loja',
    'O ifood leva 22% de tudo',
    'A loja fica a 600 metros de uma escola com 300 alunos',
    'mensalidade no boleto dia 10 e ninguém paga',
    'Trabalho das 8 às 21 todo dia',
    'Faz 2 anos que não reajusto o preço',
    'ninguém me conhece, tenho 900 seguidores e vendo só 3 cursos por mês',
    'tenho 12 parcelas de 48 do caminhão',
    'Atendo em 3 bairros de 12 cidades por 5 anos',
    'O fornecedor do cimento quer boleto em 14 dia e to pagando atrasado',
    'cada instalação me custa 180 e a mensalidade é 90',
    'a consulta é 150 e pago 2.100 pra secretaria',
    'Atendo 4 por dia na terça',
    'Vendo queijo a 60 o kg, faço 15 kg por dia e o litro de leite me custa 2,50',
    'as conta come 44.000 e nao sobra nada',
    'vendo a 9,20 e tiro uns 5 mil kilo por mes, o banco quer a parte dele',
    'minha hora é 70, levo 3 horas em cada conserto',
    '12 alunos de 75 estão com duas mensalidades em aberto',
    'No verao faço 70 mil e no inverno cai pra 15 mil, todo ano chego em agosto devendo',
    '10 clientes representam 80% do que vendo',
    'Meu funcionário falta 3 vezes por mês e pago 120 pra diarista',
    'Pago 2.200 de aluguel e 350 de luz, o movimento caiu',
    '',
  ])('%j gives none', (text) => expect(solve(text)).toBeNull())
})
