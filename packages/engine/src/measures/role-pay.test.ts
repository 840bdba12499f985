import { expect, test } from 'vitest'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { Sources } from './measured.ts'
import { rolePay } from './role-pay.ts'

const payIn = (main_challenge: string, main_costs: string) => {
  const pay = rolePay(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento: 60_000, funcionarios: 7 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', main_challenge, main_costs },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  )
  return pay && `${pay.one} ${pay.role} ${Number(pay.fact.valor)}`
}

const LIST = '2 devs 15.000, suporte 3.400, vendedor 3.200, 3 balconistas 7.200, dois padeiros 9.800'

test.each([
  ['Penso em contratar um segundo vendedor', LIST, 'um vendedor 3200'],
  ['Quero contratar mais uma balconista', LIST, 'uma balconista 2400'],
  ['Vou dispensar um dos padeiros', LIST, 'um padeiro 4900'],
  ['Penso em mandar embora a vendedora', 'vendedora 2.600, técnico 4.100', 'uma vendedora 2600'],
  // However the list and the question put it.
  [
    'Penso em mandar 2 dos 4 técnicos embora',
    'folha dos 4 técnicos com encargos 14.400, secretária 2.300',
    'um técnico 3600',
  ],
  ['Queria demitir uma das três costureiras', 'salários e encargos das 3 costureiras 7.800', 'uma costureira 2600'],
  ['Não sei se dispenso um dos 5 garçons', 'garçons 11.000, cozinha 8.000', 'um garçom 2200'],
  ['Penso em mandar embora um vendedor, tenho 3 vendedores', 'salários dos vendedores 9.600', 'um vendedor 3200'],
  [
    'Penso em dispensar 3 dos 5 piscineiros',
    'salários dos piscineiros com encargos 15.500, gás 900',
    'um piscineiro 3100',
  ],
  ['Penso em dispensar um dos piscineiros', 'salários dos piscineiros com encargos 15.500, gás 900', null],
  ['Penso em dispensar um dos 4 técnicos', 'folha dos técnicos e da secretária 14.400', null],
  // No line of hers is of this role, of one role alone, or of a known number of people.
  ['Penso em contratar mais uma pessoa', LIST, null],
  ['Quero contratar um motorista', LIST, null],
  ['Quero contratar um vendedor', 'vendedores 9.000, aluguel 2.000', null],
  ['Quero contratar uma recepcionista', '2 auxiliares e 1 recepcionista 8.000, aluguel 2.000', null],
  ['O vendedor reclama do preço', LIST, null],
])('%j beside %j: %j', (challenge, costs, pay) => expect(payIn(challenge, costs)).toBe(pay))
