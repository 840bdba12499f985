import { describe, expect, test } from 'vitest'
import { PROBLEM_CARDS } from '#src/problems/cards.ts'
import { CASE_DEEDS } from '#src/problems/case-deeds.ts'
import { DEEDS } from '#src/problems/deeds.data.ts'
import { ALL_FRAMES } from '#src/problems/frames.ts'
import { stepsOf } from '#src/problems/later-steps.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { fold } from '#src/text/words.ts'
import { takenBy } from './taken.ts'
import { OF_CASE } from './taken-case.data.ts'

const company = (segment: string, form: Partial<typeof blankForm>, people = 5) =>
  takenBy(
    readInput({
      company: { setor: segment, faturamento: 40_000, funcionarios: people },
      formAnswers: { ...blankForm, market_segment: segment, ...form },
      segmentSpecificAnswers: {},
      history: [],
      referenceMonth: '2026-11',
    }),
  )
const MONTH = { main_costs: 'aluguel 2.400, salários 8.000, luz 900, imposto 1.900, material 9.000' }
const told = (segment: string, main_challenge: string, operational_flow = 'o cliente chama, a gente faz e recebe') =>
  company(segment, { ...MONTH, main_challenge, operational_flow, future_goals: 'sobrar mais no fim do mês' })

describe('what a step takes for granted of her case', () => {
  test.each([
    ['Indústria', 'pago 7 por peça pra facção costurar e pensei em comprar as máquinas', 'Peça preço de aluguel por dia, semana e mês em três lugares'],
    ['Comércio Varejista', 'devo 20 mil no cheque especial e tenho mercadoria parada', 'Guarde os cartões e peça ao banco para reduzir o limite'],
    ['Educação', '30 alunos não pagam em dia, quase peguei empréstimo no banco', 'Leve a dívida mais cara a três lugares e peça troca'],
    ['Indústria', 'costuro para uma marca, o tecido chega do cliente e ele paga em 60 dias', 'Peça ao seu fornecedor prazo igual ao do cliente'],
    ['Serviços', 'consertamos ar na casa dos outros, o técnico vai e no verão recuso serviço', 'Feche manhãs e tardes por mês com escolas, empresas e treinadores'],
    ['Serviços', 'pago comissão às pousadas e uma moça cobra 1.200 para cuidar do anúncio', 'Pause os anúncios que não trouxeram pagante em trinta dias de gasto'],
    ['Comércio Varejista', 'vendem a toalha mais barato no Paraguai, já tentei baixar e não adianta', 'Iguale só os itens que o cliente sabe de cor'],
    ['Outro', 'quero atravessar a baixa sem mandar ninguém embora', 'Combine trabalho por dia, e não por mês, na época fraca'],
    ['Saúde', 'o convênio paga 34 por sessão e toma a agenda toda', 'Encerre ou diminua primeiro o plano que menos deixa'],
    ['Saúde', 'comprei um aparelho de 60 mil e uso pouco, a parcela pesa', 'Anote as paradas dos últimos três meses por máquina e peça'],
  ] as const)('%s: %s', (segment, challenge, title) => {
    expect(told(segment, challenge).agrees({ acao: title })).toBe(false)
  }) // biome-ignore format: one case a line

  test.each([
    ['Serviços', 'uso a betoneira umas 4 vezes por mês e alugo por diária', 'Peça preço de aluguel por dia, semana e mês em três lugares'],
    ['Comércio Varejista', 'estourei o cartão e pago só o mínimo da fatura', 'Guarde os cartões e peça ao banco para reduzir o limite'],
    ['Indústria', 'devo no banco e os juros comem tudo', 'Leve a dívida mais cara a três lugares e peça troca'],
    ['Outro', 'a quadra fica vazia de manhã', 'Feche manhãs e tardes por mês com escolas, empresas e treinadores'],
    ['Serviços', 'gasto 2 mil em anúncio e ninguém aparece', 'Pause os anúncios que não trouxeram pagante em trinta dias de gasto'],
    ['Saúde', 'a autoclave quebrou duas vezes neste mês', 'Anote as paradas dos últimos três meses por máquina e peça'],
  ] as const)('%s has it: %s', (segment, challenge, title) => {
    expect(told(segment, challenge).agrees({ acao: title })).toBe(true)
  }) // biome-ignore format: one case a line

  test('who wrote little leaves it open, but for what she denies', () => {
    const little = company('Serviços', { main_challenge: 'falta dinheiro no fim do mês' })
    expect(little.agrees({ acao: 'Pause os anúncios que não trouxeram pagante em trinta dias de gasto' })).toBe(true)
  })

  test('each fact is taken for granted by a step', () => {
    const titles = [
      ...PROBLEM_CARDS.flatMap((card) => stepsOf(card).map(({ acao }) => acao)),
      ...CASE_DEEDS.map(({ passo }) => passo.acao),
      ...DEEDS.map(({ passo }) => passo.acao),
      ...ALL_FRAMES.flatMap(({ passos }) => passos.map(([acao]) => acao)),
    ].map(fold)
    expect(OF_CASE.filter(({ titles: of }) => of && !titles.some((title) => of.test(title)))).toEqual([])
  })
})
