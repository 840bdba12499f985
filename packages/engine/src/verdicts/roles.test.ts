import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { moneyRole } from '#src/reading/money-role.ts'
import { blankForm } from '#src/testing/companies.ts'
import { MONEY_OWNERS, type MoneyOwner } from './roles.fixture.ts'
import { HELD_MONEY_OWNERS } from './roles-held.fixture.ts'

const reportOf = ({ segmento, faturamento, pessoas, custos, desafio, metas }: MoneyOwner): string =>
  analyze({
    company: { setor: segmento, faturamento, funcionarios: pessoas },
    formAnswers: {
      ...blankForm,
      market_segment: segmento,
      main_challenge: desafio,
      future_goals: metas,
      main_costs: custos,
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  }).resposta.replaceAll('\u00a0', ' ')

const missing = (owner: MoneyOwner, report: string) => owner.tem.filter((words) => !words.test(report))
const untrue = (owner: MoneyOwner, report: string) => owner.nunca.filter((words) => words.test(report))

describe('what the report says of her money', () => {
  test.each([...MONEY_OWNERS])('$nome', (owner) => {
    const report = reportOf(owner)
    expect([untrue(owner, report), missing(owner, report)]).toEqual([[], []])
  })

  test('is hardly ever untrue of owners that nobody looked at', { tags: 'corpus' }, () => {
    const wrong = HELD_MONEY_OWNERS.filter((owner) => untrue(owner, reportOf(owner)).length > 0)
    expect(wrong.map(({ nome }) => nome).length).toBeLessThanOrEqual(HELD_MONEY_OWNERS.length / 10)
  })
})

describe('what a sum is', () => {
  const roleOf = (text: string, number: string) => {
    const start = text.indexOf(number)
    return moneyRole(text, start, start + number.length)
  }
  test.each([
    ['penso em pegar um emprestimo de 60 mil de capital de giro', '60 mil', 'emprestimo'],
    ['o gerente da cooperativa libera ate 90 mil', '90 mil', 'emprestimo'],
    ['tenho 30 mil de capital de giro', '30 mil', null],
    ['ano passado peguei 20 mil de emprestimo', '20 mil', 'divida'],
    ['perdi um colegio de 9 mil por ano', '9 mil', 'cliente'],
    ['colho 18 mil pes por mes. 12 mil vai pro tiao e 3 mil se perde', '12 mil', 'contagem'],
    ['colho 18 mil pes por mes. 12 mil vai pro tiao e 3 mil se perde', '3 mil', 'contagem'],
    ['colho 18 mil pes por mes e pago 3 mil de adubo', '3 mil', null],
    ['colho 18 mil pes por mes. ele quer financiar uma estufa de 85 mil pra ganhar no volume', '85 mil', null],
    ['vendo 2 mil pecas por mes e o banco faz 60 mil a 1,8% ao mes', '60 mil', null],
    ['faco 9 mil salgados por mes. um buffet quer 3 mil a 0,90', '3 mil', 'contagem'],
    ['faturo 40 mil por mes e gasto 12 mil de folha', '12 mil', null],
    ['a segunda loja ia gastar uns 17 mil por mes', '17 mil', 'outra_unidade'],
    ['tem 9 festas marcadas com 40% pago e na conta tem 11 mil', '11 mil', 'alheio'],
    ['tem 28 reservas de janeiro com metade paga e no banco so 13 mil', '13 mil', 'alheio'],
    ['surgiu um ponto no shopping. la gastaria uns 16 mil por mes', '16 mil', 'outra_unidade'],
    ['gasto 16 mil por mes com folha. abro outra unidade?', '16 mil', null],
    ['na conta tem 11 mil', '11 mil', null],
  ])('%s: %s', (text, number, role) => {
    expect(roleOf(text, number)).toBe(role)
  })
})
