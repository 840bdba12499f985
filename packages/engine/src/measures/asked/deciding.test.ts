import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { sumsByPatterns } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'

const sumsOf = (faturamento: number, main_costs: string, main_challenge: string, more: Partial<FormAnswers> = {}) =>
  sumsByPatterns(
    new Sources(
      readInput({
        company: { setor: 'Serviços', faturamento, funcionarios: 3 },
        formAnswers: { ...blankForm, market_segment: 'Serviços', main_costs, main_challenge, ...more },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  ).sums

test.each<[name: string, revenue: number, costs: string, challenge: string, says: readonly string[], flow?: string]>([
  [
    'days that stand and repairs, against the works she thinks of',
    40_000,
    'diesel 8.000, salários 9.000',
    'A colheitadeira quebrou de novo: em 4 meses foram 16 dias parados e cada dia parado eu deixo de ganhar 1.500. Foram mais 8.000 de oficina. A reforma ficou orçada em 48 mil, faço ou não?',
    ['R$ 24.000', 'R$ 32.000', 'R$ 8.000 por mês', '6 meses'],
  ],
  [
    'a buyer’s share and the discount on it',
    50_000,
    'tecido 20.000, costureiras 18.000, aluguel 2.000',
    'De tudo que eu produzo, 60% vai pra uma loja de departamento só e agora ela quer 10% de desconto',
    ['R$ 30.000', 'R$ 3.000', 'R$ 10.000', 'R$ 7.000'],
  ],
  [
    'what is gone: to be replaced, and what a year of it would have brought',
    9_000,
    'ração 2.000, ajudante 1.000',
    'Roubaram minhas cabras. Já são 10 cabras desde março. Cada cabra custa 700 pra repor e dava 300 litros por ano a 4 o litro.',
    ['R$ 700', 'R$ 1.200', 'R$ 19.000'],
  ],
  [
    'fees of the months that were left, in all classes',
    15_000,
    'aluguel 2.000, professor 4.000',
    'Em cada turma 4 alunos desistem no fim do terceiro mês. Tenho 3 turmas.',
    ['R$ 4.000', 'R$ 12.000'],
    'O curso dura 8 meses e a mensalidade é 200.',
  ],
  [
    'old clients at their old price',
    12_000,
    'servidor 2.000, ajudante 2.000',
    'São 50 clientes antigos que pagam 80 por mês e os novos pagam 120',
    ['R$ 2.000 por mês', 'R$ 24.000', 'até 16'],
  ],
  [
    'an order that waits, against what it takes',
    20_000,
    'fruta 8.000, ajudante 3.000',
    'O mercado quer 500 litros de suco por mês a 12, me sobram 4 por litro, mas falta o registro. A obra deu 18 mil.',
    ['R$ 2.000 por mês', '9 meses'],
  ],
  [
    'one strong month and eleven weak ones',
    10_000,
    'mercadoria 40% da venda, aluguel 5.000, ajudante 3.000',
    'Em dezembro vendo 60 mil. Os outros onze meses fazem 10 mil cada um.',
    ['R$ 2.000', 'R$ 22.000', 'R$ 28.000'],
  ],
  [
    'the part of the stock that stands, and the loan beside it',
    30_000,
    'mercadoria 14.000, aluguel 3.000',
    'Tenho 60 mil de mercadoria e 15 mil é coisa que não sai. Peguei 10 mil no banco a 3% ao mês.',
    ['R$ 15.000', '25%', 'R$ 300'],
  ],
  [
    'what is gone brought reais every month',
    9_600,
    'manutenção 900, quiosque 1.400',
    'Roubaram 5 caiaques do galpão. Cada um custa 1.000 e rendia 200 por mês.',
    ['R$ 2.400', 'R$ 17.000'],
  ],
  [
    'weak months that several strong ones fill',
    5_000,
    'insumo 40% da venda, aluguel 2.600, ajudante 1.400',
    'De janeiro a abril vendo 20 mil por mês. Nos outros 8 meses fica em 5.000.',
    ['R$ 1.000 por mês', 'R$ 8.000', 'Os 4 meses fortes', 'R$ 2.000 em cada um'],
  ],
  [
    'days that stand every month, and the machine against them',
    30_000,
    'energia 6.000, ajudante 3.000',
    'São 5 dias por mês parado e cada dia parado eu perco 800. Uma bomba nova custa 12 mil, compensa?',
    ['R$ 4.000 por mês', '3 meses'],
  ],
  [
    'an order is not made of today’s costs',
    10_000,
    'ração 4.000, energia 1.000',
    'A peixaria compraria 200 quilos por mes a 30 o quilo, tirando tudo ficam 6 reais pra mim em cada quilo, porem sem o selo nao pode',
    ['R$ 1.200 por mês'],
  ],
  [
    'people who leave, by what each change costs',
    60_000,
    'folha 39.000, produto 4.500',
    'Saíram 8 vigilantes este ano e cada troca custa uns 1.500',
    ['R$ 12.000'],
  ],
  [
    'so much a month for so many months',
    30_000,
    'veneno 6.000, aplicadores 8.000',
    'Meu sócio passa despesa dele no cartão da firma, uns 1.500 por mês faz 10 meses',
    ['R$ 15.000', 'R$ 18.000'],
  ],
  [
    'a queue, what it is worth and what stops with the hand',
    9_000,
    'material 1.000, ajudante 2.000',
    'Tem 20 relógios na bancada esperando, consigo 5 por mês a 600 cada',
    ['4 meses', 'R$ 12.000', 'R$ 3.000'],
  ],
  [
    'a share that the plan refuses',
    12_000,
    'sala 2.000, secretária 1.800',
    'Faço 100 sessões por mês a 50 cada e o convênio glosa 20%',
    ['R$ 1.000'],
  ],
])('%s', (_, revenue, costs, challenge, says, flow = '') => {
  const [sum] = sumsOf(revenue, costs, challenge, { operational_flow: flow })
  for (const one of says) expect(sum?.figure.text.text).toContain(one)
})

test('a hire stands beside what it would bring back', () => {
  const challenge =
    'Recuso uns 5 banhos por semana porque não dou conta. O banho é 60. Uma ajudante pede 2.000 de salário.'
  expect(sumsOf(16_000, 'produto 2.000, aluguel 1.900', challenge)[1]?.figure.text.text).toContain('faltam R$ 700')
})

test.each<[name: string, challenge: string]>([
  ['her sales of some months', 'Faturo 8 mil por mês há 6 meses e não cresço'],
  ['two prices of two things', 'Faço 30 cortes a 40 e 20 barbas a 60'],
  ['a machine that is paid', 'Comprei um forno novo por 14 mil e não sei anunciar'],
])('no sum of %s', (_, challenge) => {
  const text = sumsOf(20_000, 'material 4.000, aluguel 2.000', challenge)
    .map(({ figure }) => figure.text.text)
    .join(' ')
  expect(text).not.toMatch(/se paga em|o preço de hoje é|se continuar/)
})

test.each<[name: string, challenge: string, says: readonly string[]]>([
  [
    'a bill that falls, against the works',
    'A conta de luz tá em 1.500 por mês. Com a placa solar cai pra 300 e a instalação custa 24 mil, vale a pena?',
    ['R$ 1.200 por mês', '20 meses'],
  ],
  ['hours beyond the shift', 'Pago 40 horas extras por mês, a 30 cada, porque o turno atrasa', ['R$ 1.200 por mês']],
  [
    'how many she can do is no price',
    'Tem 10 barcos na fila e só dou conta de 2 por mês, a 5 mil cada',
    ['5 meses', 'R$ 50.000', 'R$ 10.000'],
  ],
])('%s is reckoned', (_, challenge, says) => {
  const text = sumsOf(20_000, 'energia 1.500, folha 6.000', challenge)[0]?.figure.text.text
  for (const one of says) expect(text).toContain(one)
})
