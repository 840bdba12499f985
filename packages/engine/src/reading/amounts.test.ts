import { leastMilliseconds } from '@norteia/contracts/testing/work-time'
import { describe, expect, test } from 'vitest'
import { blankForm } from '#src/testing/companies.ts'
import { amountsIn, readAmounts } from './amounts.ts'

/** 'assunto valor unidade /período tempo', the tense where it isn't today's. */
const read = (text: string, campo = 'main_challenge') =>
  amountsIn(text, campo).itens.map(
    ({ assunto, valor, ate, unidade, por, tempo }) =>
      `${assunto} ${valor}${ate === valor ? '' : `-${ate}`} ${unidade}${por ? ` /${por}` : ''}${tempo === 'hoje' ? '' : ` ${tempo}`}`,
  )

describe('amounts in what an owner writes', () => {
  test.each<[string, string[]]>([
    ['400 mil em estoque', ['estoque 400000 R$']],
    ['produto parado há 90 dias', ['estoque 90 dias']],
    ['70% de ocupação', ['ocupacao 70 %']],
    ['pego 40% de entrada que já uso pra comprar material', ['outro 40 %']],
    ['uns 17 não pagam, alguns já devem 3 meses', ['inadimplencia 17 qtd', 'outro 3 meses']],
    ['simples 7600 (8%), desconto dos boletos', ['outro 8 %']],
    ['tenho 150 assinantes', ['clientes 150 qtd']],
    ['18 de inadimplência', ['inadimplencia 18 %']],
    ['faturo 62 mil e gasto 57', ['faturamento 62000 R$', 'custo_total 57000 R$']],
    ['devo 80k no banco', ['divida 80000 R$']],
    ['a última obra da construtora peguei por 38 mil', ['outro 38000 R$']],
    ['faturo 43 mil, com 200 pedidos, ticket de 135', ['faturamento 43000 R$', 'pedidos 200 qtd', 'ticket 135 R$']],
    ['tenho 80 mil no banco', ['caixa 80000 R$']],
    ['parcela de 3.200', ['parcela 3200 R$']],
    ['cliente grande é 40%', ['maior_cliente 40 %']],
    ['80% do faturamento vem de um cliente só', ['maior_cliente 80 %']],
    ['vendo 3 por dia', ['pedidos 3 qtd /dia']],
    ['atendo 12 por dia', ['atendimentos 12 qtd /dia']],
    ['recebo em 60 dias', ['prazo_receber 60 dias']],
    ['tem box instalado há 3 meses que ainda falta receber', ['outro 3 meses']],
    ['o maior cliente representa 45% e paga em 90 dias', ['maior_cliente 45 %', 'prazo_receber 90 dias']],
    ['perco 3% com desperdício', ['perdas 3 %']],
    ['15% de faltas', ['faltas 15 %']],
    ['30% dos pacientes faltam', ['faltas 30 %']],
    ['ticket médio de 85', ['ticket 85 R$']],
    ['cobro 120 a hora', ['preco 120 R$ /hora']],
    ['10 a 15 mil de lucro', ['sobra 10000-15000 R$']],
    ['entre 20 e 30 dias de estoque', ['estoque 20-30 dias']],
    ['6 mil clientes', ['clientes 6000 qtd']],
    ['pago 27% de comissão pro ifood', ['comissao_entrega 27 %']],
    ['gasto 5.000 com marketing e trago 20 clientes novos', ['marketing 5000 R$', 'clientes_novos 20 qtd']],
    ['mensalidade de 129 e 300 alunos', ['ticket 129 R$', 'clientes 300 qtd']],
    ['faço 40 orçamentos e fecho 8', ['propostas 40 qtd', 'conversao 8 qtd']],
    ['trabalho 12 horas por dia', ['horas 12 horas /dia']],
    ['1,2 milhão por ano de receita', ['faturamento 1200000 R$ /ano']],
    ['Faturamento: 62.000', ['faturamento 62000 R$']],
    ['meu faturamento caiu de 80 para 60 mil', ['faturamento 80000 R$ antes', 'faturamento 60000 R$']],
    ['antes vendia 80 mil', ['faturamento 80000 R$ antes']],
    ['quero faturar 120 mil por mês', ['faturamento 120000 R$ /mes meta']],
    ['dívida com fornecedores de 45 mil', ['divida 45000 R$']],
    ['estoque de 400 mil de roupas', ['estoque 400000 R$']],
    ['sobra 2 mil no fim do mês', ['sobra 2000 R$']],
    ['dou 10% de desconto', ['desconto 10 %']],
    ['glosa de 12%', ['glosa 12 %']],
    ['tenho uns 15 mil de fiado na rua', ['fiado 15000 R$']],
    ['3 cancelamentos por mês', ['cancelamento 3 qtd /mes']],
    ['quero contratar um vendedor por 3 mil', ['vaga 3000 R$ meta']],
    ['pago 2.500 de aluguel', ['aluguel 2500 R$']],
    ['12 funcionários e 800 por semana de combustível', ['pessoas 12 qtd', 'frete 800 R$ /semana']],
    ['desde 2019 no mercado, aberto das 8h às 18h', ['outro 8 horas', 'outro 18 horas']],
    ['Meu aluguel é de 6.500 e representa quase 15% do que eu vendo', ['aluguel 6500 R$', 'aluguel 15 %']],
    ['3 alunos cancelam por mês de um total de 120', ['cancelamento 3 qtd /mes', 'clientes 120 qtd']],
    ['de 40 clientes 8 cancelam por mês', ['clientes 40 qtd', 'cancelamento 8 qtd /mes']],
    ['temos 400 assinantes e perdemos uns 24 por mês', ['clientes 400 qtd', 'cancelamento 24 qtd /mes']],
    ['comecei com 150 alunos e 36 já saíram', ['clientes 150 qtd', 'cancelamento 36 qtd']],
    ['4 de 10 horários vazios', ['ociosidade 40 %']],
    ['de cada 100 litros que produzo 12 vão pro ralo', ['producao 100 qtd', 'perdas 12 %']],
    ['visito 40 clientes por mês e 8 fecham', ['propostas 40 qtd /mes', 'conversao 8 qtd']],
    ['funcionários 16.000', []],
    ['não paga a segunda metade', []],
    ['tenho 23 mil pra receber', ['a_receber 23000 R$']],
    ['uso metade do horário', ['ocupacao 50 %']],
    ['fecho 2 de 10 orçamentos', ['conversao 20 %']],
    ['de cada 10 festas que orço fecho 2', ['propostas 10 qtd', 'conversao 2 qtd']],
    ['Entra 75 mil e sai 80', ['faturamento 75000 R$', 'custo_total 80000 R$']],
    ['entram 30 e saem 28 mil por mês', ['custo_total 28000 R$ /mes']],
    ['um mês entra 40 mil e no outro 12', ['faturamento 40000 R$', 'faturamento 12000 R$']],
    ['estou prometendo 45 dias e entregando em 80', ['prazo_entrega 45 dias', 'prazo_entrega 80 dias']],
    ['o laticínio paga 2,20 o litro', ['preco 2.2 R$']],
    ['uma construtora sozinha é 45% do que entra', ['maior_cliente 45 %']],
    ['a feira é 60% do que entra', ['outro 60 %']],
    ['são 40 horas por mês que trabalho de graça', ['horas_nao_cobradas 40 horas /mes']],
    ['o movimento caiu de 120 mil pra 95 mil', ['faturamento 120000 R$ antes', 'faturamento 95000 R$']],
    ['tenho 120 alunos pagando 250 por mês', ['clientes 120 qtd', 'ticket 250 R$ /mes']],
    ['320 clientes com churn de 4%', ['clientes 320 qtd', 'cancelamento 4 %']],
    ['tenho 40 clientes e 5 não pagam', ['clientes 40 qtd', 'inadimplencia 5 qtd']],
    ['1 em cada 4 pacientes não vem', ['faltas 25 %']],
    ['Vendo 80 marmitas por dia a 22 reais', ['pedidos 80 qtd /dia', 'preco 22 R$']],
    ['Produzo 900 litros de leite por dia a 2,40', ['producao 900 qtd /dia', 'preco 2.4 R$']],
    ['tenho 12 mil poedeiras, ração é 65% do custo', ['producao 12000 qtd', 'racao 65 %']],
    ['a energia custa 8 mil', ['energia 8000 R$']],
    ['20 mil de imposto atrasado', ['divida 20000 R$']],
    ['Gasto 2.500 por mês em anúncio e vêm 10 clientes', ['marketing 2500 R$ /mes', 'clientes_novos 10 qtd']],
    ['devo quarenta mil no banco e tenho três funcionários', ['divida 40000 R$', 'pessoas 3 qtd']],
    ['metade das vendas é de um cliente só', ['maior_cliente 50 %']],
    ['o fornecedor do cimento quer boleto em 14 dias', ['prazo_pagar 14 dias']],
    ['jogo fora uns 6 kilo de comida por dia', ['producao 6 qtd /dia']],
    ['terça a quinta atendo 4 por dia', ['atendimentos 4 qtd']],
    ['todo mês cancela uns 11', []],
    ['nada disso em números', []],
  ])('%j', (text, wanted) => expect(read(text)).toEqual(wanted))

  test.each<[string, string[]]>([
    ['vender 20% mais em 12 meses', ['faturamento 20 % meta', 'prazo 12 meses meta']],
    ['faturar 90 mil até dezembro de 2027', ['faturamento 90000 R$ meta']],
    ['chegar a 300 alunos', ['clientes 300 qtd meta']],
    ['passar de 62 para 80 mil de faturamento', ['faturamento 62000 R$', 'faturamento 80000 R$ meta']],
  ])('goal %j', (text, wanted) => expect(read(text, 'future_goals')).toEqual(wanted))

  test.each<[string, string[]]>([
    ['não tenho dívida', ['divida']],
    ['trabalho sem estoque', ['estoque']],
    ['não vendo fiado', ['fiado']],
    ['tenho dívida', []],
  ])('%j denies %j', (text, wanted) =>
    expect(amountsIn(text, 'main_challenge').negados.map(({ assunto }) => assunto)).toEqual(wanted),
  )

  test('an amount that is denied is none', () => {
    expect(read('não tenho 80 mil de reserva')).toEqual([])
    expect(read('não tenho dívida. faturo 20 mil')).toEqual(['faturamento 20000 R$'])
  })

  test('a line says nothing about the next', () =>
    expect(read('aluguel 4500\nfuncionários são 5')).toEqual(['aluguel 4500 R$', 'pessoas 5 qtd']))

  test('her words are quoted whole, with their question', () => {
    const { itens } = readAmounts(
      { ...blankForm, main_challenge: 'Não dá mais. Tenho R$ 1.234,50 de fiado na rua.', future_goals: '' },
      { service_offer: '150 assinantes' },
    )
    expect(itens.map(({ trecho, campo }) => [trecho, campo])).toEqual([
      ['Tenho R$ 1.234,50 de fiado na rua', 'main_challenge'],
      ['150 assinantes', 'service_offer'],
    ])
  })
})

