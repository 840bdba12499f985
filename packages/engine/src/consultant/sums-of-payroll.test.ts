import { describe, expect, it } from 'vitest'
import { answerConsultant } from './answer.ts'

const ask = (question: string) =>
  answerConsultant({
    question,
    diagnostic: null,
    company: { setor: 'Serviços', faturamento: null, funcionarios: 3 },
    referenceMonth: '2026-11',
  })

describe('sums of the payroll', () => {
  it.each([
    ['meu ajudante de sinteco ganha 1.950 e vai tira 30 dia de ferias quanto pago com o terço, bruto', 'R$ 2.600'],
    ['quanto da as ferias de 20 dias de quem ganha 1.800', 'R$ 1.600'],
    ['vendedora ganha 1.900 quanto pago nas ferias dela com 1/3', 'R$ 2.533,33'],
    ['a moça entrou dia 2 de maio ganha 1.800 quanto dá o decimo terceiro dela esse ano', 'R$ 1.200'],
    ['quanto pago de 13º pra garçonete que entrou 20 de outubro e ganha 1.650', 'R$ 275'],
    ['recepcionista ganha 1.700 e trabalhou 5 meses esse ano, quanto pago de décimo terceiro', 'R$ 708,33'],
    ['meu mecanico ganha 2.500 trabalhou o ano todo quanto da o 13º', 'R$ 2.500'],
    ['soprador ganha 2.200 por 220 horas no mes e fez 14 hora extra de 50% quanto pago de hora extra', 'R$ 210'],
    ['professora registrada com 1.980, 40 horas semanais, fez 5 horas extras quanto é', 'R$ 74,25'],
    ['faxineira fez 6 horas extra no domingo, ganha 1.540 quanto dá', 'R$ 84'],
    ['motorista ganha 3.080 e fez 7 hs extras a 60% quanto pago', 'R$ 156,80'],
  ])('are done when every number is there: %s', (question, result) => {
    const { answer, actionSteps } = ask(question)
    expect(answer).toContain(result)
    expect(actionSteps.join(' ')).toContain('contador')
  })

  it.each([
    'ferias da cozinheira ganha 1.800 vai tirar 20 dias e vender 10 quanto fica',
    'quanto pago de ferias pra quem ganha 2000 e ta ha 2 anos sem tirar',
    'quanto é o decimo terceiro de quem ganha 1500 e saiu em setembro',
    'vigia ganha 1.800 fez 12 horas extras de noite quanto pago',
    'programador 6.600 por mes fez 20 horas extras de 50% e 4 de 100% quanto dá',
    'balconista entrou 20 de setembro do ano passado ganha 1.600 quanto é o decimo',
  ])('are not done where the law has more to say: %s', (question) => {
    expect(ask(question).answer).not.toMatch(/Conta:/)
  })
})
