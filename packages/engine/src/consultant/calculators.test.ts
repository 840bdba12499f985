import { describe, expect, it } from 'vitest'
import { answerConsultant } from './answer.ts'
import { QUESTIONS_ASKED, UNSEEN_QUESTIONS } from './questions.fixture.ts'
import { TRADE_SUMS } from './trade-sums.fixture.ts'
import { UNSEEN_SUMS } from './unseen-sums.fixture.ts'

const ask = (question: string, faturamento: number | null = null) =>
  answerConsultant({
    question,
    diagnostic: null,
    company: { setor: 'Outro', faturamento, funcionarios: 3 },
    referenceMonth: '2026-11',
  })

/** Sums that were done by hand. */
const SUMS: readonly (readonly [question: string, ...says: string[]])[] = [
  [
    'faturei 50 mil, custo da mercadoria 28 mil, despesa 15 mil',
    'Sobram R$ 7.000, 14% do que entra. Se as vendas caírem',
  ],
  ['12 quartos, 30 dias, ocupação 55% e diaria 200, qto fatura?', 'R$ 39.600'],
  ['8 quartos, ocupação de 60%, 30 dias, diária 150', 'R$ 21.600'],
  ['cliente deve 1200 vencido ha 3 meses, multa 2% e juros 1% ao mes simples, qto cobro?', 'Cobre R$ 1.260'],
  ['tenho 3 cadeira, 8 horas por dia, 22 dias, custo 10560 por mes, qto custa a hora?', 'cada uma custa R$ 20'],
  ['emprestimo de 20 mil em 12x de 2000, qto pago de juros no total?', 'R$ 24.000: R$ 4.000 de juros'],
  ['obra custa 80 mil e quero lucrar 20% sobre o preço e pago 6% de imposto, qto cobro?', 'R$ 108.108,11'],
  ['uma receita de brigadeiro gasta 24 reais e rende 60, vendo a 1,50 cada', 'sobram R$ 66'],
  ['uma fornada custa 90 e rende 45 pães, vendo a 3', 'sobram R$ 45'],
  ['produzo 1500 peças com custo fixo de 9000 e variavel 4 cada, custo unitario?', 'Cada unidade custa R$ 10'],
  ['gastei 6000 em anuncio e vieram 40 clientes, qual meu custo por cliente?', 'Cada cliente custou R$ 150'],
  ['ticket medio 35 e preciso faturar 42 mil no mes, qtos clientes por dia em 30 dias?', '40 por dia'],
  ['qto fica o aumento se o aluguel é 2500 e sobe 8%?', 'para R$ 2.700: R$ 200 a mais'],
  ['ano passado vendi 320 mil e esse ano 400 mil, cresci qto?', 'você cresceu 25%: R$ 80.000 a mais'],
  ['mes passado vendi 20 mil e esse mes 18 mil, caiu quanto por cento?', 'queda de 10%: R$ 2.000 a menos'],
  ['comprei por 40 e quero 35% de margem em cima do preço de venda, vendo por qto?', 'R$ 61,54'],
  ['faturo 62 mil e gasto 57', 'Sobram R$ 5.000, 8,1% do que entra. Um mês 8,1% mais fraco já empata.'],
  ['faturo 62 mil e gasto 57, ta bom?', 'Sobram R$ 5.000, 8,1%'],
  ['entra 30 mil e sai 27 mil por mes, ta bom', 'Sobram R$ 3.000, 10%'],
  ['gasto 18 mil e faturo 20 mil', 'Sobram R$ 2.000, 10%'],
  ['recebo 8000 e pago 9000 de contas', 'Faltam R$ 1.000 por mês, 12,5%'],
  ['vendo uns 45 mil e minhas despesas dão 40 mil', 'Sobram R$ 5.000, 11,1%'],
  ['faturo quarenta mil e gasto trinta mil', 'Sobram R$ 10.000, 25%'],
  ['compro por 30 e vendo por 50', 'Sobram R$ 20 por unidade: margem de 40% do preço, ou 66,7%'],
  ['um salgado me custa 2 reais e vendo a 5, ta certo?', 'Sobram R$ 3 por unidade: margem de 60%'],
  ['cobro 80 e gasto 20 de material', 'Sobram R$ 60 por unidade: margem de 75%'],
  ['vendo a 10 e me custa 12', 'cada venda deixa R$ 2 a menos'],
  ['custa 30 pra fazer, quero margem de 40%, qual preço', 'cobre R$ 50'],
  ['por quanto vender se custa 12 e quero lucro de 25%', 'cobre R$ 16'],
  ['custo 100 com markup de 60%, preço?', 'o preço é de R$ 160'],
  ['meu custo fixo é 12 mil e a margem 40%, qual meu ponto de equilibrio', 'O mês empata com R$ 30.000'],
  ['contas fixas de 9000, margem de 30%, quanto preciso vender', 'O mês empata com R$ 30.000'],
  ['despesas fixas 6 mil, vendo a 50 reais e custa 30 reais, quanto preciso vender', 'O mês empata com 300 unidades'],
  ['se eu der 10% de desconto com margem de 30%', 'vender 50% a mais'],
  ['desconto de 5% com margem de 25% compensa?', 'vender 25% a mais'],
  ['margem 20%, dou desconto de 20%', 'come a margem toda'],
  ['vendo a 100, me custa 60, dou desconto de 10%?', 'vender 33,3% a mais'],
  ['se aumentar o preço 10% com margem de 40% quanto posso perder', 'perder até 20% das vendas'],
  ['reajustar 5% o preco, margem de 20%', 'perder até 20% das vendas'],
  ['comissao de 5% sobre 20 mil', 'é de R$ 1.000; ficam R$ 19.000'],
  ['pago comissão de 10% em venda de 350 reais', 'é de R$ 35'],
  ['taxa da maquininha 3,5% em 10 mil', 'A taxa leva R$ 350 de R$ 10.000; você recebe R$ 9.650'],
  ['vendo 200 no cartao com taxa de 5%', 'A taxa leva R$ 10'],
  ['antecipar 10 mil a 2% ao mes por 3 meses', 'custa R$ 600; você recebe R$ 9.400'],
  ['vale antecipar 5000 com taxa de 3% por 2 meses', 'custa R$ 300; você recebe R$ 4.700'],
  ['emprestimo de 10 mil em 12x a 2% ao mes', '12 parcelas de R$ 945,60', 'R$ 1.347,20 são juros'],
  ['financiar 30000 em 24 meses com juros de 1,5%', '24 parcelas de R$ 1.497,72'],
  ['parcelar 1200 em 6x sem juros', 'São 6 parcelas de R$ 200, sem juros'],
  ['tenho 40 mil de estoque e compro 20 mil por mes', 'dura 60 dias'],
  ['estoque de 15 mil, gasto 30 mil por mês de mercadoria', 'dura 15 dias'],
  ['contratar alguem por 2000 quanto custa', 'custa cerca de R$ 2.400 por mês'],
  ['quero contratar ajudante com salario de 1800', 'custa cerca de R$ 2.160'],
  ['contratar vendedor salario 2000, margem de 40%', 'R$ 6.000 a mais em vendas'],
  ['quanto posso tirar pra mim se faturo 20 mil e gasto 14 mil', 'sobram R$ 6.000', 'até R$ 4.200'],
  ['sou mei e já faturei 60 mil este ano', 'Ainda cabem R$ 21.000 no limite do MEI'],
  ['mei que faturou 90 mil no ano', 'Passa do limite do MEI em R$ 9.000'],
  ['sou mei e faturo 6 mil por mes', 'Ainda cabem R$ 9.000'],
  ['quero faturar 80 mil, hoje faturo 62 mil', 'Faltam R$ 18.000 por mês, 29% a mais'],
  ['50 mil em 36 vezes, quanto fica a parcela com juros de 1,8% ao mes', '36 parcelas de R$ 1.899,19'],
  ['emprestimo 20 mil 24 meses 25% ao ano', '24 parcelas de R$ 1.042,74'],
  ['pago 4 mil de aluguel e faturo 20 mil, ta caro?', 'São 20% do que entra'],
  ['gasto 2500 de luz e faturo 40 mil', 'São 6,3% do que entra'],
  ['meu lucro é 5 mil e faturo 50 mil', 'São 10% do que entra'],
  ['minha meta é 50 mil, faturo 40 mil e ticket medio de 120', 'são 84 vendas a mais'],
]

