import { expect, test } from 'vitest'
import { endsWithinPlan, nearDate, ownDate } from './deadline.ts'

test.each([
  ['vender mais até dezembro', 'dezembro'],
  ['chegar em 300 até dezembro do ano que vem', null],
  ['chegar em 300 até dezembro de 2027', null],
  ['chegar em 300 até dezembro de 2026', 'dezembro'],
  ['ficar legal até fevereiro do ano que vem', 'fevereiro'],
  ['sobrar mais até o fim do ano que vem', null],
  ['sobrar mais até o fim do ano', 'o fim do ano'],
  ['não parar no Natal', 'o Natal'],
])('%s: %s', (text, wanted) => expect(ownDate(text, '2026-11')).toBe(wanted))

test.each([
  ['meu marido já quer assinar semana que vem', 'semana que vem'],
  ['tenho que dar a resposta na sexta', 'sexta'],
  ['o boleto vence amanhã e não tenho', 'amanhã'],
  ['quer que eu assine na próxima terça o aluguel', 'terça'],
  ['sexta-feira é o dia mais fraco', null],
  ['assino a segunda loja quando sobrar', null],
  ['fecho um cliente por semana', null],
])('near date of %s: %s', (text, wanted) => expect(nearDate(text)).toBe(wanted))

test.each([
  ['o contrato acaba em 60 dias', true],
  ['a rede quer resposta até dia 20', true],
  ['avisou que sai mês que vem', true],
  ['o alvará vence daqui a dois meses', true],
  ['fecho o caixa todo dia 5', false],
  ['paga em 60 dias', false],
  ['o financiamento acaba em três anos', false],
])('%s ends within the plan: %s', (text, wanted) => expect(endsWithinPlan(text)).toBe(wanted))
