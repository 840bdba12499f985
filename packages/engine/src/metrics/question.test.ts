import { leastMilliseconds } from '@norteia/contracts/testing/work-time'
import { describe, expect, it } from 'vitest'
import { CONTEXT, days, frame, read } from './asked.fixture.ts'
import { type Frame, frameOf, readFrame } from './frame.ts'
import { OWNERS_QUESTIONS } from './owners.fixture.ts'
import { inPeriod, periodBefore, periodName, yearBefore } from './periods.ts'
import { readQuestion } from './question.ts'
import { namesAsked } from './reading.ts'

describe('the days of a question', () => {
  it.each([
    ['quanto vendi em outubro', '2026-10-01 2026-10-31'],
    ['quanto vendi em dezembro', '2025-12-01 2025-12-31'],
    ['quanto vendi em novembro', '2026-11-01 2026-11-21'],
    ['quanto vendi em janeiro de 2025', '2025-01-01 2025-01-31'],
    ['quanto vendi em março do ano passado', '2025-03-01 2025-03-31'],
    ['quanto vendi em 10/2025', '2025-10-01 2025-10-31'],
    ['quanto vendi em 05/10/2026', '2026-10-05 2026-10-05'],
    ['quanto vendi dia 5', '2026-11-05 2026-11-05'],
    ['quanto vendi dia 25', '2026-10-25 2026-10-25'],
    ['quanto vendi mês passado', '2026-10-01 2026-10-31'],
    ['quanto vendi mês retrasado', '2026-09-01 2026-09-30'],
    ['quanto vendi este mês', '2026-11-01 2026-11-21'],
    ['quanto vendi nos últimos 3 meses', '2026-08-01 2026-10-31'],
    ['quanto vendi nos últimos dez meses', '2026-01-01 2026-10-31'],
    ['quanto vendi nos últimos 7 dias', '2026-11-15 2026-11-21'],
    ['quanto vendi nas últimas 2 semanas', '2026-11-02 2026-11-15'],
    ['quanto vendi semana passada', '2026-11-09 2026-11-15'],
    ['quanto vendi essa semana', '2026-11-16 2026-11-21'],
    ['quanto vendi ontem', '2026-11-20 2026-11-20'],
    ['quanto vendi no segundo trimestre', '2026-04-01 2026-06-30'],
    ['quanto vendi no 4º trimestre de 2025', '2025-10-01 2025-12-31'],
    ['quanto vendi no trimestre passado', '2026-07-01 2026-09-30'],
    ['quanto vendi no primeiro semestre de 2026', '2026-01-01 2026-06-30'],
    ['quanto vendi este ano', '2026-01-01 2026-11-21'],
    ['quanto vendi em 2025', '2025-01-01 2025-12-31'],
    ['quanto vendi desde março', '2026-03-01 2026-11-21'],
    ['quanto vendi de março pra cá', '2026-03-01 2026-11-21'],
    ['quanto vendi entre março e maio', '2026-03-01 2026-05-31'],
    ['quanto vendi de novembro a janeiro de 2026', '2025-11-01 2026-01-31'],
    ['quanto vendi de dezembro a fevereiro', '2025-12-01 2026-02-28'],
    ['quanto vendi de 01/10 a 15/10', '2026-10-01 2026-10-15'],
    ['quanto vendi em set e out', '2026-09-01 2026-10-31'],
    ['quanto vendi em agosto, setembro e outubro', '2026-08-01 2026-10-31'],
    ['quanto vendi até hoje', '2025-07-01 2026-11-21'],
    ['vendas de outubro até o dia 15', '2026-10-01 2026-10-15'],
    ['gastos de outubro ate o dia 10', '2026-10-01 2026-10-10'],
    ['quanto vendi no bimestre set/out', '2026-09-01 2026-10-31'],
    ['quanto vendi na primeira quinzena de outubro', '2026-10-01 2026-10-15'],
    ['quanto gastei entre 5 e 20 de outubro', '2026-10-05 2026-10-20'],
    ['quanto vendi do dia 1 ao 15 de outubro', '2026-10-01 2026-10-15'],
    ['quanto vendi nos últimos 10 dias de outubro', '2026-10-22 2026-10-31'],
    ['quanto vendi até outubro', '2026-01-01 2026-10-31'],
    ['quanto vendi antes de outubro', '2025-07-01 2026-09-30'],
    ['quanto vendi depois de outubro', '2026-11-01 2026-11-21'],
    ['quanto vendi há 3 meses', '2026-08-01 2026-08-31'],
    ['quanto vendi sábado passado', '2026-11-14 2026-11-14'],
    ['quanto vendi na última sexta', '2026-11-20 2026-11-20'],
    ['quanto vendi no natal do ano passado', '2025-12-25 2025-12-25'],
    ['quanto vendi na black friday do ano passado', '2025-11-28 2025-11-28'],
    ['saldo no fim de setembro', '2026-09-30 2026-09-30'],
    ['quanto tinha no banco no começo de outubro', '2026-09-30 2026-09-30'],
    ['qual vai ser meu saldo em 05/12', '2026-12-05 2026-12-05'],
    ['saldo do dia 10/12', '2026-12-10 2026-12-10'],
    ['quanto vou vender em dezembro', '2026-12-01 2026-12-31'],
    ['quanto vou vender em janeiro', '2027-01-01 2027-01-31'],
  ])('%s', (question, expected) => {
    expect(days(question)).toBe(expected)
  })

  it('are supplied where none are said, and that is noted', () => {
    expect(read('qual foi meu lucro?')).toMatchObject({
      frame: { periodo: { de: '2026-10-01' } },
      assumed: ['periodo'],
    })
    expect(read('qual foi meu lucro em outubro de 2026?')).toMatchObject({ assumed: [] })
  })

  it('are named as people do', () => {
    const name = (de: string, ate: string) => inPeriod({ de, ate })
    expect(name('2026-10-01', '2026-10-31')).toBe('em outubro de 2026')
    expect(name('2026-08-01', '2026-10-31')).toBe('de agosto a outubro de 2026')
    expect(name('2025-11-01', '2026-10-31')).toBe('de novembro de 2025 a outubro de 2026')
    expect(name('2025-01-01', '2025-12-31')).toBe('em 2025')
    expect(name('2026-11-01', '2026-11-21')).toBe('de 01/11/2026 a 21/11/2026')
    expect(periodName({ de: '2026-11-20', ate: '2026-11-20' })).toBe('20/11/2026')
  })

  it('are compared with as many before, or with the same of a year earlier', () => {
    expect(periodBefore({ de: '2026-03-01', ate: '2026-03-31' })).toEqual({ de: '2026-02-01', ate: '2026-02-28' })
    expect(periodBefore({ de: '2026-08-01', ate: '2026-10-31' })).toEqual({ de: '2026-05-01', ate: '2026-07-31' })
    expect(periodBefore({ de: '2026-11-01', ate: '2026-11-21' })).toEqual({ de: '2026-10-01', ate: '2026-10-21' })
    expect(periodBefore({ de: '2026-11-09', ate: '2026-11-15' })).toEqual({ de: '2026-11-02', ate: '2026-11-08' })
    expect(yearBefore({ de: '2024-02-01', ate: '2024-02-29' })).toEqual({ de: '2023-02-01', ate: '2023-02-28' })
    expect(yearBefore({ de: '2025-02-01', ate: '2025-02-28' })).toEqual({ de: '2024-02-01', ate: '2024-02-29' })
  })
})

