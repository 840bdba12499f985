import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { DEEDS, GOAL_STEPS } from '#src/problems/deeds.data.ts'
import { findCard } from '#src/problems/match.ts'
import { blankForm } from '#src/testing/companies.ts'
import { fold } from '#src/text/words.ts'
import { sameDeed } from './deed-kinds.ts'

interface Owner {
  segmento: string
  pessoas: number
  faturamento: number
  form: Partial<typeof blankForm>
  respostas?: Record<string, string | string[]>
}

const reportOf = ({ segmento, pessoas, faturamento, form, respostas = {} }: Owner) =>
  analyze({
    company: { setor: segmento, faturamento, funcionarios: pessoas },
    formAnswers: { ...blankForm, market_segment: segmento, ...form } as typeof blankForm,
    segmentSpecificAnswers: respostas,
    history: [],
    referenceMonth: '2026-11',
  })
const stepsOf = ({ completa }: ReturnType<typeof analyze>) => Object.values(completa.planoAcao).flat()

const pizzaria: Owner = {
  segmento: 'Alimentação',
  pessoas: 7,
  faturamento: 52_000,
  form: {
    main_challenge:
      'o ifood me come 9.800 por mês e sem ele eu morro. 7 de cada 10 pedido vem de la. quero cliente pedindo direto mas ninguem larga o app',
    future_goals: 'metade dos pedidos no meu zap ate junho',
  },
  respostas: { food_type: 'Delivery', food_recipe: 'Algumas', food_delivery: 'Mais de 60%' },
}
const salao: Owner = {
  segmento: 'Serviços',
  pessoas: 6,
  faturamento: 33_000,
  form: {
    main_challenge: 'terça a quinta as cadeira ficam vazia, no sábado são 28 e ainda recuso',
    future_goals: 'encher o meio de semana',
  },
  respostas: { service_offer: 'salão de beleza, corte e escova' },
}
const deposito: Owner = {
  segmento: 'Comércio Varejista',
  pessoas: 6,
  faturamento: 118_000,
  form: {
    main_challenge:
      'Tenho 61 mil na rua de fiado de pedreiro. E o fornecedor do cimento quer boleto em 14 dia. To pagando atrasado.',
    future_goals: 'receber o fiado e nao atrasar mais fornecedor',
  },
  respostas: { retail_products: 'cimento, areia', retail_credit: 'Fiado sem controle' },
}
const festa: Owner = {
  segmento: 'Outro',
  pessoas: 2,
  faturamento: 14_500,
  form: {
    main_challenge:
      'tudo depende de mim. Mes passado recusei 6 festas de 650 pq nao dou conta de montar duas no mesmo dia',
    future_goals: 'ter uma equipe que monta sem mim',
  },
  respostas: { other_description: 'locação de brinquedos para festas', other_owner: 'Para tudo' },
}
const leite: Owner = {
  segmento: 'Agronegócio',
  pessoas: 3,
  faturamento: 24_640,
  form: {
    main_challenge: 'o laticínio ta pagando 2,20 no litro e a ração subiu demais. No fim nao sei nem se to ganhando',
    future_goals: 'saber quanto custa o litro',
  },
  respostas: { agro_activity: 'gado de leite', agro_cost: 'Não' },
}
const confeccao: Owner = {
  segmento: 'Indústria',
  pessoas: 14,
  faturamento: 88_000,
  form: {
    main_challenge:
      'Hospital paga com 75 dias e o tecido eu pago com 28. Pra fechar o mes antecipo duplicata e vai 2,3 mil de juro',
    future_goals: 'parar de antecipar duplicata',
  },
  respostas: { industry_product: 'uniforme', industry_cost: 'Planilha por produto' },
}
const OWNERS = { pizzaria, salao, deposito, festa, leite, confeccao }

