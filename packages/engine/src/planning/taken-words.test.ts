import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { granted, takenBy } from './taken.ts'

const inputOf = (segment: string, form: Partial<typeof blankForm>, answers: Record<string, string> = {}) => ({
  company: { setor: segment, faturamento: 40_000, funcionarios: 5 },
  formAnswers: { ...blankForm, market_segment: segment, ...form },
  segmentSpecificAnswers: answers,
  history: [],
  referenceMonth: '2026-11',
})
const VANS = inputOf('Outro', {
  main_challenge:
    'levo aluno de escola particular, 3 vans, o diesel subiu e a van 3 leva só 11 alunos a 380 cada por mês. não sobra quase nada e minha mulher está cobrando',
  main_costs: 'motorista 5200, monitora 1500, diesel 3700, oficina 3300, seguro 1350',
})
const CHEESE = inputOf(
  'Agronegócio',
  {
    main_challenge:
      'O atravessador leva 600 queijos por mês a 42 e baixou para 38 com 45 dias de prazo, vendo 240 direto a 78 na feira e não sei se largo',
    main_costs: 'ração 11800, funcionários 7200, energia 2300, coalho e embalagem 1900',
  },
  { agro_activity: 'queijo artesanal' },
)
const CLINIC = inputOf('Saúde', {
  main_challenge:
    'As consultas caíram 15% desde março, a folha pesa e os veterinários reclamam do valor que recebem por atendimento, não sei o que fazer com o caixa do mês',
  main_costs: 'funcionários 21800, material 14500, aluguel 6200, laboratório 5900',
})

const textOf = (input: ReturnType<typeof inputOf>) => {
  const { resposta } = analyze(input)
  return ['AS TRÊS DECISÕES', 'PLANO', 'SOBRE O PROBLEMA', 'MATERIAL PRONTO PARA COPIAR']
    .map((heading) => resposta.split(`\n${heading}\n`)[1]?.split(/\n\n(?=[\p{Lu} ,]{5,}\n)/u)[0] ?? '')
    .join('\n')
}

describe('what a step takes for granted', () => {
  test('no cargo, no toll and no cargo table for who drives pupils', () => {
    expect(textOf(VANS)).not.toMatch(/carga|ANTT|pedágio|embalage/i)
  })

  test('no jam, no harvest and no basket for who makes cheese', () => {
    expect(textOf(CHEESE)).not.toMatch(/geleia|colheita|cesta|café torrado/i)
  })

  test('no salesmen in a clinic', () => {
    expect(textOf(CLINIC)).not.toMatch(/vendedor/i)
  })

  test('only the sentence that presumes goes, and nothing from who wrote little', () => {
    const told = takenBy(readInput(VANS)).presumes
    expect(granted('Some o diesel. Procure carga de retorno.', told)).toBe('Some o diesel.')
    expect(takenBy(readInput(inputOf('Outro', { main_challenge: 'vendo pouco' }))).presumes('Procure carga')).toBe(
      false,
    )
  })

  test('nobody’s own use is asked of who delivers to a dairy, no tosa of a barber, no town as an item', () => {
    const dairy = inputOf('Agronegócio', {
      main_challenge:
        'tiro 400 litros por dia a 2,35 e já não dou conta, o vendedor ofereceu uma ordenhadeira por 96 mil financiada em 5 anos de 22.800',
      future_goals: 'saber se compro a ordenhadeira esse ano',
      main_costs: 'ração 11.300, silagem 4.200, energia 1.150',
    })
    expect(textOf(dairy)).not.toMatch(/quem vai usar|uso de verdade|pedidos recusados|cada atendimento/)
    const barber = inputOf(
      'Serviços',
      {
        main_challenge:
          'sexta e sábado lota e mando gente embora, terça e quarta fico parado, faço uns 155 cortes no mês e falta cliente no meio da semana',
        main_costs: 'aluguel da sala 1.300, produto 480, maquininha 180',
      },
      { service_offer: 'corte e barba, em Rio Branco-AC' },
    )
    expect(textOf(barber)).not.toMatch(/pet\b|porte|veterinári|treinador|rio branco-ac/i)
  })
})