describe('names', () => {
  it('are matched by their telling words, whatever their legal form', () => {
    expect(frame('quanto o mercado bom preço me pagou').filtros.contrapartes).toEqual([
      'MERCADO BOM PRECO LTDA',
      'MERCADO BOM PRECO',
    ])
    expect(frame('quanto paguei pra enel')).toMatchObject({ metrica: 'saidas', filtros: { contrapartes: ['ENEL'] } })
    expect(frame('quanto tem na conta caixa')).toMatchObject({ metrica: 'saldo', filtros: { contas: ['caixa'] } })
    expect(frame('gastei quanto com uniforme').filtros.categorias).toEqual(['propria'])
  })

  it('that several have are asked about, and the answer goes on from the question', () => {
    const asked = read('quanto recebi do joão em outubro?')
    expect(asked).toMatchObject({ kind: 'which', options: [{ nome: 'JOAO SILVA' }, { nome: 'JOAO PEREIRA' }] })
    const before = asked.kind === 'which' ? asked.frame : frameOf('receita')
    expect(frame('o pereira', before)).toMatchObject({
      metrica: 'entradas',
      filtros: { contrapartes: ['JOAO PEREIRA'] },
      periodo: { de: '2026-10-01' },
    })
  })

  it('are looked for only where the grammar has no word', () => {
    expect(namesAsked('quanto paguei pro moinho sul mês passado')).toEqual(['moinho', 'sul'])
    expect(namesAsked('quanto gastei com frete em outubro?')).toEqual([])
  })
})

