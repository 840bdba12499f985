import { BAKERY, SCHOOL } from '#src/features/questions/apart/ledgers/bakery-school.fixture.ts'
import {
  type Apart,
  type ApartSets,
  AUG,
  above,
  at,
  below,
  byAccount,
  byCategory,
  byDay,
  byMonth,
  byParty,
  byWeek,
  cameIn,
  cat,
  cents,
  fixed,
  margin,
  not,
  OUT,
  onDays,
  paid,
  profit,
  received,
  SEP,
  sold,
  spent,
  staff,
  wentOut,
  who,
  YEAR,
} from './sums.fixture.ts'

const BAKERY_QUESTIONS: readonly Apart[] = [
  ['quanto deu de venda no cartao em outubro', ({ sum }) => [sum(sold, OUT, cat('recebimento-cartao'))]],
  ['qto paguei de farinha pro moinho esse ano', ({ sum }) => [sum(paid, YEAR, who('MOINHO'))]],
  [
    'gastei mais com o moinho ou com o laticinio em outubro',
    ({ sum }) => [cents(sum(paid, OUT, who('MOINHO')) - sum(paid, OUT, who('LATICINIOS')))],
    /moinho/i,
  ],
  ['luz e agua juntas em setembro', ({ sum }) => [sum(paid, SEP, who('COPEL', 'SANEPAR'))]],
  ['quanto foi a luz mais a internet em outubro', ({ sum }) => [sum(paid, OUT, who('COPEL', 'CLARO'))]],
  ['despesa de outubro sem pessoal', ({ sum }) => [sum(spent, OUT, (line) => staff(line) === 0)]],
  ['quanto saiu só do nubank em outubro', ({ sum }) => [sum(wentOut, OUT, at('nu')), sum(paid, OUT, at('nu'))]],
  ['quanto entrou em outubro fora o que caiu no sicredi', ({ sum }) => [sum(cameIn, OUT, not(at('sicredi')))]],
  ['quanto a maria pagou em outubro', () => null],
  ['quanto a maria luiza comprou esse ano', ({ sum }) => [sum(received, YEAR, who('MARIA LUIZA'))]],
  ['qual domingo vendi mais em outubro', ({ by }) => [by(sold, OUT, byDay, onDays(6))[0]!.value]],
  ['quanto vendi nos domingos de setembro', ({ sum }) => [sum(sold, SEP, onDays(6))]],
  [
    'vendi mais no sabado ou no domingo em outubro?',
    ({ sum }) => [cents(sum(sold, OUT, onDays(5)) - sum(sold, OUT, onDays(6)))],
  ],
  ['primeira compra na plastipapel', ({ lines }) => [-lines('2025-06', [who('PLASTI')])[0]!.centavos / 100]],
  [
    'quando foi a ultima vez q o buffet comprou',
    ({ lines }) => [lines('2026-07', [who('BUFFET')]).at(-1)!.centavos / 100],
    /25\/0?7\/2026/,
  ],
  ['quanto o tiago custou desde que entrou', ({ sum }) => [sum(paid, '2025-06-02..2026-11-21', who('TIAGO'))]],
  [
    'quantos pagamentos acima de mil fiz em outubro',
    ({ count }) => [count(wentOut, OUT, above(1000)), count(paid, OUT, above(1000))],
  ],
  [
    'total de gastos abaixo de 200 reais em setembro',
    ({ sum }) => [sum(spent, SEP, below(200)), sum(wentOut, SEP, below(200))],
  ],
  // Whoever sells it is named in the answer.
  ['quanto gastei com gás em outubro', ({ sum }) => [sum(paid, OUT, who('ZE DO GAS'))], /ZE DO GAS/],
  ['quanto paguei pro zé do gás em outubro', ({ sum }) => [sum(paid, OUT, who('ZE DO GAS'))]],
  ['quanto vendi de pão em outubro', () => null],
  ['quanto vendi no pix em outubro', () => null],
  ['quanto gastei com delivery em outubro', () => null],
  ['o forno custou quanto', ({ sum }) => [sum(paid, '2026', who('FORNOS'))]],
  ['quanto peguei de emprestimo esse ano', ({ sum }) => [sum(received, YEAR, cat('emprestimo-recebido'))]],
  ['quanto ja paguei de parcela do emprestimo', ({ sum }) => [sum(paid, YEAR, cat('parcela-emprestimo'))]],
  ['q dia de outubro gastei mais', ({ by }) => [by(spent, OUT, byDay)[0]!.value, by(wentOut, OUT, byDay)[0]!.value]],
  [
    'melhor semana de vendas de setembro',
    ({ by }) => [by(sold, SEP, byWeek)[0]!.value, by(sold, '2026-08-31..2026-10-04', byWeek)[0]!.value],
  ],
  ['qual a média de venda por dia em outubro', ({ sum }) => [cents(sum(sold, OUT) / 31)]],
  [
    'a folha de outubro deu quantos % da receita',
    ({ sum }) => [sum(staff, OUT) / sum(sold, OUT), sum(spent, OUT, cat('salarios')) / sum(sold, OUT)],
  ],
  ['quanto da receita de setembro ficou de lucro', ({ sum }) => [sum(profit, SEP), sum(profit, SEP) / sum(sold, SEP)]],
  [
    'quais foram meus 3 maiores fornecedores em outubro',
    ({ by, supplied }) => [
      cents(
        by(paid, OUT, byParty, supplied)
          .slice(0, 3)
          .reduce((all, { value }) => all + value, 0),
      ),
    ],
  ],
  ['lucro de outubro x lucro de setembro', ({ sum }) => [cents(sum(profit, OUT) - sum(profit, SEP))]],
  [
    'gasto medio mensal com embalagem esse ano',
    ({ sum }) => [cents(sum(spent, '2026-01-01..2026-10-31', cat('embalagens')) / 10)],
  ],
  ['quanto vendi no dia das mães', ({ sum }) => [sum(sold, '2026-05-10')]],
  ['quanto gastei entre 10 e 20 de setembro', ({ sum }) => [sum(spent, '2026-09-10..2026-09-20')]],
  ['quanto recebi do hotel e da escola em outubro', ({ sum }) => [sum(received, OUT, who('HOTEL', 'ESCOLA'))]],
]

