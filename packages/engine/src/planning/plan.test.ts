import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { ownDate } from '#src/problems/deadline.ts'
import { flowCause } from '#src/problems/flow-cause.ts'
import { blankForm } from '#src/testing/companies.ts'

const company = (form: Partial<typeof blankForm>, answers: Record<string, string | string[]> = {}) =>
  analyze({
    company: { setor: 'Serviços', faturamento: 27_800, funcionarios: 5 },
    formAnswers: { ...blankForm, market_segment: 'Serviços', ...form },
    segmentSpecificAnswers: answers,
    history: [],
    referenceMonth: '2026-11',
  })
const stepsOf = ({ completa }: ReturnType<typeof analyze>) => Object.values(completa.planoAcao).flat()

describe('the order of a plan', () => {
  test('what stops the loss is the first step', () => {
    const late = company(
      { main_challenge: 'entrego tudo atrasado e os clientes cancelam' },
      { service_offer: 'gráfica' },
    )
    expect(late.completa.desafio?.problema?.id).toBe('producao_atrasa')
    expect(stepsOf(late)[0]?.acao).toMatch(/^Avise os clientes atrasados/)
  })

  test('a loss that goes on is stopped within ten days', () => {
    const unpaid = company({
      main_challenge: 'tem 21 mil vencido e eles ligam pedindo mais, a gente entrega fiado e não recebe',
      future_goals: 'receber o que está atrasado',
    })
    const stop = stepsOf(unpaid).find(({ acao }) => /suspenda/i.test(acao))
    expect(stop?.prazoDias).toBeLessThanOrEqual(10)
  })

  test('who goes is asked why before anybody is paid to stay', () => {
    const leaving = company({
      main_challenge:
        'ensino as auxiliares e quando pegam o jeito pedem a conta pra ganhar mais em outro lugar, esse ano saíram 4',
    })
    const titles = stepsOf(leaving).map(({ acao }) => acao)
    const asked = titles.findIndex((title) => /^Converse com/.test(title))
    const paid = titles.findIndex((title) => /^Mostre o degrau|^Pague um prêmio/.test(title))
    expect(asked).toBeGreaterThanOrEqual(0)
    expect(asked).toBeLessThan(paid === -1 ? Number.POSITIVE_INFINITY : paid)
  })

  test('a sum that the report has done isn’t handed back, and its answer is carried out', () => {
    const price = company({
      main_challenge:
        'vendo 800 marmitas por mês a 17 e faz um ano que não mexo no preço, queria passar pra 19 mas tenho medo de perder cliente que pede todo dia',
      future_goals: 'decidir se subo o preço agora ou espero',
      main_costs: 'ingrediente 6.200, ajudante 2.600, aluguel 1.200, gas 500, imposto 700',
    })
    expect(price.resposta).toMatch(/800 marmitas × R\$ 2/)
    expect(stepsOf(price)[0]?.acao).toMatch(/^Avise/)
    expect(
      stepsOf(price)
        .map(({ acao }) => acao)
        .join(' '),
    ).not.toContain('Calcule quantos clientes poderiam sair')
  })

  test('every step of the problem comes before her own date', () => {
    const rent = company({
      main_challenge: 'o dono quer subir o aluguel e não sei se fico ou mudo',
      future_goals: 'decidir antes de fevereiro',
    })
    const card = rent.completa.desafio?.problema?.id
    expect(
      stepsOf(rent)
        .slice(0, 5)
        .map(({ regra }) => regra),
    ).toEqual(Array(5).fill(card))
    expect(rent.resposta).toContain('A sua data é fevereiro')
  })

  test('a date counts only within the plan, and only as a date', () => {
    expect(ownDate('decidir antes de fevereiro', '2026-11')).toBe('fevereiro')
    expect(ownDate('vender mais no natal', '2026-11')).toBe('o Natal')
    expect(ownDate('regularizar até março', '2026-11')).toBeNull()
    expect(ownDate('o piso subiu em janeiro', '2026-11')).toBeNull()
    expect(ownDate('já são três processos esse ano', '2026-11')).toBeNull()
  })
})

describe('actions beside the problem', () => {
  const public_ = {
    service_offer: 'corte e barba, barbearia',
    service_recurring: 'Nada',
    service_followup: 'De memória ou no WhatsApp',
    service_pricing: 'Pelo preço do concorrente',
  }

  test('no dashboard and no hunt for clients beside a lawsuit', () => {
    const sued = company({ main_challenge: 'um barbeiro que saiu me botou na justiça pedindo vínculo' }, public_)
    const rules = stepsOf(sued).map(({ regra }) => regra)
    expect(sued.completa.recomendacoes.join(' ')).not.toMatch(/indicador|cliente novo|proposta/iu)
    expect(rules).not.toContain('kpis')
    expect(rules).not.toContain('service_recurring')
  })

  test('no new buyers for a full agenda', () => {
    const full = company(
      { main_challenge: 'não dou conta, a agenda está cheia e recuso clientes toda semana' },
      public_,
    )
    expect(stepsOf(full).map(({ regra }) => regra)).not.toContain('acquisition_channels')
  })

  test('what isn’t about the problem asks for no money', () => {
    const owed = company({ main_challenge: 'cliente não me paga e tenho muita conta atrasada' }, public_)
    const card = owed.completa.desafio!.problema!.id
    const beside = stepsOf(owed).filter(({ regra }) => regra !== card && /^(?:service|kpis|acqui)/.test(regra ?? ''))
    for (const { regra, compra } of beside) expect([regra, compra]).toEqual([regra, null])
  })
})

describe('the cause that she wrote herself', () => {
  test('is found in her working day', () => {
    expect(flowCause('conserta e entrega. ninguem testa o carro antes de entregar', 'sem_processo')?.quote).toBe(
      'ninguem testa o carro antes de entregar',
    )
    expect(flowCause('escalo vigia, supervisor passa na ronda, ponto é no caderno mesmo', 'sem_processo')?.quote).toBe(
      'ponto é no caderno mesmo',
    )
    expect(
      flowCause('corta, solda, entrega. O almoxarifado fica aberto e cada um pega o que precisa', 'sem_processo')
        ?.quote,
    ).toBe('O almoxarifado fica aberto e cada um pega o que precisa')
    expect(flowCause('Cliente chega, escolhe, paga e leva.', 'sem_processo')).toBeNull()
  })

  test('stands in the diagnosis, quoted and with its fact', () => {
    const garage = company({
      main_challenge: 'carro volta com o mesmo defeito e eu refaço de graça',
      operational_flow: 'conserta e entrega. ninguem testa o carro antes de entregar',
    })
    const diagnosis = garage.resposta.split('DIAGNÓSTICO')[1]!.split('DIMENSÕES')[0]!
    expect(diagnosis).toContain('“ninguem testa o carro antes de entregar”')
    expect(garage.fatos.find(({ id }) => id === 'fluxo.citacao')?.valor).toBe('ninguem testa o carro antes de entregar')
  })
})