describe('what is no question on own numbers', () => {
  it.each([
    'faturo 62 mil e gasto 57, ta bom?',
    'como aumentar minhas vendas?',
    'o que é margem de contribuição?',
    'qual a margem ideal de uma padaria?',
    'quanto devo cobrar de frete?',
    'quanto custa abrir uma empresa?',
    'meu faturamento caiu 20%, o que faço?',
    'posso contratar mais um funcionário?',
    'se eu vender 10% mais, quanto sobra?',
    'qual a capital da França?',
    'vale a pena pagar em 3 vezes?',
    'receita de bolo de cenoura',
    'quanto preciso guardar de reserva?',
    'oi, tudo bem?',
  ])('%s', (question) => {
    expect(read(question).kind).toBe('none')
  })

  it('is told from one that the data can’t answer', () => {
    expect(read('quanto gastei com cachorro quente em outubro').kind).toBe('unknown')
    expect(read('quanto gastei com tudo menos aluguel em outubro').kind).toBe('unknown')
    expect(read('quanto vendi em dinheiro em outubro').kind).toBe('unknown')
    expect(read('quando paguei o aluguel?').kind).toBe('unknown')
    expect(read('quanto recebi em cheque em outubro').kind).toBe('unknown')
    expect(read('quanto gastei de luz sem a água em outubro').kind).toBe('unknown')
    expect(read('receita de outubro sem contar o aluguel').kind).toBe('unknown')
    expect(read('quanto foi a última conta de luz').kind).toBe('unknown')
    expect(read('quanto vendi no dia 31 de setembro').kind).toBe('unknown')
    expect(read('quanto vou pagar de salário em 05/12').kind).toBe('unknown')
    expect(read('quanto vou vender em 05/12').kind).toBe('unknown')
    expect(read('quanto vou faturar semana que vem').kind).toBe('unknown')
    expect(read('quanto vou ter no itaú em 10/12').kind).toBe('unknown')
    expect(read('quanto o itaú me cobrou em outubro').kind).toBe('unknown')
    expect(read('qual o valor médio das vendas em outubro').kind).toBe('unknown')
    expect(read('quanto lucrei com o mercado bom preço em outubro').kind).toBe('unknown')
  })
})

describe('what turns a figure round', () => {
  it.each<[string, Partial<Frame>]>([
    ['os 3 menores gastos de outubro', { maiores: 3, menores: true, dimensao: 'categoria' }],
    ['maior salário que paguei em outubro', { unico: 'maior', dimensao: null }],
    ['qual foi a maior venda de outubro', { unico: 'maior', metrica: 'receita' }],
    ['quantas vendas fiz em outubro', { contagem: 'lancamentos', metrica: 'receita' }],
    ['qual foi o dia que mais vendi em outubro', { dimensao: 'dia', maiores: 1 }],
    ['quem é meu segundo maior cliente em outubro', { posicao: 2, metrica: 'clientes' }],
    ['qual a média de gasto por dia em outubro', { media: 'dia', metrica: 'despesas' }],
    ['quantos por cento do faturamento foi pra aluguel em outubro', { sobre: 'receita', metrica: 'despesas' }],
    ['quanto paguei ao todo pra enel', { periodo: { de: '2025-07-01', ate: '2026-11-21' } }],
  ])('%s', (question, expected) => {
    expect(frame(question)).toMatchObject(expected)
  })

  it('takes several days as they are said', () => {
    expect(frame('quanto vendi em agosto e outubro').trechos).toEqual([
      { de: '2026-08-01', ate: '2026-08-31' },
      { de: '2026-10-01', ate: '2026-10-31' },
    ])
    expect(frame('quanto vendi nas sextas de outubro').trechos).toHaveLength(5)
    expect(frame('quanto gastei com aluguel esse ano exceto agosto').trechos).toHaveLength(2)
    expect(frame('gastos sem contar aluguel em outubro').filtros.semCategorias).toEqual(['aluguel'])
  })

  it('takes no everyday word for somebody’s name', () => {
    const named = (question: string) =>
      readQuestion(question, { ...CONTEXT, contrapartes: ['VENDAS STONE', 'JUROS CHEQUE ESPECIAL', 'VIVO EMPRESAS'] })
    expect(named('qual o custo da mercadoria vendida em outubro')).toMatchObject({
      frame: { filtros: { categorias: ['mercadorias'], contrapartes: [] } },
    })
    expect(named('quanto vendi em outubro pra empresas').kind).toBe('unknown')
  })

  it('leaves a name that was asked about open until it is said', () => {
    const asked = read('quanto recebi do joão em outubro?')
    const before = asked.kind === 'which' ? asked.frame : frameOf('receita')
    expect(read('e em setembro?', before)).toMatchObject({ kind: 'which', word: 'joao' })
    expect(read('e esse ano?', before).kind).toBe('which')
    expect(frame('os dois', before).filtros.contrapartes).toEqual(['JOAO SILVA', 'JOAO PEREIRA'])
  })
})

