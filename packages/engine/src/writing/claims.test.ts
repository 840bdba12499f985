import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const reportOf = (
  segmento: string,
  faturamento: number,
  form: Partial<typeof blankForm>,
  funcionarios = 3,
  respostas: Record<string, string | string[]> = {},
) =>
  analyze({
    company: { setor: segmento, faturamento, funcionarios },
    formAnswers: { ...blankForm, market_segment: segmento, ...form } as typeof blankForm,
    segmentSpecificAnswers: respostas,
    history: [],
    referenceMonth: '2026-11',
  }).resposta

describe('goods that are thrown away', () => {
  const tapioca = reportOf('Alimentação', 31_000, {
    main_challenge: 'monto 120 cuscuz por dia e sobra 25 que jogo fora, me custa 2,40 cada pra fazer e vendo a 9',
    main_costs: 'ingredientes 9.000, ajudante 1.900',
  })

  test('are worth what she paid for them, where she says it', () => {
    expect(tapioca).toMatch(/a R\$ 2,40 cada/)
    expect(tapioca).not.toMatch(/× R\$ 9\b|a R\$ 9 cada/)
  })

  test('are what the plan treats, though she tells their price', () => {
    expect(tapioca).toContain('o que mais pesa hoje é o produto que estraga antes de vender')
    expect(tapioca).not.toContain('qual é o custo, o imposto')
  })

  test('aren’t made again, though they come back', () => {
    const back = 'levo 90 coxinha por dia e volta umas 12 que dou pras galinha, cada uma me sai 1,70 e vendo a 5'
    expect(reportOf('Alimentação', 15_000, { main_challenge: back })).not.toContain('que você faz de novo')
  })

  test('are no gain of a plan for prices', () => {
    const prices = reportOf('Alimentação', 31_000, {
      main_challenge:
        'não sei pôr preço, nunca fiz conta do preço de nada. faço 120 cuscuz por dia e jogo fora 25, custa 2,40 cada pra fazer',
    })
    expect(prices).toContain('o preço posto sem conta')
    expect(prices).not.toContain('Ganho mensal do plano')
  })
})

describe('months that differ', () => {
  const raft = reportOf('Outro', 9_000, {
    main_challenge:
      'no verão tiro 16 mil por mês com o caiaque, mas de maio a agosto cai pra 2.900 e as contas são as mesmas',
    main_costs: 'taxa da prefeitura 1.400, ajudante 2.000, manutenção 900',
  })

  test('have no middle one to praise', () => {
    expect(raft).toContain('a queda dos meses fracos no caixa')
    expect(raft).not.toMatch(/boa sobra|sobram R\$ [\d.]+ por mês/i)
  })

  test('what the town hall takes every month doesn’t follow sales', () => {
    expect(raft).toContain('as contas são R$ 4.300')
  })
})

describe('what an opening doesn’t claim', () => {
  test('sales by head', () => {
    for (const challenge of [
      'respondo tarde no zap e o cliente some',
      'não paro nem domingo',
      'perco o dia na estrada',
    ])
      expect(reportOf('Serviços', 12_000, { main_challenge: challenge })).not.toContain('Cada pessoa da')
  })

  test('that each sale leaves little', () => {
    const goal = { main_challenge: 'não sei pôr preço em nada do que faço', future_goals: 'abrir uma segunda loja' }
    expect(reportOf('Comércio Varejista', 40_000, goal)).not.toContain('deixa pouco')
  })

  test('that a challenge with numbers is unclear', () => {
    const told = { main_challenge: 'o rapaz aprende em 3 semana e vai embora, esse ano já foi 5' }
    expect(reportOf('Indústria', 40_000, told)).not.toContain('não diz com clareza')
  })

  test('that who starts early is worn out', () => {
    const early = { main_challenge: 'vendo pouco', operational_flow: 'asso o pão as 4 da manha e abro a porta as 6' }
    expect(reportOf('Alimentação', 20_000, early)).not.toContain('o seu cansaço')
    const late = { main_challenge: 'vendo pouco', operational_flow: 'faço bolo até as 2 da manha e não durmo' }
    expect(reportOf('Alimentação', 20_000, late)).toContain('o seu cansaço')
  })

  test('a place that nobody named', () => {
    const hooves = { main_challenge: 'as contas pesam', main_costs: 'diesel 1.900, ferramenta 300' }
    expect(reportOf('Agronegócio', 12_000, hooves, 1)).not.toContain('propriedade')
    expect(reportOf('Saúde', 12_000, { ...hooves, main_costs: 'resina 1.900, luz 300' }, 2)).not.toMatch(
      /[na]a? clínica (?:precisa|ganha|fica)/,
    )
  })
})

describe('what she has told', () => {
  const asked = (segmento: string, main_challenge: string) =>
    /Para confirmar: .*/.exec(reportOf(segmento, 30_000, { main_challenge }))?.[0] ?? ''

  test('isn’t asked again: how many left, what is owed, what is drawn', () => {
    const left = 'treino a moça 4 semanas e ela vai embora, a rotatividade é grande, esse ano ja foram 6'
    expect(asked('Indústria', left)).not.toContain('quantas pessoas saíram')
    const owed = 'vendo fiado e 12 clientes me devem 240 cada, tenho vergonha de cobrar'
    expect(asked('Comércio Varejista', owed)).not.toContain('quanto há de fiado')
    const drawn = 'misturo o dinheiro de casa com o da loja, tiro uns 1.900 da gaveta pra casa todo mes'
    expect(asked('Comércio Varejista', drawn)).not.toContain('quanto saiu da empresa')
  })
})