const SCHOOL_QUESTIONS: readonly Apart[] = [
  ['quanto a patricia pagou de mensalidade esse ano', ({ sum }) => [sum(received, YEAR, who('PATRICIA'))]],
  ['a prefeitura pagou quanto em outubro?', ({ sum }) => [sum(received, OUT, who('PREFEITURA'))]],
  [
    'ganhei mais com a prefeitura ou com a cantina esse ano',
    ({ sum }) => [cents(sum(received, YEAR, who('PREFEITURA')) - sum(received, YEAR, who('CANTINA')))],
    /prefeitura/i,
  ],
  ['qto foi de salario dos tres professores em outubro', ({ sum }) => [sum(spent, OUT, cat('salarios'))]],
  ['quanto paguei pra beatriz e pro renato em setembro', ({ sum }) => [sum(paid, SEP, who('BEATRIZ', 'RENATO'))]],
  ['quanto custou a ivone nos últimos 3 meses', ({ sum }) => [sum(paid, '2026-08-01..2026-10-31', who('IVONE'))]],
  ['quem deixou de pagar em setembro', () => null],
  ['quantos alunos eu tenho', () => null],
  ['quanto cada aluno me rende por mês', () => null],
  ['saldo no c6', ({ balance }) => [balance('2026-11-21', 'c6')]],
  [
    'quanto tinha no bradesco e no c6 dia 30/09',
    ({ balance }) => [cents(balance('2026-09-30', 'brad') + balance('2026-09-30', 'c6'))],
  ],
  ['quanto transferi pro c6 esse ano', ({ sum }) => [sum(paid, YEAR, cat('transferencia'))]],
  ['despesas do bradesco em outubro', ({ sum }) => [sum(spent, OUT, at('brad')), sum(wentOut, OUT, at('brad'))]],
  ['gastos com grafica e google em outubro', ({ sum }) => [sum(paid, OUT, who('GRAFICA', 'GOOGLE'))]],
  ['quanto gastei com passeio no primeiro semestre', ({ sum }) => [sum(paid, '2026-01-01..2026-06-30', who('VIACAO'))]],
  [
    'passeios deram mais que marketing em outubro?',
    ({ sum }) => [cents(sum(paid, OUT, who('VIACAO')) - sum(spent, OUT, cat('marketing')))],
  ],
  [
    'quanto sobrou depois de pagar tudo em outubro',
    ({ sum }) => [sum(profit, OUT), cents(sum(cameIn, OUT) - sum(wentOut, OUT))],
  ],
  ['faturamento de agosto menos o de julho', ({ sum }) => [cents(sum(sold, AUG) - sum(sold, '2026-07'))]],
  ['a receita de setembro foi maior q a de agosto?', ({ sum }) => [cents(sum(sold, SEP) - sum(sold, AUG))]],
  ['quanto tirei de lucro ano passado', ({ sum }) => [sum(paid, '2025', cat('lucros')), sum(profit, '2025')]],
  ['quanto a lucia levou esse ano somando prolabore e lucros', ({ sum }) => [sum(paid, YEAR, who('LUCIA'))]],
  ['quanto entrou nos dez primeiros dias de outubro', ({ sum }) => [sum(cameIn, '2026-10-01..2026-10-10')]],
  ['oq mais pesou nas despesas de setembro', ({ by }) => [by(spent, SEP, byCategory)[0]!.value]],
  ['quantas vezes comprei na papelaria esse ano', ({ count }) => [count(paid, YEAR, who('PAPELARIA'))]],
  ['maior compra na papelaria desde janeiro', ({ each }) => [each(paid, YEAR, who('PAPELARIA')).at(-1)!]],
  ['quanto gastei com material escolar em outubro', () => null],
  ['mês que mais gastei esse ano', ({ by }) => [by(spent, YEAR, byMonth)[0]!.value]],
  ['pior faturamento mensal de 2026', ({ by }) => [by(sold, '2026-01-01..2026-10-31', byMonth).at(-1)!.value]],
  [
    'qual banco recebeu menos em outubro',
    ({ by }) => [by(cameIn, OUT, byAccount).at(-1)!.value, by(received, OUT, byAccount).at(-1)!.value],
  ],
  [
    'quanto dos gastos de outubro é salario',
    ({ sum }) => [sum(spent, OUT, cat('salarios')), sum(spent, OUT, cat('salarios')) / sum(spent, OUT)],
  ],
  ['margem de contribuição de setembro em reais', ({ sum }) => [sum(margin, SEP)]],
  ['por que as despesas mudaram em outubro', ({ sum }) => [cents(sum(spent, OUT) - sum(spent, SEP))]],
  // The whole category, which the answer says.
  [
    'quanto paguei de juros de cheque especial em outubro',
    ({ sum }) => [sum(paid, OUT, cat('juros'))],
    /inteira, sem separar/,
  ],
  ['gasto com agua desde o começo do ano', ({ sum }) => [sum(paid, YEAR, who('SAAE'))]],
  ['despesas fixas menos aluguel em outubro', ({ sum }) => [sum(fixed, OUT, not(cat('aluguel')))]],
  ['quanto o helio pagou antes de sair', ({ sum }) => [sum(received, '2025-01-15..2026-11-21', who('HELIO'))]],
]

