import type { Fact } from '@norteia/contracts/analysis'
import { describe, expect, test } from 'vitest'
import type { Text } from '#src/facts/fact-book.ts'
import { readInput } from '#src/reading/input.ts'
import { caseOf } from '#src/testing/cases.ts'
import { MEASURE_IDS, type MeasureId } from './measure-ids.ts'
import { type Case, type Given, SOLD_ONE_BY_ONE } from './measures.fixture.ts'
import { measuresOf } from './measures.ts'

const blank = { main_costs: '', main_challenge: '', future_goals: '', operational_flow: '', kpis: '' }

export const readingOf = ({ segment = 'Comércio Varejista', revenue, people, form, answers, history }: Given) => {
  const input = caseOf(segment, { ...blank, ...form }, answers ?? {})
  return readInput({
    ...input,
    company: { ...input.company, faturamento: revenue ?? null, funcionarios: people ?? null },
    history: history ?? [],
  })
}

const value = (id: MeasureId, given: Given) => measuresOf(readingOf(given)).get(id)?.fact.valor ?? null

const costs = (main_costs: string): Pick<Given, 'form'> => ({ form: { main_costs } })
const THREE_SUMS =
  'Pago a diária da cobertura, umas 18 por mês a 150. Tenho 11 mil na rua. Jogo fora uns 80 reais por dia de salgado'
const challenge = (main_challenge: string, main_costs = ''): Pick<Given, 'form'> => ({
  form: { main_challenge, main_costs },
})
const goals = (future_goals: string, main_challenge = ''): Pick<Given, 'form'> => ({
  form: { future_goals, main_challenge },
})

const wished = (future_goals: string): Pick<Given, 'form'> => ({
  form: { future_goals, main_costs: 'aluguel 900, mercadoria 700' },
})

