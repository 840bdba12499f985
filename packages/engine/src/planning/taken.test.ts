import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { takenBy } from './taken.ts'

const titlesOf = (
  [market_segment, funcionarios, faturamento]: readonly [string, number, number],
  form: Partial<typeof blankForm>,
) => {
  const { completa } = analyze({
    company: { setor: market_segment, faturamento, funcionarios },
    formAnswers: { ...blankForm, market_segment, ...form } as typeof blankForm,
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
  return Object.values(completa.planoAcao)
    .flat()
    .map(({ acao, regra }) => ({ acao, regra, card: completa.desafio?.problema?.id }))
}

const sharpener = titlesOf(['Serviços', 1, 7_800], {
  main_challenge:
    'amolo tesoura de 40 salao e 15 deles fala mes que vem eu acerto, cada um me deve uns 160 e nao sei cobrar conhecido',
  operational_flow: 'passo de moto, recolho as tesouras, amolo em casa e devolvo depois de dois dias',
  main_costs: 'gasolina 600, pedra 300',
  future_goals: 'receber em dia',
})
const bearings = titlesOf(['Comércio Varejista', 3, 41_000], {
  main_challenge:
    'minha loja é de retentor e correia, prateleira cheia ate o teto com 30 mil em correia que ninguem pede e todo dia mando mecanico embora',
  operational_flow: 'o mecanico chega com a peça velha na mao e a gente procura na prateleira',
  main_costs: 'mercadoria 22 mil, dois funcionarios 5.200',
  future_goals: 'vender 50 mil por mes',
})
const boatman = titlesOf(['Educação', 1, 5_500], {
  main_challenge:
    'umas 40 pessoas por mes chamam no zap perguntando do curso de barco, so vejo de noite e ja fecharam com outro',
  operational_flow: 'dou aula sozinho na represa e fico o dia inteiro na agua sem sinal de celular',
  main_costs: 'combustivel 1.900, vaga na marina 1.700',
  future_goals: 'encher a turma',
})

describe('a step is left out where she hasn’t got what it works with', () => {
  test('no deposit for who is paid after each small job', () => {
    expect(sharpener.filter(({ acao }) => /\bsinal\b|material pago/i.test(acao))).toEqual([])
  })

  test('no window, no sets and no fitting room for a shop of parts', () => {
    expect(bearings.filter(({ acao }) => /vitrine|\bkits?\b|provador/i.test(acao))).toEqual([])
  })

  test('no rota of people, no training and no empty hours for a man alone whose customers wait for an answer', () => {
    expect(boatman.filter(({ acao }) => /escala|\bgente\b|treine|horas vazias|sinal/i.test(acao))).toEqual([])
  })
})

const greens = titlesOf(['Comércio Varejista', 2, 24_000], {
  main_challenge: 'toda semana vão 5 caixas de verdura pro lixo, 40 reais cada, murcha antes de vender',
  operational_flow: 'busco na ceasa terça e sexta, monto a banca e vendo',
  main_costs: 'mercadoria 15.000, aluguel 1.500',
  future_goals: 'perder metade do que perco',
})
const lessons = titlesOf(['Educação', 2, 11_000], {
  main_challenge: 'tenho 80 alunos de jiu jitsu e todo mes atrasam 22 na mensalidade de 120',
  operational_flow: 'aula de noite, recebo no pix',
  main_costs: 'aluguel 2.800, luz 300',
  future_goals: 'receber até dia 10',
})

describe('the plan stays with her trouble', () => {
  test.each([
    ['greens', greens],
    ['lessons', lessons],
  ])('at least seven of nine steps of the %s are of the card', (_name, steps) => {
    expect(steps.filter(({ regra, card }) => regra === card).length).toBeGreaterThanOrEqual(7)
  })

  test('who has counted her trouble isn’t told first to count it', () => {
    for (const [first] of [sharpener, boatman, greens, lessons])
      expect(first!.acao).not.toMatch(/^(?:Passe o caderninho|Liste|Anote|Marque|Conte|Some|Pese)/)
  })
})

describe('what a step works with is judged by her words', () => {
  const fits = (title: string, segment: string, main_challenge: string, operational_flow: string, people = 2) => {
    const reading = readInput({
      company: { setor: segment, faturamento: 20_000, funcionarios: people },
      formAnswers: {
        ...blankForm,
        market_segment: segment,
        main_challenge,
        operational_flow,
        main_costs: 'aluguel mil reais, luz e água trezentos reais',
      } as typeof blankForm,
      segmentSpecificAnswers: {},
      history: [],
      referenceMonth: '2026-11',
    })
    return takenBy(reading).allows({ acao: title })
  }

  test.each<[fitting: boolean, title: string, segment: string, challenge: string, flow: string]>([
    [
      false,
      'Ligue para quinze clientes que sumiram e pergunte por quê',
      'Comércio Varejista',
      'a venda da banca cai todo ano',
      'vendo bala e água na calçada, quem passa compra e vai embora',
    ],
    [
      true,
      'Ligue para quinze clientes que sumiram e pergunte por quê',
      'Serviços',
      'o movimento caiu muito este ano',
      'o cliente chama no whatsapp, marco a visita e faço o serviço',
    ],
    [
      false,
      'Tire da hora cheia os três pedidos que mais demoram',
      'Alimentação',
      'não dou conta dos pedidos e recuso pão toda semana',
      'asso de madrugada em casa e levo na casa das pessoas',
    ],
    [
      true,
      'Tire da hora cheia os três pedidos que mais demoram',
      'Alimentação',
      'a fila chega em quarenta minutos e o povo desiste',
      'trailer de lanche na praça, o cliente pede e espera ali',
    ],
    [
      false,
      'Compare venda e custo da equipe em cada hora aberta',
      'Serviços',
      'pago muita hora extra porque falta porteiro',
      'mando vigia e porteiro para condomínio em turnos',
    ],
    [
      false,
      'Troque o caderno por cartão, Pix agendado ou crediário',
      'Serviços',
      'construtora me paga com sessenta dias',
      'esvazio fossa de restaurante e de canteiro, mando a nota',
    ],
    [
      false,
      'Venda a última hora por menos, em pacote, antes de fechar',
      'Agronegócio',
      'os mercados devolvem alface murcha toda semana',
      'colho cedo e entrego de carro em onze mercadinhos',
    ],
    [
      true,
      'Combine com cada mercado quanto leva por dia e quem paga o que volta',
      'Agronegócio',
      'os mercados devolvem alface murcha toda semana',
      'colho cedo e entrego de carro em onze mercadinhos e o que volta eu perco',
    ],
  ])('%s: %s (%s, %s)', (fitting, title, segment, challenge, flow) => {
    expect(fits(title, segment, challenge, flow)).toBe(fitting)
  })

  test('who works alone gets no step for several people', () => {
    const title = 'Mude a escala para pôr gente no horário da fila'
    const told = [
      'Serviços',
      'o cliente espera resposta o dia todo',
      'fico na rua atendendo e respondo de noite',
    ] as const
    expect(fits(title, ...told, 1)).toBe(false)
    expect(fits(title, ...told, 6)).toBe(true)
  })

  test('who wrote little leaves open what she has', () => {
    const reading = readInput({
      company: { setor: 'Serviços', faturamento: 20_000, funcionarios: 3 },
      formAnswers: { ...blankForm, market_segment: 'Serviços', main_challenge: 'vendo pouco' },
      segmentSpecificAnswers: {},
      history: [],
      referenceMonth: '2026-11',
    })
    expect(takenBy(reading).allows({ acao: 'Monte três kits com nome, preço e lugar de destaque' })).toBe(true)
  })
})
