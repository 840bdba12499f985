import { expect, test } from 'vitest'
import { Sources } from '#src/measures/measured.ts'
import { sumsByPatterns } from '#src/measures/own-sums.ts'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { FOUND, NOTHING, type Told } from './account.fixture.ts'
import { TRADES } from './trades.fixture.ts'

const sumsOf = ([market_segment, faturamento, main_challenge, answers]: Told) =>
  sumsByPatterns(
    new Sources(
      readInput({
        company: { setor: market_segment, faturamento, funcionarios: 3 },
        formAnswers: {
          ...blankForm,
          market_segment,
          main_challenge,
          main_costs: `aluguel ${faturamento / 10}; salarios ${faturamento / 4}`,
          ...answers,
        },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  )

test.each([...FOUND, ...TRADES])('%s: %d %s', (text, wanted, unit, told) => {
  const { sums, step } = sumsOf([told[0], told[1], text, told[2]])
  const [sum] = sums
  expect([sum?.figure.fact.valor, sum?.figure.fact.unidade]).toEqual([wanted, unit])
  const facts = new Set([sum!.figure.fact, ...sum!.figure.entradas].map(({ id }) => id))
  for (const { fato } of [...sum!.figure.text.spans]) expect(facts).toContain(fato)
  const shown = new Set([step!.fact, ...step!.entradas].map(({ id }) => id))
  for (const { fato } of step!.text.spans) expect(shown).toContain(fato)
})

test.each(NOTHING)('%j gives none', (text, told) => {
  expect(sumsOf([told[0], told[1], text, undefined]).sums).toEqual([])
})

test('every step is shown with its units, and by the week where she says the week', () => {
  const box =
    'Instalo uns 30 box por mês a 1.150, só que 2 em cada 10 eu tenho que refazer, e cada um refeito me custa 620'
  expect(sumsOf(['Indústria', 62_000, box, undefined]).step?.text.text).toContain(
    'A conta: 30 box × 2 de 10 = 6 box por mês × R$ 620 = R$ 3.720 por mês.',
  )
  const hours = 'Gasto 3 horas por semana procurando nota e minha hora vale 200'
  expect(sumsOf(['Serviços', 20_000, hours, undefined]).step?.text.text).toContain(
    'A conta: 3 horas por semana × R$ 200 = R$ 600 por semana, R$ 2.600 por mês.',
  )
})

test('weak months are no loss of every month', () => {
  const guitar = 'Tenho 32 alunos a 300 por mês, mas em dezembro e janeiro metade para e eu fico no vermelho'
  const [sum] = sumsOf(['Educação', 9_600, guitar, { main_costs: 'sala 1.200; internet 110; cordas 150' }]).sums
  expect(sum?.figure.text.text).toBe(
    '16 alunos que saem, a R$ 300 cada: R$ 4.800 a menos em cada um desses meses. Ficam R$ 4.800, e as contas são de R$ 1.460.',
  )
  expect(sum?.gain).toBeUndefined()
})

test('what is done for two sorts of buyers leaves no room, and the last part is one of the whole', () => {
  const tow =
    'faço 140 guincho por mes, 110 sao de seguradora que paga 165 e pede 40 km, o particular paga 280 na hora mas so faço 30'
  const { sums } = sumsOf(['Serviços', 31_000, tow, { future_goals: 'fazer 60 particular por mes' }])
  expect(sums.map(({ figure }) => figure.text.text)).toEqual(['Pelo que você escreveu, 30 de 140 são 21,4%.'])
})

test('how many go through the app nobody said: what one leaves there is said, and no month of it', () => {
  const pies =
    'faço 700 esfihas por mes a 12 reais, cada uma me sai 4,20 de massa e 0,60 de caixa, o ifood fica com 25%'
  const { sums } = sumsOf(['Alimentação', 8_400, pies, undefined])
  expect(sums.map(({ figure }) => figure.text.text)).toEqual([
    'De cada R$ 12 ficam R$ 4,20 depois de R$ 3 de aplicativo, R$ 4,20 de massa e R$ 0,60 de caixa, antes das outras contas.',
  ])
})

test.each([
  ['jogo fora umas 6 caixas de folha toda segunda. São quase 2 mil por mês no lixo', /12\.000/],
  ['a mensalidade é 180 e quase ninguem paga mais que 120 de tanto que negocia', /21\.600/],
  ['No temporal desmarcaram três seguidas, deixei de ganhar R$ 1.100 e o ajudante eu paguei igual', /3\.300/],
  ['cada hora de plano deixa 11 reais, a do particular 90, e só tenho 4 particulares', /4 de 90/],
  ['a unha em gel demora 2h30 e cobro 90, a simples faz em 40 minutos por 35', /em 2 horas/],
  ['Farmácia 24h, de madrugada vende 300 reais e a conta não fecha', /em 24 horas/],
  ['caiu de 4,7 para 3,9 no Google e as reservas diminuíram', /3,9 de 4,7/],
  [
    'de terça a quinta entra 15 pessoas por noite e sexta e sabado faz fila de 60 e o povo desiste, gasta em média 34, semana passada contei 20 que foram embora no sabado',
    /R\$ 60/,
  ],
  ['Abriu uma rede na frente e em 2 meses perdi uns 30% do movimento', /Esse cliente/],
])('%s isn’t reckoned as %s', (text, wrong) => {
  const { sums } = sumsOf(['Outro', 25_000, text, undefined])
  expect(sums.filter(({ figure }) => wrong.test(figure.text.text))).toEqual([])
})
