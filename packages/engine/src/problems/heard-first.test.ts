import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

const reportOf = (segment: string, main_challenge: string, future_goals: string, main_costs = 'folha 12000, luz 900') =>
  analyze({
    company: { setor: segment, faturamento: 60_000, funcionarios: 6 },
    formAnswers: { ...blankForm, market_segment: segment, main_challenge, future_goals, main_costs },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).resposta

describe('what she asks weighs more than a stray word', () => {
  test.each([
    [
      'Serviços',
      'mando retificar fora e pago 9 mil por mes. achei uma plaina usada por 120 mil em 36 de 5.100, precisa de operador de 3.200',
      'decidir se compro a plaina',
      /o investimento que você precisa decidir/,
      /comissão|vendedor/,
    ],
    [
      'Alimentação',
      'surgiu um ponto numa avenida por 4.500 de aluguel, obra de 80 mil, seria a segunda loja. minha filha quer e meu genro não. o queijo subiu de 38 para 52 o quilo',
      'resolver se abro a segunda loja',
      /abrir outra unidade/,
      /De R\$ 38 para R\$ 52.{0,40}O primeiro|contraproposta ao dono/,
    ],
    [
      'Saúde',
      'atendo a domicílio, paciente desmarca em cima da hora ou eu chego e não tem ninguém, perco a ida e a hora, e não cobro nada',
      'ganhar mais sem sábado, subir para 135',
      /o cliente que marca e não vem/,
      /Chegue \[|custo da sala/,
    ],
  ])('%s: %s', (segment, challenge, goals, named, foreign) => {
    const report = reportOf(segment, challenge, goals)
    expect(report).toMatch(named)
    expect(report).not.toMatch(foreign)
  })

  test('what she tells beside her decision has its steps', () => {
    const report = reportOf(
      'Agronegócio',
      'faço 30 mil mudas por ano e 23% morrem no viveiro. uma empresa de energia pediu 40 mil mudas por ano a 3,20, vendo a 4,50, com contrato',
      'ver se aceito a empresa de energia',
    )
    expect(report).toContain('peça a proposta por escrito')
    expect(report).toContain('ataque a causa que mais leva')
  })
})