describe('a calculator', () => {
  it('does nine of ten sums in wordings that it wasn’t written from, and none wrongly', { tags: 'corpus' }, () => {
    const results = UNSEEN_SUMS.map(([question, ...says]) => {
      const { answer, dados } = ask(question)
      const right = says[0] === '' ? dados === null : says.every((text) => answer.includes(text))
      return { question, right, wrong: !right && dados !== null }
    })
    expect(results.filter(({ wrong }) => wrong)).toEqual([])
    const missed = results.filter(({ right }) => !right).map(({ question }) => question)
    expect(missed.length / results.length, missed.join('; ')).toBeLessThanOrEqual(0.1)
  })

  it.each(TRADE_SUMS)('says what was reckoned apart, or nothing where it is unsure: %s', (question, ...says) => {
    const { answer, dados } = ask(question)
    if (says[0] === '') expect(dados).toBeNull()
    else for (const text of says) expect(answer).toContain(text)
  })

  it.each(SUMS)('does the sum: %s', (question, ...says) => {
    const { answer } = ask(question)
    for (const text of says) expect(answer).toContain(text)
    expect(answer).toContain('Conta: ')
  })

  it('keeps a fact behind every figure', { tags: 'corpus' }, () => {
    for (const [question] of [...SUMS, ...TRADE_SUMS.filter(([, says]) => says !== '')]) {
      const answer = ask(question)
      const ids = new Set(answer.fatos.map(({ id }) => id))
      for (const [campo, text] of Object.entries({ answer: answer.answer, 'actionSteps.0': answer.actionSteps[0]! }))
        for (const { index } of text.matchAll(/\d+/g))
          expect(
            answer.referencias.some((r) => r.campo === campo && r.inicio <= index && index < r.fim && ids.has(r.fato)),
            `${question}: ${text.slice(index - 10, index + 10)}`,
          ).toBe(true)
    }
  })

  it.each([
    ['comissão de 5%, quanto dá', 'Sobre que valor de vendas?'],
    ['emprestimo de 10 mil em 12x, quanto fica', 'taxa de juros ao mês?'],
    ['emprestimo de 10 mil a 2% ao mes', 'Em quantas parcelas?'],
    ['posso dar desconto de 10%?', 'quantos por cento sobram'],
    ['faturo 20 mil, quanto posso tirar pra mim', 'Quanto sai por mês'],
  ])('asks for one missing number: %s', (question, asked) => {
    const { answer } = ask(question)
    expect(answer).toContain(asked)
    expect(answer.match(/\?/g)).toHaveLength(1)
  })

  it('takes the company’s revenue where the question leaves it out', () => {
    expect(ask('quero faturar 80 mil', 62_000).answer).toContain('Faltam R$ 18.000 por mês')
    expect(ask('quero faturar 80 mil').answer).toContain('Quanto entra por mês?')
  })

  it('leaves questions without a sum to the advice', { tags: 'corpus' }, () => {
    for (const [, question] of [...QUESTIONS_ASKED, ...UNSEEN_QUESTIONS])
      expect(ask(question, 50_000).answer, question).not.toMatch(/Conta: |falta um número/)
  })

  it.each(['faturo 2 mil por dia e gasto 40 mil por mes', 'faturo 62 mil, gasto 57 e devo 30', 'faturo 0 e gasto 0'])(
    'does no sum with numbers that it can’t place: %s',
    (question) => {
      expect(ask(question).answer).not.toContain('Conta: ')
    },
  )
})