describe('the deed that her words and her goal ask for is among the three decisions', () => {
  test.each([
    ['pizzaria', /pedido direto|cardápio próprio/i],
    ['salao', /horários vazios a quem não coube/],
    ['deposito', /fornecedor mais pesado um prazo/],
    ['confeccao', /fornecedor mais pesado um prazo/],
    ['festa', /por diária para o segundo serviço/],
    ['leite', /Feche todo mês o custo de cada litro/],
  ] as const)('%s', (name, deed) => {
    const { completa } = reportOf(OWNERS[name])
    expect(completa.recomendacoes).toHaveLength(3)
    expect(completa.recomendacoes.join('\n')).toMatch(deed)
  })

  test('and quotes the goal that it serves, with its fact', () => {
    const { completa, fatos } = reportOf(pizzaria)
    expect(completa.recomendacoes.join('\n')).toContain('Serve à sua meta: “metade dos pedidos no meu zap ate junho”')
    expect(fatos.find(({ id }) => id === 'metas.citacao')?.valor).toBe('metade dos pedidos no meu zap ate junho')
  })

  test('a court that is empty by day is let by the month, a shop floor isn’t', () => {
    const court = reportOf({
      ...salao,
      segmento: 'Outro',
      form: {
        main_challenge: 'a quadra lota de noite e de manhã fica vazia, cobro 90 a hora',
        future_goals: 'usar as horas vazias',
      },
      respostas: { other_description: 'aluguel de quadra de areia' },
    })
    expect(court.completa.recomendacoes.join(' ')).toContain('Feche manhãs e tardes por mês')
    expect(reportOf(salao).completa.recomendacoes.join(' ')).not.toContain('Feche manhãs e tardes')
  })

  test('a word of the goal in another sense asks for nothing', () => {
    const inn = reportOf({
      ...salao,
      segmento: 'Outro',
      form: {
        main_challenge: 'o booking leva 18% e na baixa o quarto fica vazio',
        future_goals: '40% de reserva direta',
      },
      respostas: { other_description: 'pousada na praia' },
    })
    expect(inn.completa.recomendacoes.join(' ')).not.toContain('Guarde uma parte fixa')
    expect(inn.completa.recomendacoes.join(' ')).toMatch(/reserva direta com vantagem.+Serve à sua meta/)
    const studio = reportOf({ ...salao, form: { ...salao.form, future_goals: 'passar o verão sem cheque especial' } })
    expect(studio.completa.recomendacoes.join(' ')).not.toContain('rotativo')
  })

  test('but not in other words: a shop that charges its deliveries hears nothing of charging them', () => {
    const titles = stepsOf(reportOf(deposito)).map(({ acao }) => acao)
    expect(titles.join('\n')).not.toMatch(/Cobre a entrega/)
  })
})

describe('a plan does no deed twice', () => {
  test('two titles of one deed are known, whatever their words', () => {
    for (const [one, other] of [
      [
        'Mande dois lembretes, dois dias e poucas horas antes, com resposta',
        'Confirme as consultas por mensagem e mantenha lista de espera',
      ],
      [
        'Leve cada novo assinante ao primeiro resultado na primeira semana',
        'Acompanhe de perto os primeiros dias de cada cliente novo',
      ],
      ['Monte a primeira leva de saída com kits e clientes antigos', 'Transforme o estoque parado em dinheiro'],
      [
        'Passe o caderninho para uma lista por nome, valor e data',
        'Liste tudo que está vencido por cliente e por tempo de atraso',
      ],
    ] as const)
      expect(sameDeed(one, other), `${one} | ${other}`).toBe(true)
    expect(sameDeed('Pendure no caixa a folha do que o cliente pediu', 'Marque no extrato tudo que foi de casa')).toBe(
      false,
    )
  })

  test.each(Object.entries(OWNERS))('%s', (_name, owner) => {
    const steps = stepsOf(reportOf(owner))
    const pairs = steps.flatMap((one, index) => steps.slice(index + 1).map((other) => [one, other] as const))
    const twice = pairs.filter(([one, other]) => one.regra !== other.regra && sameDeed(one.acao, other.acao))
    expect(twice.map(([one, other]) => [one.acao, other.acao])).toEqual([])
    expect(steps).toHaveLength(9)
  })
})

describe('steps fit who carries them out', () => {
  test('who sells to one dairy is told nothing of price lists and quotes', () => {
    expect(
      stepsOf(reportOf(leite))
        .map(({ acao }) => acao)
        .join('\n'),
    ).not.toMatch(/preço novo|clientes antigos|orçament|repasse/i)
  })

  test('a firm of two has no one who only sells', () => {
    expect(stepsOf(reportOf(festa)).map(({ responsavel }) => responsavel)).toEqual(Array(9).fill('Proprietário(a)'))
  })

  test('a good answer is no reason to act now', () => {
    expect(reportOf(confeccao).completa.recomendacoes.join('\n')).not.toContain('Por que agora')
  })

  test('what rests on an answer says so', () => {
    const { completa } = reportOf({
      ...confeccao,
      form: { main_challenge: 'refugo alto, perco peça todo dia' },
      respostas: { industry_product: 'peças usinadas', industry_scrap: 'Mais de 8%' },
    })
    expect(completa.recomendacoes.join('\n')).toContain('Por que agora: ')
  })
})