const SECOND_CHAINS: readonly (readonly Apart[])[] = [
  [
    ['quanto recebi da prefeitura em outubro', ({ sum }) => [sum(received, OUT, who('PREFEITURA'))]],
    ['e no ano?', ({ sum }) => [sum(received, YEAR, who('PREFEITURA'))]],
    ['isso é quanto % da receita?', ({ sum }) => [sum(received, YEAR, who('PREFEITURA')) / sum(sold, YEAR)]],
    [
      'e a cantina?',
      ({ sum }) => [sum(received, YEAR, who('CANTINA')) / sum(sold, YEAR), sum(received, YEAR, who('CANTINA'))],
    ],
  ],
  [
    ['gastos de outubro', ({ sum }) => [sum(spent, OUT)]],
    ['só do c6', ({ sum }) => [sum(spent, OUT, at('c6'))]],
    ['sem marketing', ({ sum }) => [sum(spent, OUT, at('c6'), not(cat('marketing')))]],
    ['e em setembro', ({ sum }) => [sum(spent, SEP, at('c6'), not(cat('marketing')))]],
  ],
  [
    ['qual meu maior fornecedor do ano', () => 'any'],
    ['e o segundo', () => 'any'],
    ['quanto paguei pra ele em outubro', () => 'any'],
    ['e em setembro?', () => 'any'],
  ],
  [
    ['quanto vendi em agosto', ({ sum }) => [sum(sold, AUG)]],
    ['e em setembro?', ({ sum }) => [sum(sold, SEP)]],
    ['qual a diferença?', ({ sum }) => [cents(sum(sold, SEP) - sum(sold, AUG))]],
    ['e o lucro de setembro?', ({ sum }) => [sum(profit, SEP)]],
  ],
  [
    ['saldo de hoje', ({ balance }) => [balance('2026-11-21')]],
    ['e dia 31 de outubro?', ({ balance }) => [balance('2026-10-31')]],
    ['e só o bradesco?', ({ balance }) => [balance('2026-10-31', 'brad')]],
    ['e dia 15?', ({ balance }) => [balance('2026-10-15', 'brad')]],
  ],
  [
    ['aluguel desse ano', ({ sum }) => [sum(spent, YEAR, cat('aluguel'))]],
    ['e luz?', ({ sum }) => [sum(paid, YEAR, who('CPFL'))]],
    ['qual foi a conta mais cara?', ({ each }) => [each(paid, YEAR, who('CPFL')).at(-1)!]],
    ['e a mais barata?', ({ each }) => [each(paid, YEAR, who('CPFL'))[0]!]],
  ],
]

export const BAKERY_AND_SCHOOL: ApartSets = {
  'a bakery': { company: BAKERY, questions: BAKERY_QUESTIONS, chains: [], nothing: [] },
  'a school': { company: SCHOOL, questions: SCHOOL_QUESTIONS, chains: SECOND_CHAINS, nothing: [] },
}