/** Every value was computed by hand from what is given. */
const CASES: readonly Case[] = [
  [
    'mes_fraco',
    { revenue: 26_000, ...challenge('Um mês entra 40 mil e no outro 12', 'freelas 7.000; salários 12.000') },
    7_000,
  ],
  ['mes_fraco', challenge('Um mês entra 40 mil e no outro 12'), 28_000],
  ...SOLD_ONE_BY_ONE,
  // Her own courier and the price of an order are no commission.
  ['comissao_entrega', { revenue: 20_000, ...costs('motoboy quando o app falha 400, aluguel 900') }, null],
  ['comissao_entrega', { revenue: 20_000, ...challenge('vendo tudo pelo ifood a 40 reais') }, null],
  ['comissao_entrega', { revenue: 52_000, ...challenge('vendo 31 mil na loja e 21 mil no mercado livre') }, null],
  ['meta_sobra', { revenue: 30_000, ...wished('tirar 15 dias de férias e chegar em 45 mil') }, null],
  [
    'conta_dela',
    {
      segment: 'Serviços',
      revenue: 16_000,
      form: {
        main_challenge: 'faço 10 mudanças por mes a 1.600 cada, tenho medo de aumentar o preço',
        future_goals: 'tirar uns dias de folga e passar de 25 mil',
        main_costs: 'ajudantes 5.000, diesel 1.900',
      },
    },
    null,
  ],
  ['meta_sobra', { revenue: 30_000, ...wished('chegar em 9 mil limpo por mês') }, 28_400],
  ['meta_sobra', { revenue: 30_000, ...wished('chegar a 9.000 reais limpos') }, 28_400],
  ['meta_sobra', { revenue: 30_000, ...wished('tirar 9 mil por mês pra mim') }, 28_400],
  // Of two, and beyond what she takes: not the sum that she writes.
  ['meta_sobra', { revenue: 30_000, ...wished('tirar 9 mil por mês pra cada um') }, null],
  ['meta_sobra', { revenue: 30_000, ...wished('tirar 9 mil por mês além da retirada') }, null],
  ['mes_fraco', challenge('Faturo 40 mil'), null],
  ['queda_faturamento', { revenue: 95_000, ...challenge('O movimento caiu de 120 mil pra 95 mil') }, 25_000],
  ['queda_faturamento', { revenue: 95_000, ...challenge('O movimento subiu de 80 mil pra 95 mil') }, null],
  ['atraso_entrega', challenge('Estou prometendo 45 dias e entregando em 80'), 35],
  ['atraso_entrega', challenge('Entrego em 30 dias'), null],
  ['mes_fraco', challenge('De abril a agosto não tem casamento', 'gasolina 830; equipe 3.000'), 19_200],
  ['dias_parados', { revenue: 52_000, ...challenge('A impressora parou 5 dias') }, 10_000],
  ['dias_parados', challenge('A impressora quebra'), null],
  ['diferenca_preco', challenge('O comprador paga 11 reais o quilo e no mercado sai por 45'), 34],
  ['diferenca_preco', challenge('Vendo a 11 reais o quilo'), null],
  ['entra_e_sai', challenge('Entra 75 mil e sai 80 todo mês'), -5_000],
  ['entra_e_sai', challenge('Entra 75 mil'), null],
  ['sobra_mes', { revenue: 50_000, ...costs('folha 12.000; aluguel 3.500; mercadorias 20.000') }, 14_500],
  ['sobra_mes', { revenue: 30_000, ...costs('folha 20.000; aluguel 15.000') }, -5_000],
  ['sobra_mes', { revenue: 30_000 }, null],
  ['conta_dela', { revenue: 50_000, ...challenge('Um cliente só compra 40% de tudo que vendo') }, 20_000],
  ['conta_dela', { revenue: 50_000, ...challenge('Tenho 67 anos e três filhos') }, null],
  // 1.800 ÷ 12
  ['passo_da_conta', challenge('Perco 6 horas por semana com papel e minha hora vale 80'), 2_080],
  ['passo_da_conta', challenge('Tenho 67 anos e três filhos'), null],
  ['segunda_conta', challenge(THREE_SUMS), 2_700],
  ['segunda_conta', challenge('Tenho 67 anos e três filhos'), null],
  ['terceira_conta', challenge(THREE_SUMS), 2_080],
  ['terceira_conta', challenge('Tenho 67 anos e três filhos'), null],
  ['quarta_conta', { revenue: 40_000, ...challenge(`${THREE_SUMS}. Comprei 300 vestidos a 45 cada`) }, 13_500],
  ['quarta_conta', challenge(THREE_SUMS), null],
  // 4.000 − (5.200 − 3.200)
  [
    'meta_sobra',
    { revenue: 5_200, form: { future_goals: 'tirar 4 mil limpo', main_costs: 'bolo 2.200; luz 1.000' } },
    2_000,
  ],
  [
    'meta_sobra',
    { revenue: 5_200, form: { future_goals: 'vender 4 mil a mais', main_costs: 'bolo 2.200; luz 1.000' } },
    null,
  ],
  ['impostos', { revenue: 50_000, ...costs('folha 12.000; simples 6%') }, 6],
  ['sobra_mes', { revenue: 50_000, ...costs('aluguel 5.500; comissão 40%; produtos 4.500') }, 20_000],
  ['margem', { revenue: 50_000, ...costs('folha 12.000; aluguel 3.500; mercadorias 20.000') }, 29],
  // 15.500 ÷ (1 − 20.000 ÷ 50.000)
  ['ponto_equilibrio', { revenue: 50_000, ...costs('folha 12.000; aluguel 3.500; mercadorias 20.000') }, 25_800],
  ['ponto_equilibrio', { revenue: 50_000, ...costs('folha 12.000; aluguel 3.500') }, null],
  ['ponto_equilibrio', { segment: 'Serviços', revenue: 50_000, ...costs('folha 12.000; aluguel 3.500') }, 15_500],
  ['custos_fixos', { revenue: 50_000, ...costs('folha 12.000; aluguel 3.500; mercadorias 20.000') }, 31],
  [
    'conta_que_mais_pesa',
    { revenue: 50_000, ...costs('salários 9.000; pró-labore 3.000; aluguel 3.500; luz 800') },
    18,
  ],
  ['meses_de_caixa', { revenue: 50_000, ...challenge('tenho 60 mil em caixa', 'folha 20.000; aluguel 10.000') }, 2],
  ['meses_de_caixa', { segment: 'Tecnologia', answers: { tech_runway: 'De 3 a 6 meses' } }, 4.5],
  ['dias_de_estoque', { revenue: 90_000, ...challenge('400 mil em estoque', 'mercadorias 60.000; folha 9.000') }, 200],
  ['dias_de_estoque', { answers: { retail_turnover: 'De 61 a 120 dias' } }, 90],
  ['estoque_parado', { ...challenge('tenho 400 mil em estoque') }, 400_000],
  [
    'estoque_parado',
    { ...costs('mercadorias 20.000; folha 5.000'), answers: { retail_turnover: 'De 61 a 120 dias' } },
    60_000,
  ],
  ['dias_para_receber', { ...challenge('recebo em 60 dias') }, 60],
  // 100.000 × 45% × 90 ÷ 30
  [
    'dinheiro_na_rua',
    { segment: 'Serviços', revenue: 100_000, ...challenge('o maior cliente representa 45% e paga em 90 dias') },
    135_000,
  ],
  [
    'maior_cliente',
    { segment: 'Serviços', revenue: 100_000, ...challenge('o maior cliente representa 45% e paga em 90 dias') },
    45_000,
  ],
  [
    'maior_cliente',
    { segment: 'Serviços', revenue: 50_000, answers: { service_concentration: 'De 31% a 50%' } },
    20_000,
  ],
  ['fiado_aberto', { ...challenge('tenho uns 15 mil de fiado na rua') }, 15_000],
  ['inadimplencia', { segment: 'Educação', revenue: 80_000, ...challenge('18 de inadimplência') }, 14_400],
  ['inadimplencia', { segment: 'Educação', revenue: 80_000, answers: { edu_default: 'De 9% a 15%' } }, 9_600],
  ['folha', { revenue: 50_000, ...costs('salários 9.000; encargos 3.000; aluguel 3.500') }, 24],
  ['aluguel', { revenue: 50_000, ...costs('aluguel 4500\nfuncionários 14.000') }, 9],
  ['mercadorias', { revenue: 50_000, ...costs('fornecedores 20.000, embalagens 1.000') }, 42],
  ['mercadorias', { segment: 'Alimentação', answers: { food_cmv: 'De 36% a 40%' } }, 38],
  ['energia', { revenue: 40_000, ...costs('energia 5.200; folha 9.000') }, 13],
  ['impostos', { revenue: 40_000, ...costs('simples 2.400; folha 9.000') }, 6],
  [
    'comissao_entrega',
    {
      segment: 'Alimentação',
      revenue: 60_000,
      ...challenge('pago 27% de comissão pro ifood'),
      answers: { food_delivery: 'De 31% a 60%' },
    },
    7_290,
  ],
  ['comissao_entrega', { segment: 'Alimentação', revenue: 60_000, answers: { food_delivery: 'De 31% a 60%' } }, null],
  ['comissao_entrega', { revenue: 43_000, ...challenge('dos 43 mil 27 é marketplace e o dinheiro não aparece') }, null],
  ['taxas_cartao', { revenue: 60_000, ...costs('taxas de cartão 1.800; folha 9.000') }, 1_800],
  ['juros', { ...challenge('parcela de 3.200 do banco') }, 3_200],
  ['divida', { revenue: 40_000, ...challenge('devo 80k no banco') }, 2],
  ['marketing', { revenue: 40_000, ...costs('anúncios 2.000; folha 9.000') }, 5],
  ['custo_por_cliente', { ...challenge('gasto 5.000 com marketing e trago 20 clientes novos') }, 250],
  ['frete', { revenue: 40_000, ...costs('frete 3.200; folha 9.000') }, 8],
  ['racao', { segment: 'Agronegócio', revenue: 100_000, ...costs('ração 55.000; energia 4.000') }, 55],
  ['receita_por_pessoa', { revenue: 50_000, people: 4 }, 12_500],
  // 14.080 ÷ (5 × 176)
  ['custo_hora', { people: 5, ...costs('folha 14.080; aluguel 2.000') }, 16],
  ['custo_hora', { people: 5 }, 12.06],
  ['custo_hora', { people: 6, ...costs('salários 14.080; pró-labore 4.000') }, 16],
  ['custo_hora', { people: 5, ...costs('3 mecanico 9.600; aluguel 2.800') }, 18.18],
  ['custo_hora', { people: 6, ...costs('funcionario 17.600; aluguel 2.300') }, 16.67],
  ['custo_hora', { people: 2, ...costs('programador 14.000; aluguel 2.300') }, 79.55],
  [
    'horas_nao_cobradas',
    { segment: 'Serviços', ...challenge('40 horas por mês que não cobro e cobro 120 a hora') },
    4_800,
  ],
  [
    'horas_nao_cobradas',
    { segment: 'Serviços', ...costs('folha 20.000; aluguel 1.000'), answers: { service_utilization: 'De 40% a 60%' } },
    10_000,
  ],
  ['espaco_mei', { revenue: 5_000, people: 1, form: { revenue: 'Até R$ 6.750 (MEI)' } }, 21_000],
  ['espaco_mei', { revenue: 8_000, people: 1, ...challenge('sou mei e tenho medo de estourar') }, -15_000],
  ['espaco_mei', { revenue: 7_000, people: 1, ...challenge('sou mei e já faturei 70 mil este ano') }, 11_000],
  [
    'espaco_mei',
    {
      revenue: 7_000,
      people: 1,
      ...challenge('sou mei'),
      history: Array.from({ length: 10 }, (_, month) => ({
        mes: `2026-${String(month + 1).padStart(2, '0')}`,
        valor: 6_000,
      })),
    },
    21_000,
  ],
  ['distancia_meta', { revenue: 62_000, ...goals('faturar 80 mil por mês em 12 meses') }, 18_000],
  ['distancia_meta', { revenue: 50_000, ...goals('vender 20% mais em 12 meses') }, 10_000],
  ['distancia_meta', { revenue: 50_000, ...goals('dobrar o faturamento até dezembro de 2027') }, 50_000],
  ['distancia_meta', { revenue: 50_000, ...goals('crescer') }, null],
  ['distancia_meta', { revenue: 50_000, ...goals('vender metade direto pra restaurante') }, null],
  ['clientes_para_meta', { revenue: 50_000, ...goals('vender 20% mais em 12 meses', 'ticket médio de 85') }, 118],
  ['clientes_para_meta', { ...goals('chegar a 300 alunos', 'tenho 220 alunos') }, 80],
  ['ticket_medio', { ...challenge('ticket médio de 85') }, 85],
  ['ticket_medio', { segment: 'Educação', revenue: 60_000, ...challenge('tenho 150 assinantes') }, 400],
  ['faltas', { segment: 'Saúde', revenue: 40_000, ...challenge('30% dos pacientes faltam') }, 12_000],
  ['faltas', { segment: 'Saúde', revenue: 40_000, answers: { health_noshow: 'De 16% a 25%' } }, 8_000],
  // 8 × 52 ÷ 12 × 280
  ['faltas', { segment: 'Saúde', revenue: 54_000, ...challenge('umas 8 faltas por semana, a consulta é 280') }, 9_710],
  [
    'inadimplencia',
    { segment: 'Educação', revenue: 54_000, ...challenge('tenho 40 clientes com mensalidade de 300 e 5 não pagam') },
    1_500,
  ],
  [
    'perdas',
    {
      segment: 'Indústria',
      revenue: 300_000,
      ...challenge('refaço 1 em cada 10 peças', 'insumos 90.000; folha 60.000'),
    },
    15_000,
  ],
  [
    'perdas',
    {
      segment: 'Alimentação',
      revenue: 60_000,
      ...challenge('perco 10% com desperdício', 'insumos 20.000; folha 9.000'),
    },
    2_000,
  ],
  ['cancelamento', { segment: 'Tecnologia', revenue: 40_000, answers: { tech_churn: 'De 3% a 5%' } }, 1_600],
  [
    'cancelamento',
    { segment: 'Tecnologia', revenue: 30_000, ...challenge('tenho 150 assinantes e 6 cancelamentos por mês') },
    1_200,
  ],
  ['perdas', { revenue: 100_000, ...challenge('perco 3% com desperdício') }, 3_000],
  [
    'perdas',
    {
      segment: 'Alimentação',
      revenue: 60_000,
      ...costs('insumos 24.000; folha 9.000'),
      answers: { food_waste: 'De 4% a 8%' },
    },
    1_440,
  ],
  [
    'perdas',
    {
      segment: 'Indústria',
      revenue: 90_000,
      ...costs('insumos 40.000; folha 20.000'),
      answers: { industry_scrap: 'Mais de 8%' },
    },
    6_000,
  ],
  [
    'glosas',
    {
      segment: 'Saúde',
      revenue: 100_000,
      answers: { health_denials: 'De 5% a 10%', health_payer: 'Convênios e particular' },
    },
    3_500,
  ],
  [
    'ociosidade',
    {
      segment: 'Saúde',
      revenue: 40_000,
      ...costs('aluguel 5.000; folha 9.000'),
      answers: { health_occupancy: 'De 50% a 70%' },
    },
    2_000,
  ],
  ['desconto', { revenue: 50_000, ...challenge('dou 10% de desconto para todo mundo') }, 5_000],
  ['conversao', { ...challenge('faço 40 orçamentos e fecho 8') }, 20],
  ['decimo_terceiro', { people: 5, ...costs('folha 12.000; aluguel 2.000') }, 1_000],
  // 10 ÷ (60 + 10)
  [
    'queda_de_volume',
    { revenue: 50_000, ...challenge('quero aumentar os preços em 10%', 'mercadorias 20.000; folha 9.000') },
    14,
  ],
  // Of the 10 points commission and tax take 26%: 7,4 ÷ (34 + 7,4)
  [
    'queda_de_volume',
    {
      revenue: 50_000,
      ...challenge(
        'quero aumentar os preços em 10%',
        'mercadorias 20.000; comissões 10.000; imposto 3.000; folha 9.000',
      ),
    },
    18,
  ],
  ['custo_vaga', { ...challenge('quero contratar um vendedor por 3 mil') }, 3_600],
  [
    'receita_recorrente',
    { segment: 'Serviços', revenue: 50_000, answers: { service_recurring: 'De 26% a 50%' } },
    19_000,
  ],
  [
    'receita_recorrente',
    { segment: 'Tecnologia', ...challenge('tenho 150 assinantes com ticket médio de 90') },
    13_500,
  ],
  [
    'custo_por_unidade',
    { segment: 'Agronegócio', ...challenge('produzo 12.000 litros por mês', 'ração 15.000; energia 3.000') },
    1.5,
  ],
  [
    'custo_por_unidade',
    { segment: 'Agronegócio', ...challenge('planto soja e colho 6.000 sacas', 'insumos 30.000; diesel 10.000') },
    80,
  ],
  [
    'custo_por_km',
    { segment: 'Serviços', ...challenge('rodo 8.000 km por mês', 'combustível 12.000; aluguel 3.000') },
    1.5,
  ],
  ['custo_vaga', { people: 4, ...costs('folha 12.000; aluguel 2.000') }, 3_000],
  [
    'custo_vaga',
    {
      people: 4,
      ...costs('folha 12.000; aluguel 2.000'),
      ...challenge('queria contratar mais um. o mecânico novo sairia uns 2.900 com encargos'),
    },
    2_900,
  ],
]