describe('a follow-up', () => {
  const first = () => frame('quanto gastei com frete em outubro?')

  it('takes what it says and keeps the rest', () => {
    expect(frame('e em setembro?', first())).toMatchObject({
      filtros: { categorias: ['fretes'] },
      periodo: { de: '2026-09-01', ate: '2026-09-30' },
    })
    expect(frame('e com marketing?', first())).toMatchObject({
      filtros: { categorias: ['marketing'] },
      periodo: { de: '2026-10-01' },
    })
    expect(frame('e o lucro?', first())).toMatchObject({ metrica: 'resultado', filtros: { categorias: [] } })
    expect(frame('e no mês anterior?', first()).periodo).toEqual({ de: '2026-09-01', ate: '2026-09-30' })
    expect(frame('e por mês?', frame('quanto vendi nos últimos 6 meses?'))).toMatchObject({
      dimensao: 'mes',
      periodo: { de: '2026-05-01' },
    })
    expect(frame('por que caiu?', frame('e o lucro?', first()))).toMatchObject({
      porque: true,
      metrica: 'resultado',
      comparacao: { de: '2026-09-01' },
    })
    expect(frame('e comparado com setembro?', first()).comparacao).toEqual({ de: '2026-09-01', ate: '2026-09-30' })
  })

  it('keeps the month of a day that is said without one', () => {
    const september = frame('vendas de setembro')
    expect(frame('até o dia 10', september).periodo).toEqual({ de: '2026-09-01', ate: '2026-09-10' })
    expect(frame('e no dia 15?', september).periodo).toEqual({ de: '2026-09-15', ate: '2026-09-15' })
    expect(frame('e em 31/12', frame('quanto tenho em caixa')).periodo?.de).toBe('2026-12-31')
    expect(read('e o segundo?', frame('quanto paguei aos fornecedores em outubro')).kind).toBe('unknown')
    const fridays = frame('quanto vendi nas sextas de outubro')
    expect(frame('e em setembro?', fridays).trechos).toHaveLength(4)
  })

  it('is one only where there is something to go on from', () => {
    expect(read('e em setembro?').kind).not.toBe('frame')
    expect(read('e se eu contratar mais um?', first()).kind).toBe('none')
  })

  it('goes on from what was kept, and from nothing that no longer reads', () => {
    const kept = JSON.parse(JSON.stringify(first())) as Record<string, unknown>
    expect(readFrame(kept)).toEqual(first())
    for (const broken of [
      null,
      {},
      { ...kept, metrica: 'x' },
      { ...kept, periodo: { de: '1', ate: '2' } },
      { ...kept, opcoes: 1 },
      { ...kept, antes: [{}] },
      { ...kept, eleito: { categorias: 1, contrapartes: [] } },
    ])
      expect(readFrame(broken)).toBeUndefined()
  })
})

it('reads a question in less than five milliseconds', () => {
  for (const [question] of OWNERS_QUESTIONS) read(question)
  const times = OWNERS_QUESTIONS.map(([question]) => leastMilliseconds(() => read(question), 3)).sort((a, b) => a - b)
  expect(times[Math.floor(times.length * 0.9)]!).toBeLessThan(5)
  expect(leastMilliseconds(() => read(`quanto ${'gastei mais em outubro e '.repeat(200)}`))).toBeLessThan(50)
})