describe('the library of deeds', () => {
  test('names cards and steps that exist', () => {
    expect(DEEDS.filter(({ carta }) => !findCard(carta))).toEqual([])
    expect(GOAL_STEPS.filter(([, card, place]) => !findCard(card)?.passos[place])).toEqual([])
  })

  test('writes as the plan shows it, without figures', () => {
    expect(new Set(DEEDS.map(({ passo }) => passo.acao)).size).toBe(DEEDS.length)
    for (const { passo } of DEEDS) {
      expect(passo.acao.length, passo.acao).toBeLessThanOrEqual(75)
      expect(passo.acao).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(passo.detalhes.match(/[.!?](?:\s|$)/g)?.length, passo.acao).toBeGreaterThanOrEqual(2)
      expect(passo.detalhes.length, passo.acao).toBeLessThan(400)
      for (const text of [passo.acao, passo.detalhes, passo.resultado]) expect(text).not.toMatch(/\d/)
    }
  })

  test('patterns are folded, as the words they meet', () => {
    const patterns = [
      ...DEEDS.flatMap(({ texto, meta, fora }) => [...texto, meta, fora]),
      ...GOAL_STEPS.map(([goal]) => goal),
    ]
    for (const pattern of patterns) if (pattern) expect(pattern.source).toBe(fold(pattern.source))
  })
})

test('a goal that is to be met without hiring gets no step that hires', () => {
  const factory = (future_goals: string) =>
    stepsOf(
      reportOf({
        segmento: 'Indústria',
        pessoas: 9,
        faturamento: 60_000,
        form: { main_challenge: 'recuso pedido, a produção não dá conta e a equipe vive no limite', future_goals },
      }),
    ).filter(({ acao }) => /contrat|vaga|mais uma pessoa/i.test(acao))
  expect(factory('faturar 80 mil e contratar mais gente')).not.toEqual([])
  expect(factory('faturar 80 mil por mês sem contratar')).toEqual([])
})

test('nor where she says that she wants nobody else', () => {
  const steps = stepsOf(
    reportOf({
      segmento: 'Indústria',
      pessoas: 9,
      faturamento: 60_000,
      form: {
        main_challenge: 'recuso pedido e não dou conta, mas não quero ter mais funcionário',
        future_goals: 'faturar 80 mil por mês',
      },
    }),
  )
  expect(steps.filter(({ acao }) => /contrat|custo completo da vaga|pessoa de apoio/i.test(acao))).toEqual([])
})

describe('what her own words ask for stands among the decisions', () => {
  test.each<[string, string, string, Record<string, string>]>([
    ['Educação', 'Três turmas têm apenas 4 crianças e a professora custa igual', 'junte as que ficam abaixo', {}],
    [
      'Serviços',
      'O lojista manda o logo com a medida errada, eu bordo e depois refaço tudo',
      'prova aprovada pelo cliente',
      { service_offer: 'bordado em uniformes' },
    ],
    ['Serviços', 'A dona muda a cor depois que já pintei a parede', 'desenho aprovado', {}],
    [
      'Serviços',
      'Compro bateria genérica e de cada 10 consertos 3 voltam com defeito',
      'Compare a peça barata com a melhor',
      {},
    ],
    ['Serviços', 'Bordo sozinha e o enxoval atrasa, as mães cobram o prazo', 'outra pessoa', {}],
    ['Serviços', 'Desmarcam a aula em cima da hora e querem repor em outro horário', 'regra de reposição', {}],
    ['Serviços', 'Demoro para mandar o orçamento porque calculo tudo na mão', 'Deixe pronto o preço', {}],
    ['Indústria', 'O torno quebrou 5 vezes no ano e o técnico cobra caro', 'compare com trocar ou alugar', {}],
    ['Serviços', 'Rodo 60 km até o sítio e cobro igual a quem mora na cidade', 'Ponha preço de saída', {}],
    [
      'Serviços',
      'Perco duas horas de ônibus entre uma cliente e outra',
      'Teste atender no seu ponto',
      { service_offer: 'depilação em domicílio' },
    ],
  ])('%s: %s', (segmento, main_challenge, step, respostas) => {
    const { completa } = reportOf({
      segmento,
      pessoas: 3,
      faturamento: 20_000,
      form: { main_challenge, future_goals: 'melhorar' },
      respostas,
    })
    expect(completa.planoAcao.acoes30Dias.map(({ acao }) => acao).join('; ')).toContain(step)
  })
})