describe('figures that decide', () => {
  test.each(CASES)('%s of %j is %j', (id, given, wanted) => expect(value(id, given)).toBe(wanted))

  test('each has a case, and is unknown where nothing was said', () => {
    const tried = new Set(CASES.map(([id]) => id))
    expect(MEASURE_IDS.filter((id) => !tried.has(id))).toEqual([])
    const nothing = measuresOf(readingOf({ form: { revenue: '', employees: '' } }))
    expect(MEASURE_IDS.filter((id) => nothing.get(id) !== null)).toEqual(['custo_hora'])
  })
})

/** A text without the figures that are facts. */
const bare = ({ text, spans }: Text) =>
  spans
    .toSorted((a, b) => b.inicio - a.inicio)
    .reduce((rest, { inicio, fim }) => rest.slice(0, inicio) + rest.slice(fim), text)

describe('their texts', () => {
  test('hold no figure that is no fact, and all facts are there', () => {
    for (const [id, given] of CASES) {
      const figure = measuresOf(readingOf(given)).get(id)
      if (!figure) continue
      const { text, fact, entradas } = figure
      expect([id, bare(text)]).toEqual([id, expect.not.stringMatching(/\d/)])
      expect(text.text).toMatch(/^\p{Lu}.*\.$/u)
      const known = new Map<string, Fact>([fact, ...entradas].map((known) => [known.id, known]))
      for (const { fato } of text.spans) expect([id, known.has(fato)]).toEqual([id, true])
      for (const { id: from, entradas: inputs } of known.values())
        for (const input of inputs ?? []) expect([from, input, known.has(input)]).toEqual([from, input, true])
      for (const one of known.values())
        if (one.tipo === 'calculado') expect([one.id, Boolean(one.formula)]).toEqual([one.id, true])
    }
  })

  test('who left already is no monthly rate', () => {
    const left = measuresOf(
      readingOf({ revenue: 36_000, form: { main_challenge: 'Comecei com 150 alunos e 36 já saíram' } }),
    ).get('cancelamento')
    expect([left?.fact.valor, left?.text.text]).toEqual([
      8_640,
      'De 150 na base, 36 já saíram: 24%. No valor médio de hoje, são cerca de R$ 8.640 por mês a menos.',
    ])
  })
})