describe('any text at all', () => {
  const hostile = [
    '1 '.repeat(2_500),
    'de '.repeat(1_700),
    'não tenho '.repeat(500),
    'cliente grande é 40% e paga em 60 dias '.repeat(125),
    'r$ '.repeat(1_666),
    'a'.repeat(5_000),
    '1.000.000.000,'.repeat(350),
    'entre 1 e '.repeat(500),
    'de 80 para '.repeat(450),
    '\u0000\u202e'.repeat(2_000),
    'ﬁnanças 10 mil de estoque ﬁado 3 mil',
    '💸'.repeat(1_000),
  ]

  test('is read without an error, and an amount never counts more than sixty times', () => {
    for (const text of hostile) {
      const { itens } = amountsIn(text, 'main_challenge')
      expect(itens.length).toBeLessThanOrEqual(60)
      for (const { valor, trecho } of itens) {
        expect(Number.isFinite(valor)).toBe(true)
        expect(trecho.length).toBeLessThanOrEqual(120)
      }
    }
  })

  test('takes time in proportion to its length', () => {
    for (const text of hostile) {
      const took = leastMilliseconds(() => amountsIn(text, 'main_challenge'), 1)
      // A catastrophic pattern takes seconds; a slow machine some milliseconds.
      expect([text.slice(0, 20), took < 1_000]).toEqual([text.slice(0, 20), true])
    }
  })

  test('ten times the sums are ten times the amounts', () => {
    const text = (factor: number) =>
      `faturo ${62 * factor} mil, devo ${80 * factor}k no banco com parcela de ${3_200 * factor} e tenho ${400 * factor} mil em estoque`
    const values = (factor: number) =>
      amountsIn(text(factor), 'main_challenge').itens.map(({ assunto, valor }) => [assunto, valor])
    expect(values(1)).toEqual([
      ['faturamento', 62_000],
      ['divida', 80_000],
      ['parcela', 3_200],
      ['estoque', 400_000],
    ])
    expect(values(10)).toEqual(values(1).map(([assunto, valor]) => [assunto, Number(valor) * 10]))
  })
})

describe('thousands that go without saying', () => {
  const bounds = { min: 30_001, max: 100_000 }
  const within = (text: string) =>
    amountsIn(text, 'main_challenge', bounds).itens.map(({ assunto, valor }) => `${assunto} ${valor}`)

  test('are heard where they fit the band that she ticked', () => {
    expect(within('faço 75 no mês')).toEqual(['faturamento 75000'])
    expect(within('faturo 60, gasto 55')).toEqual(['faturamento 60000', 'custo_total 55000'])
    expect(within('tiro uns 30')).toEqual(['retirada 30000'])
  })

  test('are not made up: another band, a counted noun, no band', () => {
    expect(within('faço 7 no mês')).toEqual([])
    expect(within('faço 75 bolos no mês').join()).not.toContain('faturamento')
    expect(within('tiro 2 dias de folga').join()).not.toContain('retirada')
    expect(amountsIn('faço 75 no mês', 'main_challenge').itens).toEqual([])
  })
})
